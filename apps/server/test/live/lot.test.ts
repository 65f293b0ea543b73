import { findGame } from '@threefold-games/catalogue';
import { parseRecord, seededRandom, tagValue } from '@threefold-games/core';
import { checkDeal } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Follower } from './follower.ts';
import { type Guest, House, newNonce, type Phone, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

/** Where somebody sits, as the server tells each of them alone. */
const seatOn = async (phone: Phone, room: string): Promise<number> => (await phone.watch(room)).seat!;

const recordOf = async (room: string, { cookie }: Guest) =>
  must(parseRecord(await (await house.fetch(`/api/rooms/${room}/record`, { cookie })).text()));

describe('seats by lot', () => {
  it(
    'are drawn for two people and a bot, hold for everything, and can be checked',
    async () => {
      const [ada, bo] = [await house.guest('Ada'), await house.guest('Bo')];
      const room = await ada.open(planOf('talat', { seats: 3, lot: true, leaver: { kind: 'end' } }));
      const phones = [await ada.connect(), await bo.connect()];
      const { table } = await phones[0]!.watch(room);
      expect(table.plan.lot).toBe(true);
      expect(table.deal.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(await phones[0]!.act(room, { kind: 'fill', seat: 2, level: 1, of: 12 })).toMatchObject({ t: 'done' });
      const join = { method: 'POST', body: JSON.stringify({ seat: 1, nonce: newNonce() }), cookie: bo.cookie };
      // Sent again when the lot has been drawn, it is the same seat that was asked for.
      for (let n = 0; n < 2; n++) expect((await house.fetch(`/api/rooms/${room}/join`, join)).status).toBe(200);
      const seats = [await seatOn(phones[0]!, room), await seatOn(phones[1]!, room)];
      const followers = phones.map(phone => new Follower(phone, room));
      await followers[0]!.reach(({ now }) => now.phase === 'playing');
      const names = followers[0]!.now.seats.map(seat => (seat.kind === 'person' ? seat.name : seat.kind));
      expect(seats.map(seat => names[seat])).toEqual(['Ada', 'Bo']);
      const random = seededRandom('lot');
      for (let turn = 0; turn < 6; turn++) {
        await Promise.all(followers.map(each => each.reach(({ turns }) => turns.length >= turn, 20_000)));
        const who = seats.indexOf(turn % 3);
        if (who < 0) continue;
        const steps = followers[who]!.randomTurn(random);
        const other = await phones[1 - who]!.act(room, { kind: 'turn', turn, steps });
        expect(other).toMatchObject({ t: 'refused', fault: { code: 'room.notYourTurn' } });
        expect(await phones[who]!.act(room, { kind: 'turn', turn, steps })).toMatchObject({ t: 'done' });
      }
      await phones[1]!.act(room, { kind: 'resign' });
      const record = await recordOf(room, ada);
      const checked = must(checkDeal({ findGame }, record));
      expect(checked.order!.map(seat => ['Ada', 'Bo', 'bot'][seat])).toEqual(names);
      expect(tagValue(record, 'DealSeats')).toBe(checked.order!.map(seat => seat + 1).join(','));
      expect(tagValue(record, 'Seats')).toBe(names.map(name => (name === 'bot' ? 'Pim (level 1)' : name)).join('; '));
      expect(tagValue(record, 'End')).toBe(`resign ${seats[1]}`);

      await phones[0]!.act(room, { kind: 'offer', offer: 'rematch', nonce: newNonce() });
      await phones[1]!.act(room, { kind: 'answer', offer: 'rematch', yes: true, nonce: newNonce() });
      await followers[0]!.reach(({ now }) => now.next !== undefined);
      const next = await phones[0]!.watch(followers[0]!.now.next!);
      expect(next.table).toMatchObject({ plan: { lot: true } });
      expect(next.table.deal.order).toBeUndefined();
      // Everybody has moved on by one.
      expect(next.now.seats.map(seat => (seat.kind === 'person' ? seat.name : seat.kind))).toEqual([
        ...names.slice(1),
        names[0],
      ]);
      expect(next.seat).toBe((seats[0]! + 2) % 3);
    },
    SLOW,
  );
});
