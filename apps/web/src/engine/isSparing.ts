/** What a device says of itself, where its browser tells. */
export interface Device {
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
