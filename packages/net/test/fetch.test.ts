import { type Answer, type AnswerCache, formatWeights, weightsFetcher } from '@threefold/net';
import { describe, expect, it } from 'vitest';

const FILE = formatWeights({ game: 'sticks', name: 'tiny', architecture: 'ray', sizes: {} }, []);

interface Fake extends Answer {
  clone(): Fake;
}

/** An answer whose body can be read once, as in a browser. */
const answer = (bytes: Uint8Array, status = 200): Fake => {
  let used = false;
  return {
    ok: status === 200,
    status,
    clone: () => answer(bytes, status),
    async arrayBuffer() {
      if (used) throw new Error('read twice');
      used = true;
      return bytes.slice().buffer;
    },
  };
};

/** A network that gives these answers in turn, and counts. */
const network = (...answers: (Fake | Error)[]) => {
  const asked: string[] = [];
  const fetch = async (url: string): Promise<Fake> => {
    asked.push(url);
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
  return { asked, fetch };
};

const memory = (): AnswerCache<Fake> & { readonly kept: Map<string, Fake> } => {
  const kept = new Map<string, Fake>();
  return {
    kept,
    match: async url => kept.get(url)?.clone(),
    put: async (url, fake) => {
      kept.set(url, fake);
    },
    delete: async url => kept.delete(url),
  };
};

const URL_A = 'https://example.test/a.net';

describe('the loader of weights', () => {
  it('loads a file once, however often it is asked for', async () => {
    const net = network(answer(FILE), answer(FILE));
    const load = weightsFetcher(net);
    const [first, second] = await Promise.all([load(URL_A), load(new URL(URL_A))]);
    expect(first).toEqual({ ok: true, value: FILE });
    expect(second).toBe(first);
    expect(await load(URL_A)).toBe(first);
    expect(net.asked).toEqual([URL_A]);
    await load('https://example.test/b.net');
    expect(net.asked).toHaveLength(2);
  });

  it('tries again after a failure', async () => {
    const net = network(new Error('offline'), answer(FILE, 503), answer(FILE.subarray(1)), answer(FILE));
    const load = weightsFetcher(net);
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) {
      const result = await load(URL_A);
      codes.push(result.ok ? 'ok' : result.error.code);
    }
    expect(codes).toEqual(['net.fetch', 'net.fetch', 'net.format', 'ok']);
  });

  it('keeps the file for the next visit', async () => {
    const cache = memory();
    await weightsFetcher({ ...network(answer(FILE)), cache })(URL_A);
    const later = network();
    expect(await weightsFetcher({ ...later, cache })(URL_A)).toEqual({ ok: true, value: FILE });
    expect(later.asked).toEqual([]);
  });

  it('keeps no damaged file, and replaces one that was kept', async () => {
    const cache = memory();
    const damaged = FILE.slice(0, -1);
    await weightsFetcher({ ...network(answer(damaged)), cache })(URL_A);
    expect(cache.kept.size).toBe(0);
    cache.kept.set(URL_A, answer(damaged));
    expect((await weightsFetcher({ ...network(answer(FILE)), cache })(URL_A)).ok).toBe(true);
    expect(new Uint8Array(await cache.kept.get(URL_A)!.clone().arrayBuffer())).toEqual(FILE);
  });

  it('does without a cache that refuses', async () => {
    const refuse = () => Promise.reject(new Error('no room'));
    const cache = { match: refuse, put: refuse, delete: refuse };
    expect((await weightsFetcher({ ...network(answer(FILE)), cache })(URL_A)).ok).toBe(true);
  });
});
