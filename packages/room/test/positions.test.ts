import { decide, Positions, positionText, type RoomEvent, type RoomState, type World } from '@threefold-games/room';
import { findGame, must, PEOPLE, playing, someTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const text: World = { findGame };

/** One turn by lot, decided in a world. */
const turnOf = (state: RoomState, steps: readonly string[]): RoomEvent => ({
  by: PEOPLE[state.actor!]!,
  id: `turn-${state.turns.length}`,
  act: { kind: 'turn', turn: state.turns.length, steps },
});

describe.each(['talat', 'tzaar', 'taluva'])('positions of %s that are kept', game => {
  /** Plays so many turns at a few tables by turns, with and without, and hands over both states of each. */
  const play = (world: World, turns: number, check: (kept: RoomState, plain: RoomState) => void): void => {
    const tables = [0, 1, 2].map(() => {
      const { state } = playing(game, 2);
      return { kept: state, plain: state };
    });
    for (let n = 0; n < turns; n++) {
      for (const [i, table] of tables.entries()) {
        if (table.plain.phase !== 'playing') continue;
        const event = turnOf(table.plain, someTurn(table.plain, `${n} ${i}`));
        const at = table.plain.since + 1000;
        table.plain = must(decide(text, table.plain, event, at)).state;
        table.kept = must(decide(world, table.kept, event, at)).state;
        check(table.kept, table.plain);
      }
    }
  };

  it('lead to the same states as their text', () => {
    const world: World = { findGame, positions: new Positions() };
    play(world, 30, (kept, plain) => {
      expect({ ...kept, position: plain.position }).toEqual(plain);
      expect(positionText(world, kept)).toBe(plain.position);
    });
  });

  it('are as they were after a turn that was refused, and after one that could not be stored', () => {
    const world: World = { findGame, positions: new Positions() };
    play(world, 12, (kept, plain) => {
      if (plain.phase !== 'playing') return;
      const steps = someTurn(plain, 'next');
      const at = plain.since + 1000;
      const broken = [...steps.slice(0, -1), 'nonsense'];
      expect(decide(world, kept, turnOf(kept, broken), at)).toEqual(decide(text, plain, turnOf(plain, broken), at));
      expect(positionText(world, kept)).toBe(plain.position);
      // Decided once, and again: what came of the first time is forgotten.
      for (const _ of [1, 2]) {
        const decided = must(decide(world, kept, turnOf(kept, steps), at)).state;
        expect(positionText(world, decided)).toBe(must(decide(text, plain, turnOf(plain, steps), at)).state.position);
      }
      expect(positionText(world, kept)).toBe(plain.position);
    });
  });
});
