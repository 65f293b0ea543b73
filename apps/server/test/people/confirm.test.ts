import { ROUTES, type RouteName } from '@threefold-games/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, type House, ORIGIN, openHouse, PATIENCE } from '../api/house.ts';
import { Authenticator } from './authenticator.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ at: Date.UTC(2026, 0) });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const PASSWORD = 'correct horse battery';
const LATER = 11 * 60_000;
const signUp = async (name: string): Promise<Device> => {
  const device = house.device();
  await device.signsUp(name, PASSWORD);
  return device;
};
const addPasskey = async (device: Device): Promise<Authenticator> => {
  const authenticator = new Authenticator(ORIGIN);
  const { options } = (await device.ask('POST /api/account/passkeys/options')).body;
  const credential = authenticator.create(options);
  expect((await device.ask('POST /api/account/passkeys', { body: { label: 'Phone', credential } })).status).toBe(200);
  return authenticator;
};
const show = async (device: Device, authenticator: Authenticator) => {
  const { options } = (await device.ask('POST /api/session/confirm/options')).body;
  return device.ask('POST /api/session/confirm', { body: { credential: authenticator.get(options) } });
};
const renew = async (device: Device) => (await device.ask('POST /api/account/codes')).body.code ?? 'done';
const confirm = async (device: Device, password: string) =>
  (await device.ask('POST /api/session/confirm', { body: { password } })).body.code ?? 'done';

describe('what asks for the password or a passkey again', () => {
  const ASKING: readonly RouteName[] = [
    'DELETE /api/me',
    'GET /api/me/export',
    'POST /api/account/codes',
    'POST /api/account/passkeys/options',
    'POST /api/account/passkeys',
    'DELETE /api/account/passkeys/:id',
  ];

  it('is what the description of the API says', () => {
    expect((Object.keys(ROUTES) as RouteName[]).filter(name => 'confirmed' in ROUTES[name])).toEqual(ASKING);
  });

  it.each(ASKING)('%s', async name => {
    const device = await signUp(`Ada ${ASKING.indexOf(name) + 2}`);
    house.pass(LATER);
    const answer = await device.ask(name, { params: { id: 'x' } });
    expect([answer.status, answer.body.code]).toEqual([403, 'people.confirm']);
    expect((await device.ask('GET /api/me')).body.me).toMatchObject({ kind: 'account' });
  });

  it('is done within ten minutes of making the account, of signing in, and of showing the password', async () => {
    const device = await signUp('Bea');
    expect(await renew(device)).toBe('done');
    house.pass(LATER);
    expect(await renew(device)).toBe('people.confirm');
    expect(await confirm(device, 'not the one')).toBe('people.signIn');
    expect(await renew(device)).toBe('people.confirm');
    expect(await confirm(device, PASSWORD)).toBe('done');
    expect(await renew(device)).toBe('done');
    house.pass(LATER);
    expect(await renew(device)).toBe('people.confirm');
    await device.ask('POST /api/session', { body: { name: 'Bea', password: PASSWORD } });
    expect(await renew(device)).toBe('done');
    expect((await device.ask('GET /api/me/export')).status).toBe(200);
    expect((await device.ask('DELETE /api/me')).status).toBe(200);
  });

  it('is confirmed by a passkey of one’s own, once for each challenge, and by nobody else’s', async () => {
    const [device, other] = [await signUp('Carl'), await signUp('Dora')];
    const [own, foreign] = [await addPasskey(device), await addPasskey(other)];
    house.pass(LATER);
    expect((await show(device, foreign)).body.code).toBe('people.passkey');
    expect(await renew(device)).toBe('people.confirm');
    expect((await show(device, own)).status).toBe(200);
    expect(await renew(device)).toBe('done');
    // What was asked at the door does not confirm, and the other way round.
    house.pass(LATER);
    const { options } = (await device.ask('POST /api/session/passkey/options')).body;
    const body = { credential: own.get(options) };
    expect((await device.ask('POST /api/session/confirm', { body })).body.code).toBe('people.passkey');
    expect(await renew(device)).toBe('people.confirm');
  });

  it('is confirmed on one device for that device alone', async () => {
    const [first, second] = [await signUp('Emil'), house.device()];
    house.pass(LATER);
    await second.ask('POST /api/session', { body: { name: 'Emil', password: PASSWORD } });
    expect([await renew(first), await renew(second)]).toEqual(['people.confirm', 'done']);
  });

  it('takes the password or a passkey, not both or neither', async () => {
    const device = await signUp('Fritz');
    const answer = await device.ask('POST /api/session/confirm', { body: {} });
    expect([answer.status, answer.body.code]).toEqual([400, 'http.input']);
  });

  it('is not asked of who has neither: guests, and an account to which a passkey is yet to come', async () => {
    const guest = house.device();
    await guest.becomes('Guest');
    house.pass(LATER);
    expect((await guest.ask('GET /api/me/export')).status).toBe(200);
    const device = house.device();
    await device.becomes('Gina');
    await device.ask('POST /api/account', { body: { name: 'Gina' } });
    house.pass(LATER);
    const authenticator = await addPasskey(device);
    expect(await renew(device)).toBe('people.confirm');
    const password = { body: { password: PASSWORD } };
    expect((await device.ask('PUT /api/account/password', password)).body.code).toBe('people.confirm');
    await show(device, authenticator);
    expect((await device.ask('PUT /api/account/password', password)).status).toBe(200);
  });

  it('is for who came in by a recovery code once they have set the password', async () => {
    const device = house.device();
    const [code = ''] = await device.signsUp('Hugo', PASSWORD);
    const other = house.device();
    await other.ask('POST /api/session', { body: { name: 'Hugo', code } });
    expect((await other.ask('GET /api/account')).body.recovering).toBe(true);
    expect(await renew(other)).toBe('people.confirm');
    expect((await other.ask('PUT /api/account/password', { body: { password: 'a new horse battery' } })).status).toBe(
      200,
    );
    expect(await renew(other)).toBe('done');
  });
});

describe('whom one has blocked or muted', () => {
  it('is listed by name without being asked again', async () => {
    const [device, rival] = [await signUp('Ida'), house.device()];
    const id = await rival.becomes('Rival');
    await device.ask('PUT /api/players/:id/mute', { params: { id } });
    house.pass(LATER);
    expect((await device.ask('GET /api/me/blocks')).body.blocks).toEqual([{ id, name: 'Rival', kind: 'mute' }]);
  });
});
