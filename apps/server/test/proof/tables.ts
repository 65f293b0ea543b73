import { randomBytes } from 'node:crypto';
import type { TablePlan } from '@threefold-games/room';
import { planOf } from '../live/table.ts';
import { Player, type PlayerOptions } from './player.ts';

const nonce = (): string => randomBytes(16).toString('hex');

const post = async (url: string, path: string, body: unknown, cookie?: string): Promise<Response> => {
  const headers = {
    origin: url,
    'content-type': 'application/json',
    ...(cookie === undefined ? {} : { cookie }),
  };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** A guest of the server at this address, who knows how to come back. */
export const invite = async (url: string, options: Omit<PlayerOptions, 'cookie'>): Promise<Player> => {
  const answer = await post(url, '/api/me', { name: options.name });
  return new Player({ ...options, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! });
};

/** Opens a table, seats the players in their order and lets them play; the value is the room. */
export const seat = async (
  url: string,
  players: readonly Player[],
  game: string,
  more: Partial<TablePlan> = {},
): Promise<string> => {
  const [host, ...others] = players;
  const plan = planOf(game, { seats: players.length, listed: false, ...more });
  const opened = await post(url, '/api/rooms', { plan, nonce: nonce() }, host!.cookie);
  const { id } = (await opened.json()) as { readonly id: string };
  for (const other of others) await post(url, `/api/rooms/${id}/join`, { nonce: nonce() }, other.cookie);
  for (const player of players) player.follow(id);
  return id;
};

/** Waits until something holds. */
export const until = async (holds: () => boolean, what: string, within = 20_000): Promise<void> => {
  const end = Date.now() + within;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${what}`);
    await sleep(5);
  }
};

export const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
