// The style sheet of /docs: the app's colours, as the system wants them light or dark, and its fonts.
import { cssName, THEMES } from '@threefold-games/stage';

const TOKENS = [
  'bg',
  'surface',
  'well',
  'line',
  'lineStrong',
  'ink',
  'ink2',
  'accent',
  'accentSoft',
  'onAccent',
  'goldSoft',
  'goldInk',
];

const colours = theme => `:root { ${TOKENS.map(token => `${cssName(token)}: ${THEMES[theme][token]};`).join(' ')} }`;

const PREFERENCES = [
  ['dark', '(prefers-color-scheme: dark)'],
  ['contrastLight', '(prefers-contrast: more) and (prefers-color-scheme: light)'],
  ['contrastDark', '(prefers-contrast: more) and (prefers-color-scheme: dark)'],
];

const face = ([family, weights, url]) =>
  `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: url("${url}") format("woff2"); }`;

/** `fonts`: family, weights and address of each. */
export const styleSheet = (rules, fonts) =>
  [
    ...fonts.map(face),
    colours('light'),
    ...PREFERENCES.map(([theme, query]) => `@media ${query} { ${colours(theme)} }`),
    rules,
  ].join('\n');
