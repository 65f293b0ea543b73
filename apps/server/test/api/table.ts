import { type TablePlan, usualPlan } from '@threefold-games/room';
import { gameOf, must, someTurn } from '@threefold-games/testkit';
import type { Device, House } from './house.ts';

export const DAYS: TablePlan['clock'] = {
  kind: 'days',
  bank: 7 * 86_400_000,
  increment: 86_400_000,
  cap: 14 * 86_400_000,
};
const nonce = '0123456789abcdef'.repeat(2);
let requests = 0;
export const requestId = (): string => `request-${++requests}`;

/** A table that anybody may see and watch. */
export const planOf = (game: string, seats: number, change: Partial<TablePlan> = {}): TablePlan =>
  usualPlan(gameOf(game), { seats, rated: true, ...change });

/** A table that begins by itself as soon as everybody sits; the value is its id. */
export const seatAll = async (devices: readonly Device[], change: Partial<TablePlan> = {}): Promise<string> => {
  const [host, ...others] = devices;
  const plan = planOf(change.game ?? 'tzaar', change.seats ?? 2, change);
  const made = await host!.ask('POST /api/rooms', { body: { plan, nonce } });
  if (made.status !== 200) throw new Error(made.text);
  for (const other of others) {
    const sat = await other.ask('POST /api/rooms/:id/join', { params: { id: made.body.id }, body: { nonce } });
    if (sat.status !== 200) throw new Error(sat.text);
  }
  return made.body.id;
};

/** Whoever is to move does, by lot; the devices are those of the seats. */
export const playTurn = async (house: House, id: string, devices: readonly Device[]): Promise<void> => {
  const state = must(await house.rooms.load(id));
  const { actor = 0, turns } = state;
  const act = { kind: 'turn' as const, turn: turns.length, steps: someTurn(state, turns.length) };
  const done = await devices[actor]!.ask('POST /api/rooms/:id/acts', {
    params: { id },
    body: { id: requestId(), act },
  });
  if (done.status !== 200) throw new Error(done.text);
};

export const resign = async (device: Device, id: string): Promise<void> => {
  const body = { id: requestId(), act: { kind: 'resign' as const } };
  const done = await device.ask('POST /api/rooms/:id/acts', { params: { id }, body });
  if (done.status !== 200) throw new Error(done.text);
};

/** A finished game: a few turns, then a seat resigns. */
export const wholeGame = async (
  house: House,
  devices: readonly Device[],
  loser: number,
  change: Partial<TablePlan> = {},
): Promise<string> => {
  const id = await seatAll(devices, change);
  for (let n = 0; n < 4; n++) await playTurn(house, id, devices);
  await resign(devices[loser]!, id);
  return id;
};
