import { findGame } from '@threefold-games/catalogue';
import {
  type Act,
  decide,
  openRoom,
  type RoomEvent,
  type RoomState,
  type TablePlan,
  usualPlan,
} from '@threefold-games/room';
import { gameOf, must, someTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import type { RoomChange } from '../../src/context.ts';
import { aborterOf } from '../../src/moderation/aborts.ts';

const world = { findGame };
const nonce = '0123456789abcdef'.repeat(2);
let ids = 0;

/** What an event makes of a room. */
const after = (before: RoomState, event: RoomEvent, at = before.since): RoomChange => ({
  before,
  at,
  ...must(decide(world, before, event, at)),
});
const asks = (by: string, act: Act): RoomEvent => ({ by, id: `request-${++ids}`, act });
const sits = (name: string): Act => ({ kind: 'sit', name, nonce });

/** A game that has just begun, or is being dealt. */
const begun = (change: Partial<TablePlan> = {}, people: readonly string[] = ['ada', 'bo']): RoomState => {
  const plan = usualPlan(gameOf('tzaar'), { seats: people.length, ...change });
  const secrets = { secret: 'aa'.repeat(32), nextSecret: 'bb'.repeat(32) };
  const empty = openRoom({ id: 'aaaa-bbbb', plan, host: people[0]!, ...secrets, now: 1000 });
  return people.reduce((state, person) => after(state, asks(person, sits(person)), 1000).state, empty);
};

describe('who aborts a game', () => {
  it('is who does so alone before everybody has moved', () => {
    const state = begun();
    expect(aborterOf(after(state, asks('bo', { kind: 'offer', offer: 'abort' })))).toBe('bo');
    const steps = someTurn(state, 0);
    const moved = after(state, asks('ada', { kind: 'turn', turn: 0, steps })).state;
    expect(aborterOf(after(moved, asks('ada', { kind: 'offer', offer: 'abort' })))).toBe('ada');
  });

  it('is who leaves while the start is looked for', () => {
    const state = begun({ even: true });
    expect(state.phase).toBe('dealing');
    expect(aborterOf(after(state, asks('bo', { kind: 'resign' })))).toBe('bo');
  });

  it('is who does not make the first turn', () => {
    const state = begun({ clock: { kind: 'fischer', base: 60_000, increment: 0 } });
    const late = after(state, { by: 'server', act: { kind: 'tick' } }, state.since + 70_000);
    expect(late.state.result?.why.kind).toBe('abort');
    expect(aborterOf(late)).toBe(['ada', 'bo'][state.actor!]);
  });

  it('is nobody where all agree, where a table is closed, and where a game is lost', () => {
    let state = begun();
    for (let n = 0; n < 2; n++) {
      const by = ['ada', 'bo'][state.actor!]!;
      state = after(state, asks(by, { kind: 'turn', turn: n, steps: someTurn(state, n) })).state;
    }
    const offered = after(state, asks('ada', { kind: 'offer', offer: 'abort' })).state;
    expect(aborterOf(after(offered, asks('bo', { kind: 'answer', offer: 'abort', yes: true })))).toBeUndefined();
    expect(aborterOf(after(state, asks('ada', { kind: 'resign' })))).toBeUndefined();
    const open = begun({ start: 'host' });
    expect(aborterOf(after(open, asks('ada', { kind: 'close' })))).toBeUndefined();
  });

  it('is nobody where nobody else sits there', () => {
    let state = begun({ start: 'host', seats: 2 }, ['ada']);
    for (const act of [
      { kind: 'fill', seat: 1, level: 1, of: 12 },
      { kind: 'ready', ready: true },
      { kind: 'start' },
    ] as const)
      state = after(state, asks('ada', act)).state;
    expect(state.phase).toBe('playing');
    expect(aborterOf(after(state, asks('ada', { kind: 'offer', offer: 'abort' })))).toBeUndefined();
  });
});
