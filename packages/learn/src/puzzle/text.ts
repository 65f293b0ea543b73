import { fail, ok, quote, type Result } from '@threefold-games/core';
import { formatGoal, type LastTurn, type Puzzle, parseGoal } from './puzzle.ts';

/** Writes a puzzle as its file has it: a tag a line. */
export const formatPuzzle = (puzzle: Puzzle): string => {
  const { id, game, rules, position, last, goal, line, themes, wins, turns, proof, found, start, from, missed } =
    puzzle;
  const tags: (readonly [string, string | number])[] = [
    ['Puzzle', id],
    ['Game', game],
    ['Rules', rules],
    ['Position', position],
    ...(last
      ? ([
          ['Before', last.before],
          ['Last', last.steps.join(' ')],
        ] as const)
      : []),
    ...(last && last.drawn.length > 0 ? ([['Drawn', last.drawn.join(' ')]] as const) : []),
    ['Goal', formatGoal(goal)],
    ['Line', line.map(steps => steps.join(' ')).join('; ')],
    ['Themes', themes.join(' ')],
    ['Wins', `${wins} ${turns}`],
    ['Proof', proof],
    ['Found', found.map(share => String(Number(share.toFixed(2)))).join(' ')],
    ['Start', `${start.rating} ${start.doubt}`],
    ['From', `${from.seed} ${from.game} ${from.turn}`],
    ['Missed', missed ? 1 : 0],
  ];
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n`;
};

/** A file of puzzles: one blank line between two. */
export const formatPuzzles = (puzzles: readonly Puzzle[]): string => puzzles.map(formatPuzzle).join('\n');

/** Reads a file of puzzles; whether the rules bear them out is `checkPuzzle`'s question. */
export const parsePuzzles = (text: string): Result<readonly Puzzle[]> => {
  const puzzles: Puzzle[] = [];
  for (const block of text.split(/\r?\n\s*\r?\n/)) {
    if (block.trim() === '') continue;
    const puzzle = parsePuzzle(block);
    if (!puzzle.ok) return puzzle;
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
};

/** Reads one puzzle. */
export const parsePuzzle = (text: string): Result<Puzzle> => {
  const tags = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [, name, value] = /^\[([A-Z][a-z]+) "([^"]*)"\]\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return fail('puzzle.syntax', `the tag ${quote(line)}`);
    if (tags.has(name)) return fail('puzzle.syntax', `${name} stands twice`);
    tags.set(name, value);
  }
  const refuse = (name: string) => fail('puzzle.syntax', `the tag ${name}`);
  const tag = (name: string): string => tags.get(name) ?? '';
  const words = (name: string): readonly string[] => tag(name).split(' ').filter(Boolean);
  const numbers = (name: string, count: number): readonly number[] | undefined => {
    const values = words(name).map(Number);
    return values.length === count && values.every(value => Number.isFinite(value) && value >= 0) ? values : undefined;
  };
  for (const name of ['Puzzle', 'Game', 'Position', 'Line', 'Themes']) if (tag(name).trim() === '') return refuse(name);
  if (!/^[a-z]{2}-[2-9a-z]{5}$/.test(tag('Puzzle'))) return refuse('Puzzle');
  const goal = parseGoal(tag('Goal'));
  if (!goal) return refuse('Goal');
  const [rules, proof, missed] = ['Rules', 'Proof', 'Missed'].map(name => numbers(name, 1)?.[0]);
  const wins = numbers('Wins', 2);
  const start = numbers('Start', 2);
  const found = numbers('Found', words('Found').length);
  const [seed, ...from] = words('From');
  if (rules === undefined) return refuse('Rules');
  if (proof === undefined) return refuse('Proof');
  if (missed !== 0 && missed !== 1) return refuse('Missed');
  if (!wins) return refuse('Wins');
  if (!start) return refuse('Start');
  if (!found || found.some(share => share > 1)) return refuse('Found');
  if (seed === undefined || from.length !== 2 || from.some(each => !/^\d+$/.test(each))) return refuse('From');
  const last: LastTurn | undefined = tags.has('Before')
    ? { before: tag('Before'), steps: words('Last'), drawn: words('Drawn') }
    : undefined;
  return ok({
    id: tag('Puzzle'),
    game: tag('Game'),
    rules,
    position: tag('Position'),
    ...(last && { last }),
    goal,
    line: tag('Line')
      .split(';')
      .map(steps => steps.trim().split(' ').filter(Boolean)),
    themes: words('Themes'),
    wins: wins[0]!,
    turns: wins[1]!,
    proof,
    found,
    start: { rating: start[0]!, doubt: start[1]! },
    from: { seed, game: Number(from[0]), turn: Number(from[1]) },
    missed: missed === 1,
  });
};

/** What a list of puzzles tells of each: enough to choose one. */
export interface PuzzleEntry {
  readonly id: string;
  readonly rating: number;
  readonly themes: readonly string[];
}

/** A line of the list of a game's puzzles. Its files have them in the same order, `CHUNK` each. */
export const formatEntry = ({ id, start, themes }: Pick<Puzzle, 'id' | 'start' | 'themes'>): string =>
  `${id} ${start.rating} ${themes.join(' ')}`;

/** Reads the list of a game's puzzles. */
export const parseEntries = (text: string): Result<readonly PuzzleEntry[]> => {
  const entries: PuzzleEntry[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [id, rating, ...themes] = line.trim().split(' ');
    if (themes.length === 0 || !Number.isFinite(Number(rating))) return fail('puzzle.syntax', quote(line));
    entries.push({ id: id!, rating: Number(rating), themes });
  }
  return ok(entries);
};
