/** The properties of a device that its browser reveals. */
interface Device {
  /** Gigabytes, roughly. */
  readonly deviceMemory?: number;
  /** Cores. */
  readonly hardwareConcurrency?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** A device with so many gigabytes has better uses for them. */
const LITTLE_MEMORY = 2;

/** Whether a big net is too much to ask for where a small one will do: little memory, or data that is paid for. */
export const isSparing = ({ deviceMemory, connection }: Device): boolean =>
  connection?.saveData === true || (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY);

/** No position is thought about in more threads. */
const MOST = 4;

/** In how many threads a device may think: one core is left to the page where there are more than two. */
export const threadsOf = (device: Device): number => {
  const { hardwareConcurrency: cores = 1 } = device;
  if (isSparing(device)) return 1;
  return Math.max(1, Math.min(MOST, cores > 2 ? cores - 1 : cores));
};
