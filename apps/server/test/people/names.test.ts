import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readName, skeletonOf } from '../../src/people/names.ts';
import { fillSkeletons } from '../../src/people/skeletons.ts';
import { type House, openHouse, PATIENCE } from '../api/house.ts';

describe('a name', () => {
  it.each([
    ['Emma', 'Ernma'],
    ['Otto', '0tt0'],
    ['Bill', 'BIll'],
    ['Bill', 'Bi11'],
    ['William', 'VViIIiam'],
    ['NINA', 'ΝΙΝΑ'],
    ['CCCP', 'СССР'],
    ['scope', 'ѕсоре'],
    ['Hans', 'Ηanѕ'],
    ['Oso', 'Օѕօ'],
    ['paypal', '𝓅𝒶𝓎𝓅𝒶𝓁'],
    ['Zoë', 'Zoe'],
    ['Søren', 'Soren'],
    ['Ada', 'A.d-a'],
  ])('%s looks like %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['Nina', 'Viva'],
    ['Anna', 'Hanna'],
    ['Нина', 'Нино'],
    ['سلام', 'شلام'],
    ['田中', '由中'],
    ['김민수', '김민서'],
    ['🙂', '🙃'],
    ['Ada 2', 'Ada 3'],
  ])('%s does not look like %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  it.each([
    ['Zoë Łukaszewska'],
    ['Straße 7'],
    ['Ωμέγα'],
    ['Мария'],
    ['Հայկ'],
    ['דוד'],
    ['გიორგი'],
    ['محمد ٢'],
    ['田中 Taro さん'],
    ['김 Min'],
    ['Ada ♥ ❤️ 🙂'],
    ['O’Brien-3'],
  ])('can be %s', name => {
    expect(readName(name)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['Latin with Cyrillic', 'Dоra'],
    ['Latin with Greek', 'Αda'],
    ['Hebrew with Arabic', 'דוד محمد'],
    ['a script that is not in use for names', 'ᎪᏓ'],
    ['a filler', 'Ada\u3164'],
    ['a joiner of graphemes', 'A\u034fda'],
    ['a variation of a letter', 'Ada\ufe00'],
    ['one like a reserved word', 'De1eted'],
    ['one like a reserved word in another script', 'ѕеrvеr'],
  ])('cannot be %s', (_, name) => {
    expect(readName(name)).toMatchObject({ ok: false, error: { code: 'people.name' } });
  });
});

describe('names that look alike', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, PATIENCE);
  afterAll(() => house.close(), PATIENCE);

  it('are refused to guests, accounts and bots beside an account, and free again when it is renamed or deleted', async () => {
    const emma = house.device();
    await emma.signsUp('Emma', 'correct horse battery');
    const guest = house.device();
    const take = (name: string) => guest.ask('POST /api/me', { body: { name } });
    expect((await take('Ernrna')).body.code).toBe('people.taken');
    expect((await take('EMMA')).body.code).toBe('people.taken');
    await guest.becomes('Somebody');
    expect((await guest.ask('POST /api/account', { body: { name: 'Ernma' } })).body.code).toBe('people.taken');
    expect((await emma.ask('POST /api/bots', { body: { name: 'Emrna' } })).body.code).toBe('people.taken');
    expect((await emma.ask('POST /api/me', { body: { name: 'Ernma' } })).status).toBe(200);
    expect((await take('Emrna')).body.code).toBe('people.taken');
    expect((await emma.ask('POST /api/me', { body: { name: 'Paula' } })).status).toBe(200);
    expect((await take('Emma')).status).toBe(200);
    expect((await take('Pau1a')).body.code).toBe('people.taken');
    expect((await emma.ask('DELETE /api/me')).status).toBe(200);
    expect((await take('Pau1a')).status).toBe(200);
  });

  it('are given to one of two who ask in the same moment', async () => {
    const devices = [house.device(), house.device()];
    for (const device of devices) await device.becomes('Twin');
    const answers = await Promise.all(
      ['Norma', 'Norrna'].map((name, i) => devices[i]!.ask('POST /api/account', { body: { name } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of an older version stay, and what it renames or deletes meanwhile is noted', async () => {
    const { db } = house.store;
    const [martin, other, third] = [house.device(), house.device(), house.device()];
    for (const [device, name] of [
      [martin, 'Martin'],
      [other, 'Quentin'],
      [third, 'Ruth'],
    ] as const)
      await device.signsUp(name, 'correct horse battery');
    // As a version would write them that knows neither column.
    const rename = (from: string, name: string) =>
      db.updateTable('persons').set({ name, folded: name.toLowerCase() }).where('name', '=', from).execute();
    await rename('Quentin', 'Rnartin');
    await db.updateTable('persons').set({ deleted: 1, folded: 'gone' }).where('name', '=', 'Ruth').execute();
    await fillSkeletons(db);
    const guest = house.device();
    const take = async (name: string) => (await guest.ask('POST /api/me', { body: { name } })).body.code;
    expect(await take('Rnartin')).toBe('people.taken');
    expect(await take('Quentln')).toBeUndefined();
    expect(await take('Ruth')).toBeUndefined();
    await rename('Martin', 'Sarnuel');
    await fillSkeletons(db);
    expect(await take('Samuel')).toBe('people.taken');
    expect(
      (await other.ask('POST /api/session', { body: { name: 'Rnartin', password: 'correct horse battery' } })).status,
    ).toBe(200);
  });
});
