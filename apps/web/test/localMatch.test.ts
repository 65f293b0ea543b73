import { findGame, games } from '@threefold-games/catalogue';
import { NOBODY, parseRecord, replay, tagValue } from '@threefold-games/core';
import { must, turnByLot } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Around } from '../src/match/bots.ts';
import { LocalMatch } from '../src/match/localMatch.ts';
import { openGame } from '../src/match/startGame.ts';
import type { SeatPlan } from '../src/settings/plans.ts';
import { SECRET, sharedStore } from './sharedStore.ts';

const NOW = 1_000_000;

/** What somebody at the screen does; `half` makes only the beginning of a turn and leaves it. */
type Idea = { readonly what: 'play' | 'undo' | 'half' | 'reload' | 'resign'; readonly lot: number };

const ideas = fc.array(
  fc.record<Idea>({
    what: fc.oneof(
      { weight: 20, arbitrary: fc.constant('play' as const) },
      { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'half' as const, 'reload' as const) },
      { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'resign' as const) },
    ),
    lot: fc.nat(),
  }),
  { minLength: 20, maxLength: 90, size: 'max' },
);

const around = (): Around & { readonly library: ReturnType<ReturnType<typeof sharedStore>> } => ({
  library: sharedStore()(),
  engine: {
    chooseTurn: () => {
      throw new Error('there is no bot');
    },
    analyse: () => ({ answer: new Promise(() => undefined), stop: () => undefined }),
  },
  findGame,
  now: () => NOW,
  wait: () => Promise.resolve(),
  holdBots: (_, onHeld) => {
    onHeld();
    return () => undefined;
  },
});

/** The match is what its record says, and what its storage says. */
const expectRecord = ({ model, stored }: LocalMatch): void => {
  const { history, result } = model.value;
  const record = must(parseRecord(stored.record));
  const played = must(replay(findGame, record));
  expect(played.history.turns).toEqual(history.turns);
  expect(played.names).toEqual(stored.stored.names);
  const end = history.positionAfter(history.length);
  expect(played.history.position.encode()).toBe(end.encode());
  expect(end.actor === NOBODY).toBe(result?.why.kind === 'rule');
  expect(tagValue(record, 'Result') === '*').toBe(result?.shares === undefined);
};

describe.each(games.flatMap(({ id, seats }) => seats.map(count => ({ id, count }))))(
  'a game of $id with $count at one screen',
  ({ id, count }) => {
    it('is what its record replays, whatever is played, taken back, left and opened again', async () => {
      const game = findGame(id)!;
      const seen = { play: 0, undo: 0, half: 0, reload: 0, resign: 0 };
      const play = async (list: readonly Idea[]): Promise<void> => {
        const here = around();
        const seats = Array.from(
          { length: count },
          (_, i): SeatPlan => ({ kind: i === 0 ? 'me' : 'person', name: '' }),
        );
        const room = openGame(game, { seats, options: {} }, { id: 'one', secret: SECRET, now: NOW });
        const names = seats.map((_, i) => `P${i}`);
        const saved = await here.library.create({ id: 'one', form: 3, room, names, composed: [], updated: NOW });
        let match = must(LocalMatch.open(saved, here));
        let stop = match.start(() => Promise.resolve());
        for (const { what, lot } of list) {
          const { history, status, acts } = match.model.value;
          if (status !== 'running') break;
          const steps = turnByLot(game, history.position, lot);
          if (what === 'play') {
            await match.play(steps);
            expect(match.model.value.history.length).toBe(history.length + 1);
          } else if (what === 'undo') {
            await match.undo();
            expect(match.model.value.history.length).toBe(history.length - acts.undo);
          } else if (what === 'resign') await match.resign();
          else {
            if (what === 'half') match.compose(steps.slice(0, -1));
            else match.compose([]);
            await new Promise(resolve => setTimeout(resolve));
            stop();
            match = must(LocalMatch.open(must(await here.library.load('one')), here));
            stop = match.start(() => Promise.resolve());
            expect(match.model.value.turn?.steps).toEqual(what === 'half' ? steps.slice(0, -1) : []);
            expect(match.model.value.history.turns).toEqual(history.turns);
          }
          seen[what]++;
          if (lot % 8 === 0) expectRecord(match);
        }
        expectRecord(match);
        stop();
      };
      await fc.assert(fc.asyncProperty(ideas, play), { numRuns: 8, endOnFailure: true });
      // A run that saw nothing proves nothing.
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    });
  },
);

describe('help that somebody gets', () => {
  it('is counted: turns that are taken back, and hints; and the end is told once', async () => {
    const game = findGame('tzaar')!;
    const ended: string[] = [];
    const here: Around = { ...around(), onEnd: ({ id, stored }) => ended.push(`${id} ${stored.aided}`) };
    const seats: readonly SeatPlan[] = [
      { kind: 'me', name: '' },
      { kind: 'person', name: '' },
    ];
    const room = openGame(game, { seats, options: {} }, { id: 'two', secret: SECRET, now: NOW });
    const store = here.library as ReturnType<ReturnType<typeof sharedStore>>;
    const saved = await store.create({ id: 'two', form: 3, room, names: ['A', 'B'], composed: [], updated: NOW });
    const match = must(LocalMatch.open(saved, here));
    const play = (): Promise<void> => match.play(turnByLot(game, match.model.value.history.position, 0));
    await play();
    expect(match.stored.stored.aided).toBeUndefined();
    await match.undo();
    await play();
    match.adviser.engine.analyse({
      game: 'tzaar',
      position: '',
      evaluator: 'big',
      wait: false,
      variations: 1,
      limits: {},
    });
    await play();
    expect(match.stored.stored.aided).toBe(2);
    expect(must(await store.load('two')).stored.aided).toBe(2);
    expect(ended).toEqual([]);
    await match.resign();
    await match.resign();
    expect(ended).toEqual(['two 2']);
  });
});
