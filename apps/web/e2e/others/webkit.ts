import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findMiniBrowser, findProgram } from './program.ts';
import { NO_SCREEN, openScreen } from './screen.ts';
import { type Candidate, clickAt, overText, pressKey, SIZE, type Window } from './window.ts';

const driver = findProgram('WebKitWebDriver');
const binary = findMiniBrowser();

/** Whoever does not answer within this time has hung up. */
const PATIENCE = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Asks a driver; what it refuses is thrown. */
const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown): Promise<T> => {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as { value: T & { readonly error?: string; readonly message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
};

/** Waits until a driver that was just started answers. */
const answering = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries++) {
    try {
      await ask('GET', `${url}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
};

const windowOf = (session: string): Window => {
  const post = <T>(path: string, body?: unknown): Promise<T> => ask('POST', `${session}/${path}`, body);
  const act = (...actions: readonly unknown[]): Promise<void> => post('actions', { actions });
  const run: Window['run'] = async (work, given) => {
    const script = `const done = arguments[1];
      (${overText(work)})(arguments[0]).then(text => done({ text }), error => done({ error: String(error) }));`;
    const args = [JSON.stringify([given])];
    const { text, error } = await post<{ text?: string; error?: string }>('execute/async', { script, args });
    if (text === undefined) throw new Error(error);
    return JSON.parse(text)[0];
  };
  /** Writes down what a page reports from now on. */
  const listen = (): Promise<void> =>
    run(() => {
      const heard = globalThis as unknown as { heardErrors?: string[] };
      if (heard.heardErrors) return;
      const errors: string[] = [];
      heard.heardErrors = errors;
      addEventListener('error', ({ message }) => errors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        errors.push(`policy: ${violatedDirective}`),
      );
    }, undefined);
  return {
    goto: async url => {
      await post('url', { url });
      await listen();
    },
    reload: async () => {
      await post('refresh');
      await listen();
    },
    run,
    click: at => act(clickAt(at)),
    press: async (...keys) => {
      for (const key of keys) await act(pressKey(key));
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    errors: () => run(() => (globalThis as unknown as { heardErrors?: string[] }).heardErrors ?? [], undefined),
  };
};

/** WebKit's own small browser, by WebDriver; each window is a browser of its own, since a driver has one. */
export const WEBKIT: Candidate = {
  name: 'WebKit',
  missing:
    driver === undefined || binary === undefined
      ? 'WebKit is not installed: "apt-get install webkit2gtk-driver" on Debian'
      : NO_SCREEN,
  start: async () => {
    const screen = await openScreen();
    const drivers: ChildProcess[] = [];
    const sessions: string[] = [];
    const open = async (): Promise<{ readonly window: Window; readonly version: string }> => {
      const port = await freePort();
      const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
      drivers.push(spawn(driver!, [`--port=${port}`], { env, stdio: 'ignore' }));
      const url = `http://127.0.0.1:${port}`;
      await answering(url);
      const options = { binary, args: ['--automation'] };
      const { sessionId, capabilities } = await ask<{
        readonly sessionId: string;
        readonly capabilities: { readonly browserVersion: string };
      }>('POST', `${url}/session`, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
      const session = `${url}/session/${sessionId}`;
      sessions.push(session);
      const rect = (size: typeof SIZE): Promise<unknown> =>
        ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
      await rect(SIZE);
      const window = windowOf(session);
      // The frame of the window has its part of it.
      const inner = await window.run(() => ({ width: innerWidth, height: innerHeight }), undefined);
      await rect({ width: 2 * SIZE.width - inner.width, height: 2 * SIZE.height - inner.height });
      await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
      return { window, version: `WebKit ${capabilities.browserVersion}` };
    };
    const first = await open();
    let unused: Window | undefined = first.window;
    return {
      version: first.version,
      open: async () => {
        const window = unused ?? (await open()).window;
        unused = undefined;
        return window;
      },
      close: async () => {
        for (const session of sessions) await ask('DELETE', session).catch(() => undefined);
        for (const each of drivers) each.kill();
        screen.close();
      },
    };
  },
};
