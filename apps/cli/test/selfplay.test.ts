import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@threefold-games/catalogue';
import {
  CHANCE,
  formatRecord,
  type Game,
  type GameRecord,
  legalActions,
  parseOptions,
  parseRecord,
  replay,
  type Setup,
  seededRandom,
  splitRecords,
  tagValue,
} from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { playSelf } from '../src/selfplay/game.ts';
import { openThinker, RootNoise } from '../src/selfplay/thinker.ts';
import { BIN, freshPath, threefold } from './harness.ts';

const SIMS = 8;
const QUICK = ['--evaluator', 'hand', '--sims', String(SIMS)];
// In Taluva the small net is quicker than the hand evaluator.
const TILES = ['--option', 'tiles=24', '--evaluator', 'small'];

interface StepLine {
  readonly turn: number;
  readonly actor: number | 'chance';
  readonly text: string;
  readonly legal: number;
  readonly shares?: readonly number[];
  readonly visits?: Readonly<Record<string, number>>;
  readonly solved?: true;
}

interface GameLine {
  readonly selfplay: string;
  readonly round: number;
  readonly steps: readonly StepLine[];
  readonly outcome: { readonly shares: readonly number[] };
}

const records = (text: string): GameRecord[] =>
  splitRecords(text).map(piece => {
    const record = parseRecord(piece);
    if (!record.ok) throw new Error(record.error.detail);
    return record.value;
  });

const play = async (...argv: readonly string[]): Promise<string> => {
  const { code, out, err } = await threefold(['selfplay', ...argv]);
  expect([code, err]).toEqual([0, '']);
  return out;
};

