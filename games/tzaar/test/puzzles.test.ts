import { History, type Position } from '@threefold-games/core';
import { type PuzzleGoal, parseGoal, type Solution, turnOf } from '@threefold-games/learn';
import { LANGS, speaker } from '@threefold-games/speech';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { pictures, puzzling } from '../learn/puzzling.ts';
import { handedTo, tzaar } from '../rules/index.ts';
import type { TzaarView } from '../rules/view.ts';
import { loadPuzzleWords } from '../words/puzzles.ts';
import { KEPT, start, steps, table, turn } from './table.ts';

const open = (fields: string): Position<TzaarView> => must(tzaar.decode(`tzaar/1 2 setup=random ${fields}`));

/** A puzzle of a played game: its position, what it asks for, and how it goes. */
type Case = readonly [fields: string, goal: string, line: string];

const solutionOf = ([fields, goal, line]: Case): Solution<TzaarView> => {
  const position = open(fields);
  const history = line
    .split('; ')
    .reduce((played, turn) => must(played.with(turn.split(' '))), History.from(tzaar, position));
  const turns = history.turns.map((_, i) => turnOf(history, i));
  return { seat: position.actor, goal: parseGoal(goal)!, turns } as Solution<TzaarView>;
};

const CASES = {
  both: [
    'o2...O/....../......a6/......R5O/...R2.ooo/.......r6/..O3..../....A4O/..... w1',
    'win 3',
    'D7xE7 H5+E7; C7xA5 E8xD8; E7xF8',
  ],
  quick: [
    'O..../...a3.r2/..A2...O/..o...../a5...OR7../......../......o/..R2.a./r.o.. w1',
    'win 3',
    'C3xD3 E5+H3; B6xC7 I3+I1; E6xC7',
  ],
  double: [
    'A4aOO./...r4../..a..../..oR..../a......O/.......R2/....O../Ao6..../R.... b1',
    'win 3',
    'H2xH1 C3+D3; A1xA2 A2+A3; B4xD4 D4+D3',
  ],
  safe: [
    'Or2.a5./R3...../o....../.......A/a..oo..R/O..A4..../.Ar..../.O..../..... b1',
    'win 3',
    'E1xF1 G3xH2; F4xF1 F1xA2; A4xA2 A2xA1',
  ],
  passed: [
    '..O../....../......./.....A7.R/.....R.a2/.......o4/......./r5R3..../ooO2.. b1',
    'win 3',
    'H1xH2 I2+I1; I3xI1 -; H2xI1 -',
  ],
  /** The last turn could capture the last Tott instead. */
  needless: [
    '..R.O/a...../....A../.o2..r.../.......R2/......../..R2.r.O/....r10r/A8O..a b1',
    'win 5',
    'G5xG7 D2+D5; C5xG7 A5+E8; H6xG7 H5+I5; A3xG7 G7+E8; I5xE8 -',
  ],
  given: [
    'R2a.../..r3..a/.roo..A4/.a4...O3../...r...O/..R2...../......./.....o2/O.oo. w1',
    'win 3',
    'F3xE4 E4xC2; D2xD6 B3+C3; C7xC4 C4xC3',
  ],
  opened: [
    '...R4R/.....A5/a5.....o/.....o.O/....O..O/.......O/.....oo/..r2..R/.Oo2a. w1',
    'win 3',
    'E5xG6 H6xG7; C7xD8 D8xE8; B6xD6 D6xH3',
  ],
  unsafe: [
    'o.A6OA/....O2O/R2....../....OO.o2/a.....oo/A......O/......./a2r.a4../o.... b1',
    'win 3',
    'H1xF1 F1+E1; A3xA1 C1+A1; D8xB6 B6xA5',
  ],
  twice: ['o..R5O2/r4...../......./o......./..A2.a5..O/......../.....R2./..O.../....a b1', 'win 1', 'E5xH3 H3xE3'],
  pair: ['O..../..r4a6../o....../.......r/.......r2/......R./.RO...A13/....../o.... b1', 'win 1', 'B4xG2 D8xF7'],
  totts: ['....r3/....AO2/..R..../.R3....a8./......o./.......o/......A8/...rr2a/A.... w1', 'win 1', 'G7xF8 F8xE7'],
  tzarras: ['...../....R./......./......../.....O.r2/o.a7...../...o.A8./.o..../O2...a w1', 'win 1', 'I1xI5 I5xE8'],
  way: ['o..AO2/r4...../.....o2./o......./..A2.a5..O/.......R4/.....R2./..O.../....a w1', 'escape 1', 'A4xA1 E8+A5'],
} satisfies Record<string, Case>;
type Name = keyof typeof CASES;

const themesOf = (name: Name): readonly string[] => {
  const solution = solutionOf(CASES[name]);
  return puzzling.themes.flatMap(({ id, fits }) => (fits(solution) ? [id] : []));
};

/** By theme: a puzzle that shows it, and one that looks much like it and does not. */
const SHOWN: Readonly<Record<string, readonly [Name, Name]>> = {
  pass: ['passed', 'needless'],
  sacrifice: ['given', 'double'],
  twoTypes: ['both', 'double'],
  twoThreats: ['double', 'quick'],
  openLine: ['opened', 'safe'],
  stackThenTake: ['both', 'quick'],
  squeeze: ['double', 'safe'],
  tempo: ['quick', 'opened'],
  chain: ['twice', 'pair'],
  together: ['pair', 'twice'],
  safePiece: ['safe', 'unsafe'],
  lastTzaar: ['twice', 'pair'],
  lastTzarra: ['tzarras', 'totts'],
  lastTott: ['totts', 'twice'],
  onlyWay: ['way', 'quick'],
};

