import { Type } from 'typebox';
import { Me } from '../people.ts';
import { exactly, Moment, OwnId, orNull, PersonName, type Sent, StoredText } from '../shape.ts';

/** A short one is refused with a code of its own, `people.password`, rather than here. */
const Password = Type.String({ maxLength: 200 });
const Code = Type.String({ minLength: 1, maxLength: 40 });

/** Makes the guest an account. Without a password a passkey has to follow. */
export const AccountBody = exactly({ name: PersonName, password: Type.Optional(Password) });
/** The recovery codes are shown this once. */
export const CodesAnswer = exactly({ codes: Type.Array(Type.String()) });
export const AccountMadeAnswer = exactly({ me: Me, codes: Type.Array(Type.String()) });

export const OwnPasskey = exactly({
  id: OwnId,
  /** What the person calls it. */
  label: Type.String(),
  created: Moment,
  /** When it was used last. */
  used: Moment,
});
export type OwnPasskey = Sent<typeof OwnPasskey>;

export const AccountAnswer = exactly({
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
export const PasswordBody = exactly({ old: Type.Optional(Password), password: Password });

/** Options for the browser's `navigator.credentials`, as JSON. */
export const PasskeyOptions = exactly({ options: Type.Record(Type.String(), Type.Unknown()) });

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
export const PasskeyBody = exactly({
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
export const PasskeySignInBody = exactly({ credential: ShownPasskey });
/** The password, or a passkey. */
export const ConfirmBody = exactly({ password: Type.Optional(Password), credential: Type.Optional(ShownPasskey) });

/** Signs in by password or by recovery code; the guest's games of this device come along. */
export const SignInBody = exactly({
  name: PersonName,
  password: Type.Optional(Password),
  code: Type.Optional(Code),
});
export const SignInAnswer = exactly({ me: Me });

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
export const SessionsAnswer = exactly({ sessions: Type.Array(OwnSession) });
