import { WebSocket } from 'ws';

type Fields = Readonly<Record<string, unknown>>;

/** A line to a browser that speaks WebDriver BiDi. */
export interface BiDi {
  /** Asks for something; what is refused is thrown. */
  send<T>(method: string, params: Fields): Promise<T>;
  /** Hears of events of a kind that was subscribed to. */
  listen(event: string, heard: (params: Fields) => void): void;
  close(): void;
}

/** Whoever does not answer within this time has hung up. */
const PATIENCE = 60_000;

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

export const openBiDi = async (url: string): Promise<BiDi> => {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, Waiting>();
  const listeners: (readonly [event: string, heard: (params: Fields) => void])[] = [];
  let count = 0;
  socket.on('message', data => {
    const { id, type, method, params, result, error, message } = JSON.parse((data as Buffer).toString()) as {
      readonly id?: number;
      readonly type: string;
      readonly method?: string;
      readonly params?: Fields;
      readonly result?: unknown;
      readonly error?: string;
      readonly message?: string;
    };
    if (type === 'event') for (const [event, heard] of listeners) if (event === method) heard(params ?? {});
    const asked = waiting.get(id ?? -1);
    if (!asked) return;
    waiting.delete(id!);
    if (type === 'success') asked.resolve(result as never);
    else asked.reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed the line'));
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        const late = setTimeout(() => waiting.get(id)?.reject(new Error(`no answer to ${method}`)), PATIENCE);
        const ended =
          <T>(then: (value: T) => void) =>
          (value: T) => {
            clearTimeout(late);
            then(value);
          };
        waiting.set(id, { resolve: ended(resolve), reject: ended(reject) });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    listen: (event, heard) => void listeners.push([event, heard]),
    close: () => socket.close(),
  };
};
