import { formatRecord, parseRecord, type Replay, replay } from '@threefold-games/core';
import { decide, type RoomState, recordOf, resultOf, roomFromHistory, type Sitter } from '@threefold-games/room';
import {
  must,
  NAMES,
  NEXT_SECRET,
  NOON,
  nonceOf,
  PEOPLE,
  playing,
  SECRET,
  someTurn,
  type Table,
  world,
} from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './invariants.ts';

/** The room that a table's record makes. */
const again = (table: Table): { readonly room: RoomState; readonly played: Replay } => {
  const record = parseRecord(formatRecord(recordOf(world, table.state)));
  const played = record.ok ? replay(id => world.findGame(id), record.value) : record;
  if (!record.ok || !played.ok) throw new Error('not read');
  const { setup, history } = played.value;
  const drawn = must(history.withOpen(table.state.phase === 'playing' ? table.state.drawn : []));
  const seats = table.state.seats.map(
    (_, seat): Sitter => ({
      kind: 'person',
      person: PEOPLE[seat]!,
      name: NAMES[seat]!,
      ready: true,
      nonce: nonceOf(seat),
    }),
  );
  const room = roomFromHistory({
    id: 'room-again',
    plan: table.state.plan,
    host: PEOPLE[0],
    secret: SECRET,
    nextSecret: NEXT_SECRET,
    setup,
    history: drawn,
    seats,
    clocks: table.state.clocks,
    result: resultOf(record.value, history, NOON),
    started: NOON,
    now: table.now,
  });
  return { room, played: played.value };
};

describe('a room made from a game that was played elsewhere', () => {
  it.each(['talat', 'tzaar', 'taluva'])('stands where %s stood, and goes on', game => {
    const table = playing(game, 2).playOn(7);
    const { room } = again(table);
    const { position, drawn, actor, layout, phase } = table.state;
    expect(room).toMatchObject({ position, drawn, actor, layout, phase });
    expect(room.turns.map(({ steps }) => steps)).toEqual(table.state.turns.map(({ steps }) => steps));
    expect(brokenPromises(room)).toEqual([]);
    const steps = someTurn(room, 1);
    const act = { kind: 'turn', turn: 7, steps } as const;
    const next = decide(world, room, { by: PEOPLE[actor!]!, id: 'x', act }, table.now);
    expect(next.ok && next.value.state.turns).toHaveLength(8);
  });

  it('draws the same again after a take-back, whatever its own secret would have brought', () => {
    const table = playing('taluva', 2).playOn(5);
    const { room } = again(table);
    const ask = { by: PEOPLE[0], id: 'a', act: { kind: 'offer', offer: 'takeBack' } } as const;
    const offered = decide(world, room, ask, table.now);
    const answer = { by: PEOPLE[1], id: 'b', act: { kind: 'answer', offer: 'takeBack', yes: true } } as const;
    const back = offered.ok ? decide(world, offered.value.state, answer, table.now) : offered;
    expect(back.ok && back.value.state.turns).toHaveLength(4);
    expect(back.ok && back.value.state.drawn).toEqual(table.state.turns[4]!.steps.slice(0, 1));
  });

  it('is over as the record says: by the rules, by resigning, aborted or agreed', () => {
    const won = again(playing('talat', 2).playOn(1000)).room;
    expect(won.result).toMatchObject({ why: { kind: 'rule' } });
    const resigned = playing('tzaar', 2).playOn(4);
    resigned.ask(1, { kind: 'resign' });
    expect(again(resigned).room.result).toMatchObject({ shares: [1, 0], why: { kind: 'resign', seat: 1 } });
    const aborted = playing('tzaar', 2);
    aborted.ask(0, { kind: 'offer', offer: 'abort' });
    expect(again(aborted).room.result).toEqual({ why: { kind: 'abort' }, at: NOON });
    const agreed = playing('taluva', 2).playOn(4);
    agreed.ask(0, { kind: 'offer', offer: 'draw' });
    agreed.ask(1, { kind: 'answer', offer: 'draw', yes: true });
    expect(again(agreed).room.result).toMatchObject({ shares: [0.5, 0.5], why: { kind: 'agreed' } });
    expect(again(playing('tzaar', 2).playOn(3)).room.result).toBeUndefined();
  });

  it('shares among the others where a record of three does not say who won', () => {
    const { played } = again(playing('talat', 3).playOn(3));
    const record = { tags: [{ name: 'End', value: 'resign 1' }], turns: [], comments: [] };
    expect(resultOf(record, played.history, NOON)?.shares).toEqual([0.5, 0, 0.5]);
  });
});
