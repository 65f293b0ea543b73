import { expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { mergeSent } from '../../src/people/sync.ts';
import type { Device, House } from '../api/house.ts';

const PASSWORD = 'correct horse battery';
const MOST = LIMITS.people.lessons;
const many = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `tzaar/${name}${String(n).padStart(3, '0')}`);

/** The lessons that an account has done follow it from device to device, on both databases. */
export const keepsLessons = (house: () => House): void => {
  const put = async (device: Device, ...lessons: readonly string[]) =>
    (await device.ask('PUT /api/me/lessons', { body: { lessons } })).body;

  /** Two devices of a new account. */
  const devicesOf = async (name: string): Promise<readonly [Device, Device]> => {
    const [first, second] = [house().device(), house().device()];
    await first.signsUp(name, PASSWORD);
    await second.ask('POST /api/session', { body: { name, password: PASSWORD } });
    return [first, second];
  };

  it('keep the lessons that any of their devices knows of, in one order', async () => {
    const [first, second] = await devicesOf('Learner');
    expect(await put(first)).toEqual({ lessons: [] });
    expect(await put(first, 'tzaar/lines', 'tzaar/lines')).toEqual({ lessons: ['tzaar/lines'] });
    // A lesson that this version does not know is kept all the same.
    const all = ['taluva/Of_Later', 'taluva/first', 'taluva/of2', 'tzaar/lines'];
    expect(await put(second, 'taluva/of2', 'taluva/first', 'taluva/Of_Later')).toEqual({ lessons: all });
    expect(await put(first, 'tzaar/lines')).toEqual({ lessons: all });
    expect(await put(second)).toEqual({ lessons: all });
    const stranger = house().device();
    await stranger.signsUp('Beginner', PASSWORD);
    expect(await put(stranger)).toEqual({ lessons: [] });
  });

  it('lose none that two devices tell of at once', async () => {
    const [first, second] = await devicesOf('Hurried');
    const told = [many('a', 20), many('b', 20), [...many('a', 10), ...many('c', 10)]];
    await Promise.all(told.flatMap(keys => [put(first, ...keys), put(second, ...keys.toReversed())]));
    expect(await put(second)).toEqual({ lessons: [...many('a', 20), ...many('b', 20), ...many('c', 10)] });
  });

  it('keep so many lessons and no more, whichever device is first', async () => {
    const [first, second] = await devicesOf('Diligent');
    expect(await put(first, 'tzaar/lines')).toEqual({ lessons: ['tzaar/lines'] });
    const half = MOST * 0.6;
    await Promise.all([put(first, ...many('a', half)), put(second, ...many('b', half))]);
    const { lessons } = await put(first);
    expect(lessons).toHaveLength(MOST);
    expect(lessons).toContain('tzaar/lines');
    // What there is no room for is not kept, and takes nothing away.
    expect(await put(second, ...many('c', MOST))).toEqual({ lessons });
    expect(await put(second)).toEqual({ lessons });
  });

  it('refuse lessons that are none, of a game that there is not, too many, and of guests', async () => {
    const device = house().device();
    const ask = async (lessons: unknown): Promise<unknown> => {
      const { status, body } = await device.ask('PUT /api/me/lessons', { body: { lessons } });
      return [status, body.code];
    };
    expect(await ask(['tzaar/lines'])).toEqual([401, 'people.needed']);
    await device.becomes('Guest');
    expect(await ask(['tzaar/lines'])).toEqual([403, 'people.account']);
    await device.ask('POST /api/account', { body: { name: 'Unlearned', password: PASSWORD } });
    for (const wrong of [
      '',
      'tzaar',
      'tzaar/',
      '/lines',
      'Tzaar/lines',
      'tzaar/lines/two',
      'tzaar/lines\n',
      'tzaar/<b>',
      'tzaar/l\u0000',
      'tzaar/li\u00f1es',
      `tzaar/${'x'.repeat(31)}`,
      `${'x'.repeat(21)}/lines`,
      7,
      null,
    ])
      expect([wrong, await ask([wrong])]).toEqual([wrong, [400, 'http.input']]);
    for (const wrong of ['tzaar/lines', { 0: 'tzaar/lines' }, null, many('a', 501)])
      expect(await ask(wrong)).toEqual([400, 'http.input']);
    expect(await ask(['tzaar/lines', 'chess/lines'])).toEqual([400, 'game.unknown']);
    expect(await put(device)).toEqual({ lessons: [] });
  });

  it('leave no lessons of somebody who is deleted while a device tells of them', async () => {
    const person = 'p_aaaaaaaaaaaa';
    expect(await mergeSent(house().deps, person, { lessons: ['tzaar/lines'] })).toMatchObject({
      ok: false,
      error: { code: 'people.needed' },
    });
    expect(await house().store.db.selectFrom('lessons').where('person', '=', person).selectAll().execute()).toEqual([]);
  });
};
