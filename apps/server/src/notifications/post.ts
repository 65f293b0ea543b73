import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { openLookup, readAddress } from './addresses.ts';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostOptions {
  /** Whether private networks may be called. */
  readonly allowPrivate: boolean;
  /** Milliseconds for all of it. */
  readonly within: number;
}

/** Sends it and returns the status; 0 where nobody answered, or nobody may be asked. Redirections are not followed. */
export const post = (
  { url: text, headers, body }: PostRequest,
  { allowPrivate, within }: PostOptions,
): Promise<number> => {
  const url = readAddress(text, allowPrivate);
  if (!url.ok) return Promise.resolve(0);
  const send = url.value.protocol === 'https:' ? secure : plain;
  return new Promise(resolve => {
    const sent = send(
      url.value,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(within),
        ...(allowPrivate ? {} : { lookup: openLookup }),
      },
      answer => {
        resolve(answer.statusCode ?? 0);
        // Nothing of what it says is of use.
        answer.destroy();
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
};
