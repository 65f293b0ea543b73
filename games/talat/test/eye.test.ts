import { type Action, NOBODY, seededRandom } from '@threefold-games/core';
import { CHARACTERS, type Level, Player } from '@threefold-games/search';
import { talat } from '@threefold-games/talat';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { optionsFor, picture, steps, type Table } from './table.ts';

const around = { now: () => 0, pause: () => Promise.resolve() };
const actions = new Int32Array(talat.maxActions);
const characters = Array.from({ length: CHARACTERS }, (_, character) => character);
const start = (seats: number, given = {}): Table =>
  talat.start(talat.setup(optionsFor(seats, given), seats, seededRandom(1)));

const playerOf = (level: Level, seed: number, character = 0): Player =>
  new Player({ bot, evaluator: bot.hand(), level, around, seed, character });
const LEVEL_1 = bot.levels[0]!;
/** As the first level, but it overlooks nothing to speak of. */
const WATCHFUL: Level = { ...LEVEL_1, looks: 10_000 };

const stepOf = async (table: Table, player: Player): Promise<string> => (await player.chooseTurn(table)).steps[0]!;
/** What players who differ only in their seeds play. */
const stepsBySeed = (table: Table, level: Level, character = 0): Promise<string[]> =>
  Promise.all(Array.from({ length: 60 }, (_, seed) => stepOf(table, playerOf(level, seed, character))));
const shareOf = <T>(list: readonly T[], holds: (each: T) => boolean): number => list.filter(holds).length / list.length;

/** A tower hangs on a4; the other boards are quiet. */
const HANGING = `
  . . . . l3  | . . . . l4 | . . . . l3
  m4 . . . .  | . . . . .  | . . . . .
  . M6 . . .  | . . . . .  | . . . . .
  . . . . .   | . . . . .  | . . . . .
  L4 . . . S4 | M3 . . . . | M4 . . . .`;

/** With c3-b4 the M3 passes the m4 and board 1 freezes, which ends the game. Each has taken what the other lacks. */
const last = (seat0: string, seat1: string): string => `
  . . . . .  | . . . . .  | ${seat0}
  . . . m4 . | . . . . .  | . . . . .
  . . M3 . . | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | ${seat1}   | . . . . L4`;

describe('an eye for Talat', () => {
  it.each([
    { seats: 2, given: {} },
    { seats: 2, given: { zihinScope: 'bothZihinBoards' } },
    { seats: 2, given: { swap: 'on' } },
    { seats: 3, given: {} },
  ])(
    'sees something in every legal step and leaves the position as it was: $seats seats, $given',
    ({ seats, given }) => {
      const salience = new Float32Array(talat.maxActions);
      const liking = new Float32Array(talat.maxActions);
      const table = start(seats, given);
      const random = seededRandom(`eye ${seats}`);
      while (table.actor !== NOBODY) {
        const count = table.legal(actions);
        const before = table.encode();
        for (const character of characters) {
          bot.eye!.look(table, actions, count, character, salience, liking);
          for (const seen of [salience, liking])
            expect(seen.subarray(0, count).every(each => each > 0 && each < 1000)).toBe(true);
        }
        expect(table.encode()).toBe(before);
        table.make(actions[random.below(count)]! as Action);
      }
    },
  );

  it.each([2, 3])('falls on a capture sooner than on anything else, with %i seats', async seats => {
    const table = picture(HANGING, { seats });
    const played = await stepsBySeed(table, LEVEL_1);
    const captured = shareOf(played, step => step === 'b3xa4');
    expect(captured).toBeGreaterThan(0.5);
    // Yet it is not always seen.
    expect(captured).toBeLessThan(1);
  });

  it('is one for each character: who hunts, who runs, and who leads with the large towers', async () => {
    const [hunter, runner, leader] = await Promise.all(characters.map(playedBy));
    const captures = ({ step }: Played): boolean => step[2] === 'x';
    const isLarge = ({ tower }: Played): boolean => tower.startsWith('L');
    expect(shareOf(hunter!, captures)).toBeGreaterThan(shareOf(runner!, captures));
    for (const other of [hunter!, runner!])
      expect(shareOf(leader!, isLarge)).toBeGreaterThan(shareOf(other, isLarge) + 0.05);
  });
});

interface Played {
  readonly step: string;
  readonly tower: string;
}

/** What a character of the first level plays in some games against itself, its set-ups left out. */
const playedBy = async (character: number): Promise<Played[]> => {
  const played: Played[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const table = start(2);
    const player = playerOf(LEVEL_1, seed, character);
    while (table.actor !== NOBODY) {
      const { actions: turn, steps: texts } = await player.chooseTurn(table);
      const step = texts[0]!;
      const cells = table.view().boards.flatMap(board => board.cells);
      const tower = cells.find(({ name }) => step.startsWith(name))?.tower;
      if (tower) played.push({ step, tower: tower.tower });
      table.make(turn[0]!);
    }
  }
  return played;
};

describe('a level that overlooks', () => {
  it('sees the same position always alike', async () => {
    const table = picture(HANGING);
    const player = playerOf(LEVEL_1, 7);
    const first = await stepOf(table, player);
    await stepOf(start(3), player);
    expect(await stepOf(table, player)).toBe(first);
    expect(await stepOf(table, playerOf(LEVEL_1, 7))).toBe(first);
  });

  it('plays legal steps only, at every seat', async () => {
    for (const seats of [2, 3]) {
      const table = start(seats);
      const players = Array.from({ length: seats }, (_, seat) => playerOf(LEVEL_1, seat, seat));
      while (table.actor !== NOBODY) {
        const step = await stepOf(table, players[table.actor]!);
        expect(steps(table)).toContain(step);
        table.make(table.parse(step)!);
      }
    }
  });

  it('takes a win that it notices', async () => {
    const table = picture(last('s3 s4 s6 m4 m6', 'S3 . . . .'), { seats: 2 });
    for (const character of characters)
      expect(new Set(await stepsBySeed(table, WATCHFUL, character))).toEqual(new Set(['c3-b4']));
  });

  it('does not end a game that it loses then, when it notices another step', async () => {
    const table = picture(last('m4 . . . .', 'S3 S4 S6 M3 M6'), { seats: 2 });
    expect(steps(table)).toContain('c3-b4');
    for (const character of characters) expect(await stepsBySeed(table, WATCHFUL, character)).not.toContain('c3-b4');
  });
});
