/** One end of a channel between two threads. */
export interface Port {
  /** Sends plain data to the other end; ends of channels in it are listed beside it, and belong to the other end from then on. */
  post(message: unknown, ends?: readonly ChannelEnd[]): void;
  /** Calls back with each message of the other end; for one listener. */
  onMessage(listener: (message: unknown) => void): void;
}

/** The end that a worker's owner holds. */
export interface WorkerPort extends Port {
  /** Calls back when the worker has broken down, with what is known about it; for one listener. */
  onFailure(listener: (why: string) => void): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

/** What is needed of a browser's Worker and of the scope inside it. */
export interface WebEnd {
  postMessage(message: unknown, transfer?: never): void;
  addEventListener(type: string, listener: (event: object) => void): void;
}

/** What is needed of Node's Worker and of the `parentPort` inside it. */
export interface NodeEnd {
  postMessage(message: unknown, transfer?: never): void;
  on(event: string, listener: (value: unknown) => void): unknown;
}

/** An end of a MessageChannel, a browser's or one of Node's. */
export type ChannelEnd = (WebEnd | NodeEnd) & {
  /** Lets a browser's end deliver; Node's do so by themselves. */
  start?(): void;
  close(): void;
};

/** The way out of a worker: the global scope of a browser's, or Node's `parentPort`. */
export const portOf = (end: (WebEnd | NodeEnd) & Pick<ChannelEnd, 'start'>): Port => ({
  post: (message, ends) => end.postMessage(message, ends as never),
  onMessage(listener) {
    // Node's ports know both ways, and begin to deliver by themselves with this one alone.
    if ('on' in end) end.on('message', listener);
    else {
      end.addEventListener('message', event => listener((event as { readonly data: unknown }).data));
      end.start?.();
    }
  },
});

/** The way to a worker: a browser's Worker, or one of Node's. */
export const workerPort = (worker: (WebEnd | NodeEnd) & { terminate(): unknown }): WorkerPort => ({
  ...portOf(worker),
  onFailure(listener) {
    if ('on' in worker) {
      worker.on('error', error => listener(String(error)));
      worker.on('exit', code => listener(`exit code ${String(code)}`));
      return;
    }
    worker.addEventListener('error', event => listener(String((event as { readonly message?: unknown }).message)));
    worker.addEventListener('messageerror', () => listener('a message could not be read'));
  },
  close: () => void worker.terminate(),
});
