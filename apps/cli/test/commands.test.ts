import { describe, expect, it } from 'vitest';
import { fileWith, freshPath, jsonLines, threefold } from './harness.ts';

const FIXED = '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n';

describe('usage', () => {
  it('has help and examples everywhere, and the exit codes', async () => {
    const { code, out } = await threefold(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('130  interrupted');
    const names = [...out.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(found => found[1]!).filter(name => name !== 'help');
    expect(names).toEqual(
      'serve backup restore admin play learn puzzle games rules lessons puzzles replay draw legal random convert verify analyse review start frozen match selfplay engine perft strength bench'.split(
        ' ',
      ),
    );
    for (const name of names) {
      const help = await threefold([name, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toMatch(/Examples:\n {2}\$ threefold /);
      expect(help.out).toContain('Exit codes:');
    }
  });

  it('prints the version', async () => {
    expect(await threefold(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  it('prints what a server runs on', async () => {
    const { node, sqlite } = process.versions;
    const out = `Threefold 1.2.3\nNode ${node}\nSQLite ${sqlite}\n`;
    expect(await threefold(['serve', '--version'])).toEqual({ code: 0, out, err: '' });
  });

  it('answers wrong usage with 2, a code and a hint', async () => {
    const wrong = [
      ['nonsense'],
      ['replay'],
      ['replay', '--jsn', 'x'],
      ['perft', 'tzaar'],
      ['perft', 'tzaar', '--depth', '-1'],
      ['random', 'chess'],
      ['random', 'tzaar', '--seats', '3'],
      ['random', 'tzaar', '--option', 'setup'],
      ['random', 'tzaar', '--option', 'setup=blue'],
      ['rules', 'tzaar', 'TZ-99.9'],
      ['play', 'chess'],
      ['learn', 'chess'],
      ['learn', 'tzaar', '12'],
      ['lessons', 'check', 'chess'],
      ['play', 'tzaar', '--seat', 'robot'],
      ['play', 'tzaar', '--seat', 'human', '--seat', 'human', '--seat', 'human'],
      ['convert', fileWith(FIXED), '--to', 'pgn'],
      ['bench', 'chess'],
    ];
    for (const argv of wrong) {
      const { code, out, err } = await threefold(argv);
      expect([argv, code, out]).toEqual([argv, 2, '']);
      expect(err).toMatch(/^threefold: [a-z.]+: .+\nhint: .+\n$/);
    }
  });

  it('shows its help when nothing is asked of it', async () => {
    const { code, err } = await threefold([]);
    expect(code).toBe(2);
    expect(err).toContain('Usage: threefold');
  });
});

describe('games and rules', () => {
  it('lists every game with seats, options and formats', async () => {
    const { out } = await threefold(['games']);
    expect(out).toContain('tzaar, 2 seats\n');
    expect(out).toContain('setup=random*|fixed|tournament\n');
    expect(out).toContain('format littlegolem: ');
    const lines = (await threefold(['games', '--json'])).out.trim().split('\n');
    expect(lines.map(line => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        game: 'tzaar',
        seats: [2],
        options: expect.objectContaining({
          setup: expect.objectContaining({ about: expect.stringContaining('60 pieces') as string }) as object,
          odds: expect.objectContaining({ about: expect.stringContaining('House rule') as string }) as object,
        }) as object,
      }),
    );
  });

  it('prints all rules of a game, or one', async () => {
    const all = await threefold(['rules', 'tzaar']);
    expect(all.out).toContain('2 Set-up\nTZ-2.1  With the set-up "Random"');
    expect(all.out).toMatch(/^[\n -~]*$/);
    const one = await threefold(['rules', 'tzaar', 'tz-2.1']);
    expect(all.out).toContain(one.out);
  });
});

describe('random', () => {
  it('writes the same bytes for the same seed, and records that replay', async () => {
    const argv = ['random', 'tzaar', '--games', '3', '--seed', '7'];
    const first = await threefold(argv);
    expect(await threefold(argv)).toEqual(first);
    expect(first.out).not.toContain('[Date');
    const { code, out } = await threefold(['replay', '--json', '-'], { stdin: first.out });
    expect(code).toBe(0);
    expect(jsonLines(out)).toHaveLength(3);
    expect((await threefold(['random', 'tzaar', '--games', '3', '--seed', '8'])).out).not.toBe(first.out);
  });

  it('takes options', async () => {
    const { out } = await threefold(['random', 'tzaar', '--option', 'setup=tournament']);
    expect(out).toContain('[Options "setup=tournament"]');
    expect((await threefold(['replay', '-'], { stdin: out })).code).toBe(0);
  });
});

describe('perft with draws', () => {
  it('takes the given draws, which cost no depth', async () => {
    const draws = 'CJ,JS,SC,RJ,LC,CC,JR,SL';
    const { code, out } = await threefold(['perft', 'taluva', '--draws', draws, '--depth', '4']);
    expect([code, out]).toEqual([0, '1 1\n2 2\n3 144\n4 432\n']);
    const divided = await threefold(['perft', 'taluva', '--draws', draws, '--depth', '2', '--divide']);
    expect(divided.out).toBe('0,0/0 2\ntotal 2\n');
  });

  it('ends with the last of them, and refuses what cannot be drawn', async () => {
    expect((await threefold(['perft', 'taluva', '--draws', 'CJ', '--depth', '3'])).out).toBe('1 1\n2 2\n3 0\n');
    const { code, err } = await threefold(['perft', 'taluva', '--draws', 'XX', '--depth', '1']);
    expect([code, err]).toEqual([1, expect.stringMatching(/^threefold: perft\.draws: .*"XX"/)]);
  });
});

describe('legal', () => {
  it('lists the steps at the end of the last record', async () => {
    const file = fileWith(`${FIXED}[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "a; b"]\n`);
    const { code, out } = await threefold(['legal', file]);
    expect(code).toBe(0);
    expect(out.split('\n').filter(Boolean)).toHaveLength(42);
    const json = JSON.parse((await threefold(['legal', '--json', file])).out) as Record<string, unknown>;
    expect((await threefold(['perft', 'tzaar', '--depth', '2', '--position', String(json.position)])).out).toBe(
      '1 42\n2 1797\n',
    );
    expect(json).toMatchObject({ game: 'tzaar', actor: 0, legal: expect.arrayContaining(['D3xC3']) as unknown });
  });

  it('refuses what cannot be replayed', async () => {
    expect((await threefold(['legal', fileWith('[Game "tzaar"]')])).code).toBe(1);
    expect((await threefold(['legal', freshPath()])).code).toBe(3);
  });
});

describe('perft', () => {
  it('counts from the start, from a set-up and from the end of a record', async () => {
    const fixed = await threefold(['perft', 'tzaar', '--option', 'setup=fixed', '--depth', '3']);
    expect(fixed.out).toBe('1 42\n2 1797\n3 260556\n');
    const setup = 'ARorOoRROAaOrOrOroraoOAAoooOOaaOoARAaoOOORRarROooooRrrOorOoR';
    expect((await threefold(['perft', 'tzaar', '--setup', setup, '--depth', '2'])).out).toBe('1 75\n2 5492\n');
    const record = fileWith(FIXED.replace('1. D3xC3\n', ''));
    expect((await threefold(['perft', record, '--depth', '2'])).out).toBe('1 42\n2 1797\n');
    expect((await threefold(['perft', '-', '--depth', '1'], { stdin: FIXED })).code).toBe(0);
  });

  it('prints lines of JSON, times on a terminal, and divides', async () => {
    const argv = ['perft', 'tzaar', '--option', 'setup=fixed', '--depth', '2'];
    expect((await threefold([...argv, '--json'])).out).toBe('{"depth":1,"count":42}\n{"depth":2,"count":1797}\n');
    expect((await threefold(argv, { typed: [] })).out).toMatch(/1,797 .* s .* leaves\/s\n/);
    const divided = (await threefold([...argv, '--divide'])).out.trim().split('\n');
    expect(divided).toHaveLength(43);
    expect(divided[42]).toBe('total 1797');
  });

  it('counts from a position text, and refuses a wrong one', async () => {
    const { games } = await import('@threefold-games/catalogue');
    const tzaar = games.find(game => game.id === 'tzaar')!;
    const setup = tzaar.parseSetup(2, { setup: 'fixed' }, undefined);
    const text = setup.ok ? tzaar.start(setup.value).encode() : '';
    expect((await threefold(['perft', 'tzaar', '--position', text, '--depth', '2'])).out).toBe('1 42\n2 1797\n');
    const bad = await threefold(['perft', 'tzaar', '--position', 'chess/1 2 -', '--depth', '2']);
    expect([bad.code, bad.err.slice(0, 28)]).toEqual([1, 'threefold: position.version:']);
  });

  it('says what is missing when it is neither a game nor a file', async () => {
    const { code, err } = await threefold(['perft', 'nothing', '--depth', '2']);
    expect([code, err]).toEqual([3, expect.stringContaining('It is not a game either')]);
  });
});

describe('convert', () => {
  it('writes a new file and never over an old one', async () => {
    const record = (await threefold(['random', 'tzaar'])).out;
    const out = freshPath();
    const argv = ['convert', fileWith(record), '--to', 'littlegolem', '--out', out];
    expect(await threefold(argv)).toEqual({ code: 0, out: '', err: '' });
    expect((await threefold(['replay', out])).code).toBe(0);
    const again = await threefold(argv);
    expect([again.code, again.err]).toEqual([3, expect.stringContaining('file.exists')]);
  });

  it('passes on no record that breaks a rule', async () => {
    const { code, out } = await threefold(['convert', '-', '--to', 'record'], { stdin: FIXED.replace('C3', 'E3') });
    expect([code, out]).toEqual([1, '']);
  });
});
