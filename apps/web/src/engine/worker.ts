import { loadBot } from '@threefold-games/catalogue/load';
import { fail, ok, type Result } from '@threefold-games/core';
import { setupChance } from '@threefold-games/room';
import { portOf, type Surroundings, serve } from '@threefold-games/search';
import { isSparing } from './device.ts';

const around: Surroundings = {
  now: () => performance.now(),
  pause: () =>
    new Promise(resolve => {
      waiting.push(resolve);
      breath.port2.postMessage(null);
    }),
};

// A message comes round at once, where a timer would wait for some milliseconds.
const breath = new MessageChannel();
const waiting: (() => void)[] = [];
breath.port1.addEventListener('message', () => waiting.shift()?.());
breath.port1.start();

/** The browser keeps what has arrived: its address changes with its content, and the service worker has it for when there is no network. */
const fetchWeights = async (url: URL): Promise<Result<Uint8Array>> => {
  const response = await fetch(url);
  // Whoever stands between may answer with a page of its own.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) return fail('net.fetch', String(response.status));
  return ok(new Uint8Array(await response.arrayBuffer()));
};

serve(portOf(self), {
  loadBot,
  fetchWeights,
  around,
  isSparing: () => isSparing(navigator),
  // As a match deals it.
  chanceOf: setupChance,
});
