import { createHmac } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { loadFace } from '@threefold-games/catalogue/load';
import type { RoomState } from '@threefold-games/room';
import { isLang, speaker } from '@threefold-games/speech';
import { loadOnlineWords } from '@threefold-games/words';
import type { PushSubscription, RequestDetails } from 'web-push';
import { LIMITS } from '../limits.ts';
import { openLookup, readAddress } from './addresses.ts';
import type { NotificationDeps } from './queue.ts';

interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

interface PostOptions {
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

/** How long a push service keeps a notification for a device that is away, in seconds. */
const KEPT = 86_400;

/** What a push service says of a device that is gone for good. */
const GONE = 410;

/** Notifies every device of a person; whether one was reached, or there is none left. */
export const sendPushes = async (
  deps: NotificationDeps,
  state: RoomState,
  seat: number,
  person: string,
): Promise<boolean> => {
  const devices = await deps.db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  const notify = async ({ endpoint, p256dh, auth, lang }: (typeof devices)[number]): Promise<boolean | undefined> => {
    const text = await yourTurnText(state, seat, lang, deps.origin);
    const status = await pushTo(deps, { endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...text, tag: state.id }));
    const isGone = status === 404 || status === GONE;
    if (isGone) await deps.db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    return isGone ? undefined : status >= 200 && status < 300;
  };
  const reached = (await Promise.all(devices.map(notify))).filter(each => each !== undefined);
  return reached.length === 0 || reached.some(Boolean);
};

const pushTo = async (deps: NotificationDeps, subscription: PushSubscription, payload: string): Promise<number> => {
  const sealed = await seal(deps, subscription, payload);
  if (!sealed) return GONE;
  const { endpoint, headers, body } = sealed;
  return post(
    { url: endpoint, headers, body: body ?? '' },
    { allowPrivate: deps.allowPrivate, within: LIMITS.notifications.answerWithin },
  );
};

/** Undefined where the keys of a device are none. */
const seal = async (
  { contact, vapid }: NotificationDeps,
  subscription: PushSubscription,
  payload: string,
): Promise<RequestDetails | undefined> => {
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: contact, ...vapid },
      contentEncoding: 'aes128gcm',
      TTL: KEPT,
      urgency: 'normal',
    });
  } catch {
    return undefined;
  }
};

/** The moment and a body, signed: the owner of the secret can check the sender and the time. */
const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** Calls the address of a person, if there is one; whether it answered well. */
export const callWebhook = async (
  deps: NotificationDeps,
  state: RoomState,
  seat: number,
  person: string,
  id: string,
): Promise<boolean> => {
  const hook = await deps.db.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst();
  if (!hook) return true;
  const at = deps.now();
  const text = await yourTurnText(state, seat, hook.lang, deps.origin);
  const { plan, turns } = state;
  const notification = { kind: 'yourTurn', room: state.id, game: plan.game, turn: turns.length, seat, person, ...text };
  const body = JSON.stringify({ id, at, ...notification });
  const status = await post(
    {
      url: hook.url,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Threefold',
        'x-threefold-signature': signatureOf(hook.secret, at, body),
      },
      body,
    },
    { allowPrivate: deps.allowPrivate, within: LIMITS.notifications.answerWithin },
  );
  const isReached = status >= 200 && status < 300;
  await deps.db
    .updateTable('webhooks')
    .set({ failing: isReached ? 0 : 1 })
    .where('person', '=', person)
    .execute();
  return isReached;
};

/** A notification in words. */
interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly url: string;
}

/** "It is your turn", in somebody's language. */
const yourTurnText = async (
  state: RoomState,
  seat: number,
  lang: string,
  origin: string,
): Promise<NotificationText> => {
  const known = isLang(lang) ? lang : 'en';
  const { notices } = await loadOnlineWords(known);
  const speak = speaker(known);
  const game = (await loadFace(state.plan.game, known))?.title ?? state.plan.game;
  const names = state.seats.flatMap((sitter, i) => (i !== seat && sitter.kind === 'person' ? [sitter.name] : []));
  return {
    title: speak(notices.title),
    body: names.length === 0 ? speak(notices.alone, { game }) : speak(notices.body, { game, names: speak.list(names) }),
    url: `${origin}/${known}/room/${state.id}`,
  };
};
