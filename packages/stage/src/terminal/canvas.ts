import { bare, type Style } from './paint.ts';

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
