import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, type House, ORIGIN, openHouse, PATIENCE } from '../api/house.ts';
import { Authenticator } from './authenticator.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ at: Date.now() });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const addPasskey = async (device: Device, authenticator: Authenticator) => {
  const { options } = (await device.ask('POST /api/account/passkeys/options')).body;
  const credential = authenticator.create(options);
  const add = () => device.ask('POST /api/account/passkeys', { body: { label: 'Phone', credential } });
  return { added: await add(), add };
};

const signIn = async (device: Device, authenticator: Authenticator) => {
  const { options } = (await device.ask('POST /api/session/passkey/options')).body;
  const credential = authenticator.get(options);
  const enter = () => device.ask('POST /api/session/passkey', { body: { credential } });
  return { entered: await enter(), enter };
};

/** An account without a password, with one passkey. */
const signUp = async (name: string): Promise<{ device: Device; authenticator: Authenticator }> => {
  const device = house.device();
  await device.becomes(name);
  await device.ask('POST /api/account', { body: { name } });
  const authenticator = new Authenticator(ORIGIN);
  await addPasskey(device, authenticator);
  return { device, authenticator };
};

describe('a passkey', () => {
  it('is made for an account without a password and signs in on another device', async () => {
    const device = house.device();
    const id = await device.becomes('Ada');
    expect((await device.ask('POST /api/account', { body: { name: 'Ada' } })).body.codes).toHaveLength(10);
    const authenticator = new Authenticator(ORIGIN);
    const { added } = await addPasskey(device, authenticator);
    expect(added.body).toMatchObject({ label: 'Phone' });
    expect((await device.ask('GET /api/account')).body).toMatchObject({
      hasPassword: false,
      passkeys: [{ label: 'Phone' }],
    });
    const other = house.device();
    const { entered } = await signIn(other, authenticator);
    expect(entered.body.me).toMatchObject({ id, name: 'Ada', kind: 'account' });
    expect((await other.ask('GET /api/me')).body.me).toMatchObject({ id });
  });

  it('answers each challenge once', async () => {
    const { device, authenticator } = await signUp('Ben');
    const { add } = await addPasskey(device, new Authenticator(ORIGIN));
    expect((await add()).body.code).toBe('people.passkey');
    const { entered, enter } = await signIn(house.device(), authenticator);
    expect(entered.status).toBe(200);
    const again = await enter();
    expect([again.status, again.body.code]).toEqual([401, 'people.passkey']);
  });

  it('does not answer for another site, another person, or without its owner', async () => {
    const { device } = await signUp('Cleo');
    const foreign = await addPasskey(device, new Authenticator('https://elsewhere.example'));
    expect(foreign.added.body.code).toBe('people.passkey');
    const careless = new Authenticator(ORIGIN);
    careless.verified = false;
    expect((await addPasskey(device, careless)).added.body.code).toBe('people.passkey');

    const { device: dan } = await signUp('Dan');
    const { options } = (await device.ask('POST /api/account/passkeys/options')).body;
    const credential = new Authenticator(ORIGIN).create(options);
    const stolen = await dan.ask('POST /api/account/passkeys', { body: { label: 'x', credential } });
    expect(stolen.body.code).toBe('people.passkey');
  });

  it('that nobody kept lets nobody in', async () => {
    const { entered } = await signIn(house.device(), new Authenticator(ORIGIN));
    expect([entered.status, entered.body.code]).toEqual([401, 'people.passkey']);
  });

  it('answers no challenge that has expired', async () => {
    const device = house.device();
    await device.becomes('Emil');
    await device.ask('POST /api/account', { body: { name: 'Emil' } });
    const { options } = (await device.ask('POST /api/account/passkeys/options')).body;
    house.pass(6 * 60_000);
    const credential = new Authenticator(ORIGIN).create(options);
    const late = await device.ask('POST /api/account/passkeys', { body: { label: 'x', credential } });
    expect(late.body.code).toBe('people.passkey');
  });

  it('is forgotten by its owner alone, and not while it is the only way in', async () => {
    const { device } = await signUp('Frida');
    const [passkey] = (await device.ask('GET /api/account')).body.passkeys;
    const params = { id: passkey?.id ?? '' };
    const { device: stranger } = await signUp('Gina');
    expect((await stranger.ask('DELETE /api/account/passkeys/:id', { params })).status).toBe(404);
    expect((await device.ask('DELETE /api/account/passkeys/:id', { params })).status).toBe(403);
    await device.ask('PUT /api/account/password', { body: { password: 'correct horse battery' } });
    expect((await device.ask('DELETE /api/account/passkeys/:id', { params })).status).toBe(200);
    expect((await device.ask('GET /api/account')).body.passkeys).toEqual([]);
  });
});
