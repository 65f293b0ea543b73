import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { type House, ORIGIN, openHouse, PATIENCE } from '../api/house.ts';
import { Authenticator } from './authenticator.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ at: Date.UTC(2026, 0) });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const PASSWORD = 'correct horse battery';
const HOME = '198.51.100.1';
const { perPair, perKnownPair, perHotPair, hot, perAddress, within } = LIMITS.people.signIn;

const enter = async (name: string, address: string, password: string): Promise<number> =>
  (await house.device('', address).ask('POST /api/session', { body: { name, password } })).status;
const guess = (name: string, address: string): Promise<number> => enter(name, address, 'guess guess guess');

describe('strangers who guess a password', () => {
  it('from many addresses never lock the owner out: not at home, not elsewhere, by no way in', async () => {
    const owner = house.device('', HOME);
    const codes = await owner.signsUp('Paul', PASSWORD);
    const authenticator = new Authenticator(ORIGIN);
    const { options } = (await owner.ask('POST /api/account/passkeys/options')).body;
    const credential = authenticator.create(options);
    await owner.ask('POST /api/account/passkeys', { body: { label: 'Phone', credential } });
    for (let n = 0; n < 2 * hot; n++) expect(await guess('Paul', `192.0.2.${n}`)).toBe(401);
    expect(await enter('Paul', HOME, PASSWORD)).toBe(200);
    expect(await enter('Paul', '203.0.113.1', PASSWORD)).toBe(200);
    const elsewhere = house.device('', '203.0.113.2');
    const asked = (await elsewhere.ask('POST /api/session/passkey/options')).body.options;
    const shown = { credential: authenticator.get(asked) };
    expect((await elsewhere.ask('POST /api/session/passkey', { body: shown })).status).toBe(200);
    const body = { name: 'Paul', code: codes[0] };
    expect((await house.device('', '192.0.2.1').ask('POST /api/session', { body })).status).toBe(200);
  });

  it('have so many tries from one address, and fewer where many try the name', async () => {
    await house.device('', HOME).signsUp('Quinn', PASSWORD);
    for (let n = 0; n < perPair; n++) expect(await guess('Quinn', '192.0.2.200')).toBe(401);
    expect(await enter('Quinn', '192.0.2.200', PASSWORD)).toBe(429);
    for (let n = perPair; n <= hot; n++) await guess('Quinn', `192.0.2.${n}`);
    for (let n = 0; n < perHotPair; n++) expect(await guess('Quinn', '192.0.2.201')).toBe(401);
    expect(await guess('Quinn', '192.0.2.201')).toBe(429);
    house.pass(within + 1);
    expect(await guess('Quinn', '192.0.2.201')).toBe(401);
    expect(await enter('Quinn', '192.0.2.200', PASSWORD)).toBe(200);
  });

  it('learn nothing of which names exist', async () => {
    for (let n = 0; n < perPair; n++) expect(await guess('Nobody at all', '192.0.2.210')).toBe(401);
    expect(await guess('Nobody at all', '192.0.2.210')).toBe(429);
  });

  it('from a school, at any names, stop themselves and those who were never there, and nobody who was', async () => {
    const school = '2001:db8:5c00::';
    const pupil = house.device('', `${school}1`);
    await pupil.signsUp('Rosa', PASSWORD);
    const codes = await house.device('', HOME).signsUp('Sven', PASSWORD);
    for (let n = 0; n < perAddress; n++) expect(await guess(`Name ${n}`, `${school}${n}`)).toBe(401);
    expect(await guess('One more', `${school}9`)).toBe(429);
    expect(await enter('Sven', `${school}2`, PASSWORD)).toBe(429);
    expect(await enter('Rosa', `${school}3`, PASSWORD)).toBe(200);
    const body = { name: 'Sven', code: codes[0] };
    expect((await house.device('', `${school}4`).ask('POST /api/session', { body })).status).toBe(200);
    expect(await enter('Sven', `${school}5`, PASSWORD)).toBe(200);
  });

  it('are stopped also where the account was entered before', async () => {
    await house.device('', '198.51.100.7').signsUp('Tara', PASSWORD);
    for (let n = 0; n < perKnownPair; n++) expect(await guess('Tara', '198.51.100.7')).toBe(401);
    expect(await guess('Tara', '198.51.100.7')).toBe(429);
    expect(await enter('Tara', '198.51.100.8', PASSWORD)).toBe(200);
  });

  it('do not guess on by signing in to an account of their own in between', async () => {
    const address = '203.0.113.77';
    for (let n = 0; n < perAddress - 1; n++) await guess(`Victim ${n}`, address);
    expect(await enter('Tara', address, PASSWORD)).toBe(200);
    expect(await guess('Victim a', address)).toBe(401);
    expect(await guess('Victim b', address)).toBe(429);
  });

  it('count also where they hold a session and guess the old password', async () => {
    const device = house.device('', '198.51.100.9');
    await device.signsUp('Ugo', PASSWORD);
    const thief = house.device('', '203.0.113.90');
    thief.cookie = device.cookie;
    const change = async (old: string): Promise<number> =>
      (await thief.ask('PUT /api/account/password', { body: { old, password: 'another horse battery' } })).status;
    for (let n = 0; n < perPair - 1; n++) expect(await change('guess guess guess')).toBe(401);
    const confirm = (password: string) => thief.ask('POST /api/session/confirm', { body: { password } });
    expect((await confirm('guess guess guess')).status).toBe(401);
    expect((await confirm(PASSWORD)).status).toBe(429);
    expect(await change(PASSWORD)).toBe(429);
    expect((await device.ask('POST /api/session/confirm', { body: { password: PASSWORD } })).status).toBe(200);
  });
});

describe('where somebody signed in', () => {
  it('is stored as a hash, goes with the account, and is forgotten after a while', async () => {
    const device = house.device('', '198.51.100.20');
    await device.signsUp('Vera', PASSWORD);
    const id = (await device.ask('GET /api/me')).body.me?.id ?? '';
    const kept = () => house.store.db.selectFrom('entrances').selectAll().where('person', '=', id).execute();
    const rows = await kept();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
    expect((await device.ask('GET /api/me/export')).body.entrances).toEqual([rows[0]?.at]);
    expect((await device.ask('DELETE /api/me')).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});
