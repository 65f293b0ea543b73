import type { RoomState } from '@threefold-games/room';
import type { PushSubscription, RequestDetails } from 'web-push';
import { LIMITS } from '../limits.ts';
import { post } from './post.ts';
import type { NotificationDeps } from './queue.ts';
import { yourTurnText } from './text.ts';

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
