import { Type } from 'typebox';
import { exactly, Language, PersonId, PersonName } from '../shape.ts';
import { Done, personParams, type RouteTable } from './route.ts';

/** The server's public key for web push. */
const PushKeyAnswer = exactly({ key: Type.String() });

const Encoded = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_=-]+$' });
/** An address as a browser writes it: nothing but ASCII. */
const Endpoint = Type.String({ minLength: 1, maxLength: 1000, pattern: '^[!-~]+$' });

/** A subscription as the browser gives it. */
const PushBody = exactly({
  endpoint: Endpoint,
  keys: exactly({ p256dh: Encoded(120), auth: Encoded(60) }),
  /** In which language this device is told. */
  lang: Language,
});
const PushEndBody = exactly({ endpoint: Endpoint });

const WebhookBody = exactly({ url: Type.String({ minLength: 1, maxLength: 1000 }), lang: Language });
/** The secret that signs every notice; shown this once. */
const WebhookAnswer = exactly({ secret: Type.String() });

const BotBody = exactly({ name: PersonName });
/** The token is shown this once. */
const BotAnswer = exactly({ id: PersonId, name: Type.String(), token: Type.String() });

/** How one is told that it is one’s turn, and bots. */
export const NOTICE_ROUTES = {
  'GET /api/push/key': {
    summary: 'The public key for web push.',
    who: 'anybody',
    bots: false,
    answer: PushKeyAnswer,
  },
  'POST /api/push': {
    summary: 'Tells this device when it is one’s turn.',
    who: 'person',
    bots: false,
    body: PushBody,
    answer: Done,
  },
  'DELETE /api/push': {
    summary: 'Stops telling a device.',
    who: 'person',
    bots: false,
    body: PushEndBody,
    answer: Done,
  },
  'PUT /api/webhook': {
    summary: 'Calls an address when it is one’s turn.',
    who: 'person',
    bots: false,
    body: WebhookBody,
    answer: WebhookAnswer,
  },
  'DELETE /api/webhook': { summary: 'Stops calling the address.', who: 'person', bots: false, answer: Done },
  'POST /api/bots': {
    summary: 'Makes a bot account of one’s own.',
    who: 'account',
    bots: false,
    barred: true,
    body: BotBody,
    answer: BotAnswer,
  },
  'DELETE /api/bots/:id': {
    summary: 'Ends a bot account of one’s own.',
    who: 'account',
    bots: false,
    params: personParams,
    answer: Done,
  },
} as const satisfies RouteTable;
