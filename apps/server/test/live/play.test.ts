import { createHash } from 'node:crypto';
import { findGame, games } from '@threefold-games/catalogue';
import { formatRecord, parseRecord, replay, seededRandom } from '@threefold-games/core';
import { checkDeal } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower } from './follower.ts';
import { beginGame, House, newId, newNonce, type Phone, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** Plays by lot until so many turns are played, or the end. */
const playOn = async (followers: readonly Follower[], seed: string, turns = 10_000): Promise<void> => {
  const random = seededRandom(seed);
  const lead = followers[0]!;
  while (lead.now.phase === 'playing' && lead.turns.length < turns) {
    const turn = lead.turns.length;
    const mover = followers[lead.now.actor!]!;
    await mover.reach(({ seq }) => seq === lead.seq);
    const steps = mover.randomTurn(random);
    const answer = await mover.phone.act(mover.room, { kind: 'turn', turn, steps });
    expect(answer).toMatchObject({ t: 'done' });
    await lead.reach(({ turns: played }) => played.length > turn);
  }
};

const followAll = (phones: readonly Phone[], room: string): readonly Follower[] =>
  phones.map(phone => new Follower(phone, room));

describe('two people at a table', () => {
  it.each(games.map(({ id }) => id))('play %s to its end, and a spectator sees the same', async id => {
    const { room, phones } = await beginGame(house, planOf(id));
    const spectator = await house.connect();
    await spectator.watch(room);
    const [ada, bo, eve] = followAll([...phones, spectator], room);
    await playOn([ada!, bo!], `a game of ${id}`);
    await Promise.all([bo, eve].map(follower => follower!.reach(({ seq }) => seq === ada!.seq)));
    expect(ada!.now.result?.why.kind).toBe('rule');
    expect(ada!.position.outcome()?.shares).toEqual(ada!.now.result!.shares);
    for (const other of [bo!, eve!]) {
      expect(other.turns).toEqual(ada!.turns);
      expect(other.now).toEqual(ada!.now);
    }
    const text = await (await house.fetch(`/api/rooms/${room}/record`)).text();
    const record = must(parseRecord(text));
    expect(replay(findGame, record)).toMatchObject({ ok: true });
    expect(formatRecord(record)).toBe(text);
    if (id === 'taluva') expect(checkDeal({ findGame }, record)).toMatchObject({ ok: true });
  });

  it('never plays a turn twice, however often it is sent', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = followAll(phones, room);
    const steps = ada!.randomTurn(seededRandom('twice'));
    const mover = [ada, bo][ada!.now.actor!]!;
    const id = newId();
    const act = { kind: 'turn', turn: 0, steps } as const;
    for (let n = 0; n < 5; n++) mover.phone.say({ t: 'act', room, id, act: { ...act, steps: [...steps] } });
    const first = await mover.phone.act(room, act, id);
    await mover.reach(({ turns }) => turns.length === 1);
    const again = await mover.phone.act(room, act, id);
    expect(again).toEqual(first);
    expect(mover.phone.heard.filter(said => said.t === 'done' && said.id === id)).toHaveLength(7);
    expect(mover.turns).toHaveLength(1);
    const other = await mover.phone.act(room, act);
    expect(other).toMatchObject({ t: 'refused', fault: { code: 'room.turnNumber' } });
  });

  it('gives the rest to whoever missed something, and all of it after a take-back', async () => {
    const { room, guests, phones } = await beginGame(house, planOf('tzaar'));
    const followers = followAll(phones, room);
    await playOn(followers, 'gap', 4);
    const [ada, bo] = followers;
    const had = { seq: ada!.seq, turns: ada!.turns.length };
    phones[0]!.drop();
    const late = await guests[0]!.connect();
    const back = new Follower(late, room);
    await late.watch(room);
    await playOn([back, bo!], 'gap further', 6);
    const again = await guests[0]!.connect();
    const rest = await again.watch(room, had);
    expect(rest.from).toBe(4);
    expect(rest.turns).toEqual(bo!.turns.slice(4));
    await late.act(room, { kind: 'offer', offer: 'takeBack' });
    await bo!.phone.hears('event', ({ now }) => now.offers.length > 0);
    expect(await bo!.phone.act(room, { kind: 'answer', offer: 'takeBack', yes: true })).toMatchObject({ t: 'done' });
    const short = await again.watch(room, { seq: rest.seq, turns: 6 });
    expect(short.from).toBe(0);
    expect(short.turns).toEqual(bo!.turns);
    expect(short.turns.length).toBeLessThan(6);
  });

  it('acknowledges before it tells', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = followAll(phones, room);
    const mover = [ada, bo][ada!.now.actor!]!;
    const from = mover.phone.heard.length;
    await mover.phone.act(room, { kind: 'turn', turn: 0, steps: mover.randomTurn(seededRandom('order')) });
    await mover.reach(({ turns }) => turns.length === 1);
    const kinds = mover.phone.heard.slice(from).map(({ t }) => t);
    expect(kinds.filter(t => t === 'done' || t === 'event')).toEqual(['done', 'event']);
  });

  it('play again in a new room once both agree', async () => {
    const { room, phones } = await beginGame(house, planOf('talat'));
    const [ada, bo] = phones;
    await ada!.act(room, { kind: 'resign' });
    const { table } = await bo!.hears('event', said => said.now.phase === 'over');
    const nonces = [newNonce(), newNonce()];
    await ada!.act(room, { kind: 'offer', offer: 'rematch', nonce: nonces[0]! });
    await bo!.act(room, { kind: 'answer', offer: 'rematch', yes: true, nonce: nonces[1]! });
    const { now } = await ada!.hears('event', said => said.now.next !== undefined);
    const next = await bo!.watch(now.next!);
    expect(next.now.phase).toBe('playing');
    expect(next.now.seats.map(seat => seat.kind)).toEqual(['person', 'person']);
    expect(next.seat).not.toBeNull();
    // The name follows from the game before, as docs/dealing.md has it.
    const digest = createHash('sha256').update(`${room} ${table!.deal.secret} 0`).digest();
    const letters = Array.from(digest.subarray(0, 8), byte => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]);
    expect(now.next!.replace('-', '')).toBe(letters.join(''));
    // What both were told before they agreed, and what they added then.
    expect(next.table.deal.hash).toBe(table!.deal.next);
    await bo!.act(now.next!, { kind: 'resign' });
    const end = await bo!.hears('event', said => said.room === now.next && said.now.phase === 'over');
    expect(end.table!.deal.nonces!.toSorted()).toEqual(nonces.toSorted());
  });

  it('are three where the game is for three', async () => {
    const plan = planOf('talat', { seats: 3 });
    const { room, phones } = await beginGame(house, plan, ['Ada', 'Bo', 'Cy']);
    const followers = followAll(phones, room);
    await playOn(followers, 'three', 6);
    expect(await phones[0]!.act(room, { kind: 'resign' })).toMatchObject({ t: 'done' });
    await followers[1]!.reach(({ now }) => now.seats[0]!.kind === 'bot');
    expect(followers[1]!.now.phase).toBe('playing');
  });
});

