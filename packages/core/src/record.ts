import { fail, ok, quote, type Result } from './result.ts';

/** A game as text has it. Whether the rules allow it is `replay`'s question. */
export interface GameRecord {
  /** Every tag in its order, known or not. */
  readonly tags: readonly Tag[];
  /** The steps of each turn, a draw being a step of the turn that it begins. */
  readonly turns: readonly (readonly string[])[];
  readonly comments: readonly Comment[];
}

/** A line at the head of a record: `[Game "tzaar"]`. */
export interface Tag {
  readonly name: string;
  /** All between the first and the last quotation mark of its line. */
  readonly value: string;
}

/** A remark in braces. */
export interface Comment {
  /** The turn that it stands in, counted from 1; 0 before the first. */
  readonly turn: number;
  /** How many steps of that turn stand before it. */
  readonly step: number;
  readonly text: string;
}

/** No record is longer than this many characters. */
export const RECORD_LIMIT = 1 << 20;

/** The tags that mean something here; all others are kept as they are. */
export const KNOWN_TAGS: readonly string[] = [
  'Game',
  'Rules',
  'Options',
  'Setup',
  'Seats',
  'Date',
  'Result',
  'End',
  'Ranking',
];

/** What a tag of a record says, the first of its name; undefined where there is none. */
export const tagValue = (record: GameRecord, name: string): string | undefined =>
  record.tags.find(tag => tag.name === name)?.value;

/** Reads one record. Judges the form alone: tags, braces, the numbers of the turns. */
export const parseRecord = (text: string): Result<GameRecord> => {
  if (text.length > RECORD_LIMIT) return fail('record.size', `more than ${RECORD_LIMIT} characters`);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const tags: Tag[] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]!.trim();
    if (line === '') continue;
    if (!line.startsWith('[')) break;
    const found = /^\[([^\s"[\]]+)[ \t]*"(.*)"[ \t]*\]$/.exec(line);
    if (!found) return fail('record.syntax', `the tag ${quote(line)}`);
    const [, name = '', value = ''] = found;
    if (KNOWN_TAGS.includes(name) && tags.some(tag => tag.name === name))
      return fail('record.tag', `${name} stands twice`);
    tags.push({ name, value });
  }
  if (tags.length === 0) return fail('record.empty', at === lines.length ? 'nothing but blanks' : quote(lines[at]!));
  if (tags[0]!.name !== 'Game') return fail('record.tag', 'a record begins with its Game tag');
  const moves = parseMoves(lines.slice(at).join('\n'));
  return moves.ok ? ok({ tags, ...moves.value }) : moves;
};

/** Writes a record in the one layout that there is. */
export const formatRecord = (record: GameRecord): string => {
  const at = (turn: number, step: number): string[] =>
    record.comments.filter(c => c.turn === turn && c.step === step).map(c => `{${c.text}}`);
  const head = record.tags.map(tag => `[${tag.name} "${tag.value}"]`);
  const turns = record.turns.map((steps, i) =>
    [`${i + 1}.`, ...at(i + 1, 0), ...steps.flatMap((step, s) => [step, ...at(i + 1, s + 1)])].join(' '),
  );
  return `${[...head, '', ...at(0, 0), ...turns].join('\n')}\n`;
};

/**
 * Cuts a stream of text into its records: a line that begins with a Game tag begins a new one, whatever stands before it, be it an
 * open brace. Text before the first comes as a piece of its own, so that it is refused and not lost. Holds at most one record in memory.
 */
export const recordSplitter = (emit: (piece: string) => void): { push(chunk: string): void; end(): void } => {
  let piece = '';
  let line = '';
  const take = (text: string): void => {
    // One character past the limit is kept, so that the piece is refused for its size.
    if (piece.length <= RECORD_LIMIT) piece += text.slice(0, RECORD_LIMIT + 1 - piece.length);
  };
  const flush = (): void => {
    if (piece.trim() !== '') emit(piece);
    piece = '';
  };
  const endLine = (): void => {
    if (/^(\ufeff|\xef\xbb\xbf)?[ \t]*\[Game[ \t]*"/.test(line)) flush();
    take(line);
    line = '';
  };
  return {
    push(chunk) {
      let from = 0;
      // A line ends with either character: the empty one between the two of other systems does no harm.
      for (const { index } of chunk.matchAll(/[\n\r]/g)) {
        line += chunk.slice(from, index + 1);
        endLine();
        from = index + 1;
      }
      if (line.length <= RECORD_LIMIT) line += chunk.slice(from);
    },
    end() {
      endLine();
      flush();
    },
  };
};

/** The records of a text, each as a text of its own. */
export const splitRecords = (text: string): string[] => {
  const pieces: string[] = [];
  const splitter = recordSplitter(piece => pieces.push(piece));
  splitter.push(text);
  splitter.end();
  return pieces;
};

const parseMoves = (text: string): Result<Pick<GameRecord, 'turns' | 'comments'>> => {
  const turns: string[][] = [];
  const comments: Comment[] = [];
  let lineStart = true;
  // A brace, a line's end, or a word: what is left of the text is always one of them or blanks.
  const pieces = /\{([^}]*)(\}?)|(\n)|([^\s{]+)/g;
  for (const [, comment, closed, newline, word] of text.matchAll(pieces)) {
    const turn = turns.at(-1);
    if (newline !== undefined) lineStart = true;
    else if (word === undefined) {
      if (closed !== '}') return fail('record.syntax', 'a brace is not closed', { turn: turns.length });
      comments.push({ turn: turns.length, step: turn?.length ?? 0, text: comment ?? '' });
    } else if (lineStart) {
      const next = turns.length + 1;
      if (!/^\d+\.$/.test(word))
        return fail('record.syntax', `a line begins with the number of its turn, not ${quote(word)}`, { turn: next });
      if (word !== `${next}.`) return fail('record.number', `${quote(word)} where ${next}. is due`, { turn: next });
      turns.push([]);
      lineStart = false;
    } else turn!.push(word);
  }
  const empty = turns.findIndex(steps => steps.length === 0);
  if (empty >= 0) return fail('record.syntax', 'a turn without a step', { turn: empty + 1 });
  return ok({ turns, comments });
};
