// Writes fixtures/uncheckpointed: the data folder of a server that was killed before SQLite wrote its log back into the database.
// Run it before a change of what opens that folder, and commit the result, so that the change is tested with files it did not write:
// `node --conditions=threefold-source apps/server/test/store/makeUncheckpointed.ts`
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { must } from '@threefold-games/testkit';
import { freePort } from '../../src/server.ts';
import { writeBackup } from '../../src/store/backup/write.ts';
import { Player } from '../proof/player.ts';
import { Folders, optionsOf, ServerProcess } from '../proof/servers.ts';
import { seat, until } from '../proof/tables.ts';
import { BACKED_UP_AT, BROTLI, type Expected, FIXTURE_FILES, shaOf } from './uncheckpointed.ts';

const TARGET = fileURLToPath(new URL('./fixtures/uncheckpointed', import.meta.url));
const PASSWORD = 'correct horse battery';
/** Turns of running games before the orderly end, which empties the log, and after it. */
const TURNS = [12, 40] as const;

/** A browser. */
class Device {
  cookie = '';
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async ask(method: string, path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: { origin: this.origin, 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) this.cookie = line.split(';')[0]!;
    return answer.json();
  }
}

const folders = new Folders();
const port = await freePort('127.0.0.1');
const options = optionsOf(folders, { port, argon: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
const server = new ServerProcess(options);
await server.start();

const devices = new Map<string, Device>();
const players = new Map<string, Player>();
const people: Expected['people'][number][] = [];
const rooms = new Map<string, readonly Player[]>();

const invite = async (name: string, hasAccount: boolean): Promise<Player> => {
  const device = new Device(server.url);
  const { me } = (await device.ask('POST', '/api/me', { name })) as { readonly me: { readonly id: string } };
  if (hasAccount) await device.ask('POST', '/api/account', { name, password: PASSWORD });
  const { cookie } = device;
  const player = new Player({ name, cookie, ports: [port], seed: `uncheckpointed ${name}` });
  devices.set(name, device);
  players.set(name, player);
  people.push({ id: me.id, name, cookie, ...(hasAccount && { password: PASSWORD }) });
  return player;
};

const play = async (game: string, names: readonly string[], plan: Parameters<typeof seat>[3] = {}): Promise<string> => {
  const seated = names.map(name => players.get(name)!);
  const room = await seat(server.url, seated, game, plan);
  rooms.set(room, seated);
  return room;
};

const acknowledged = () => [...players.values()].flatMap(player => player.acknowledged);
const isOver = (room: string): boolean => rooms.get(room)!.every(each => each.view(room)?.now.phase === 'over');

for (const name of ['Ada', 'Bo Núñez']) await invite(name, true);
await invite('Guest Zoë', false);
const first = await play('talat', ['Ada', 'Bo Núñez'], { listed: true });
await until(() => isOver(first), 'a game ends', 60_000);
const half = acknowledged().length;
await play('taluva', ['Bo Núñez', 'Guest Zoë']);
await devices.get('Ada')!.ask('PUT', '/api/me/lessons', { lessons: ['tzaar/lines', 'talat/capture'] });
await until(() => acknowledged().length >= half + TURNS[0], 'a game is on', 60_000);
for (const player of players.values()) player.isPlaying = false;
await server.stop();

await server.start();
const before = acknowledged().length;
const bo = devices.get('Bo Núñez')!;
await invite('Cleo \u{1f3b2}', true);
await devices.get('Cleo \u{1f3b2}')!.ask('PUT', '/api/me/lessons', { lessons: ['taluva/volcano'] });
await devices.get('Cleo \u{1f3b2}')!.ask('POST', '/api/bots', { name: 'Cleo’s bot' });
await bo.ask('PUT', `/api/players/${people[2]!.id}/block`, {});
await bo.ask('POST', '/api/reports', { person: people[2]!.id, why: 'never moves' });
const skill = { mean: 1500.123456789, deviation: 87.5, volatility: 0.06, games: 3, wins: 1, last: 'a-game', at: 5 };
await bo.ask('PUT', '/api/me/skills', { skills: [{ game: 'tzaar', ...skill }] });
await play('tzaar', ['Cleo \u{1f3b2}', 'Ada']);
const day = 86_400_000;
await play('talat', ['Guest Zoë', 'Cleo \u{1f3b2}'], { clock: { kind: 'days', bank: day, increment: 0, cap: day } });
for (const player of players.values()) player.goOn();
await until(() => acknowledged().length >= before + TURNS[1], 'games go on', 60_000);
for (const player of players.values()) player.leave();
await server.kill();

// A copy is read, since reading may empty the log.
const copy = join(folders.fresh('copy'), 'data');
cpSync(options.data, copy, { recursive: true });
let backup = '';
const written = await writeBackup({ data: copy }, { now: BACKED_UP_AT, secrets: null }, async text => {
  backup += text;
});

const expected: Expected = {
  backup: { rows: must(written).rows, sha256: shaOf(backup) },
  people,
  rooms: [...rooms].map(([id, [one]]) => ({
    id,
    game: one!.view(id)!.table.plan.game,
    phase: isOver(id) ? 'over' : 'playing',
    turns: acknowledged()
      .filter(({ room }) => room === id)
      .toSorted((a, b) => a.seq - b.seq)
      .map(({ seq, turn, steps }) => ({ seq, turn, steps })),
  })),
  lessons: { Ada: ['talat/capture', 'tzaar/lines'], 'Cleo \u{1f3b2}': ['taluva/volcano'] },
  skill: { person: 'Bo Núñez', game: 'tzaar', ...skill },
};
mkdirSync(TARGET, { recursive: true });
for (const name of FIXTURE_FILES) {
  const content = readFileSync(join(options.data, name));
  writeFileSync(join(TARGET, `${name}.br`), brotliCompressSync(content, BROTLI));
}
writeFileSync(join(TARGET, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
folders.remove();
process.exit(0);
