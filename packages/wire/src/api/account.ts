import { Type } from 'typebox';
import { Me } from '../people.ts';
import { exactly, Moment, OwnId, orNull, PersonName, type Sent, StoredText } from '../shape.ts';
import { Done, ownParams, type RouteTable } from './route.ts';

/** A short one is refused with a code of its own, `people.password`, rather than here. */
const Password = Type.String({ maxLength: 200 });
const Code = Type.String({ minLength: 1, maxLength: 40 });

/** Makes the guest an account. Without a password a passkey has to follow. */
const AccountBody = exactly({ name: PersonName, password: Type.Optional(Password) });
/** The recovery codes are shown this once. */
const CodesAnswer = exactly({ codes: Type.Array(Type.String()) });
const AccountMadeAnswer = exactly({ me: Me, codes: Type.Array(Type.String()) });

export const OwnPasskey = exactly({
  id: OwnId,
  /** What the person calls it. */
  label: Type.String(),
  created: Moment,
  /** When it was used last. */
  used: Moment,
});
/** A passkey of the account that asks. */
export type OwnPasskey = Sent<typeof OwnPasskey>;

const AccountAnswer = exactly({
  me: Me,
  hasPassword: Type.Boolean(),
  /** Whether one came in by a recovery code and may set the password without the old one. */
  recovering: Type.Boolean(),
  passkeys: Type.Array(OwnPasskey),
  /** How many recovery codes are left. */
  codesLeft: Type.Integer(),
  bots: Type.Array(exactly({ id: Type.String(), name: Type.String(), created: Moment, seen: Moment })),
  /** Where notices go besides pushes. */
  webhook: orNull(exactly({ url: Type.String(), failing: Type.Boolean() })),
  /** How many devices get pushes. */
  pushes: Type.Integer(),
});

/** The old password, unless the account has none yet. */
const PasswordBody = exactly({ old: Type.Optional(Password), password: Password });

/** Options for the browser's `navigator.credentials`, as JSON. */
const PasskeyOptions = exactly({ options: Type.Record(Type.String(), Type.Unknown()) });

const Encoded = Type.String({ maxLength: 6000, pattern: '^[A-Za-z0-9_-]*$' });
const credential = <T extends Parameters<typeof exactly>[0]>(response: T) =>
  exactly({
    id: Encoded,
    rawId: Encoded,
    type: Type.Literal('public-key'),
    response: exactly(response),
    clientExtensionResults: Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
    authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  });

/** A new passkey, as the browser made it. */
const PasskeyBody = exactly({
  label: StoredText(60),
  credential: credential({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    authenticatorData: Type.Optional(Encoded),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
    publicKey: Type.Optional(Encoded),
  }),
});

const ShownPasskey = credential({
  clientDataJSON: Encoded,
  authenticatorData: Encoded,
  signature: Encoded,
  userHandle: Type.Optional(Encoded),
});
/** A passkey that signs in. */
const PasskeySignInBody = exactly({ credential: ShownPasskey });
/** The password, or a passkey. */
const ConfirmBody = exactly({ password: Type.Optional(Password), credential: Type.Optional(ShownPasskey) });

/** Signs in by password or by recovery code; the guest's games of this device come along. */
const SignInBody = exactly({
  name: PersonName,
  password: Type.Optional(Password),
  code: Type.Optional(Code),
});
const SignInAnswer = exactly({ me: Me });

/** A place where one is signed in. */
export const OwnSession = exactly({
  id: OwnId,
  /** Such as `Firefox, Linux`. */
  device: Type.String(),
  created: Moment,
  seen: Moment,
  /** Whether it is the one that asks. */
  here: Type.Boolean(),
});
export type OwnSession = Sent<typeof OwnSession>;
const SessionsAnswer = exactly({ sessions: Type.Array(OwnSession) });

/** How accounts are made, and how one signs in. */
export const ACCOUNT_ROUTES = {
  'POST /api/account': {
    summary: 'Makes the guest an account, with all of its games.',
    who: 'person',
    bots: false,
    barred: true,
    body: AccountBody,
    answer: AccountMadeAnswer,
  },
  'GET /api/account': {
    summary: 'How one signs in, and what belongs to the account.',
    who: 'account',
    bots: false,
    answer: AccountAnswer,
  },
  'PUT /api/account/password': {
    summary: 'Sets the password; other sessions end.',
    who: 'account',
    bots: false,
    body: PasswordBody,
    answer: Done,
  },
  'POST /api/account/codes': {
    summary: 'Makes new recovery codes; the old ones are void.',
    who: 'account',
    bots: false,
    confirmed: true,
    answer: CodesAnswer,
  },
  'POST /api/account/passkeys/options': {
    summary: 'What the browser needs to make a passkey.',
    who: 'account',
    bots: false,
    confirmed: true,
    answer: PasskeyOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Keeps a passkey that the browser made.',
    who: 'account',
    bots: false,
    confirmed: true,
    body: PasskeyBody,
    answer: OwnPasskey,
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Forgets a passkey.',
    who: 'account',
    bots: false,
    confirmed: true,
    params: ownParams,
    answer: Done,
  },
  'POST /api/session': {
    summary: 'Signs in by password or recovery code.',
    who: 'anybody',
    bots: false,
    body: SignInBody,
    answer: SignInAnswer,
  },
  'DELETE /api/session': { summary: 'Signs out.', who: 'person', bots: false, answer: Done },
  'GET /api/sessions': {
    summary: 'Where one is signed in.',
    who: 'person',
    bots: false,
    answer: SessionsAnswer,
  },
  'DELETE /api/sessions/:id': {
    summary: 'Ends a session of one’s own.',
    who: 'person',
    bots: false,
    params: ownParams,
    answer: Done,
  },
  'POST /api/session/passkey/options': {
    summary: 'What the browser needs to sign in by passkey.',
    who: 'anybody',
    bots: false,
    answer: PasskeyOptions,
  },
  'POST /api/session/passkey': {
    summary: 'Signs in by passkey.',
    who: 'anybody',
    bots: false,
    body: PasskeySignInBody,
    answer: SignInAnswer,
  },
  'POST /api/session/confirm/options': {
    summary: 'What the browser needs to show a passkey of one’s own again.',
    who: 'account',
    bots: false,
    answer: PasskeyOptions,
  },
  'POST /api/session/confirm': {
    summary: 'Shows the password or a passkey again, for what asks for it.',
    who: 'account',
    bots: false,
    body: ConfirmBody,
    answer: Done,
  },
} as const satisfies RouteTable;
