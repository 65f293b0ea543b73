import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBot } from '@threefold-games/catalogue';
import { gameOf, optionsFor } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type MatchOptions, type MatchResult, type PlayedGame, playMatch } from '../src/match/index.ts';
import { BIN, fileWith, freshPath, jsonLines, threefold } from './harness.ts';

const planOf = (game: string, players: readonly string[], more: Partial<MatchOptions> = {}): MatchOptions => {
  const { seats = 2 } = more;
  const options = optionsFor(gameOf(game), seats);
  return { game, seats, options, players, seed: '1', opening: 0, patience: 30_000, games: 4, ...more };
};

const matchOf = async (options: MatchOptions): Promise<{ result: MatchResult; games: PlayedGame[] }> => {
  const games: PlayedGame[] = [];
  const result = await playMatch({ ...options, onGame: game => void games.push(game) });
  if (!result.ok) throw new Error(result.error.sentence);
  return { result: result.value, games };
};

/** What must not depend on how fast the machine is. */
const course = (games: readonly PlayedGame[]): unknown => games.map(game => ({ ...game, efforts: [] }));

const badEngine = (...how: readonly string[]): string =>
  `cmd:sh ${fileURLToPath(new URL('matchEngine.sh', import.meta.url))} ${how.join(' ')}`;

/** So many turns of Talat by lot that what is left is soon played. */
const SHORT = 40;

