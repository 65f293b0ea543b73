import { createHmac } from 'node:crypto';
import type { RoomState } from '@threefold-games/room';
import { LIMITS } from '../limits.ts';
import { post } from './post.ts';
import type { NotificationDeps } from './queue.ts';
import { yourTurnText } from './text.ts';

/** The moment and a body, signed so that whoever has the secret knows who sent it, and when. */
export const signatureOf = (secret: string, at: number, body: string): string =>
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
