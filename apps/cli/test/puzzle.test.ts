import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@threefold-games/catalogue';
import { formatEntry, formatTurn, type Puzzle, parsePuzzles, wholeTurns } from '@threefold-games/learn';
import { describe, expect, it } from 'vitest';
import { threefold } from './harness.ts';

/** A folder with some puzzles of a game. */
const shelf = (game: string) => {
  const text = readFileSync(new URL(`../../../library/catalogue/test/puzzles/${game}.txt`, import.meta.url), 'utf8');
  const read = parsePuzzles(text);
  if (!read.ok) throw new Error(read.error.detail);
  const folder = mkdtempSync(join(tmpdir(), 'threefold-puzzles-'));
  writeFileSync(join(folder, '01.txt'), text);
  writeFileSync(join(folder, 'index.txt'), read.value.map(formatEntry).join('\n'));
  return { folder, puzzles: read.value };
};

/** A session with these lines. */
const solve = (lines: readonly string[], ...argv: readonly string[]) =>
  threefold(['puzzle', ...argv], { stdin: lines.map(line => `${line}\n`).join('') });

const steps = ({ line }: Puzzle, turn = 0): string => line[turn]!.join(' ');

/** A turn of TZAAR that does not do what is asked for. */
const missing = ({ position, line }: Puzzle): string => {
  const game = findGame('tzaar')!;
  const decoded = game.decode(position);
  if (!decoded.ok) throw new Error(decoded.error.detail);
  const turns = [...wholeTurns(game, decoded.value)].map(turn => formatTurn(decoded.value, turn));
  return turns.find(([first]) => first !== line[0]![0])!.join(' ');
};