describe('a table by link', () => {
  it('is seen and joined by whoever has the link, and by nobody else once it is played', async () => {
    const plan = planOf('tzaar', { listed: false, watching: false });
    const host = await house.guest('Host');
    const room = await host.open(plan);
    const [hostPhone, stranger] = [await host.connect(), await (await house.guest('Stranger')).connect()];
    await hostPhone.watch(room);
    await stranger.watch(room);
    const friend = await (await house.guest('Friend')).connect();
    await friend.watch(room);
    expect(await friend.act(room, { kind: 'sit', name: 'x', nonce: newNonce() })).toMatchObject({ t: 'done' });
    expect(await stranger.hears('fault')).toMatchObject({ room, fault: { code: 'room.watching' } });
    stranger.say({ t: 'watch', room });
    expect(await stranger.hears('fault')).toMatchObject({ room, fault: { code: 'room.watching' } });
    const heard = stranger.heard.length;
    await hostPhone.act(room, { kind: 'resign' });
    await friend.hears('event', ({ now }) => now.phase === 'over');
    expect(stranger.heard).toHaveLength(heard);
  });

  it('seats people under their own names, whatever they say', async () => {
    const { phones, room } = await beginGame(house, planOf('talat'), ['Ada', 'Bo']);
    const { now } = await phones[0]!.watch(room);
    expect(now.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
  });
});
