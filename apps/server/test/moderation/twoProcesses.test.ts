import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE } from '../../src/live/connection.ts';
import { systemTime } from '../../src/time.ts';
import { beginGame, House, newId, planOf, SLOW, TEST_LIMITS } from '../live/table.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';
import { askAsOperator } from './operator.ts';

const postgres = await sharedPostgres();
const title = 'missing' in postgres ? postgres.missing : 'operators of two processes on PostgreSQL';

describe.skipIf('missing' in postgres)(title, () => {
  let [here, there]: House[] = [];
  beforeAll(async () => {
    if ('missing' in postgres) return;
    [here, there] = await Promise.all([1, 2].map(() => new House(TEST_LIMITS, systemTime, postgres.url).open()));
  }, SLOW);
  afterAll(async () => {
    await Promise.all([here?.end(), there?.end()]);
    if (!('missing' in postgres)) await postgres.remove();
  }, SLOW);

  it('reach whoever is connected to the other one', async () => {
    const { room, guests, phones } = await beginGame(there!, planOf('tzaar'), ['Rude', 'Bo']);
    const [rude, bo] = phones;
    rude!.say({ t: 'chat', room, id: newId(), text: 'bad words' });
    await bo!.hears('chat');
    expect(await askAsOperator(here!, 'DELETE', `/rooms/${room}/chat/1`)).toBe(200);
    expect((await bo!.hears('room', said => said.room === room)).chat.map(({ text }) => text)).toEqual(['']);
    const { id } = guests[0]!;
    expect(await askAsOperator(here!, 'DELETE', `/people/${id}/name`)).toBe(200);
    const renamed = await bo!.hears('room', said => said.room === room);
    expect(renamed.now.seats.map(seat => (seat.kind === 'person' ? seat.name : ''))).toEqual([
      expect.stringMatching(/^player-/),
      'Bo',
    ]);
    expect(await rude!.closed).toBe(CLOSE.signedOut[0]);
    const again = await guests[0]!.connect();
    const banned = { until: null, why: 'rude words' };
    expect(await askAsOperator(here!, 'PUT', `/people/${id}/suspension`, banned)).toBe(200);
    expect(await again.closed).toBe(CLOSE.signedOut[0]);
    const back = await guests[0]!.connect();
    await back.watch(room);
    expect(await back.act(room, { kind: 'offer', offer: 'rematch' })).toMatchObject({
      t: 'refused',
      fault: { code: 'people.suspended' },
    });
    expect((await back.act(room, { kind: 'resign' })).t).toBe('done');
  });
});