describe('puzzle', () => {
  const talat = shelf('talat');
  const tzaar = shelf('tzaar');
  const taluva = shelf('taluva');

  it('goes through a puzzle of TZAAR: a refusal, a miss with its reply, hints, the solution', async () => {
    const puzzle = tzaar.puzzles.find(({ goal }) => goal.kind === 'hold')!;
    const { code, out } = await solve(
      ['A1xA9', 'legal', missing(puzzle), 'hint', 'hint', 'hint', 'hint', 'show', 'undo', steps(puzzle), 'quit'],
      'tzaar',
      '--from',
      tzaar.folder,
      '--id',
      puzzle.id,
    );
    expect(code).toBe(0);
    expect(out).toContain(`tzaar: ${puzzle.id} (difficulty `);
    expect(out).toContain('Only one way out. ');
    expect(out).toMatch(/The last turn was \S+/);
    expect(out).toMatch(/No\. .*\n?.*TZ-/);
    expect(out).toMatch(/Hint: /);
    expect(out).toMatch(/Lit: [A-I]\d/);
    expect(out).toMatch(new RegExp(`It begins at ${steps(puzzle).slice(0, 2)}\\.`));
    expect(out).toContain(`It begins with ${puzzle.line[0]![0]}.`);
    expect(out).toMatch(/The solution\. It counts neither as solved nor as missed\./);
    expect(out).toContain(`1 of ${puzzle.turns} possible turns`);
    expect(out).toMatch(/Answered with [A-I]\d[x+]/);
    expect(out).toContain('The board is put back.');
    expect(out).toMatch(/Solved\.\n/);
  });

  it('answers until the win is there, and takes turns back', async () => {
    const puzzle = talat.puzzles.find(({ goal }) => goal.kind === 'win' && goal.turns === 3)!;
    const { out } = await solve(
      [steps(puzzle), 'undo', steps(puzzle), 'hint', 'board', steps(puzzle, 2), 'quit'],
      'talat',
      '--from',
      talat.folder,
      '--id',
      puzzle.id,
    );
    expect(out).toContain('Win in 2 turns. ');
    expect(out.match(/That works\. .* answers /g)).toHaveLength(2);
    expect(out).toContain('Turn 2 of 2.');
    expect(out).toContain('Solved with a hint. It counts as practised.');
    expect(out).toMatch(new RegExp(`3\\. .*: ${steps(puzzle, 2)} \\(wins\\)`));
  });

  it('counts the tries, and says what is still to be done', async () => {
    const puzzle = taluva.puzzles.find(({ themes }) => themes.includes('rareTower'))!;
    const legal = await solve(['legal', 'quit'], 'taluva', '--from', taluva.folder, '--id', puzzle.id);
    const [laying] = /^-?\d+,-?\d+\/\d/m.exec(legal.out)!;
    const { out } = await solve(
      [laying, `${laying} nowhere`, steps(puzzle), 'quit'],
      'taluva',
      '--from',
      taluva.folder,
      '--id',
      puzzle.id,
    );
    expect(out.match(/No\. /g)).toHaveLength(2);
    expect(out).toContain('Solved. First try.');
  });

  it('says whose win a miss allows, and goes on to the next puzzle', async () => {
    const [first] = tzaar.puzzles.filter(({ goal }) => goal.kind === 'win' && goal.turns === 1);
    const other = first!.line[0]!.length === 2 ? `${first!.line[0]![0]} -` : '';
    const { out } = await solve(
      [other, steps(first!), 'next', 'help', 'quit'],
      'tzaar',
      '--from',
      tzaar.folder,
      '--id',
      first!.id,
      '--seed',
      '1',
    );
    expect(out).toMatch(/Not this one\.|This wins too|wins\./);
    expect(out).toContain('The board is put back.');
    const ids = [...out.matchAll(/tzaar: (tz-\S+) /g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(ids[1]).not.toBe(first!.id);
    expect(out).toContain('another puzzle');
  });

  it('gives puzzles as wished, the same for the same seed, until none is left', async () => {
    const { puzzles, folder } = talat;
    const [theme] = puzzles[0]!.themes;
    const fitting = puzzles.filter(({ themes }) => themes.includes(theme!)).length;
    const argv = ['talat', '--from', folder, '--theme', theme!, '--seed', '1'];
    const one = await solve(['next', 'next', 'next', 'next'], ...argv);
    expect(one.out.match(/talat: ta-/g)).toHaveLength(fitting);
    expect(one.out).toContain('There are no more puzzles of this kind.');
    expect((await solve(['next', 'next', 'next', 'next'], ...argv)).out).toBe(one.out);
  });

  it('gives the puzzle of a day, once', async () => {
    const { out, code } = await solve(['next'], 'tzaar', '--from', tzaar.folder, '--daily');
    expect(code).toBe(0);
    expect(out.match(/tzaar: tz-/g)).toHaveLength(1);
    expect(await solve(['next'], 'tzaar', '--from', tzaar.folder, '--daily', '2026-11-14')).toMatchObject({ out });
  });

  it('refuses what there is not', async () => {
    const refused = async (...argv: readonly string[]) => {
      const { code, err } = await solve([], ...argv);
      return `${code} ${err}`;
    };
    const from = ['--from', tzaar.folder];
    expect(await refused('chess')).toMatch(/^2 threefold: game\.unknown/);
    expect(await refused('tzaar', ...from, '--id', 'tz-22222')).toMatch(/^2 .*tzaar has no puzzle "tz-22222"/);
    expect(await refused('--id', 'xx-22222')).toMatch(/^2 .*There is no puzzle "xx-22222"/);
    expect(await refused('tzaar', ...from, '--theme', 'david')).toMatch(/^2 .*\n?.*The themes are .*tempo/s);
    expect(await refused('tzaar', ...from, '--difficulty', '4')).toMatch(/^2 /);
    expect(await refused('tzaar', ...from, '--daily', '2026-02-30')).toMatch(/^2 .*no puzzles for "2026-02-30"/);
    expect(await refused('tzaar', ...from, '--daily', '--theme', 'tempo')).toMatch(/^2 .*same for everybody/);
    expect(await refused(...from, '--daily')).toMatch(/^2 .*A folder has the puzzles of one game/);
    expect(await refused('tzaar', '--from', join(tzaar.folder, 'missing'))).toMatch(/^3 threefold: file\.missing/);
  });

  it('asks for the game, and leaves with Ctrl-C', async () => {
    expect(await threefold(['puzzle'], { typed: [{ kind: 'interrupted' }] })).toMatchObject({ code: 130 });
    const typed = [{ kind: 'interrupted' }] as const;
    expect(await threefold(['puzzle', 'tzaar', '--from', tzaar.folder], { typed })).toMatchObject({ code: 130 });
  });
});
