/**
 * The colours, each named for what it is: light, dark, high contrast on white and on black. With high contrast boards are white or
 * black too, and live by their lines.
 */
const COLOURS = {
  bg: ['#F1EFEA', '#16181A', '#FFFFFF', '#000000'],
  surface: ['#FCFBF9', '#202326', '#FFFFFF', '#000000'],
  well: ['#E7E4DD', '#2B2F33', '#EDEDED', '#1C1C1C'],
  line: ['#D6D1C7', '#3B4045', '#000000', '#FFFFFF'],
  lineStrong: ['#857E72', '#838A91', '#000000', '#FFFFFF'],
  ink: ['#1E2226', '#F1EEE8', '#000000', '#FFFFFF'],
  ink2: ['#535960', '#B6B5B0', '#262626', '#E6E6E6'],
  accent: ['#0A626D', '#78D8DC', '#004C56', '#7DF3F7'],
  accentSoft: ['#D3E6E6', '#153F44', '#D2F1F2', '#003B40'],
  onAccent: ['#FFFFFF', '#04262A', '#FFFFFF', '#000000'],
  gold: ['#EFB02A', '#F5C657', '#FFC62E', '#FFD84D'],
  goldEdge: ['#7A5200', '#181000', '#4A3000', '#000000'],
  goldInk: ['#7A5200', '#F6CF79', '#4A3000', '#FFE08A'],
  goldSoft: ['#FBEBC4', '#463612', '#FFF0C2', '#3A2C00'],
  danger: ['#B3261E', '#FF8F84', '#8F0D08', '#FF9C92'],
  dangerSoft: ['#F9DEDA', '#4A201C', '#FFE4E0', '#3A0B06'],
  clay: ['#E0C6A6', '#7B6150', '#FFFFFF', '#000000'],
  clayEdge: ['#C7A680', '#574335', '#FFFFFF', '#000000'],
  clayLine: ['#86633D', '#D6BCA6', '#000000', '#FFFFFF'],
  claySpot: ['#D2B28C', '#6A5243', '#FFFFFF', '#000000'],
  celadon: ['#C3D2C5', '#43564B', '#FFFFFF', '#000000'],
  celadonEdge: ['#9FB4A3', '#303F37', '#FFFFFF', '#000000'],
  celadonCell: ['#D0DCD1', '#50665A', '#FFFFFF', '#000000'],
  celadonStart: ['#AFC4B4', '#3C5547', '#D9D9D9', '#2B2B2B'],
  coord: ['#43474B', '#F1EEE8', '#000000', '#FFFFFF'],
  frostBoard: ['#D8DEE4', '#3A434B', '#DCEBF5', '#0B2230'],
  frostEdge: ['#B9C3CC', '#2A3138', '#DCEBF5', '#0B2230'],
  frostCell: ['#E6EBEF', '#46515A', '#EDF6FB', '#12303F'],
  frostLine: ['#FFFFFF', '#8DA0AE', '#5E8CA6', '#A9D3EA'],
  stone: ['#A7ADB1', '#8E959A', '#A7ADB1', '#9AA1A6'],
  stoneSide: ['#7B8287', '#5D6469', '#7B8287', '#5D6469'],
  stoneRim: ['#3F4448', '#0E1112', '#000000', '#FFFFFF'],
  stoneMark: ['#22272A', '#121517', '#000000', '#000000'],
  sea: ['#CFE4E6', '#12303A', '#FFFFFF', '#000000'],
  sea2: ['#BBD8DC', '#173C47', '#FFFFFF', '#000000'],
  seaLine: ['#5E949C', '#5F98A3', '#000000', '#FFFFFF'],
  ivory: ['#FFFBF1', '#F6EFE0', '#FFFFFF', '#FFFFFF'],
  ivorySide: ['#D9CDB6', '#BFB198', '#FFFFFF', '#C8C8C8'],
  ivoryRim: ['#4B4236', '#15100A', '#000000', '#000000'],
  ivoryMark: ['#4B4236', '#463C2F', '#000000', '#000000'],
  ebony: ['#2A2C31', '#1B1C20', '#000000', '#000000'],
  ebonySide: ['#0F1012', '#050506', '#000000', '#000000'],
  ebonyRim: ['#0B0C0D', '#D8CBB8', '#000000', '#FFFFFF'],
  ebonyLayer: ['#8E929A', '#B9AD9C', '#FFFFFF', '#FFFFFF'],
  ivoryLayer: ['#6B5F4E', '#5A4E3F', '#000000', '#000000'],
  ebonyMark: ['#F3EBDC', '#F3EBDC', '#FFFFFF', '#FFFFFF'],
  ember: ['#E2703A', '#E77B45', '#F58A4E', '#FF9A5C'],
  emberSide: ['#A8471A', '#A04417', '#A8471A', '#B5501A'],
  emberRim: ['#5B2408', '#190700', '#000000', '#000000'],
  emberMark: ['#3A1503', '#3A1503', '#000000', '#000000'],
  plum: ['#6E4AA5', '#8461BF', '#5E38A3', '#6740AE'],
  plumSide: ['#472B74', '#50337F', '#3D2173', '#45277F'],
  plumRim: ['#2A164B', '#E2D6F7', '#000000', '#FFFFFF'],
  plumMark: ['#F6F0FF', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  jungle: ['#448551', '#407D4C', '#5BA86C', '#4C9A5D'],
  jungleInk: ['#0E2E17', '#0B2612', '#00200B', '#001A08'],
  clearing: ['#A3C266', '#94B157', '#BBDB78', '#B4D66F'],
  clearingInk: ['#46631A', '#3E5817', '#23380A', '#23380A'],
  sand: ['#F0DCA0', '#E2CC8B', '#FAEBBD', '#F7E7B4'],
  sandInk: ['#8F6A1E', '#7E5E1B', '#5A4000', '#5A4000'],
  rock: ['#938D88', '#847E79', '#AAA49F', '#A39D98'],
  rockInk: ['#3A3633', '#2F2B29', '#000000', '#000000'],
  lake: ['#6FB4D3', '#5CA5C6', '#86CBEF', '#6FC3EE'],
  lakeInk: ['#12557A', '#0D4868', '#003450', '#00314D'],
  volcano: ['#5A3330', '#512C2A', '#4A1F1C', '#8A4A44'],
  volcanoInk: ['#FFB98A', '#FFBE92', '#FFD9BF', '#FFEBDC'],
  earthA: ['#9A7B58', '#7A5F44', '#A5835F', '#A5835F'],
  earthB: ['#84664A', '#664E38', '#6B5239', '#6B5239'],
  levelBg: ['#FFFDF8', '#FFF8EC', '#FFFFFF', '#FFFFFF'],
  levelInk: ['#231B16', '#231B16', '#000000', '#000000'],
  haloLight: ['#FFF9EC', '#FFF6E4', '#FFFFFF', '#FFFFFF'],
  shoal: ['#E6F0EA', '#255563', '#E0F0F2', '#12303A'],
  onDanger: ['#FFFFFF', '#3A0905', '#FFFFFF', '#000000'],
  tileEdge: ['#2A2320', '#14100E', '#000000', '#000000'],
  shadow: ['#3B2C18', '#000000', '#000000', '#000000'],
  ivoryOutline: ['#4B4236', '#4B4236', '#000000', '#000000'],
  ebonyOutline: ['#0B0C0D', '#0B0C0D', '#000000', '#000000'],
  emberOutline: ['#4A1C06', '#4A1C06', '#000000', '#000000'],
  plumOutline: ['#2A164B', '#2A164B', '#000000', '#000000'],
  stoneOutline: ['#3F4448', '#0E1112', '#000000', '#000000'],
} as const;

/** The name of a colour. */
export type Token = keyof typeof COLOURS;
/** The colours of a theme by their names. */
export type Palette = Readonly<Record<Token, string>>;

const themeOf = (column: 0 | 1 | 2 | 3): Palette =>
  Object.fromEntries(Object.entries(COLOURS).map(([token, colours]) => [token, colours[column]])) as Palette;

/** The themes, as `data-theme` names them once in kebab-case. */
export const THEMES = {
  light: /* @__PURE__ */ themeOf(0),
  dark: /* @__PURE__ */ themeOf(1),
  contrastLight: /* @__PURE__ */ themeOf(2),
  contrastDark: /* @__PURE__ */ themeOf(3),
} as const;
/** The name of a theme. */
export type Theme = keyof typeof THEMES;

/** The colours of a page that is light or dark, with high contrast or without. */
export const paletteOf = (theme: 'light' | 'dark', contrast: boolean): Palette => {
  if (!contrast) return THEMES[theme];
  return theme === 'dark' ? THEMES.contrastDark : THEMES.contrastLight;
};
