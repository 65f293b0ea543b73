import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpired } from '../../src/services.ts';
import { type House, openHouse, PATIENCE } from '../api/house.ts';
import { keepsLessons } from './lessons.ts';
import { keepsSkills } from './skills.ts';
import { syncsDevices } from './syncing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);

const PASSWORD = 'correct horse battery';

describe('a guest', () => {
  it('is nobody without a name, and somebody with one', async () => {
    const device = house.device();
    expect((await device.ask('GET /api/me')).body.me).toBeNull();
    const made = await device.ask('POST /api/me', { body: { name: '  Ada   L. ' } });
    expect(made.body.me).toMatchObject({ name: 'Ada L.', kind: 'guest' });
    expect(made.body.me?.id).toMatch(/^p_[a-z2-9]{12}$/);
    expect((await device.ask('GET /api/me')).body).toEqual(made.body);
  });

  it('has a cookie that no script reads and that lasts a year; only its hash is stored', async () => {
    const device = house.device();
    const { headers } = await device.ask('POST /api/me', { body: { name: 'Bea' } });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^threefold=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
    const rows = await house.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('may share its name with other guests, but with no account, however it is written', async () => {
    await house.device().becomes('Carl');
    await house.device().becomes('Carl');
    await house.device().signsUp('Dora 1', PASSWORD);
    for (const name of ['Dora 1', 'dora1', 'DORA_l', 'Ｄｏｒａ 1', 'Dóra 1']) {
      const { status, body } = await house.device().ask('POST /api/me', { body: { name } });
      expect([name, status, body.code]).toEqual([name, 409, 'people.taken']);
    }
  });

  it.each([['deleted'], ['Threefold'], ['   '], ['\u3164'], ['\u2800\u0301']])('cannot be called %j', async name => {
    const { status, body } = await house.device().ask('POST /api/me', { body: { name } });
    expect([status, body.code]).toEqual([400, 'people.name']);
  });

  it.each([[''], ['a"b'], ['a;b'], ['a\nb'], ['x'.repeat(25)]])('is refused by the schema as %j', async name => {
    const { status, body } = await house.device().ask('POST /api/me', { body: { name } });
    expect([status, body.code]).toEqual([400, 'http.input']);
  });
});

describe('an account', () => {
  it('is the same person as the guest before it', async () => {
    const device = house.device();
    const id = await device.becomes('Emil');
    const { body } = await device.ask('POST /api/account', { body: { name: 'Emil', password: PASSWORD } });
    expect(body.me).toMatchObject({ id, name: 'Emil', kind: 'account' });
    expect(new Set(body.codes).size).toBe(10);
    expect((await device.ask('POST /api/account', { body: { name: 'Emil', password: PASSWORD } })).body.code).toBe(
      'people.forbidden',
    );
  });

  it('needs a name of its own and a password of ten characters', async () => {
    await house.device().signsUp('Frida', PASSWORD);
    const device = house.device();
    await device.becomes('F');
    expect((await device.ask('POST /api/account', { body: { name: 'frida', password: PASSWORD } })).body.code).toBe(
      'people.taken',
    );
    expect((await device.ask('POST /api/account', { body: { name: 'Gina', password: '123456789' } })).body.code).toBe(
      'people.password',
    );
    expect((await device.ask('GET /api/me')).body.me).toMatchObject({ name: 'F', kind: 'guest' });
  });

  it('is given once to two who ask for one name in the same moment', async () => {
    const devices = [house.device(), house.device(), house.device()];
    for (const device of devices) await device.becomes('Twin');
    const answers = await Promise.all(
      devices.map(device => device.ask('POST /api/account', { body: { name: 'Hugo', password: PASSWORD } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is entered on a second device by name, however it is written, and password', async () => {
    await house.device().signsUp('Ida', PASSWORD);
    const second = house.device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    const wrong = await second.ask('POST /api/session', { body: { name: 'Ida', password: 'wrong password' } });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'people.signIn']);
    const unknown = await second.ask('POST /api/session', { body: { name: 'Nobody', password: 'wrong password' } });
    expect(unknown.body).toEqual(wrong.body);
    expect((await second.ask('POST /api/session', { body: { name: 'IDA', password: PASSWORD } })).status).toBe(200);
    const { sessions } = (await second.ask('GET /api/sessions')).body;
    expect(sessions.map(({ device, here }) => [device, here])).toEqual(
      expect.arrayContaining([
        ['Safari, iOS', true],
        ['Firefox, Linux', false],
      ]),
    );
  });

  it('takes a password or a code, not both or neither', async () => {
    for (const body of [{ name: 'Ida' }, { name: 'Ida', password: PASSWORD, code: 'x' }])
      expect((await house.device().ask('POST /api/session', { body })).body.code).toBe('http.input');
  });
});

describe('accounts', () => {
  keepsSkills(() => house);
  keepsLessons(() => house);
  syncsDevices(() => house);
});

describe('sessions', () => {
  it('are ended one by one by their owner, and by nobody else', async () => {
    const first = house.device();
    await first.signsUp('Jana', PASSWORD);
    const second = house.device();
    await second.ask('POST /api/session', { body: { name: 'Jana', password: PASSWORD } });
    const { sessions } = (await first.ask('GET /api/sessions')).body;
    const id = sessions.find(({ here }) => !here)?.id ?? '';
    const stranger = house.device();
    await stranger.becomes('Stranger');
    expect((await stranger.ask('DELETE /api/sessions/:id', { params: { id } })).status).toBe(404);
    expect((await second.ask('GET /api/me')).body.me).toMatchObject({ name: 'Jana' });
    expect((await first.ask('DELETE /api/sessions/:id', { params: { id } })).status).toBe(200);
    expect((await second.ask('GET /api/me')).body.me).toBeNull();
    expect((await first.ask('DELETE /api/session')).status).toBe(200);
    expect((await first.ask('GET /api/me')).body.me).toBeNull();
  });

  it('end elsewhere when the password changes, which needs the old one', async () => {
    const first = house.device();
    await first.signsUp('Karl', PASSWORD);
    const second = house.device();
    await second.ask('POST /api/session', { body: { name: 'Karl', password: PASSWORD } });
    const change = (old: string) =>
      first.ask('PUT /api/account/password', { body: { old, password: 'another horse battery' } });
    expect((await change('not it at all')).body.code).toBe('people.signIn');
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await first.ask('GET /api/me')).body.me).toMatchObject({ name: 'Karl' });
    expect((await second.ask('GET /api/me')).body.me).toBeNull();
    expect((await second.ask('POST /api/session', { body: { name: 'Karl', password: PASSWORD } })).status).toBe(401);
  });
});

describe('recovery codes', () => {
  it('let one in once each, however they are typed, and set the password anew', async () => {
    const codes = await house.device().signsUp('Mona', PASSWORD);
    const device = house.device();
    const code = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    const enter = () => device.ask('POST /api/session', { body: { name: 'Mona', code } });
    expect((await enter()).status).toBe(200);
    expect((await device.ask('GET /api/account')).body).toMatchObject({ codesLeft: 9, hasPassword: true });
    const set = await device.ask('PUT /api/account/password', { body: { password: 'a new horse battery' } });
    expect(set.status).toBe(200);
    const again = await enter();
    expect([again.status, again.body.code]).toEqual([401, 'people.code']);
  });

  it('are void when new ones are made, and are nobody else’s', async () => {
    const device = house.device();
    const [first = ''] = await device.signsUp('Nils', PASSWORD);
    await house.device().signsUp('Olga', PASSWORD);
    const enter = (name: string, code: string) => house.device().ask('POST /api/session', { body: { name, code } });
    expect((await enter('Olga', first)).status).toBe(401);
    const { codes } = (await device.ask('POST /api/account/codes')).body;
    expect((await enter('Nils', first)).status).toBe(401);
    expect((await enter('Nils', codes[0] ?? '')).status).toBe(200);
  });
});

describe('time', () => {
  let still: House;
  beforeAll(async () => {
    still = await openHouse({ at: Date.UTC(2026, 0), origin: 'https://play.example.org' });
  }, PATIENCE);
  afterAll(() => still.close(), PATIENCE);

  it('ends a session after a year without use; a guest who never sat down is forgotten', async () => {
    const device = still.device();
    const { headers } = await device.ask('POST /api/me', { body: { name: 'Lena' } });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-threefold=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (let n = 0; n < 2; n++) {
      still.pass(364 * 86_400_000);
      expect((await device.ask('GET /api/me')).body.me).toMatchObject({ name: 'Lena' });
    }
    still.pass(366 * 86_400_000);
    expect((await device.ask('GET /api/me')).body.me).toBeNull();
    await forgetExpired(still.deps);
    const left = await still.store.db.selectFrom('persons').select('name').execute();
    expect(left).toEqual([]);
  });
});
