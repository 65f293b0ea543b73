/** Colours a run of characters. */
export type Style = (text: string) => string;

/** How a drawing gets its colours; in plain ASCII it gets none. */
export interface Paint {
  /** True where only ASCII may be written. */
  readonly plain: boolean;
  /** What stands in the background. */
  readonly dim: Style;
  /** What is to be seen first. */
  readonly bold: Style;
  /** What belongs to a seat, by seat. */
  readonly seats: readonly Style[];
  /** Text on a coloured ground, both from the palette of 256. */
  readonly ground: (colour: number, ground: number) => Style;
}

const coded =
  (codes: string): Style =>
  text =>
    `\u001b[${codes}m${text}\u001b[0m`;

const ground = (colour: number, below: number): Style => coded(`1;38;5;${colour};48;5;${below}`);

/** The seats are told apart by brightness too, on dark and on light terminals. */
export const colourPaint: Paint = {
  plain: false,
  dim: coded('2'),
  bold: coded('1'),
  seats: [ground(16, 255), ground(231, 238), ground(231, 127), ground(231, 20)],
  ground,
};

/** No style at all. */
export const bare: Style = text => text;

/** No colours: for ASCII, and for output that nobody watches. */
export const plainPaint: Paint = {
  plain: true,
  dim: bare,
  bold: bare,
  seats: [bare, bare, bare, bare],
  ground: () => bare,
};