const lines = async (...argv: readonly string[]): Promise<GameLine[]> =>
  (await play(...argv, '--json'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as GameLine);

/** The start of a game for two with its usual options. */
const setupOf = (game: Game): Setup => {
  const options = parseOptions(game.options, 2, {});
  if (!options.ok) throw new Error(options.error.detail);
  return game.setup(options.value, 2, seededRandom(1));
};

/** Every step of a record with what stands in the comment behind it, and the legal steps before it. */
const walk = (record: GameRecord) => {
  const replayed = replay(findGame, record);
  if (!replayed.ok) throw new Error(replayed.error.detail);
  const { history } = replayed.value;
  const { game } = history;
  const position = history.positionAfter(0);
  return record.turns.flatMap((steps, turn) =>
    steps.map((text, step) => {
      const legal = legalActions(game, position);
      const texts = legal.map(action => position.format(action));
      const { actor } = position;
      position.make(legal[texts.indexOf(text)]!);
      const comment = record.comments.find(each => each.turn === turn + 1 && each.step === step + 1)?.text ?? '';
      const words = (name: string) => new RegExp(`\\[%${name} ([^\\]]*)\\]`).exec(comment)?.[1]?.split(' ') ?? [];
      const visits = words('visits').map(word => /^(.*)=(\d+)$/.exec(word)!);
      return {
        actor,
        texts,
        comment,
        shares: words('shares').map(Number),
        visits: visits.map(([, name, count]) => [name!, Number(count)] as const),
        solved: comment.includes('[%solved]'),
      };
    }),
  );
};

const GAMES: readonly (readonly [string, string, readonly string[]])[] = [
  ['talat', '3', []],
  ['tzaar', '2', []],
  ['taluva', '2', TILES],
  ...amount<[string, string, readonly string[]][]>(
    [],
    [
      ['talat', '2', []],
      ['taluva', '4', TILES],
    ],
  ),
];

describe.each(GAMES)('selfplay of %s with %s seats', (id, seats, more) => {
  let playing: Promise<string> | undefined;
  const written = (): Promise<string> => {
    playing ??= play(id, '--seats', seats, ...QUICK, ...more);
    return playing;
  };

  it('writes a record that replays to its end', async () => {
    const { code, out } = await threefold(['replay', '-'], { stdin: await written() });
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^standard input, record 1: ${id}, (hand|small):8 - .* steps: `));
    expect(out).not.toContain('not over');
  });

  it('keeps what was thought through reading and writing', async () => {
    expect(`${formatRecord(records(await written())[0]!)}\n`).toBe(await written());
  });

  it('counts visits of legal steps alone, together the simulations', async () => {
    const steps = walk(records(await written())[0]!);
    for (const { actor, texts, comment, visits, shares, solved } of steps) {
      if (actor === CHANCE) {
        expect(comment).toBe('');
        continue;
      }
      expect(shares).toHaveLength(Number(seats));
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 3);
      for (const [step] of visits) expect(texts).toContain(step);
      const sum = visits.reduce((all, [, count]) => all + count, 0);
      if (texts.length === 1) expect(sum).toBe(0);
      else if (solved) expect(sum).toBeLessThanOrEqual(SIMS);
      else expect(sum).toBe(SIMS);
    }
    expect(steps.filter(({ visits }) => visits.length > 1).length).toBeGreaterThan(steps.length / 4);
  });

  it('says the same in JSON', async () => {
    const record = records(await written())[0]!;
    const [game] = await lines(id, '--seats', seats, ...QUICK, ...more);
    expect(game!.steps.map(step => step.text)).toEqual(record.turns.flat());
    expect(game!.steps.map(({ visits = {} }) => visits)).toEqual(
      walk(record).map(({ visits }) => Object.fromEntries(visits)),
    );
    expect(game!.steps.map(({ shares = [] }) => shares)).toEqual(walk(record).map(({ shares }) => shares));
    expect([game!.selfplay, String(game!.round)]).toEqual(['Selfplay', 'Round'].map(name => tagValue(record, name)));
    expect(game!.steps.at(-1)!.turn).toBe(record.turns.length);
  });
});

describe('what selfplay leaves to chance', () => {
  it('gives the same text with the same seed, however many games follow', async () => {
    const one = await play('talat', ...QUICK, '--seed', 'x');
    expect((await play('talat', ...QUICK, '--seed', 'x', '--games', '2')).startsWith(one)).toBe(true);
    expect(await play('talat', ...QUICK, '--seed', 'y')).not.toBe(one);
  });

  it('draws the first steps by lot and then plays the best', async () => {
    const isMost = ({ visits = {}, text }: StepLine): boolean => visits[text] === Math.max(...Object.values(visits));
    const [game] = await lines('talat', ...QUICK, '--sample', '10', '--temperature', '50');
    const drawn = game!.steps.slice(0, 10);
    const chosen = game!.steps.slice(10).filter(({ visits, solved }) => visits && !solved);
    expect(drawn.every(isMost)).toBe(false);
    expect(chosen.length).toBeGreaterThan(10);
    // The most followed step is left alone where it turned out to lose.
    expect(chosen.filter(isMost).length).toBeGreaterThan(0.9 * chosen.length);
  });

  it('mixes noise into the priors of the first position alone, and revives no step that was left out', () => {
    const game = findGame('tzaar')!;
    const position = game.start(setupOf(game));
    const evaluator = new RootNoise(
      {
        doubt: 2,
        evaluate: (_, __, count, priors, values) => {
          priors.fill(4, 0, count);
          priors[1] = 0;
          values.fill(0.5);
        },
      },
      0.5,
    );
    const look = (): number[] => {
      const priors = new Float32Array(8);
      evaluator.evaluate(position, new Int32Array(8), 5, priors, new Float64Array(2));
      return [...priors];
    };
    evaluator.arm(seededRandom('a'));
    const noisy = look();
    expect(noisy[1]).toBe(0);
    expect(noisy.slice(5)).toEqual([0, 0, 0]);
    // The search takes the root of what it gets from an evaluator of doubt 2.
    expect(noisy.reduce((sum, each) => sum + Math.sqrt(each), 0)).toBeCloseTo(1, 5);
    expect(new Set(noisy.filter(each => each > 0)).size).toBe(4);
    expect(look()).toEqual([4, 0, 4, 4, 4, 0, 0, 0]);
  });

  it('follows other steps with noise', async () => {
    const plain = await play('talat', ...QUICK);
    expect(await play('talat', ...QUICK, '--noise', '0.5')).not.toBe(plain);
  });
});

describe('levels in selfplay', () => {
  it('play as they do at a table, and begin by lot where all games were the same', async () => {
    const [first, second] = await lines('talat', '--level', '2', '--games', '2');
    expect(first!.selfplay).toBe('level:2, seed 1, opening 4');
    expect(first!.steps.slice(0, 4).every(step => step.shares === undefined)).toBe(true);
    expect(first!.steps.slice(4).some(step => step.shares !== undefined)).toBe(true);
    expect(first!.steps.map(step => step.text)).not.toEqual(second!.steps.map(step => step.text));
  });

  it('tell their visits', async () => {
    const [game] = await lines('talat', '--level', '3', '--opening', '0');
    expect(game!.selfplay).toBe('level:3, seed 1, opening 0');
    expect(game!.steps.some(({ visits = {} }) => Object.keys(visits).length > 0)).toBe(true);
  });
});

describe('the file of selfplay', () => {
  const argv = ['talat', ...QUICK, '--seed', 'f', '--sample', '30'];

  it.each([
    ['records', []],
    ['lines of JSON', ['--json']],
  ])('goes on where it ends, and cuts off a torn game: %s', async (_, how) => {
    const path = freshPath();
    const whole = await play(...argv, ...how, '--games', '3');
    await play(...argv, ...how, '--games', '1', '--out', path);
    await play(...argv, ...how, '--games', '2', '--out', path, '--resume');
    const two = readFileSync(path, 'utf8');
    expect(whole.startsWith(two)).toBe(true);
    const last = whole.length - two.length - 3;
    for (const torn of amount([40, last], [3, 40, 200, last])) {
      writeFileSync(path, whole.slice(0, two.length + torn));
      await play(...argv, ...how, '--games', '3', '--out', path, '--resume');
      expect(readFileSync(path, 'utf8')).toBe(whole);
    }
  });

  it('makes the file that is to be resumed where there is none', async () => {
    const path = freshPath();
    await play(...argv, '--out', path, '--resume');
    expect(readFileSync(path, 'utf8')).toBe(await play(...argv));
  });

  it.each([
    ['those of another seed', () => play('talat', ...QUICK, '--seed', 'g')],
    ['those of another game', () => play('tzaar', ...QUICK, '--seed', 'f')],
    ['a text of somebody else', () => '1. e4 e5\n'],
    ['a word', () => 'hello'],
  ])('leaves other things alone: %s', async (_, write) => {
    const path = freshPath();
    const text = await write();
    writeFileSync(path, text);
    const { code, err } = await threefold(['selfplay', ...argv, '--out', path, '--resume']);
    expect([code, err]).toEqual([2, expect.stringMatching(/^threefold: usage: .* holds other games\.\n/)]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('overwrites nothing', async () => {
    const path = freshPath();
    writeFileSync(path, 'mine');
    const { code, err } = await threefold(['selfplay', ...argv, '--out', path]);
    expect([code, err]).toEqual([3, expect.stringMatching(/^threefold: file\.exists: /)]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('gets no game that was stopped before its end', async () => {
    const game = findGame('talat')!;
    const spec = { kind: 'search', evaluator: 'hand', simulations: 4, sampled: 0, temperature: 1, noise: 0 } as const;
    const thinker = await openThinker({ catalogue, io: undefined as never }, game, spec);
    if (!thinker.ok) throw new Error(thinker.error.sentence);
    const { seats, options } = setupOf(game);
    const plan = { game: 'talat', seats, options, player: spec, seed: '1', opening: 0 };
    expect(await playSelf(game, plan, 1, thinker.value, { aborted: true })).toBeUndefined();
  });
});

describe('selfplay as a process', () => {
  it('leaves whole games when it is interrupted', async () => {
    const child = spawn(process.execPath, [BIN, 'selfplay', 'talat', ...QUICK, '--games', '100000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      child.kill('SIGINT');
    });
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(130);
    const { code, out: told } = await threefold(['replay', '-'], { stdin: out });
    expect(code).toBe(0);
    expect(told).not.toContain('not over');
  });
});

describe('selfplay refuses', () => {
  it.each([
    ['another game', ['chess'], 'game.unknown'],
    ['seats that there are not', ['tzaar', '--seats', '3'], 'seats.count'],
    ['an option that there is not', ['tzaar', '--option', 'hat=on'], 'options.unknown'],
    ['a level that there is not', ['tzaar', '--level', '13'], 'usage'],
    ['a level with simulations', ['tzaar', '--level', '3', '--sims', '9'], 'usage'],
    ['a level with noise', ['tzaar', '--level', '3', '--noise', '0.1'], 'usage'],
    ['an evaluator that there is not', ['tzaar', '--evaluator', 'best'], 'usage'],
    ['no simulations', ['tzaar', '--sims', '0'], 'usage'],
    ['more noise than priors', ['tzaar', '--noise', '1.5'], 'usage'],
    ['no temperature', ['tzaar', '--temperature', '0'], 'usage'],
    ['to resume without a file', ['tzaar', '--resume'], 'usage'],
  ])('%s', async (_, argv, code) => {
    const { code: exit, out, err } = await threefold(['selfplay', ...argv]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^threefold: ${code}: .*\\nhint: .`));
  });

  it('a file in a folder that there is not', async () => {
    const { code, err } = await threefold(['selfplay', 'talat', ...QUICK, '--out', '/nowhere/at/all.txt']);
    expect([code, err]).toEqual([3, expect.stringMatching(/^threefold: file\.missing: /)]);
  });
});