describe('themes of puzzles of TZAAR', () => {
  it.each(Object.entries(SHOWN))('%s is shown by what shows it', (theme, [shown, other]) => {
    expect(themesOf(shown)).toContain(theme);
    expect(themesOf(other)).not.toContain(theme);
  });

  it('are all tested, pictured and worded in every language', async () => {
    const ids = puzzling.themes.map(({ id }) => id);
    expect(Object.keys(SHOWN)).toEqual(ids);
    expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
    for (const lang of LANGS) {
      const { themes } = await loadPuzzleWords(lang);
      const speak = speaker(lang);
      expect(Object.keys(themes).sort(), lang).toEqual([...ids].sort());
      for (const { name, about, done } of Object.values(themes)) {
        // A name has to fit on a tile.
        expect(speak(name).length).toBeLessThanOrEqual(26);
        for (const sentence of [about, done]) expect(speak(sentence)).toMatch(/^[^{}]+\.$/);
      }
    }
  });

  it('give a puzzle at least one', () => {
    for (const name of Object.keys(CASES)) expect(themesOf(name as Name), name).not.toEqual([]);
  });
});

describe.each(Object.entries(pictures))('the picture of %s', (_, { position: text, steps: shown }) => {
  it('shows steps that a side can play where it is its turn, or goes on with', () => {
    const position = must(tzaar.decode(text));
    expect(shown.filter(step => step !== '-')).not.toEqual([]);
    let after = position;
    for (const step of shown) {
      const froms = [after, position, handedTo(position, 0), handedTo(position, 1), handedTo(after, 0)];
      const from = froms.find(each => each && steps(each).includes(step));
      expect(from, step).toBeDefined();
      after = from!.copy();
      after.make(after.parse(step)!);
    }
  });
});

describe('equal positions of TZAAR', () => {
  const position = open(CASES.both[0]);
  const copies = puzzling.copies(position);

  it('have the same canonical text, turned, mirrored and with the colours exchanged', () => {
    expect(copies).toHaveLength(23);
    expect(new Set(copies.map(copy => copy.position.encode())).size).toBe(23);
    expect(copies.some(copy => copy.position.actor === 1)).toBe(true);
    for (const copy of copies) expect(puzzling.canonical(copy.position)).toBe(puzzling.canonical(position));
  });

  it('have another one than those that differ by a piece, by the turn or by its step', () => {
    const [board] = CASES.both[0].split(' ');
    const texts = [
      open(`${board} w1`),
      open(`${board} b1`),
      open(`${board} w2`),
      open(`${board!.replace('a6', 'a7')} w1`),
      open(`${board!.replace('.a6', 'a6.')} w1`),
    ].map(puzzling.canonical);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are played alike, step by step', () => {
    const [first] = CASES.both[2].split('; ');
    const own = first!.split(' ');
    const played = position.copy();
    turn(played, ...own);
    for (const { position: copy, step } of copies) {
      expect(steps(copy).sort()).toEqual(steps(position).map(step).sort());
      turn(copy, ...own.map(step));
      expect(puzzling.canonical(copy)).toBe(puzzling.canonical(played));
    }
  });

  it('are not told apart by how a game was set up, but while pieces are placed', () => {
    const stacks = { ...KEPT, E4: 'A2', D3: 'o' };
    expect(puzzling.canonical(table(stacks, 'w1', 'fixed'))).toBe(puzzling.canonical(table(stacks, 'w1')));
    expect(puzzling.copies(start('tournament'))).toEqual([]);
  });
});

describe('what puzzles of TZAAR ask for', () => {
  const kinds = (position: Position<TzaarView>): string[] =>
    puzzling.propose(position).map(({ kind, ...goal }: PuzzleGoal) => `${kind} ${'turns' in goal ? goal.turns : ''}`);

  it('is a win at once where one is near, else later ones, then ways out', () => {
    expect(kinds(open(CASES.twice[0]))).toEqual(['win 1', 'win 3', 'win 5', 'hold 5', 'hold 3', 'hold 1']);
  });

  it('is nothing in the opening, while pieces are placed, in the middle of a turn and after the end', () => {
    expect(kinds(start('fixed'))).toEqual([]);
    expect(kinds(start('tournament'))).toEqual([]);
    expect(kinds(open(CASES.twice[0].replace('b1', 'b2')))).toEqual([]);
    const over = open(CASES.twice[0]);
    turn(over, ...CASES.twice[2].split(' '));
    expect(kinds(over)).toEqual([]);
  });

  it('is nothing where there are too many stacks to see what happens', () => {
    const early = start('fixed');
    early.make(early.parse(steps(early)[0]!)!);
    expect(kinds(early)).toEqual([]);
  });

  it('lights a part of the board in which the solution begins', () => {
    const { turns } = solutionOf(CASES.both);
    const area = puzzling.area(turns[0]!);
    expect(area).toContain('E7');
    expect(area.length).toBeLessThan(30);
  });
});
