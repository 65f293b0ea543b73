import { findGame } from '@threefold-games/catalogue';
import { type Act, type RoomView, type TablePlan, usualPlan } from '@threefold-games/room';
import { type GameNow, roomNow } from '../gameNow.ts';
import type { GameId } from '../records.ts';
import { ask, type Person } from './people.ts';

const NONCE = '0123456789abcdef0123456789abcdef';

/** What is played: everything as usual but for what a test wants. No clock unless said. */
export const planFor = (game: GameId, part: Partial<TablePlan> = {}): TablePlan =>
  usualPlan(findGame(game)!, { listed: false, leaver: { kind: 'bot', level: 1, of: 12 }, rated: true, ...part });

let requests = 0;

/** Does something at a table, over HTTP. */
export const act = (person: Person, room: string, what: Act): Promise<unknown> =>
  ask(person, 'post', `/api/rooms/${room}/acts`, { id: `test-${process.pid}-${++requests}-${Date.now()}`, act: what });

/** Opens a table at which one sits. */
export const openRoom = async (host: Person, plan: TablePlan): Promise<string> =>
  (await ask<{ readonly id: string }>(host, 'post', '/api/rooms', { plan, nonce: NONCE })).id;

/** A game of these people, with the first of them on the first seat: it begins by itself once all have sat down. */
export const beginRoom = async (people: readonly Person[], plan: TablePlan): Promise<string> => {
  const [host, ...others] = people;
  const room = await openRoom(host!, { ...plan, start: 'full' });
  for (const other of others) await ask(other, 'post', `/api/rooms/${room}/join`, { nonce: NONCE });
  return room;
};

/** Goes to a table. */
export const goTo = async ({ page }: Person, room: string, lang = 'en'): Promise<void> => {
  await page.goto(`/${lang}/room/${room}`);
};

/** A room as anybody may see it. */
export const viewOf = async (room: string): Promise<RoomView> => {
  const answer = await fetch(new URL(`/api/rooms/${room}`, process.env.THREEFOLD_URL));
  if (!answer.ok) throw new Error(`${room}: ${answer.status}`);
  return (await answer.json()) as RoomView;
};

/** How the game of a room stands, by the rules. */
export const gameNow = async (room: string): Promise<GameNow> => roomNow(await viewOf(room));
