import { readFileSync } from 'node:fs';
import { findGame } from '@threefold-games/catalogue';
import { seededRandom, shuffle, splitRecords } from '@threefold-games/core';
import type { Bot, Evaluator } from '@threefold-games/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around } from '../src/bots.ts';
import { catalogue } from '../src/catalogue.ts';
import { EngineProtocol } from '../src/engine/protocol.ts';
import { threefold } from './harness.ts';

/** Knows nothing: every step is as good as any other. */
const ignorant: Evaluator = {
  evaluate(position, _, count, priors, values) {
    priors.fill(1, 0, count);
    values.fill(1 / position.seats, 0, position.seats);
  },
};

const botOf = (id: string): Bot => ({
  game: findGame(id)!,
  hand: () => ignorant,
  levels: [1, 2].map(level => ({
    evaluator: 'hand',
    simulations: 2 * level,
    turns: level,
    temperature: 0,
    proof: 100,
  })),
  isLate: () => false,
});

/** A protocol, and what it has said so far. */
const converse = () => {
  const said: string[] = [];
  const protocol = new EngineProtocol({
    catalogue,
    around,
    version: '1.2.3',
    seed: '1',
    loadBot: id => Promise.resolve(botOf(id)),
    openEvaluator: bot => Promise.resolve({ ok: true, value: bot.hand() }),
    send: line => void said.push(line),
  });
  return {
    protocol,
    said,
    /** Tells it lines, and gives what it answered at once. */
    tell(...lines: readonly string[]): string[] {
      const before = said.length;
      for (const line of lines) protocol.take(line);
      return said.slice(before);
    },
    /** Waits until it has said such a line. */
    async until(word: string): Promise<string> {
      for (;;) {
        const found = said.find(line => line.startsWith(word));
        if (found !== undefined) return found;
        await around.pause();
      }
    },
  };
};

const ROOT = new URL('../../../', import.meta.url);
const START = ['game tzaar setup=fixed', 'position start'];

