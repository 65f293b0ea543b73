/** A font in one weight. */
export interface Font {
  readonly family: string;
  readonly weight: number;
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, font: Font) => number;

/** Where a text has to go: so wide, so many lines at most, the largest and the smallest size. */
export interface Space {
  readonly width: number;
  readonly lines: number;
  readonly sizes: readonly [largest: number, smallest: number];
}

const STEP = 4;
/** Where a line may end. */
const BREAKS = /(?<= )|(?<=\p{L}-)(?=\p{L})/u;
/** Where a hyphen stood at the end of one. */
const BROKEN = /(?<=\p{L}-) (?=\p{L})/gu;
/** A word of one letter with the space after it. */
const LONE_LETTER = /(?<=^|[ \u00a0])(\p{L}) /gu;

/** A text in the largest size in which its lines fit; what does not fit even in the smallest is cut short. */
export const fitLines = (
  text: string,
  { width, lines: most, sizes: [largest, smallest] }: Space,
  font: Font,
  measure: Measure,
): { readonly size: number; readonly lines: readonly string[] } => {
  for (let size = largest; size > smallest; size -= STEP) {
    const lines = wrap(text, width, size, font, measure);
    const isWide = lines.some(line => measure(line, size, font) > width);
    if (lines.length <= most && !isWide) return { size, lines: balance(text, width, size, lines, font, measure) };
  }
  const lines = wrap(text, width, smallest, font, measure);
  const kept = lines.slice(0, most - 1);
  const rest = lines
    .slice(most - 1)
    .join(' ')
    .replaceAll(BROKEN, '');
  return {
    size: smallest,
    lines: [...kept, rest].filter(Boolean).map(line => shorten(line, width, smallest, font, measure)),
  };
};

/** By how much lines are made narrower at a time. */
const NARROWED = 0.94;

/** The same number of lines, as even as they get. */
const balance = (
  text: string,
  width: number,
  size: number,
  lines: readonly string[],
  font: Font,
  measure: Measure,
): readonly string[] => {
  let best = lines;
  for (let narrow = width * NARROWED; lines.length > 1; narrow *= NARROWED) {
    const next = wrap(text, narrow, size, font, measure);
    if (next.length > lines.length || next.some(line => measure(line, size, font) > narrow)) break;
    best = next;
  }
  return best;
};

/** As many words on each line as it holds, broken after hyphens too. Spaces that do not break are left alone; no line ends with a single letter. */
const wrap = (text: string, width: number, size: number, font: Font, measure: Measure): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const part of text.replaceAll(LONE_LETTER, '$1\u00a0').split(BREAKS)) {
    const longer = line + part;
    if (line !== '' && measure(longer.trimEnd(), size, font) > width) {
      lines.push(line.trimEnd());
      line = part;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};

/** A text cut short so that it is no wider than this. */
export const shorten = (text: string, width: number, size: number, font: Font, measure: Measure): string => {
  if (measure(text, size, font) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let [fits, length] = [0, letters.length];
  while (fits < length) {
    const middle = Math.ceil((fits + length) / 2);
    if (measure(`${letters.slice(0, middle).join('')}…`, size, font) <= width) fits = middle;
    else length = middle - 1;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
};
