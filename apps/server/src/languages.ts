/** The languages of an Accept-Language header, best first. */
export const preferredLanguages = (header: string): string[] =>
  header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map(p => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(q => q !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
