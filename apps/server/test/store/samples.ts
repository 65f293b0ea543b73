import { talat } from '@threefold-games/games/talat';
import { type RoomEvent, type RoomState, type TablePlan, usualPlan } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { Entry } from '../../src/store/store.ts';

/** The store never looks into what it keeps: any game will do. */
export const PLAN: TablePlan = usualPlan(talat, {
  clock: { kind: 'fischer', base: 300_000, increment: 5000 },
});

export const SLOW_PLAN: TablePlan = { ...PLAN, clock: { kind: 'days', bank: 1, increment: 1, cap: 1 } };

export const stateOf = (id: string, more: Partial<RoomState> = {}): RoomState => ({
  id,
  seq: 0,
  plan: PLAN,
  host: 'p_ann',
  phase: 'playing',
  seats: [{ kind: 'empty' }, { kind: 'empty' }],
  created: 1000,
  deal: { scheme: 'threefold-deal/1', hash: '00', secret: '00', nonces: [] },
  layout: '',
  turns: [],
  drawn: [],
  position: '',
  since: 1000,
  clocks: [],
  holidays: [],
  offers: [],
  conditionals: [],
  rewound: 0,
  recent: [],
  ...more,
});

export const rowOf = (id: string, more: Partial<LobbyRow> = {}): LobbyRow => ({
  id,
  phase: 'playing',
  plan: PLAN,
  host: 'p_ann',
  seats: [
    { kind: 'person', name: 'Ann', person: 'p_ann' },
    { kind: 'person', name: 'Ben', person: 'p_ben' },
  ],
  created: 1000,
  updated: 2000,
  turns: 0,
  watchers: 0,
  actor: 0,
  deadline: null,
  position: 'talat/1 ...',
  shares: null,
  ...more,
});

export const eventOf = (id: string): RoomEvent => ({
  by: 'p_ann',
  id,
  act: { kind: 'turn', turn: 0, steps: ['take 1'] },
});

export const entryOf = (room: string, seq: number, more: Partial<Entry> = {}): Entry => ({
  room,
  seq,
  at: 2000 + seq,
  event: eventOf(`${room}-${seq}`),
  progress: { seq, turns: seq, actor: 0, deadline: null },
  isListed: true,
  row: rowOf(room, { updated: 2000 + seq }),
  ...more,
});

export const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