describe('a conversation in the protocol', () => {
  it('introduces itself', () => {
    expect(converse().tell('threefold')).toEqual([
      'id name Threefold 1.2.3',
      'id protocol 1',
      'id game talat version 1 seats 2 3',
      'id game tzaar version 1 seats 2',
      'id game taluva version 1 seats 2 3 4',
      'option seed 1',
      'option memory 64',
      'ready',
    ]);
  });

  it('answers isready, and says nothing to empty lines and a stop out of place', () => {
    expect(converse().tell('', '  ', 'stop', 'isready')).toEqual(['readyok']);
  });

  it('thinks within its limit and answers with a turn that is legal', async () => {
    const { tell, until } = converse();
    expect(tell(...START, 'steps D3xC3', 'go simulations 30 lines 2')).toEqual([]);
    const best = await until('bestturn');
    expect(best.split(' ')).toHaveLength(3);
    expect(tell(`turn ${best.slice('bestturn '.length)}`, 'show')).toEqual([
      expect.stringMatching(/^position text tzaar\/1 2 setup=fixed /),
      'actor 0',
    ]);
  });

  it('tells as many lines as it is asked for, each beginning with the turn at hand', async () => {
    const { tell, said, until } = converse();
    tell(...START, 'steps D3xC3', 'go simulations 40 lines 3');
    const best = await until('bestturn');
    const infos = said.filter(line => line.startsWith('info'));
    expect(infos.at(-1)).toMatch(
      /^info number 3 simulations 40 nodes \d+ evaluations \d+ time \d+ visits \d+ values 0\.\d{4} 0\.\d{4} line \S+ \S+/,
    );
    const first = best.split(' ')[1]!;
    expect(infos.at(-3)).toContain(` line ${first} `);
  });

  it('reads on while it thinks: isready at once, stop ends it, the rest waits', async () => {
    const { tell, said, until } = converse();
    tell(...START, 'go infinite');
    await until('info');
    expect(tell('isready', 'steps D3xC3', 'show')).toEqual(['readyok']);
    tell('stop');
    await until('actor');
    const at = (word: string): number => said.findIndex(line => line.startsWith(word));
    expect(at('bestturn')).toBeGreaterThan(at('readyok'));
    expect(at('position text')).toBeGreaterThan(at('bestturn'));
    expect(said.at(-1)).toBe('actor 1');
  });

  it('answers an infinite thought only when it is stopped, though a limit was reached', async () => {
    const { tell, said, until } = converse();
    tell('game talat', 'position start', 'go simulations 1 infinite');
    await until('info');
    for (let i = 0; i < 20; i++) await around.pause();
    expect(said.some(line => line.startsWith('bestturn'))).toBe(false);
    tell('stop');
    expect(await until('bestturn')).toMatch(/^bestturn \S+$/);
  });

  it.each([
    'nodes 1',
    'time 1',
    'clock 0 0',
    'clock 60 0 turns 1 lines 100',
    'simulations 1 judge hand',
    'simulations 1 judge small',
  ])('has an answer however little it is allowed: %s', async limits => {
    const { tell, until } = converse();
    tell('set memory 1', 'game taluva', 'position start', 'steps CJ 0,0/0 H@0,1 SR', `go ${limits}`);
    const best = await until('bestturn');
    expect(tell(`turn ${best.slice('bestturn '.length)}`)).toEqual([]);
  });

  it('plays a level, and refuses one that there is not', async () => {
    const { tell, said, until } = converse();
    tell(...START, 'go level 2');
    await until('bestturn');
    expect(said.at(-2)).toContain('simulations 4 ');
    tell('go level 3');
    expect(await until('error')).toBe('error protocol.argument Levels go from 1 to 2.');
    tell('go level 2 character 2', 'go level 2 character 3');
    expect(await until('error protocol.argument C')).toBe('error protocol.argument Characters go from 0 to 2.');
    expect(said.filter(line => line.startsWith('bestturn'))).toHaveLength(2);
  });

  it('takes a position from its text and from a record', () => {
    const { tell } = converse();
    tell('position record', '[Game "talat"]', '[Seats "a; b"]', '', '1. S6@g5', '2. L4@o1', '.');
    const [text] = tell('show');
    expect(text).toMatch(/^position text talat/);
    tell(...START);
    expect(tell(text!, 'show')[0]).toBe(text);
  });

  it('leaves draws to the client', async () => {
    const { tell, until } = converse();
    expect(tell('game taluva seats 3', 'position start', 'go simulations 2')).toEqual([
      expect.stringMatching(/^error protocol\.draw /),
    ]);
    expect(tell('legal')[0]).toMatch(/^legal JJ JC /);
    tell('steps CJ', 'go simulations 2');
    expect(await until('bestturn')).toMatch(/^bestturn 0,0\/0 H@/);
  });

  it('makes draws by lot that follow from the seed, and no others', () => {
    const { tell } = converse();
    const draws = (): string[] =>
      tell('set seed x', 'game taluva', 'position start', 'draw', 'steps 0,0/0 H@0,1', 'draw');
    const drawn = draws();
    expect(drawn).toEqual([expect.stringMatching(/^drawn [JCSRL]{2}$/), expect.stringMatching(/^drawn [JCSRL]{2}$/)]);
    expect(draws()).toEqual(drawn);
    expect(tell('draw')).toEqual(['error protocol.draw No draw is due.']);
  });

  it('tells what a draw may bring, and how often', () => {
    const { tell } = converse();
    const [legal, weights] = tell('game taluva', 'position start', 'legal', 'weights').map(line => line.split(' '));
    expect(weights).toHaveLength(legal!.length);
    expect(weights!.slice(1).reduce((sum, each) => sum + Number(each), 0)).toBe(48);
    expect(tell('steps CJ', 'legal', 'weights')).toEqual(['legal 0,0/0', 'weights 1']);
  });

  it('takes back what was played since the position was told, and no more', () => {
    const { tell } = converse();
    const [start] = tell(...START, 'show');
    tell('steps D3xC3', 'turn E6xD6 E5+D6');
    expect(tell('undo 4')).toEqual(['error protocol.argument Steps that can be taken back: 3.']);
    expect(tell('undo', 'undo 2', 'show')[0]).toBe(start);
    expect(tell('undo')).toEqual(['error protocol.argument Steps that can be taken back: 0.']);
    expect(tell('undo x')).toEqual(['error protocol.argument undo takes the number of steps.']);
    tell('position record', '[Game "talat"]', '[Seats "a; b"]', '', '1. S6@g5', '.');
    expect(tell('undo', 'undo')).toHaveLength(1);
    expect(tell(start!, 'undo')).toHaveLength(1);
  });

  it.each(['talat', 'tzaar', 'taluva'])('shows a position of %s as data', id => {
    const [line] = converse().tell(`game ${id}`, 'position start', 'view');
    expect(JSON.parse(line!.slice('view '.length))).toMatchObject({ actor: id === 'taluva' ? -1 : 0 });
  });

  it('tells how a game ended, and that it has not', () => {
    const { tell } = converse();
    expect(tell(...START, 'outcome')).toEqual(['outcome none']);
    const game = splitRecords(readFileSync(new URL('games/tzaar/vectors/house.play', ROOT), 'utf8'))[0]!;
    expect(tell('position record', ...game.trim().split('\n'), '.', 'outcome')).toEqual([
      expect.stringMatching(/^outcome shares 1 0 rule TZ-5\.3$/),
    ]);
  });

  it.each([
    ['dance', 'protocol.command'],
    ['draw', 'protocol.position'],
    ['undo', 'protocol.position'],
    ['view', 'protocol.position'],
    ['outcome', 'protocol.position'],
    ['weights', 'protocol.position'],
    ['toString', 'protocol.command'],
    ['position start', 'protocol.game'],
    ['go', 'protocol.position'],
    ['show', 'protocol.position'],
    ['legal', 'protocol.position'],
    ['steps D3xC3', 'protocol.position'],
    ['turn D3xC3', 'protocol.position'],
    ['game chess', 'game.unknown'],
    ['game tzaar seats 3', 'seats.count'],
    ['game tzaar hat=on', 'options.unknown'],
    ['position text nonsense', 'game.unknown'],
    ['position text tzaar/1 2 setup=fixed', 'position.syntax'],
    ['position', 'protocol.argument'],
    ['set colour red', 'protocol.argument'],
    ['set memory 0', 'protocol.argument'],
  ])('refuses %s with %s', (line, code) => {
    expect(converse().tell(line)).toEqual([expect.stringMatching(new RegExp(`^error ${code} [A-Z].*[.)]$`))]);
  });

  it('refuses a line that is too long', () => {
    expect(converse().tell('x'.repeat(70_000))).toEqual(['error protocol.line The line is too long.']);
  });

  it.each([
    ['go simulations', 'protocol.argument'],
    ['go simulations 0', 'protocol.argument'],
    ['go simulations -1', 'protocol.argument'],
    ['go clock 5', 'protocol.argument'],
    ['go judge nobody', 'protocol.argument'],
    ['go fast', 'protocol.argument'],
    ['steps D3xC3 D3xC3', 'step.illegal'],
    ['steps what', 'step.unreadable'],
    ['turn', 'turn.unfinished'],
    ['turn D3xC3 E6xD6', 'turn.over'],
    ['position start setup nonsense', 'setup'],
    ['position start nonsense', 'protocol.argument'],
    ['position start steps D3xC3 oops', 'step.unreadable'],
  ])('refuses %s and stays where it is', (line, code) => {
    const { tell } = converse();
    tell(...START);
    const before = tell('show');
    expect(tell(line)).toEqual([expect.stringMatching(new RegExp(`^error ${code}[.a-z]* `))]);
    expect(tell('show')).toEqual(before);
  });

  it('refuses a record that breaks a rule, and one without an end', async () => {
    const { protocol, tell, said } = converse();
    tell('position record', '[Game "talat"]', '[Seats "a; b"]', '', '1. S6@a1');
    expect(tell('.')).toEqual([expect.stringMatching(/^error step\.illegal Turn 1\. Step 1\. /)]);
    tell('position record', 'quit');
    await protocol.end();
    expect(said.at(-1)).toMatch(/^error protocol\.line /);
  });

  it('finishes what it was told when its input ends', async () => {
    const { protocol, tell, said } = converse();
    tell(...START, 'go infinite', 'go simulations 3', 'isready');
    await protocol.end();
    expect(said.filter(line => line.startsWith('bestturn'))).toHaveLength(2);
  });

  it('quits in the middle of a thought without another word', async () => {
    const { protocol, tell, said, until } = converse();
    tell(...START, 'go');
    await until('info');
    const before = said.length;
    tell('quit', 'isready');
    await protocol.end();
    expect([protocol.over, said.length]).toEqual([true, before]);
  });

  it('plays the same with the same seed, whatever it thought about before new', async () => {
    const game = async (...first: readonly string[]): Promise<string> => {
      const { tell, until, said } = converse();
      tell('set seed x', 'game taluva', 'position start', 'steps CJ 0,0/0 H@0,1 SR', ...first);
      if (first.length > 0) await until('bestturn');
      said.length = 0;
      tell('new', 'go simulations 60');
      return until('bestturn');
    };
    expect(await game('go simulations 5')).toBe(await game());
  });

  it('bears whatever it is told', async () => {
    const words = [
      'threefold',
      'isready',
      'new',
      'set',
      'seed',
      'memory',
      'game',
      'tzaar',
      'taluva',
      'talat',
      'seats',
      '3',
    ];
    words.push(
      'position',
      'start',
      'text',
      'record',
      '.',
      'setup',
      'setup=fixed',
      'steps',
      'D3xC3',
      'CJ',
      'S3@k1',
      'turn',
    );
    words.push(
      'show',
      'legal',
      'go',
      'simulations',
      '2',
      'nodes',
      'time',
      'clock',
      'level',
      'character',
      '1',
      'infinite',
      'lines',
      'stop',
      'draw',
      'undo',
      'weights',
      'view',
      'outcome',
    );
    const line = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 6 }).map(some => some.join(' ')),
      fc.constantFrom(...START, 'go simulations 2', 'game taluva', 'position start steps CJ'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), fc.nat(), async (lines, seed) => {
        const { protocol, tell, said } = converse();
        for (const each of lines) {
          tell(each);
          if (seededRandom(`${seed}${each}`).below(3) === 0) await around.pause();
        }
        tell('.', 'stop', 'isready');
        await protocol.end();
        for (const answer of said) {
          expect(answer).toMatch(
            /^(id|option|ready|readyok|position|actor|legal|weights|view|outcome|drawn|info|bestturn|error [a-z.]+)( \S.*)?$/,
          );
        }
        expect(said).toContain('readyok');
      }),
      { numRuns: 60 },
    );
  });
});

describe('threefold engine', () => {
  it('speaks through standard input and output, cut wherever the system likes', async () => {
    const text = Buffer.from('isready\r\ngame tzaar setup=fixed\nposition start\nlegal\ndance\nquit\nisready\n');
    const cuts = shuffle([3, 9, 20, 40], seededRandom(1)).sort((a, b) => a - b);
    const chunks = [0, ...cuts].map((from, i) => text.subarray(from, cuts[i] ?? text.length));
    const { code, out, err } = await threefold(['engine'], { stdin: chunks });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^readyok\nlegal( \S+){42}\nerror protocol\.command There is no "dance"\.\n$/);
  });
});
