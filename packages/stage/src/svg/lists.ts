/** Adds a value to the list of its key. */
export const push = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};
