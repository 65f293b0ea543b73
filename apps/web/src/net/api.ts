import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { currentVoice } from '../state/language.ts';

/** A refusal that came from a server: one that has no sentence here, as of a newer server, is told as its mistake. */
export const knownFault = (code: unknown, detail: unknown): Fault => {
  const text = typeof detail === 'string' ? detail : '';
  return typeof code === 'string' && code in currentVoice().words.faults
    ? { code: code as Fault['code'], detail: text }
    : { code: 'server.internal', detail: text };
};

/** What the server says where it refuses. */
const readFault = (raw: unknown, status: number): Fault => {
  const fields = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  if (typeof fields.code === 'string') return knownFault(fields.code, fields.detail);
  return { code: status === 404 ? 'http.missing' : 'server.internal', detail: String(status) };
};

const ask = async <T>(method: string, path: string, body?: unknown): Promise<Result<T>> => {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return fail('wire.offline');
  }
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  try {
    const value: unknown = answer.status === 204 ? undefined : isJson ? await answer.json() : await answer.text();
    // What stands between us and the server answers in its own words where the server is away.
    if (!answer.ok && !isJson && answer.status >= 502) return fail('wire.offline', String(answer.status));
    return answer.ok ? ok(value as T) : { ok: false, error: readFault(value, answer.status) };
  } catch {
    return fail('wire.offline');
  }
};

/** Asks the server over HTTP, by paths such as `/api/rooms`. A refusal, or no connection at all, is a value. */
export const api = {
  get: <T>(path: string): Promise<Result<T>> => ask('GET', path),
  post: <T>(path: string, body: unknown = {}): Promise<Result<T>> => ask('POST', path, body),
  put: <T>(path: string, body: unknown = {}): Promise<Result<T>> => ask('PUT', path, body),
  del: <T>(path: string, body?: unknown): Promise<Result<T>> => ask('DELETE', path, body),
};
