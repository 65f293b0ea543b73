import { Type } from 'typebox';
import { exactly, Language, PersonId, PersonName } from '../shape.ts';

/** The server's public key for web push. */
export const PushKeyAnswer = exactly({ key: Type.String() });

const Encoded = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_=-]+$' });
/** An address as a browser writes it: nothing but ASCII. */
const Endpoint = Type.String({ minLength: 1, maxLength: 1000, pattern: '^[!-~]+$' });

/** A subscription as the browser gives it. */
export const PushBody = exactly({
  endpoint: Endpoint,
  keys: exactly({ p256dh: Encoded(120), auth: Encoded(60) }),
  /** In which language this device is told. */
  lang: Language,
});
export const PushEndBody = exactly({ endpoint: Endpoint });

export const WebhookBody = exactly({ url: Type.String({ minLength: 1, maxLength: 1000 }), lang: Language });
/** The secret that signs every notice; shown this once. */
export const WebhookAnswer = exactly({ secret: Type.String() });

export const BotBody = exactly({ name: PersonName });
/** The token is shown this once. */
export const BotAnswer = exactly({ id: PersonId, name: Type.String(), token: Type.String() });
