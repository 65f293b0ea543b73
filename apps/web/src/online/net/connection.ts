import { effect } from '@preact/signals';
import { LIVE_PATH } from '@threefold-games/wire';
import { freshId, localTexts } from '../../storage/index.ts';
import { ServerConnection, type Socket, type SocketEvents } from './serverConnection.ts';

const open = (events: SocketEvents, room: string | undefined): Socket => {
  const url = new URL(LIVE_PATH, location.href);
  if (room !== undefined) url.searchParams.set('room', room);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => events.heard(String(data)));
  socket.addEventListener('close', () => events.closed());
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** The connection of this page; it is opened when something wants it. */
export const connection = new ServerConnection({
  open,
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  freshId: () => freshId(20),
  store: {
    all: () => localTexts.startingWith('unsent-'),
    put: (id, text) => localTexts.write(`unsent-${id}`, text),
    drop: id => localTexts.write(`unsent-${id}`, null),
  },
});

// Whoever is cut off hears of it from the browser first, if at all.
for (const change of ['online', 'offline']) globalThis.addEventListener?.(change, () => connection.tryNow());
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.tryNow();
});
effect(() => {
  if (connection.outdated.value) void import('./showReload.tsx').then(({ showReload }) => showReload());
});
