import { describe, expect, it } from 'vitest';
import { HashQueue } from '../../src/people/passwords.ts';

/** Work that ends when it is told to. */
const workbench = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
    },
    end: async (name: string): Promise<void> => {
      ends.get(name)!();
      // The next one starts in its own turn.
      await new Promise(resolve => setImmediate(resolve));
    },
  };
};

const LIMITS = { atOnce: 2, waiting: 3, perAddress: 2 };
const from = (network: string, isKnown = false) => ({ network, isKnown });

describe('passwords that are hashed', () => {
  it('are never more than so many at once, and known addresses go first', async () => {
    const queue = new HashQueue(LIMITS);
    const { started, work, end } = workbench();
    const answers = [
      queue.run(from('a'), work('a')),
      queue.run(from('b'), work('b')),
      queue.run(from('c'), work('c')),
      queue.run(from('d'), work('d')),
      queue.run(from('e', true), work('e')),
    ];
    expect(started).toEqual(['a', 'b']);
    for (const name of ['b', 'e', 'c', 'd', 'a']) await end(name);
    expect(started).toEqual(['a', 'b', 'e', 'c', 'd']);
    expect((await Promise.all(answers)).map(answer => answer.ok && answer.value)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await queue.run(from('f'), async () => 'f')).toEqual({ ok: true, value: 'f' });
  });

  it('wait in numbers, by address and in all; who was there before is not kept out by strangers', async () => {
    const queue = new HashQueue(LIMITS);
    const { work, end } = workbench();
    const running = ['1', '2'].map(name => queue.run(from('x'), work(name)));
    const waiting = ['3', '4'].map(name => queue.run(from('x'), work(name)));
    expect(await queue.run(from('x'), work('no'))).toMatchObject({ error: { code: 'http.rate' } });
    waiting.push(queue.run(from('y'), work('5')));
    expect(await queue.run(from('z'), work('no'))).toMatchObject({ error: { code: 'server.busy' } });
    waiting.push(queue.run(from('z', true), work('6')));
    for (const name of ['1', '2', '6', '3', '4', '5']) await end(name);
    expect(await Promise.all([...running, ...waiting])).toHaveLength(6);
  });

  it('hand their place on also where one fails', async () => {
    const queue = new HashQueue({ ...LIMITS, atOnce: 1 });
    const broken = queue.run(from('a'), () => Promise.reject(new Error('broken')));
    const next = queue.run(from('b'), async () => 'b');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toEqual({ ok: true, value: 'b' });
  });
});
