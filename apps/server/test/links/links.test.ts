import { LANGS } from '@threefold-games/speech';
import { must } from '@threefold-games/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Collection } from '../../src/puzzles/collection.ts';
import { keepVerdict } from '../../src/puzzles/reports.ts';
import type { Device } from '../api/house.ts';
import { ORIGIN, PATIENCE } from '../api/house.ts';
import { DAYS, playTurn, resign, seatAll, wholeGame } from '../api/table.ts';
import { SHELVES } from '../puzzles/shelves.ts';
import { openSite, type Site, tagsIn, unescaped } from './site.ts';
import { wellFormed } from './xml.ts';

const PUZZLE = 'tz-uqp3c';
const DAY = '2026-11-18';
const EVIL = '<script>x</script>';
const STRANGE = "$& $1 '<i>&amp";

let site: Site;
let ada: Device;
let evil: Device;
/** A finished game, an open table, a game that nobody may watch and one that was played so. */
let rooms: { readonly over: string; readonly open: string; readonly hidden: string; readonly hiddenOver: string };
beforeAll(async () => {
  site = await openSite();
  const { house } = site;
  [ada, evil] = [house.device(), house.device()];
  await ada.becomes(STRANGE);
  await evil.becomes(EVIL);
  const both = [ada, evil];
  const open = await seatAll([ada], { game: 'talat', seats: 3 });
  const hidden = await seatAll(both, { clock: DAYS, watching: false, listed: false });
  await playTurn(house, hidden, both);
  const hiddenOver = await wholeGame(house, both, 0, { watching: false });
  rooms = { over: await wholeGame(house, both, 0), open, hidden, hiddenOver };
}, PATIENCE);
afterAll(() => site.close(), PATIENCE);

