import { seededRandom } from '@threefold-games/core';
import type { RoomView } from '@threefold-games/room';
import { historyOf, turnByLot } from '@threefold-games/testkit';
import type { ApiAnswer } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type Guest, House, newId, newNonce, planOf, type Said, SLOW } from '../live/table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

const post = async (guest: Guest, path: string, body: unknown): Promise<void> => {
  const answer = await house.fetch(path, { method: 'POST', cookie: guest.cookie, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Those who sit there play so many turns by lot. Nobody follows the room: a rating that was asked for is remembered for a while. */
const playTurns = async (room: string, guests: readonly Guest[], count: number): Promise<void> => {
  const random = seededRandom('seats');
  for (let turn = 0; turn < count; turn++) {
    const view = (await (await house.fetch(`/api/rooms/${room}`)).json()) as RoomView;
    const { game, position } = historyOf(view);
    const act = { kind: 'turn', turn, steps: turnByLot(game, position, random) };
    await post(guests[view.now.actor!]!, `/api/rooms/${room}/acts`, { id: newId(), act });
  }
};

/** Waits until a game of this person was rated. */
const rated = async ({ id }: Guest): Promise<number> => {
  for (;;) {
    const answer = await house.fetch(`/api/players/${id}`);
    const { ratings } = (await answer.json()) as ApiAnswer<'GET /api/players/:id'>;
    if (ratings[0]) return ratings[0].rating;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
};

const isChanged = ({ ratings }: Said<'ratings'>): boolean =>
  Object.values(ratings).some(({ change }) => change !== undefined);

describe('at the end of a rated game', () => {
  it('everybody who follows it is told what the ratings changed by, and whoever comes later', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar', { rated: true }));
    await playTurns(room, guests, 2);
    await phones[1]!.act(room, { kind: 'resign' });
    const ended = await Promise.all(phones.map(phone => phone.hears('ratings', isChanged)));
    const late = await house.connect();
    await late.watch(room);
    expect(await late.hears('ratings')).toEqual(ended[0]);
    const [winner, loser] = guests.map(({ id }) => ended[0]!.ratings[id]!);
    expect(ended[1]).toEqual(ended[0]);
    expect(winner).toEqual({ rating: 1500 + winner!.change!, provisional: true, change: expect.any(Number) as number });
    expect(winner!.change).toBeGreaterThan(0);
    expect(loser!.change).toBe(-winner!.change!);
  });
});

describe('who follows a room', () => {
  it('is told how well those play who sit there, and nothing of newcomers', async () => {
    const [ada, ben, cleo] = [await house.guest('Ada'), await house.guest('Ben'), await house.guest('Cleo')];
    const plan = planOf('tzaar', { rated: true, start: 'full' });
    const first = await ada.open(plan);
    await post(ben, `/api/rooms/${first}/join`, { nonce: newNonce() });
    await playTurns(first, [ada, ben], 2);
    await post(ben, `/api/rooms/${first}/acts`, { id: newId(), act: { kind: 'resign' } });
    const strong = { rating: await rated(ada), provisional: true };
    const weak = { rating: await rated(ben), provisional: true };
    expect(strong.rating).toBeGreaterThan(weak.rating);

    const next = await ada.open({ ...plan, start: 'host' });
    const looker = await house.connect();
    await looker.watch(next);
    expect((await looker.hears('ratings')).ratings).toEqual({ [ada.id]: strong });
    const phone = await ben.connect();
    await phone.act(next, { kind: 'sit', name: 'x', nonce: newNonce() });
    expect((await looker.hears('ratings')).ratings).toEqual({ [ada.id]: strong, [ben.id]: weak });

    const other = await ada.open(planOf('talat', { rated: true }));
    const unknown = await cleo.open(plan);
    const heard = looker.heard.length;
    await looker.watch(other);
    await looker.watch(unknown);
    // Ratings of rooms are sent in the order in which they were asked for: those of this one come after.
    await looker.watch(next);
    await looker.hears('ratings');
    const sent = looker.heard.slice(heard).filter(({ t }) => t === 'ratings');
    expect(sent).toMatchObject([{ room: next }]);
  });
});
