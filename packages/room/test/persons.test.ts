import { type Act, decide, type Phase, type RoomState } from '@threefold-games/room';
import { DAYS, gathering, NAMES, NOON, nonceOf, PEOPLE, planOf, playing, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** The host watches, two others sit: everybody who is wrong for an act is there. */
const HOST = 'p_host';
const STRANGER = 'p_stranger';
const table = (phase: Phase): RoomState => {
  const room = gathering(planOf('talat', 3, { clock: DAYS }), HOST);
  for (const seat of [0, 1]) {
    room.ask(seat, { kind: 'sit', name: NAMES[seat]!, nonce: nonceOf(seat) });
    room.ask(seat, { kind: 'ready', ready: true });
  }
  if (phase === 'gathering') return room.state;
  room.ask(HOST, { kind: 'fill', seat: 2, level: 1, of: 12 });
  room.ask(HOST, { kind: 'start' });
  room.playOn(5);
  if (phase === 'over') room.ask(0, { kind: 'offer', offer: 'draw' });
  if (phase === 'over') room.ask(1, { kind: 'answer', offer: 'draw', yes: true });
  return room.state;
};

/** Every act as it could be asked for, with who may ask and in which phase. */
const ACTS: Readonly<Record<Act['kind'], readonly [act: Act, who: 'anybody' | 'host' | 'seat', phase: Phase]>> = {
  sit: [{ kind: 'sit', name: 'New', nonce: nonceOf(3) }, 'anybody', 'gathering'],
  stand: [{ kind: 'stand' }, 'seat', 'gathering'],
  ready: [{ kind: 'ready', ready: false }, 'seat', 'gathering'],
  fill: [{ kind: 'fill', seat: 2, level: 1, of: 12 }, 'host', 'gathering'],
  empty: [{ kind: 'empty', seat: 0 }, 'host', 'gathering'],
  shuffle: [{ kind: 'shuffle', order: [1, 0, 2] }, 'host', 'gathering'],
  change: [{ kind: 'change', plan: planOf('talat', 3) }, 'host', 'gathering'],
  start: [{ kind: 'start' }, 'host', 'gathering'],
  close: [{ kind: 'close' }, 'host', 'gathering'],
  turn: [{ kind: 'turn', turn: 5, steps: ['a1'] }, 'seat', 'playing'],
  offer: [{ kind: 'offer', offer: 'pause' }, 'seat', 'playing'],
  answer: [{ kind: 'answer', offer: 'pause', yes: true }, 'seat', 'playing'],
  resume: [{ kind: 'resume' }, 'seat', 'playing'],
  resign: [{ kind: 'resign' }, 'seat', 'playing'],
  foresee: [{ kind: 'foresee', conditionals: [] }, 'seat', 'playing'],
  holiday: [{ kind: 'holiday', on: true }, 'seat', 'playing'],
};

const said = (phase: Phase, by: string, act: Act): string => {
  const decided = decide(world, table(phase), { by, id: 'x', act }, NOON);
  return decided.ok ? 'ok' : decided.error.code;
};

describe.each(Object.entries(ACTS))('%s', (_, [act, who, phase]) => {
  it('is refused to every wrong person, whatever the phase', () => {
    for (const at of ['gathering', 'playing', 'over'] as const) {
      if (who === 'host')
        for (const by of [PEOPLE[0], PEOPLE[1], STRANGER]) expect(said(at, by, act)).toBe('room.notHost');
      if (who === 'seat') for (const by of [HOST, STRANGER]) expect(said(at, by, act)).toBe('room.notSeated');
    }
    if (who === 'anybody') expect(said(phase, PEOPLE[0], act)).toBe('room.seated');
  });

  it('is refused in every wrong phase', () => {
    const by = who === 'host' ? HOST : who === 'seat' ? PEOPLE[0] : STRANGER;
    for (const [at, code] of [
      ['gathering', 'room.notStarted'],
      ['playing', 'room.started'],
      ['over', 'room.over'],
    ] as const) {
      if (at === phase) continue;
      const laterOffer = at === 'over' && (act.kind === 'offer' || act.kind === 'answer');
      expect(said(at, by, act)).toBe(laterOffer ? (act.kind === 'offer' ? 'room.offer' : 'room.noOffer') : code);
    }
  });

  it('is not refused to the right person for who they are', () => {
    const by = who === 'host' ? HOST : who === 'seat' ? PEOPLE[0] : STRANGER;
    expect(['room.notHost', 'room.notSeated', 'room.started', 'room.notStarted', 'room.over']).not.toContain(
      said(phase, by, act),
    );
  });
});

describe('a turn', () => {
  it('of another seat is refused, and so is one for a bot', () => {
    const room = playing('talat', 3, {}, { 2: 1 });
    const steps = room.someTurn();
    expect(room.ask(1, { kind: 'turn', turn: 0, steps })).toBe('room.notYourTurn');
    room.playOn(2);
    for (const seat of [0, 1])
      expect(room.ask(seat, { kind: 'turn', turn: 2, steps: room.someTurn() })).toBe('room.notYourTurn');
  });
});
