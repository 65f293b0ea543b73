import { fail, ok, type Result } from '@threefold/core';
import { parseWeights } from './weights.ts';

/** What is needed of an answer from the network or from a cache. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is needed of a browser's Cache. */
export interface AnswerCache<A extends Answer = Answer> {
  match(url: string): Promise<A | undefined>;
  put(url: string, answer: A): Promise<void>;
  delete(url: string): Promise<boolean>;
}

/** Where weights come from. */
export interface WeightsPorts<A extends Answer & { clone(): A }> {
  fetch(url: string): Promise<A>;
  /** Keeps the answers for the next visit, where the browser has room for them. */
  readonly cache?: AnswerCache<A>;
}

/**
 * Loads files of weights when they are wanted, each once however often it is asked for; what failed is tried again when it is asked for
 * again. Kept files that turn out damaged are loaded anew; one that is damaged on arrival is not kept.
 */
export const weightsFetcher = <A extends Answer & { clone(): A }>(
  ports: WeightsPorts<A>,
): ((url: URL | string) => Promise<Result<Uint8Array>>) => {
  const loads = new Map<string, Promise<Result<Uint8Array>>>();
  return url => {
    const key = String(url);
    let loading = loads.get(key);
    if (!loading) {
      loading = load(key, ports).then(result => {
        if (!result.ok) loads.delete(key);
        return result;
      });
      loads.set(key, loading);
    }
    return loading;
  };
};

const load = async <A extends Answer & { clone(): A }>(
  url: string,
  { fetch, cache }: WeightsPorts<A>,
): Promise<Result<Uint8Array>> => {
  const kept = await attempt(() => cache?.match(url));
  if (kept) {
    const bytes = await wholeBytes(kept);
    if (bytes.ok) return bytes;
    await attempt(() => cache?.delete(url));
  }
  let answer: A;
  try {
    answer = await fetch(url);
  } catch (error) {
    return fail('net.fetch', String(error));
  }
  if (!answer.ok) return fail('net.fetch', `status ${answer.status}`);
  const copy = cache ? answer.clone() : undefined;
  const bytes = await wholeBytes(answer);
  if (copy && bytes.ok) await attempt(() => cache?.put(url, copy));
  return bytes;
};

const wholeBytes = async (answer: Answer): Promise<Result<Uint8Array>> => {
  try {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const weights = parseWeights(bytes);
    return weights.ok ? ok(bytes) : weights;
  } catch (error) {
    return fail('net.fetch', String(error));
  }
};

/** A cache may refuse at any time (no room, private mode): the net plays on without it. */
const attempt = async <T>(action: () => Promise<T> | undefined): Promise<T | undefined> => {
  try {
    return await action();
  } catch {
    return undefined;
  }
};
