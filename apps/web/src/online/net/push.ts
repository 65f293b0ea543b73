import { type Signal, signal } from '@preact/signals';
import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiBody } from '@threefold-games/wire';
import { lang } from '../../i18n/index.ts';
import { api } from './api.ts';

/** Whether this device is told when it is one's turn. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied';

/** How it stands on this device; known after `readPush`. */
export const pushState: Signal<PushState> = signal('off');

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const supported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return supported ? navigator.serviceWorker.getRegistration() : undefined;
};

/** Finds out how it stands. */
export const readPush = async (): Promise<PushState> => {
  const registration = await registered();
  if (!registration) pushState.value = 'unsupported';
  else if (Notification.permission === 'denied') pushState.value = 'denied';
  else pushState.value = (await registration.pushManager.getSubscription()) ? 'on' : 'off';
  return pushState.value;
};

/** The server's key is sent as base64 for addresses. */
const keyBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

const tell = async (subscription: PushSubscription): Promise<Result<unknown>> => {
  const { endpoint, keys } = subscription.toJSON();
  const body: ApiBody<'POST /api/push'> = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    lang: lang.value,
  };
  return api.ask('POST /api/push', { body });
};

/** Asks the browser to show notices, and the server to send them. To be called by a click: browsers ask only then. */
export const enablePush = async (): Promise<Result<PushState>> => {
  const registration = await registered();
  if (!registration || (await Notification.requestPermission()) !== 'granted')
    return fail('notice.address', await readPush());
  const key = await api.ask('GET /api/push/key');
  if (!key.ok) return key;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(key.value.key),
    });
    const told = await tell(subscription);
    if (!told.ok) {
      await subscription.unsubscribe();
      return told;
    }
  } catch {
    // The browser's own service for pushes is away, or there is none.
    return fail('notice.address');
  }
  return ok(await readPush());
};

/** Shows no more notices on this device. */
export const disablePush = async (): Promise<Result<PushState>> => {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    // A server that is away notices by itself that nobody is there to be told.
    await api.ask('DELETE /api/push', { body: { endpoint } });
  }
  return ok(await readPush());
};