const status = async (path: string): Promise<readonly [number, string | undefined]> => {
  const answer = await site.get(path);
  const isJson = String(answer.headers['content-type']).includes('json');
  return [answer.statusCode, isJson ? answer.json<{ readonly code: string }>().code : undefined];
};
/** The size of a PNG, by its head. */
const sizeOf = (png: Buffer): readonly [number, number] => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('a page', () => {
  it.each(LANGS)('says in %s what its link is about', async lang => {
    const answer = await site.get(`/${lang}/puzzle/${PUZZLE}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
    const tags = tagsIn(answer.body);
    const others = await Promise.all(
      LANGS.filter(other => other !== lang).map(async other =>
        tagsIn((await site.get(`/${other}/puzzle/${PUZZLE}`)).body),
      ),
    );
    expect(tags.get('og:title')).toMatch(/^TZAAR\s?: .{5,}/);
    expect(others.every(other => other.get('og:description') !== tags.get('og:description'))).toBe(true);
    expect(tags.get('description')).toBe(tags.get('og:description'));
    expect(tags.get('og:url')).toBe(`${ORIGIN}/${lang}/puzzle/${PUZZLE}`);
    expect(tags.get('og:image')).toBe(`${ORIGIN}/api/picture/puzzle/${PUZZLE}.png?lang=${lang}`);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toMatch(/<title>TZAAR\s?: [^<]+ – Threefold<\/title>/);
    expect(answer.body.match(/<title>/g)).toHaveLength(1);
    expect(answer.body.match(/name="description"/g)).toHaveLength(1);
  });

  it.each(LANGS)('writes in %s the names of players as they are, and nothing else into it', async lang => {
    for (const kind of ['replay', 'room']) {
      const { body } = await site.get(`/${lang}/${kind}/${rooms.over}`);
      expect(body).not.toContain(EVIL);
      expect(body).toContain('&lt;script&gt;x&lt;/script&gt;');
      const tags = tagsIn(body);
      expect(tags.get('og:title')).toContain(EVIL);
      expect(tags.get('og:description')).toContain(STRANGE);
      expect(body.match(/<title>/g)).toHaveLength(1);
      expect(body.match(/<\/html>/g)).toHaveLength(1);
    }
  });

  it('invites to an open table, tells the day’s puzzles with their feed, and the site itself', async () => {
    const room = tagsIn((await site.get(`/en/room/${rooms.open}`)).body);
    expect(room.get('og:title')).toBe('A game of Talat');
    expect(room.get('og:description')).toBe('2 seats are open. Open the link and sit down. No account needed.');
    for (const path of ['/en/daily', `/en/daily/${DAY}`]) {
      const { body } = await site.get(path);
      expect(tagsIn(body).get('og:title')).toBe('Daily puzzles, 18 November 2026');
      expect(tagsIn(body).get('og:image')).toBe(`${ORIGIN}/api/picture/daily/${DAY}.png?lang=en`);
      expect(body).toContain(
        `type="application/atom+xml" title="Daily puzzles" href="${ORIGIN}/api/daily.atom?lang=en"`,
      );
    }
    const alone = tagsIn((await site.get(`/en/daily/${DAY}?game=talat`)).body);
    expect(alone.get('og:image')).toBe(`${ORIGIN}/api/picture/daily/${DAY}.png?lang=en&game=talat`);
    const home = tagsIn((await site.get('/de/')).body);
    expect(home.get('og:image')).toBe(`${ORIGIN}/api/picture/site.png?lang=de`);
  });

  it('tells strangers, and everybody else, only of the site where a table is private, or nothing is there', async () => {
    const general = tagsIn((await site.get('/en/')).body);
    for (const path of [
      `/en/room/${rooms.hidden}`,
      `/en/replay/${rooms.hidden}`,
      `/en/replay/${rooms.hiddenOver}`,
      '/en/room/aaaa-bbbb',
      '/en/puzzle/tz-zzzzz',
      '/en/daily/2026-12-24',
      '/en/daily/2026-02-30',
    ])
      for (const headers of [{}, { cookie: ada.cookie }]) {
        const { statusCode, body } = await site.get(path, headers);
        const tags = tagsIn(body);
        expect([path, statusCode, tags.get('og:title')]).toEqual([path, 200, general.get('og:title')]);
        expect(tags.get('og:image')).toBe(general.get('og:image'));
        expect(body).not.toMatch(/script&gt;/);
      }
  });

  it('that is about nothing that travels is left as it is', async () => {
    for (const path of ['/en/settings', '/en/puzzle/nonsense', '/en/rules/tzaar', '/en/room/aaaa-bbbb/x']) {
      const { statusCode, body } = await site.get(path);
      expect([path, statusCode, tagsIn(body).size]).toEqual([path, 200, 1]);
    }
    expect(await status('/xx/puzzle/tz-uqp3c')).toEqual([404, 'http.missing']);
  });

  it('holds nothing of a solution, and no frame does', async () => {
    for (const id of [PUZZLE, 'ta-xtx9p', 'ta-6sbp4', 'tz-fp56y']) {
      const { line } = must(await new Collection(SHELVES).find(id));
      for (const path of [`/en/puzzle/${id}`, `/embed/puzzle/${id}`, `/embed/daily/${DAY}`]) {
        const { body } = await site.get(path);
        for (const step of line.flat()) expect(body).not.toContain(step);
      }
    }
  });
});

describe('a picture', () => {
  it('shows a puzzle, a day, a replay and a room in the size that previews want, drawn once', async () => {
    const before = site.drawn();
    const paths = [
      `puzzle/${PUZZLE}.png?lang=pl`,
      `daily/${DAY}.png?lang=de`,
      `replay/${rooms.over}.png?lang=en`,
      `replay/${rooms.over}.png?lang=en&turn=2`,
      `room/${rooms.open}.png?lang=fr`,
    ].map(path => `/api/picture/${path}`);
    const tags = new Set<unknown>();
    for (const path of paths) {
      // Whoever asks at once gets the same drawing.
      const [first, second] = await Promise.all([site.get(path), site.get(path)]);
      for (const answer of [first, second, await site.get(path)]) {
        expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'image/png']);
        expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
        expect(answer.rawPayload.equals(first.rawPayload)).toBe(true);
      }
      expect(first.headers['set-cookie']).toBeUndefined();
      // Other sites may show it.
      expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
      const again = await site.get(path, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      tags.add(first.headers.etag);
    }
    expect(tags.size).toBe(paths.length);
    expect(site.drawn() - before).toBe(paths.length);
  });

  it('of what a stranger may not see is that of the site', async () => {
    const general = (await site.get('/api/picture/site.png?lang=en')).rawPayload;
    expect(sizeOf(general)).toEqual([1200, 630]);
    for (const path of [`room/${rooms.hidden}`, `replay/${rooms.hiddenOver}`])
      for (const headers of [{}, { cookie: ada.cookie }]) {
        const answer = await site.get(`/api/picture/${path}.png?lang=en`, headers);
        expect([answer.statusCode, answer.rawPayload.equals(general)]).toEqual([200, true]);
      }
  });

  it('of a game is another one after every turn', async () => {
    const devices = [ada, evil];
    const id = await seatAll(devices, { clock: DAYS });
    const path = `/api/picture/room/${id}.png?lang=en`;
    const before = await site.get(path);
    await playTurn(site.house, id, devices);
    const after = await site.get(path);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(Number(/\d+/.exec(String(after.headers['cache-control']))![0])).toBeLessThan(120);
    await resign(ada, id);
  });

  it.each([
    ['puzzle/tz-zzzzz', 404, 'puzzle.missing'],
    ['puzzle/TZ-UQP3C', 404, 'http.missing'],
    ['puzzle/..%2f..%2fx', 404, 'http.missing'],
    ['player/aaaa-bbbb', 404, 'http.missing'],
    ['room/aaaa-bbbb', 404, 'room.missing'],
    ['daily/2026-02-30', 404, 'http.missing'],
    ['daily/2026-12-24', 404, 'http.missing'],
    ['daily/2026-10-31', 404, 'http.missing'],
  ])('of %s is not there', async (path, code, name) => {
    expect(await status(`/api/picture/${path}.png`)).toEqual([code, name]);
  });

  it.each(['turn=x', 'turn=-1', 'turn=99999', 'turn=1&turn=2', 'game=tzaar', 'turn=100000000000'])(
    'is not drawn where an address adds %s',
    async query => {
      const [code, name] = await status(`/api/picture/replay/${rooms.over}.png?${query}`);
      expect([code, name]).toEqual(query === 'turn=99999' ? [400, 'http.input'] : [404, 'http.missing']);
    },
  );
});

describe('a page for frames', () => {
  const embeds = (): readonly string[] => [
    `/embed/puzzle/${PUZZLE}`,
    '/embed/daily',
    `/embed/daily/${DAY}`,
    `/embed/daily/${DAY}?game=talat`,
    `/embed/replay/${rooms.over}`,
  ];

  it('may be shown by any site, sets no cookie and reads none, while no other page may be shown', async () => {
    for (const path of [...embeds(), '/embed/puzzle/tz-zzzzz', `/embed/replay/${rooms.hiddenOver}`]) {
      const answer = await site.get(path);
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(answer.headers['x-frame-options']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
      const known = await site.get(path, { cookie: ada.cookie });
      expect(known.body).toBe(answer.body);
    }
    for (const path of ['/en/', `/en/puzzle/${PUZZLE}`, '/embed/nothing', '/api/me', `/api/puzzles/${PUZZLE}`]) {
      const { headers } = await site.get(path);
      expect([path, String(headers['content-security-policy'])]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });

  it('has nothing inline and nothing from elsewhere', async () => {
    for (const path of embeds()) {
      const { body } = await site.get(path);
      expect(body).not.toMatch(
        /<style|\sstyle=|<script(?! type="module" src="\/embed\/(?:embed|board\/\w+)\.js"><\/script>)|\son\w+=/,
      );
      const elsewhere = [...body.matchAll(/(?:href|src)="(https?:[^"]*)"/g)].map(([, to]) => to!);
      expect(elsewhere.length).toBeGreaterThan(0);
      expect(elsewhere.every(to => to.startsWith(`${ORIGIN}/`))).toBe(true);
    }
    for (const [path, type] of [
      ['/embed/embed.css', 'text/css'],
      ['/embed/embed.js', 'text/javascript'],
    ] as const) {
      const asset = await site.get(path);
      expect([asset.statusCode, String(asset.headers['content-type'])]).toEqual([200, expect.stringContaining(type)]);
      expect(asset.body).not.toMatch(/localStorage|sessionStorage|cookie|indexedDB|https?:/);
    }
  });

  it('shows a puzzle and leads to it, in the language and the theme of its address', async () => {
    const { body } = await site.get(`/embed/puzzle/${PUZZLE}?lang=de&theme=dark`);
    expect(body).toContain('<html lang="de" data-theme="dark">');
    expect(body).toContain('Gewinne in diesem Zug');
    expect(body).toMatch(new RegExp(`href="${ORIGIN}/de/puzzle/${PUZZLE}"[^>]*>Auf Threefold lösen<`));
    expect(body.match(/<svg/g)).toHaveLength(1);
    const wanted = await site.get(`/embed/puzzle/${PUZZLE}?theme="><b>`, { 'accept-language': 'pl, en;q=0.5' });
    expect(wanted.body).toContain('<html lang="pl">');
    expect(wanted.headers.vary).toContain('Accept-Language');
  });

  it('shows the puzzles of a day, each with a link of its own', async () => {
    const { body } = await site.get(`/embed/daily/${DAY}?lang=en`);
    expect(body.match(/<figure>/g)).toHaveLength(2);
    for (const game of ['talat', 'tzaar']) expect(body).toContain(`href="${ORIGIN}/en/daily/${DAY}?game=${game}"`);
  });

  it('goes through a replay turn by turn, from its beginning to its end', async () => {
    const read = async (query: string) => (await site.get(`/embed/replay/${rooms.over}?lang=en${query}`)).body;
    const last = await read('');
    expect(last).toContain('After 4 turns');
    expect(last).toContain(`href="${ORIGIN}/en/replay/${rooms.over}"`);
    expect(last).toContain('&lt;script&gt;x&lt;/script&gt; won');
    const boards = new Set<string>();
    for (let turn = 0; turn <= 4; turn++) {
      const body = await read(`&turn=${turn}&theme=light`);
      expect(body).toContain(`Turn ${turn} of 4`);
      boards.add(/<figure>.*<\/figure>/s.exec(body)![0]);
      const steps = [...body.matchAll(/<a href="([^"]*)"( aria-disabled="true")? data-step="(\w+)"/g)].map(
        ([, href, disabled, step]) => [
          step,
          new URLSearchParams(href!.replaceAll('&amp;', '&')).get('turn'),
          !disabled,
        ],
      );
      expect(steps).toEqual([
        ['first', '0', turn !== 0],
        ['back', String(Math.max(0, turn - 1)), turn !== 0],
        ['on', String(Math.min(4, turn + 1)), turn !== 4],
        ['last', '4', turn !== 4],
      ]);
      expect(body).toContain('theme=light');
    }
    expect(boards.size).toBe(5);
    // What was drawn before is not drawn again.
    const before = site.drawn();
    await read('&turn=2');
    expect(site.drawn()).toBe(before);
  });

  it('has the whole game in its board, with what is read without scripts', async () => {
    const path = `/embed/replay/${rooms.over}?lang=de&theme=dark&turn=2`;
    const { body } = await site.get(path);
    const [, attributes = '', still = ''] = /<threefold-board ([^>]*)>(.*)<\/threefold-board>/s.exec(body) ?? [];
    expect(attributes).toMatch(
      /^game="tzaar" record="\[Game &quot;tzaar&quot;\]\n.*" turn="2" lang="de" theme="dark"$/s,
    );
    expect(attributes).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(still).toMatch(/<figure>.*<svg.*<nav>/s);
    const record = await site.get(`/api/rooms/${rooms.over}/record`);
    expect(unescaped(/record="([^"]*)"/.exec(attributes)![1]!)).toBe(record.body);
    for (const other of [`/embed/puzzle/${PUZZLE}`, '/embed/daily'])
      expect((await site.get(other)).body).not.toMatch(/<threefold-board|<script/);
  });

  it('says in its language that there is nothing', async () => {
    for (const path of [
      'puzzle/tz-zzzzz',
      'puzzle/nonsense',
      'daily/2026-12-24',
      'daily/today',
      'replay/aaaa-bbbb',
      `replay/${rooms.open}`,
      `replay/${rooms.hidden}`,
      `replay/${rooms.hiddenOver}`,
      `replay/${rooms.over}?turn=x`,
      `replay/${rooms.over}?turn=5`,
    ]) {
      const answer = await site.get(`/embed/${path}`, { 'accept-language': 'nl' });
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).toContain('Hier is niets.');
    }
  });
});

