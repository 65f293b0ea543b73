import { fail } from '@threefold-games/core';
import { EngineClient, type WorkerPort } from '@threefold-games/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotPool } from '../../src/bots/pool.ts';
import { LIMITS } from '../../src/index.ts';
import { systemTime } from '../../src/time.ts';
import { Follower } from './follower.ts';
import { House, planOf, SLOW } from './table.ts';

let house: House;
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterAll(() => house.end(), SLOW);

describe('a bot', () => {
  it('fills a seat, plays, and its time is nobody’s', async () => {
    const ada = await house.guest('Ada');
    const clock = { kind: 'fischer', base: 60_000, increment: 0 } as const;
    const room = await ada.open(planOf('tzaar', { start: 'host', clock }), 1);
    const phone = await ada.connect();
    await phone.watch(room);
    await phone.act(room, { kind: 'fill', seat: 0, level: 2, of: 12 });
    await phone.act(room, { kind: 'ready', ready: true });
    expect(await phone.act(room, { kind: 'start' })).toMatchObject({ t: 'done' });
    const follower = new Follower(phone, room);
    await follower.reach(({ turns }) => turns.length === 1, 20_000);
    expect(follower.turns[0]).toMatchObject({ seat: 0, level: 2 });
    expect(follower.now.actor).toBe(1);
  });
});

const QUESTION = { person: 'p_ada', game: 'talat', position: '', level: 1, character: 0, seed: 'a' };

/** A thread that answers by a script: a list of steps, or that it breaks. */
const scripted = (script: (string[] | 'break' | 'wait')[]): (() => EngineClient) => {
  const open = (): WorkerPort => {
    let hear: (message: unknown) => void = () => undefined;
    let fall: (why: string) => void = () => undefined;
    return {
      post: message => {
        const { id } = message as { readonly id: number };
        const next = script.shift() ?? 'wait';
        queueMicrotask(() => {
          if (next === 'break') fall('broken');
          else if (next !== 'wait')
            hear({ kind: 'answer', id, answer: { ok: true, value: { steps: next, evaluator: 'hand' } } });
        });
      },
      onMessage: listener => {
        hear = listener;
      },
      onFailure: listener => {
        fall = listener;
      },
      close: () => undefined,
    };
  };
  return () => new EngineClient(open);
};

describe('the threads of the bots', () => {
  it('are replaced when they break, and asked again', async () => {
    const pool = new BotPool(LIMITS.bots, 1, systemTime, scripted(['break', 'break', ['a1']]));
    expect(await pool.choose(QUESTION)).toEqual({ ok: true, value: ['a1'] });
    pool.close();
  });

  it('give up what breaks them every time', async () => {
    const pool = new BotPool(LIMITS.bots, 1, systemTime, scripted(['break', 'break', 'break', ['b2']]));
    expect(await pool.choose(QUESTION)).toMatchObject({ error: { code: 'engine.crashed' } });
    expect(await pool.choose(QUESTION)).toEqual({ ok: true, value: ['b2'] });
    pool.close();
  });

  it('serve everybody in turn, however many games one has', async () => {
    const pool = new BotPool(
      { ...LIMITS.bots, queuePerPerson: 20 },
      1,
      systemTime,
      scripted(Array.from({ length: 24 }, () => ['a'])),
    );
    const served: string[] = [];
    const ask = async (person: string): Promise<void> => {
      const answer = await pool.choose({ ...QUESTION, person });
      served.push(answer.ok ? person : `${person} ${answer.error.code}`);
    };
    // One is thought about, twenty wait.
    const many = Array.from({ length: 22 }, () => ask('p_many'));
    await Promise.all([...many, ask('p_few'), ask('p_other'), ask('p_few')]);
    expect(served.filter(who => who === 'p_many server.busy')).toHaveLength(1);
    const answered = served.filter(who => !who.includes(' '));
    expect(answered.slice(0, 6)).toEqual(['p_many', 'p_many', 'p_few', 'p_other', 'p_many', 'p_few']);
    expect(answered).toHaveLength(24);
    pool.close();
  });

  it('refuse more than can wait, and all that waits when they end', async () => {
    const pool = new BotPool({ ...LIMITS.bots, queue: 2 }, 1, systemTime, scripted(['wait']));
    const asked = [1, 2, 3, 4].map(() => pool.choose(QUESTION));
    expect(pool.load).toBe(3);
    expect(await asked[3]).toEqual(fail('server.busy'));
    pool.close();
    for (const answer of await Promise.all(asked.slice(0, 3))) {
      expect(answer).toMatchObject({ error: { code: 'engine.stopped' } });
    }
  });
});
