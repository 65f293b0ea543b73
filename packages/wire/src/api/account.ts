import { Type } from 'typebox';
import { PersonName } from '../act.ts';
import { MeSchema } from './me.ts';
import { exactly, MomentSchema, OwnId, StoredText } from './shape.ts';

/** A short one is refused with a code of its own, `people.password`, rather than here. */
const Password = Type.String({ maxLength: 200 });
const CodeSchema = Type.String({ minLength: 1, maxLength: 40 });

/** Makes the guest an account. Without a password a passkey has to follow. */
export const AccountBody = exactly({ name: PersonName, password: Type.Optional(Password) });
/** The recovery codes are shown this once. */
export const CodesAnswer = exactly({ codes: Type.Array(Type.String()) });
export const AccountMadeAnswer = exactly({ me: MeSchema, codes: Type.Array(Type.String()) });

export const PasskeySchema = exactly({
  id: OwnId,
  /** What the person calls it. */
  label: Type.String(),
  created: MomentSchema,
  /** When it was used last. */
  used: MomentSchema,
});

export const AccountAnswer = exactly({
  me: MeSchema,
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(PasskeySchema),
  /** How many recovery codes are left. */
  codesLeft: Type.Integer(),
  bots: Type.Array(exactly({ id: Type.String(), name: Type.String(), created: MomentSchema, seen: MomentSchema })),
  /** Where notices go besides pushes. */
  webhook: Type.Union([exactly({ url: Type.String(), failing: Type.Boolean() }), Type.Null()]),
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

/** A passkey that signs in. */
export const PasskeySignInBody = exactly({
  credential: credential({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Encoded),
  }),
});

/** Signs in by password or by recovery code; the guest's games of this device come along. */
export const SignInBody = exactly({
  name: PersonName,
  password: Type.Optional(Password),
  code: Type.Optional(CodeSchema),
});
export const SignInAnswer = exactly({ me: MeSchema });

export const SessionSchema = exactly({
  id: OwnId,
  /** Such as `Firefox, Linux`. */
  device: Type.String(),
  created: MomentSchema,
  seen: MomentSchema,
  /** Whether it is the one that asks. */
  here: Type.Boolean(),
});
export const SessionsAnswer = exactly({ sessions: Type.Array(SessionSchema) });
