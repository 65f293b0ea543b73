/** The paths that a pattern such as `rooms/{a,b}.ts` stands for. */
export const spreadOut = (path: string): string[] => {
  const [all, inner = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return all === undefined ? [path] : inner.split(',').flatMap(each => spreadOut(path.replace(all, each)));
};
