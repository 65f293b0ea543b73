/** The items by their keys, in the order in which the keys come. */
export const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const same = groups.get(key);
    if (same) same.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
