import { decide, type RoomEvent, type RoomState } from '@threefold-games/room';
import { FISCHER, PEOPLE, playing, someTurn, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './invariants.ts';

/** Something that may come at any time; a turn is whatever is legal then. */
type Move = readonly [name: string, wait: number, event: (state: RoomState) => RoomEvent];

const ask = (seat: number, act: Extract<RoomEvent, { id: string }>['act']) => (): RoomEvent => ({
  by: PEOPLE[seat]!,
  id: `${seat}-${act.kind}`,
  act,
});
const server = (act: Extract<RoomEvent, { by: 'server' }>['act']) => (): RoomEvent => ({ by: 'server', act });
const play =
  (seat: number) =>
  (state: RoomState): RoomEvent => {
    const steps = state.phase === 'playing' ? someTurn(state, 1) : ['1'];
    const turn = state.turns.length;
    return state.seats[seat]!.kind === 'bot'
      ? { by: 'server', act: { kind: 'botTurn', seat, turn, steps } }
      : { by: PEOPLE[seat]!, id: `${seat}-turn`, act: { kind: 'turn', turn, steps } };
  };

const MOVES: readonly Move[] = [
  ['0 plays', 1000, play(0)],
  ['1 plays', 1000, play(1)],
  ['tick after a minute', 61_000, server({ kind: 'tick' })],
  ['1 is gone', 0, server({ kind: 'gone', seat: 1 })],
  ['1 is back', 100, server({ kind: 'back', seat: 1 })],
  ['0 resigns', 0, ask(0, { kind: 'resign' })],
  ['0 wants a turn back', 0, ask(0, { kind: 'offer', offer: 'takeBack' })],
  ['1 agrees', 0, ask(1, { kind: 'answer', offer: 'takeBack', yes: true })],
  ['1 wants a pause', 0, ask(1, { kind: 'offer', offer: 'pause' })],
  ['0 agrees to it', 0, ask(0, { kind: 'answer', offer: 'pause', yes: true })],
  ['1 goes on', 5000, ask(1, { kind: 'resume' })],
];

/** Follows every order of so many moves, and returns how many rooms were seen. */
const follow = (state: RoomState, now: number, depth: number): number => {
  if (depth === 0) return 1;
  let seen = 1;
  for (const [name, wait, event] of MOVES) {
    const decided = decide(world, state, event(state), now + wait);
    if (!decided.ok) continue;
    const broken = [
      ...brokenPromises(decided.value.state),
      ...(decided.value.state.seq === state.seq + 1 ? [] : ['the numbers go up by one']),
      ...(state.phase === 'over' && decided.value.state.result !== state.result ? ['what is over stays over'] : []),
    ];
    if (broken.length > 0) throw new Error(`after ${name}: ${broken.join(', ')}`);
    seen += follow(decided.value.state, now + wait, depth - 1);
  }
  return seen;
};

describe('every order of a few events', () => {
  it.each([
    ['two seats', 2, {}, 5],
    ['three seats, a bot stands in', 3, {}, 4],
    ['three seats, the game ends with who leaves', 3, { leaver: { kind: 'end' } as const }, 4],
    ['one against a bot', 2, { bots: { 1: 1 } }, 4],
  ])(
    'leaves a sound room: %s',
    (_, seats, {
      bots = {},
      ...change
    }: { bots?: Readonly<Record<number, number>>; leaver?: { kind: 'end' } }, depth) => {
      const table = playing('sticks', seats, { clock: FISCHER, ...change }, bots).playOn(1);
      expect(follow(table.state, table.now, depth)).toBeGreaterThan(30);
    },
  );

  it('of a tick and a turn, of leaving and an answer, ends alike for whoever comes too late', () => {
    const table = playing('talat', 2, { clock: FISCHER }).playOn(3);
    const late = table.now + 62_000;
    const turn = play(1)(table.state);
    expect(decide(world, table.state, turn, late).ok).toBe(false);
    const ticked = decide(world, table.state, { by: 'server', act: { kind: 'tick' } }, late);
    expect(ticked.ok && decide(world, ticked.value.state, turn, late).ok).toBe(false);
    expect(ticked.ok && ticked.value.state.result).toMatchObject({ why: { kind: 'time', seat: 1 } });
  });
});
