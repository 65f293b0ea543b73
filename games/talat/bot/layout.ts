/** Where each group of features begins in an array of all, and how many there are together. */
interface Layout<Group extends string> {
  readonly at: Readonly<Record<Group, number>>;
  readonly size: number;
}

/** Lays groups of so many features each one after the other. */
export const layOut = <Group extends string>(sizes: Readonly<Record<Group, number>>): Layout<Group> => {
  const at: Record<Group, number> = { ...sizes };
  let size = 0;
  for (const group of Object.keys(sizes) as Group[]) {
    at[group] = size;
    size += sizes[group];
  }
  return { at, size };
};
