import { expect } from '../site.ts';
import { sayReady } from './meet.ts';
import { ask, test } from './people.ts';
import { expectBoard, playTogether } from './play.ts';
import { act, goTo, openRoom, planFor, viewOf } from './rooms.ts';
import { online, speak, words } from './said.ts';

const { room } = online;

test('a lot decides who sits where, and everybody plays on the seat that it gave', { tag: '@day1' }, async ({
  arrive,
}) => {
  const [ada, ben] = await Promise.all([arrive('Ada'), arrive('Ben')]);
  const id = await openRoom(ada, planFor('talat', { seats: 3, start: 'host', lot: true }));
  await act(ada, id, { kind: 'fill', seat: 1, level: 1, of: 12 });
  await ask(ben, 'post', `/api/rooms/${id}/join`, { nonce: 'ab'.repeat(16) });
  await Promise.all([goTo(ada, id), goTo(ben, id)]);
  const plan = ben.page.getByRole('region', { name: speak(room.plan) });
  await expect(plan).toContainText(speak(words.newGame.lot));
  // Nothing else is left to chance in this game.
  await expect(plan).toContainText(speak(room.sealedSeats, { hash: '' }).split(':')[0]!);
  await expect(ada.page.getByRole('button', { name: speak(room.shuffle) })).toHaveCount(0);
  await Promise.all([sayReady(ada), sayReady(ben)]);
  await ada.page.getByRole('button', { name: speak(room.start), exact: true }).click();
  await expect.poll(async () => (await viewOf(id)).now.phase).toBe('playing');
  const { now, table } = await viewOf(id);
  const people = now.seats.map(seat => [ada, ben].find(({ name }) => seat.kind === 'person' && seat.name === name));
  expect(people).toEqual(table.deal.order!.map(seat => [ada, undefined, ben][seat]));
  // Until a person is to act: a bot would play on while the boards are looked at.
  const standing = await playTogether({ room: id, people, seed: 'lot', until: people[1] ? 4 : 5 });
  for (const [seat, person] of people.entries()) if (person) await expectBoard(person.page, standing, seat);
});
