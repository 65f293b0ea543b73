import type { Seen } from '@threefold-games/board-core/compose';
import { findGame } from '@threefold-games/catalogue';
import { seededRandom } from '@threefold-games/core';
import { planOf, someTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/board/tableEvents.ts';
import { isOver, isSeated } from '../src/board/tableModel.ts';
import { type LiveAround, LiveMatch } from '../src/online/live/liveMatch.ts';
import { Notes } from '../src/online/live/notes.ts';
import { RoomMirror } from '../src/online/net/room.ts';
import { ServerConnection } from '../src/online/net/serverConnection.ts';
import { atTable } from './atTable.ts';
import { FakeNet, FakeServer, FakeTime, FINE, memoryStore } from './fakeConnection.ts';

const PEOPLE = ['p_Ada', 'p_Ben'];

const around = (kept: Map<string, string>): LiveAround => ({
  findGame,
  composed: { read: room => kept.get(room) ?? null, write: (room, text) => void kept.set(room, text) },
});

const table = async (game = 'tzaar', people: readonly string[] = PEOPLE) => {
  const time = new FakeTime();
  const server = new FakeServer(time, planOf(game, people.length), people);
  const net = new FakeNet(time, server, game);
  const kept = new Map<string, string>();
  const sit = async (person: string | undefined, store = memoryStore()) => {
    const connection = new ServerConnection(net.around(person, store));
    const mirror = new RoomMirror(connection, server.state.id);
    mirror.start();
    await time.pass(500);
    const events: TableEvent[] = [];
    const match = LiveMatch.open(mirror, connection, around(kept));
    if (!match.ok) throw new Error(match.error.code);
    const wait = (milliseconds: number): Promise<void> => new Promise(resolve => time.after(milliseconds, resolve));
    const session = atTable(match.value, events, { wait });
    const notes = new Notes(match.value, () => session.face.peek());
    notes.start();
    const stop = session.start();
    return { session, match: match.value, notes: notes.all, connection, mirror, events, store, stop };
  };
  const random = seededRandom(game);
  /** A whole turn of the other, as the server gets it. */
  const other = (seat: number): number | string =>
    server.apply(people[seat]!, `other-${server.state.seq}-x`, {
      kind: 'turn',
      turn: server.state.turns.length,
      steps: someTurn(server.state, random),
    });
  return { time, server, net, sit, other, turn: () => someTurn(server.state, random) };
};

describe('what is asked of others', () => {
  it('comes about at once where nobody has to agree, and is known before it is asked', async () => {
    const { time, sit, other } = await table();
    const { session } = await sit('p_Ada');
    expect(session.model.acts.atOnce).toEqual(['abort']);
    other(0);
    other(1);
    await time.pass(500);
    expect(session.model.acts.offers).toContain('abort');
    expect(session.model.acts.atOnce).toEqual([]);
  });
});

describe('a networked session', () => {
  it('composes on one’s own turn alone, and sends a whole turn', async () => {
    const { time, server, sit, turn } = await table();
    const { session } = await sit('p_Ada');
    const ben = await sit('p_Ben');
    expect(session.acting).toBe(true);
    expect(ben.session.acting).toBe(false);
    expect(ben.session.model.seats).toEqual([
      { kind: 'person', name: 'Ada', away: true },
      { kind: 'me', name: 'Ben' },
    ]);
    session.board.say(turn().join(' '));
    void session.confirm();
    expect(session.source.sending.value).toBeDefined();
    expect(session.acting).toBe(false);
    await time.pass(500);
    expect(server.state.turns).toHaveLength(1);
    expect(session.source.sending.value).toBeUndefined();
    expect(session.model.history.turns).toHaveLength(1);
    await time.pass(5000);
    expect(ben.session.acting).toBe(true);
    expect(ben.events.some(({ kind }) => kind === 'turn')).toBe(true);
  });

  it('keeps a turn while the connection is lost, and sends it once', async () => {
    const { time, server, net, sit, turn } = await table();
    const { session, connection } = await sit('p_Ada');
    net.weather = { ...FINE, cut: 1 };
    net.cut();
    const steps = turn();
    session.board.say(steps.join(' '));
    void session.confirm();
    await time.pass(40_000);
    expect(session.source.sending.value).toEqual(steps);
    expect(session.composer?.steps).toEqual(steps);
    expect(server.state.turns).toHaveLength(0);
    net.weather = FINE;
    connection.tryNow();
    await time.pass(20_000);
    expect(server.state.turns.map(each => each.steps)).toEqual([steps]);
    expect(session.source.sending.value).toBeUndefined();
  });

  it('shows the same composed turn after a reload, and what was sent before is still on its way', async () => {
    const { time, server, net, sit, turn } = await table();
    const first = await sit('p_Ada');
    const steps = turn();
    first.session.board.say(steps[0]!);
    first.stop();
    const second = await sit('p_Ada');
    expect(second.session.composer?.steps).toEqual(steps.slice(0, 1));
    for (const step of steps.slice(1)) second.session.board.say(step);
    net.weather = { ...FINE, cut: 1 };
    net.cut();
    void second.session.confirm();
    net.weather = FINE;
    const third = await sit('p_Ada', second.store);
    await time.pass(1000);
    expect(server.state.turns.map(each => each.steps)).toEqual([steps]);
    expect(third.session.model.history.turns).toHaveLength(1);
  });

  it('puts the board back with a reason where the server does not take a turn', async () => {
    const { time, server, sit, turn } = await table();
    const { session } = await sit('p_Ada');
    server.refuseNext = 'room.notYourTurn';
    session.board.say(turn().join(' '));
    void session.confirm();
    await time.pass(500);
    expect(session.source.refused.value?.fault.code).toBe('room.notYourTurn');
    expect(session.source.sending.value).toBeUndefined();
    expect(session.composer?.steps).toEqual([]);
    expect(session.acting).toBe(true);
  });

  it('keeps what is composed when only something beside the turn changes', async () => {
    const { time, server, sit, turn } = await table();
    const { session, notes } = await sit('p_Ada');
    session.board.say(turn()[0]!);
    const composer = session.composer;
    server.happen({ kind: 'gone', seat: 1 });
    await time.pass(500);
    expect(session.source.room.value.now.seats[1]).toHaveProperty('gone');
    expect(session.composer).toBe(composer);
    expect(notes.value.map(({ kind }) => kind)).toContain('gone');
  });

  it('tells what happened before one came, as after a reload', async () => {
    const { time, server, sit } = await table();
    server.past = [
      { at: time.now - 2000, effects: [{ kind: 'started' }] },
      { at: time.now - 1000, effects: [{ kind: 'gone', seat: 1 }] },
    ];
    const { notes } = await sit('p_Ada');
    server.happen({ kind: 'gone', seat: 1 });
    await time.pass(500);
    expect(notes.value).toMatchObject([
      { kind: 'started', id: 1 },
      { kind: 'gone', name: 'Ben', id: 2 },
      { kind: 'gone', name: 'Ben', id: 3 },
    ]);
  });

  it('shows a draw of the server, and never one of its own', async () => {
    const { server, sit } = await table('taluva');
    const { session } = await sit('p_Ada');
    expect(session.model.history.open.drawn).toEqual(server.state.drawn);
    expect(session.model.history.position.encode()).toBe(server.state.position);
  });

  it('shows the turns of others step by step before one can act', async () => {
    const { time, sit, other } = await table('taluva');
    const { session } = await sit('p_Ben');
    other(0);
    await time.pass(30);
    expect(session.playback.shown.value?.seat).toBe(0);
    expect(session.acting).toBe(false);
    await time.pass(5000);
    expect(session.playback.shown.value).toBeUndefined();
    expect(session.acting).toBe(true);
  });

  it.each(['talat', 'tzaar', 'taluva'])('draws the board of %s once for each step of others', async game => {
    const { time, sit, other } = await table(game);
    const { session } = await sit(undefined);
    session.setFace({ ...session.face.peek(), motion: () => [{ kind: 'freeze', part: '' }] });
    const drawn: Seen[] = [session.seen.value];
    const pass = async (milliseconds: number): Promise<void> => {
      for (let i = 0; i < milliseconds; i += 10) {
        await time.pass(10);
        if (drawn.at(-1) !== session.seen.value) drawn.push(session.seen.value);
      }
    };
    const stepsSoFar = () =>
      session.model.history.turns.flatMap(turn => turn.steps.map((_, i) => turn.steps.slice(0, i + 1)));
    for (const seat of [0, 1]) {
      other(seat);
      await pass(6000);
    }
    expect(drawn.slice(1).map(({ look }) => look.last)).toEqual(stepsSoFar());
    other(session.model.history.position.actor);
    for (let i = 0; i < 500 && session.playback.shown.value?.whole !== true; i++) await pass(10);
    expect(session.playback.shown.value).toMatchObject({ before: 2, whole: true });
    // The next turn comes while the last step is still on its way: the board waits with it.
    const { last } = session.seen.value.look;
    other(session.model.history.position.actor);
    await pass(100);
    expect(session.model.history.length).toBe(4);
    expect(session.seen.value.look.last).toEqual(last);
    await pass(6000);
    expect(drawn.at(-1)?.look.last).toEqual(stepsSoFar().at(-1));
  });

  it('shows turns that come meanwhile after the one that is on, and then how it stands', async () => {
    const { time, sit, other } = await table('taluva');
    const { session } = await sit(undefined);
    const seen: number[] = [];
    session.playback.shown.subscribe(shown => {
      if (shown && seen.at(-1) !== shown.before) seen.push(shown.before);
    });
    other(0);
    await time.pass(30);
    other(1);
    await time.pass(30);
    expect(session.playback.shown.value?.before).toBe(0);
    await time.pass(5000);
    expect(seen).toEqual([0, 1]);
    expect(session.playback.shown.value).toBeUndefined();
  });

  it('stands as the server does through a long game, and judges no turn twice', async () => {
    for (const game of ['talat', 'tzaar', 'taluva']) {
      const { time, server, sit, other } = await table(game);
      const { session } = await sit(undefined);
      for (let turn = 0; turn < 20 && server.state.phase === 'playing'; turn++) {
        const { turns } = session.model.history;
        other(server.state.actor!);
        await time.pass(30);
        expect(session.model.history.position.encode()).toBe(server.state.position);
        expect(turns.every((each, i) => each === session.model.history.turns[i])).toBe(true);
      }
    }
  });

  it('goes back with everybody when a turn is taken back', async () => {
    const { time, server, sit, other } = await table();
    const { session, notes } = await sit('p_Ben');
    other(0);
    await time.pass(3000);
    server.apply('p_Ada', 'offer-take-back', { kind: 'offer', offer: 'takeBack' });
    await time.pass(500);
    expect(session.source.room.value.now.offers[0]?.by).toBe(0);
    void session.source.answer('takeBack', true);
    await time.pass(500);
    expect(server.state.turns).toHaveLength(0);
    expect(session.model.history.turns).toHaveLength(0);
    expect(session.acting).toBe(false);
    expect(notes.value.map(({ kind }) => kind)).toContain('rewound');
  });

  it('stands still in a pause, and goes on with what was composed', async () => {
    const { time, server, sit } = await table();
    const { session } = await sit('p_Ada');
    server.apply('p_Ben', 'offer-pause-1', { kind: 'offer', offer: 'pause' });
    await time.pass(100);
    void session.source.answer('pause', true);
    await time.pass(100);
    expect(session.acting).toBe(false);
    void session.source.resume();
    await time.pass(100);
    expect(session.acting).toBe(true);
  });

  it('ends with the room, and offers no advice on the way', async () => {
    const { time, sit } = await table();
    const { session, events } = await sit('p_Ada');
    expect(session.hints.available).toBe(false);
    void session.source.resign();
    await time.pass(500);
    expect(isOver(session.model)).toBe(true);
    expect(session.acting).toBe(false);
    expect(events.some(({ kind }) => kind === 'over')).toBe(true);
    expect(session.source.room.value.now.result?.why).toEqual({ kind: 'resign', seat: 0 });
  });

  it('lets a spectator watch and do nothing', async () => {
    const { time, sit, other } = await table();
    const { session } = await sit(undefined);
    expect(isSeated(session.model)).toBe(false);
    other(0);
    other(1);
    await time.pass(10_000);
    expect(session.model.history.turns).toHaveLength(2);
    expect(session.composer).toBeUndefined();
    expect(session.board.pick({ at: 'cell', cell: 'A1' })).toBe('nothing');
  });
});
