import type { StepEvent } from '@threefold-games/core';

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

/** A sheet of characters to draw on. Widths are those of the bare text, so that colours do not shift anything. */
export class Canvas {
  private readonly rows: { readonly chars: string[]; readonly styles: Style[] }[] = [];

  /** Writes a text on one line, from a column on. The same style must be the same function to be drawn as one run. */
  put(row: number, column: number, text: string, style: Style = bare): void {
    while (this.rows.length <= row) this.rows.push({ chars: [], styles: [] });
    const { chars, styles } = this.rows[row]!;
    while (chars.length < column) {
      chars.push(' ');
      styles.push(bare);
    }
    for (const [i, char] of Array.from(text).entries()) {
      chars[column + i] = char;
      styles[column + i] = style;
    }
  }

  get width(): number {
    return Math.max(0, ...this.rows.map(({ chars }) => chars.length));
  }

  /** The lines, or a strip of them, without blanks at their ends. */
  lines(from = 0, to = this.width): string[] {
    return this.rows.map(({ chars, styles }) => {
      let line = '';
      const end = Math.min(to, chars.length);
      for (let start = from; start < end; ) {
        let stop = start + 1;
        while (stop < end && styles[stop] === styles[start]) stop++;
        line += styles[start]!(chars.slice(start, stop).join(''));
        start = stop;
      }
      return line.trimEnd();
    });
  }
}

/** How a game looks in a terminal. */
export interface Drawing<View = unknown> {
  /** What a seat is called at this table, such as White; undefined where it has no name but its number. */
  seatName(seat: number): string | undefined;
  /** The board and all that lies beside it, as lines of text that fit into `width` characters where that can be. */
  draw(view: View, paint: Paint, width: number): string;
  /** What a step brought about, in a sentence; undefined for what the board itself shows well enough. */
  announce(event: StepEvent, nameOf: (seat: number) => string): string | undefined;
}

/** Breaks a text so that each line, `hang` included, fits into `width`; all lines but the first begin with `hang`. */
export const wrap = (text: string, width: number, hang = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && hang.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${hang}`);
};