describe('the feed', () => {
  it.each(LANGS)('in %s is an Atom feed of the last days, with names and moments that stay', async lang => {
    const answer = await site.get(`/api/daily.atom?lang=${lang}`);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = wellFormed(answer.body);
    expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      lang,
    ]);
    const one = (element: typeof feed, name: string) => {
      const found = element.inside.filter(each => each.name === name);
      expect(found).toHaveLength(1);
      return found[0]!;
    };
    const link = (element: typeof feed, rel: string) =>
      element.inside.find(each => each.name === 'link' && each.attributes.rel === rel)?.attributes.href;
    for (const name of ['id', 'title', 'updated', 'author']) one(feed, name);
    expect(link(feed, 'self')).toBe(`${ORIGIN}/api/daily.atom?lang=${lang}`);
    expect(link(feed, 'alternate')).toBe(`${ORIGIN}/${lang}/daily`);
    const entries = feed.inside.filter(({ name }) => name === 'entry');
    expect(entries).toHaveLength(14);
    const days = Array.from({ length: 14 }, (_, n) => `2026-11-${String(18 - n).padStart(2, '0')}`);
    expect(entries.map(entry => one(entry, 'updated').text)).toEqual(days.map(day => `${day}T00:00:00Z`));
    expect(new Set(entries.map(entry => one(entry, 'id').text)).size).toBe(14);
    for (const [n, entry] of entries.entries()) {
      expect(one(entry, 'id').text).toMatch(/^tag:localhost,2026:/);
      expect(link(entry, 'alternate')).toBe(`${ORIGIN}/${lang}/daily/${days[n]}`);
      expect(link(entry, 'enclosure')).toBe(`${ORIGIN}/api/picture/daily/${days[n]}.png?lang=${lang}`);
      // What it holds is HTML, and that is well-formed too.
      wellFormed(`<div>${one(entry, 'content').text.replace(/(<img [^>]*)>/, '$1/>')}</div>`);
    }
    const again = await site.get(`/api/daily.atom?lang=${lang}`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

// The last one: it changes the puzzles.
it('of a puzzle that was found to be wrong nothing is shown', async () => {
  await keepVerdict(site.house.deps, PUZZLE, 'withdrawn', ['A1']);
  expect(tagsIn((await site.get(`/en/puzzle/${PUZZLE}`)).body).get('og:title')).not.toContain('TZAAR: ');
  expect(await status(`/api/picture/puzzle/${PUZZLE}.png`)).toEqual([410, 'puzzle.withdrawn']);
  expect((await site.get(`/embed/puzzle/${PUZZLE}`)).statusCode).toBe(404);
});
