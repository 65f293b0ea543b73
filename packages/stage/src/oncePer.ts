/** Finds something out once for each object, and as long as the object is there. The object must not change. */
export const oncePer = <Key extends object, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return key => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
};
