/** In this order: many call themselves by the names of others too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/** What a browser says about itself, as somebody knows their devices: `Firefox, Linux`. Empty where it says nothing known. */
export const deviceOf = (agent: string): string =>
  [BROWSERS, SYSTEMS].flatMap(names => names.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(', ');