describe('a match', () => {
  it('deals the same start and the same tiles to both games of a pair, and others to the next', async () => {
    const { games } = await matchOf(planOf('taluva', ['random', 'random'], { seed: 'x' }));
    const draws = games.map(({ turns }) => turns.slice(0, 10).map(([draw]) => draw));
    expect(draws[0]).toEqual(draws[1]);
    expect(draws[2]).toEqual(draws[3]);
    expect(draws[0]).not.toEqual(draws[2]);
    expect(games[0]!.turns).not.toEqual(games[1]!.turns);
    const tzaar = (await matchOf(planOf('tzaar', ['random', 'random']))).games.map(({ layout }) => layout);
    expect([tzaar[0], tzaar[2]]).toEqual([tzaar[1], tzaar[3]]);
    expect(tzaar[0]).not.toBe(tzaar[2]);
  });

  it('begins the games of a round with the same turns by lot', async () => {
    const { games } = await matchOf(planOf('talat', ['random', 'random'], { opening: 4 }));
    const openings = games.map(({ turns }) => turns.slice(0, 4));
    expect(openings[0]).toEqual(openings[1]);
    expect(openings[0]).not.toEqual(openings[2]);
  });

  it('comes out the same however many games are played at a time', async () => {
    const plan = planOf('talat', ['hand:2', 'random'], { seats: 3, games: 6, opening: SHORT });
    const alone = await matchOf(plan);
    const together = await matchOf({ ...plan, jobs: 3 });
    expect(course(together.games)).toEqual(course(alone.games));
    expect(alone.games.map(({ seating }) => seating.indexOf(0))).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('stops at the verdict of its test, at the same game with any number of jobs', async () => {
    const plan = planOf('tzaar', ['greedy', 'random'], { games: 400, sprt: { elo0: 0, elo1: 300 } });
    const alone = await matchOf(plan);
    expect(alone.result.sprt!.verdict).toBe('elo1');
    expect(alone.result.games).toBeLessThan(100);
    expect(course((await matchOf({ ...plan, jobs: 3 })).games)).toEqual(course(alone.games));
  });

  it('ends when it is told to, with the score so far', async () => {
    const controller = new AbortController();
    const result = await playMatch({
      ...planOf('talat', ['random', 'random'], { games: 1000, stop: controller.signal }),
      onGame: ({ number }) => (number === 2 ? controller.abort() : undefined),
    });
    expect(result).toMatchObject({ ok: true, value: { games: 3 } });
  });

  it('has players that are better than chance', async () => {
    for (const player of ['greedy', 'greedyturn', 'level:4']) {
      const { result } = await matchOf(planOf('tzaar', [player, 'random'], { games: 2, opening: 10 }));
      expect(result.players[0]!.score, player).toBeGreaterThan(0.6);
      expect(result.players[0]!.evaluations).toBeGreaterThan(0);
    }
  });

  it('knows a player by how many steps it notices', async () => {
    // One of a first impression, and one that looks ahead.
    for (const [game, number] of [
      ['tzaar', 2],
      ['talat', 3],
    ] as const) {
      const { evaluator, simulations, looks } = (await loadBot(game))!.levels[number - 1]!;
      const asLevel = await matchOf(planOf(game, [`level:${number}`, 'random']));
      const asLooks = await matchOf(planOf(game, [`${evaluator}:${simulations}:${looks}`, 'random']));
      const another = await matchOf(planOf(game, [`${evaluator}:${simulations}:${looks! / 4}`, 'random']));
      expect(course(asLooks.games)).toEqual(course(asLevel.games));
      expect(course(another.games)).not.toEqual(course(asLevel.games));
    }
  });

  it('has stand-ins for people, the same game with the same seed, at any number of seats', async () => {
    for (const player of ['child', 'novice', 'eager']) {
      const plan = planOf('tzaar', [player, 'random'], { games: 8, seed: 'people' });
      const { result, games } = await matchOf(plan);
      expect(result.players[0]!.score, player).toBeGreaterThan(0.6);
      expect(course((await matchOf(plan)).games)).toEqual(course(games));
    }
    const three = await matchOf(planOf('talat', ['child', 'novice', 'eager'], { games: 6, seats: 3 }));
    expect(three.result.games).toBe(6);
  });

  it.each([
    ['crash', 'crash', /it ended with 7: out of \u00b7ideas/],
    ['illegal', 'illegal', /A1xI9/],
    ['half', 'illegal', /not finished/],
    ['complain', 'illegal', /I am tired/],
    ['hang', 'time', /no answer within 0.2 s/],
    ['mute', 'time', /no answer/],
  ] as const)('counts a program that does this as lost, and starts it anew: %s', async (how, kind, detail) => {
    const patience = kind === 'time' ? 200 : 30_000;
    const { result, games } = await matchOf(planOf('tzaar', ['random', badEngine(how)], { games: 2, patience }));
    expect(result.players[0]).toMatchObject({ wins: 2, losses: 0 });
    expect(result.players[1]!.failures).toEqual({ crash: 0, time: 0, illegal: 0, [kind]: 2 });
    for (const { failure } of games) expect(failure!.detail).toMatch(detail);
  });

  it('tells a program to quit when all is over', async () => {
    const path = freshPath();
    await playMatch(planOf('tzaar', ['random', badEngine('hang', path)], { stop: AbortSignal.timeout(100) }));
    await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toBe('told to quit\n');
  });

  it('can be stopped while players never wait for anything', async () => {
    const stop = AbortSignal.timeout(100);
    const result = await playMatch(planOf('talat', ['random', 'random'], { games: 1_000_000, stop }));
    expect(result).toMatchObject({ ok: true, value: { plan: { game: 'talat' } } });
  });

  it('can be stopped while a program does not answer', async () => {
    const stop = AbortSignal.timeout(300);
    const result = await playMatch(planOf('tzaar', [badEngine('mute'), 'random'], { patience: 1e6, stop }));
    expect(result).toMatchObject({ ok: true, value: { games: 0 } });
  });

  it('says so when there is no such program', async () => {
    const { games } = await matchOf(planOf('tzaar', ['random', 'cmd:/no/such/program'], { games: 2 }));
    expect(games[0]!.failure).toMatchObject({ kind: 'crash', detail: expect.stringContaining('ENOENT') });
  });
});

describe('threefold match', () => {
  const talat = (...more: string[]) => threefold(['match', 'random', 'random', '--game', 'talat', ...more]);

  it('tells the score, and as a line of JSON', async () => {
    const { code, out } = await talat('--games', '5');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^talat, 2 seats, 6 games in rounds of 2, seed 1\n\nplayer +won {2}shared {2}lost {2}.*Elo\nrandom +\d +\d +\d /,
    );
    expect(out).toMatch(/\nrandom +\d+ +\d\.\d{4} +0 +0\n\nrounds: \d of .*%\nseats: seat 0 .* %, seat 1 .* %\n$/);
    const [json] = jsonLines((await talat('--games', '5', '--json')).out) as unknown as { players: unknown[] }[];
    expect(json).toMatchObject({ game: 'talat', games: 6, players: [{ player: 'random' }, { player: 'random' }] });
  });

  it('shows on a terminal how far it has come', async () => {
    const { err } = await threefold(['match', 'random', 'random', '--game', 'talat', '--games', '4'], {
      watched: true,
    });
    expect(err).toMatch(/\[#+\.*\] \d of 4: \d won, \d shared, \d lost, Elo /);
    const narrow = await threefold(['match', 'random', 'random', '--game', 'talat', '--games', '4'], {
      watched: true,
      columns: 30,
    });
    for (const line of narrow.err.split('\r\u001b[K')) expect(line.length).toBeLessThan(30);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  it('writes records that replay, those of games lost by a crash too', async () => {
    const path = freshPath();
    const { err } = await threefold([
      'match',
      'random',
      badEngine('crash'),
      '--game',
      'taluva',
      '--games',
      '2',
      '--records',
      path,
      '--patience',
      '30',
    ]);
    expect(err).toContain('game 1: seat 1 lost by itself (crash): it ended with 7: out of \u00b7ideas');
    const { code, out } = await threefold(['replay', path]);
    expect(code).toBe(0);
    expect(out.match(/ended by resign [01]/g)).toEqual(['ended by resign 1', 'ended by resign 0']);
  });

  it('goes on with a torn file as if nothing had happened', async () => {
    const whole = freshPath();
    await talat('--games', '4', '--records', whole);
    const text = readFileSync(whole, 'utf8');
    const score = (said: string): string => said.split('\n').slice(0, 4).join('\n');
    const expected = score((await talat('--games', '4')).out);
    const second = text.indexOf('[Game', 1);
    for (const end of [0, 5, 30, second, second + 20, text.indexOf('\n\n', second) + 1, 0.6 * text.length]) {
      const torn = fileWith(text.slice(0, end));
      const { out } = await talat('--games', '4', '--records', torn, '--resume');
      expect(readFileSync(torn, 'utf8'), `cut at ${end}`).toBe(text);
      expect(score(out)).toBe(expected);
    }
  });

  it('does not take a torn game for one that was lost by a crash', async () => {
    const whole = freshPath();
    const argv = ['match', 'random', badEngine('crash'), '--game', 'taluva', '--games', '2'];
    await threefold([...argv, '--records', whole]);
    const text = readFileSync(whole, 'utf8');
    const torn = fileWith(text.slice(0, text.indexOf('1. ')));
    await threefold([...argv, '--records', torn, '--resume']);
    expect(readFileSync(torn, 'utf8')).toBe(text);
  });

  it.each([
    ['notes', 'Buy tiles.\n'],
    ['a game of somebody', '[Game "talat"]\n[Seats "Ada; Bo"]\n\n1. S6@g5\n'],
  ])('cuts off nothing that it has not written: %s', async (_, text) => {
    const path = fileWith(text);
    const { code, err } = await talat('--records', path, '--resume');
    expect([code, err]).toEqual([2, expect.stringContaining('another match')]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('takes over nothing of another match, and overwrites no file', async () => {
    const path = freshPath();
    await talat('--games', '2', '--records', path);
    const other = await talat('--games', '2', '--records', path, '--resume', '--seed', '2');
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('another match')]);
    const again = await talat('--games', '2', '--records', path);
    expect([again.code, again.err]).toEqual([3, expect.stringContaining('file.exists')]);
    const changed = await talat('--games', '2', '--records', path, '--resume', '--option', 'davidGoliath=off');
    expect([changed.code, changed.err]).toEqual([2, expect.stringContaining('another match')]);
  });

  it('refuses a player whose weights are not there', async () => {
    const { code, out, err } = await threefold(['match', 'random', 'file:missing.net', '--game', 'tzaar']);
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('missing.net')]);
  });

  it('makes no file for players that there are not', async () => {
    const path = freshPath();
    await threefold(['match', 'random', 'level:99', '--game', 'talat', '--records', path]);
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    [['match', 'random', 'random'], 'Required option'],
    [['match', 'random', '--game', 'tzaar'], '1 players for 2 seats'],
    [['match', 'random', 'random', 'random', '--game', 'tzaar'], '3 players for 2 seats'],
    [['match', 'random', 'nobody', '--game', 'tzaar'], 'no player "nobody"'],
    [['match', 'random', 'level:99', '--game', 'talat'], 'no such level'],
    [['match', 'random', 'random', '--game', 'chess'], 'no such game'],
    [['match', 'random', 'random', '--game', 'tzaar', '--sprt', '5', '1'], 'two ratings'],
    [['match', 'random', 'random', '--game', 'tzaar', '--sprt', '0', '1e9'], 'two ratings from -2000 to 2000'],
    [['match', 'random', 'random', '--game', 'tzaar', '--resume'], 'nothing to resume'],
    [['match', 'random', 'random', '--game', 'tzaar', '--time', '0'], 'number of seconds'],
  ])('refuses %j', async (argv, sentence) => {
    const { code, out, err } = await threefold(argv);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(sentence)]);
  });
});

describe('the built command', () => {
  const built = (argv: readonly string[], interruptAt?: RegExp): Promise<{ code: number | null; out: string }> =>
    new Promise(resolve => {
      const child = spawn(process.execPath, [BIN, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        if (interruptAt?.test(chunk.toString())) child.kill('SIGINT');
      });
      child.on('close', code => resolve({ code, out }));
    });

  it('plays in threads what it plays in one, against a program too', async () => {
    const [one, two] = [freshPath(), freshPath()];
    const argv = [
      'match',
      'level:2',
      `cmd:${process.execPath} ${BIN} engine`,
      '--game',
      'talat',
      '--games',
      '2',
      '--sims',
      '2',
      '--opening',
      String(SHORT),
    ];
    await threefold([...argv, '--records', one]);
    const { code, out } = await built([...argv, '--records', two, '--jobs', '2']);
    expect([code, out]).toEqual([0, expect.stringContaining('2 games in rounds of 2')]);
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'));
    expect(readFileSync(one, 'utf8')).not.toContain('Failure');
  });

  it('counts the time of a program that another one has started', async () => {
    const launcher = fileWith(`"${process.execPath}" "${BIN}" engine\necho done\n`);
    const plan = planOf('tzaar', ['random', `cmd:sh ${launcher}`], { games: 2, simulations: 2 });
    const { result } = await matchOf(plan);
    expect(result.players[1]).toMatchObject({ failures: { crash: 0, time: 0, illegal: 0 } });
    expect(result.players[1]!.seconds).toBeGreaterThan(0);
  });

  it('ends an interrupted match with its score', async () => {
    const argv = ['match', badEngine('crash'), 'random', '--game', 'tzaar', '--games', '100000', '--jobs', '2'];
    const { code, out } = await built(argv, /lost by itself/);
    expect([code, out]).toEqual([130, expect.stringMatching(/^tzaar, 2 seats, \d+ games/)]);
  });
});
