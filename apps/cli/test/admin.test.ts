import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openServer, type Server } from '@threefold-games/server';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPath, type Ran, threefold } from './harness.ts';

const PASSWORD = 'correct horse battery';
const PATIENCE = 60_000;

describe('admin', () => {
  const data = freshPath();
  let server: Server;
  beforeAll(async () => {
    const root = freshPath();
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    const argon = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    server = must(await openServer({ root, data, port: 0, host: '127.0.0.1', argon }));
  }, PATIENCE);
  afterAll(() => server.close(), PATIENCE);

  const admin = (...argv: string[]): Promise<Ran> =>
    threefold(['admin', ...argv, '--data', data, '--server', server.url]);
  const post = async (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { origin: server.url.slice(0, -1), 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const guest = async (name: string): Promise<{ readonly id: string; readonly cookie: string }> => {
    const answer = await post('/api/me', { name });
    const { me } = (await answer.json()) as { readonly me: { readonly id: string } };
    return { id: me.id, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! };
  };
  const nameOf = async (cookie: string): Promise<unknown> =>
    (await fetch(new URL('/api/me', server.url), { headers: { cookie } })).json();

  it('makes an account an operator, who is then let in', async () => {
    const { cookie } = await guest('Olga');
    expect((await admin('operator', 'Olga')).err).toContain('people.account');
    await post('/api/account', { name: 'Olga', password: PASSWORD }, cookie);
    expect(await admin('operator', 'olga')).toEqual({ code: 0, out: 'It is done.\n', err: '' });
    expect(await nameOf(cookie)).toMatchObject({ me: { operator: true } });
    expect((await admin('operator', 'Olga', '--end')).code).toBe(0);
    expect(await nameOf(cookie)).not.toMatchObject({ me: { operator: true } });
  });

  it('suspends, bans, lifts, renames and takes names back, and shows all of it', async () => {
    const { id, cookie } = await guest('Bert');
    expect((await admin('suspend', 'Bert', '--until', '7d', '--why', 'insults', '--network')).code).toBe(0);
    expect((await admin('who', 'Bert')).out).toMatch(
      /suspended until \d{4}-.*, no new guests from their network: insults/,
    );
    expect((await admin('ban', id, '--why', 'again')).code).toBe(0);
    expect(await nameOf(cookie)).toMatchObject({ me: { suspended: { until: null, why: 'again' } } });
    expect((await admin('lift', 'bert', '--why', 'said sorry')).code).toBe(0);
    expect((await admin('rename', 'Bert', 'Berta', '--why', 'asked for it')).code).toBe(0);
    expect((await admin('unname', 'Berta', '--why', 'is another')).code).toBe(0);
    expect(await nameOf(cookie)).toMatchObject({ me: { name: expect.stringMatching(/^player-/) } });
    const { out } = await admin('log', id);
    expect(out.split('\n').map(line => line.split('  ')[2])).toEqual(
      expect.arrayContaining(['suspend', 'ban', 'lift', 'rename', 'takeName']),
    );
    expect(out).toContain('from "Bert", to "Berta": asked for it');
    const json = JSON.parse((await admin('log', '--json')).out) as { readonly entries: readonly unknown[] };
    expect(json.entries.length).toBeGreaterThanOrEqual(7);
  });

  it('reads reports and closes them', async () => {
    expect((await admin('reports')).out).toBe('There are none.\n');
    const [rude, rita] = [await guest('Rude'), await guest('Rita')];
    await post('/api/reports', { person: rude.id, why: 'name: looks like mine' }, rita.cookie);
    const { out } = await admin('reports');
    expect(out).toContain('reported by Rita');
    const report = out.split('  ')[0]!;
    expect((await admin('close', report, '--why', 'nothing to do')).out).toBe('It is done.\n');
    expect((await admin('close', report, '--why', 'nothing to do')).err).toContain('http.missing');
    expect((await admin('reports', '--closed')).out).toContain('by server: nothing to do');
  });

  it('says what is wrong: nobody of that name, several, a wrong moment, no server, no token', async () => {
    const nobody = await admin('ban', 'Nobody', '--why', 'x');
    expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('people.missing')]);
    await guest('Twin');
    await guest('Twin');
    expect((await admin('ban', 'Twin', '--why', 'x')).err).toMatch(/several are called "Twin": p_\w+, p_\w+/);
    expect((await admin('suspend', 'Twin', '--until', 'soon', '--why', 'x')).code).toBe(2);
    expect((await admin('ban', 'Twin')).code).toBe(2);
    expect((await admin('unsay', 'aaaa-bbbb', '1', '--why', 'x')).err).toContain('http.missing');
    const away = await threefold(['admin', 'log', '--data', data, '--server', 'http://127.0.0.1:9']);
    expect([away.code, away.err]).toEqual([1, expect.stringContaining('wire.offline')]);
    const empty = await threefold(['admin', 'log', '--data', freshPath()]);
    expect([empty.code, empty.err]).toEqual([3, expect.stringContaining('operator.token')]);
    const help = await threefold(['admin', 'suspend', '--help']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('--until')]);
  });
});
