import { type TProperties, type TSchema, Type } from 'typebox';

/** An object with exactly these fields: whatever else is sent is an error, never dropped in silence. */
export const exactly = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(...words: W) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: words });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Milliseconds since 1970. */
export const MomentSchema = Type.Integer({ minimum: 0, maximum: 8.64e15 });
/** Names a person for good; public. */
export const PersonIdSchema = Type.String({ pattern: '^p_[a-z2-9]{12}$' });
/** Names a session, a passkey or a subscription of one's own. */
export const OwnId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' });
export const GameIdSchema = Type.String({ pattern: '^[a-z]{1,20}$' });
export const Language = Type.String({ pattern: '^[a-z]{2}$' });

/** Text that every database can keep: without the character zero, and without halves of characters. */
export const StoredText = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[^\\0\\p{Cs}]+$' });

/** Every refusal. */
export const FaultSchema = exactly({
  /** One of the codes that every client can say in its own language. */
  code: Type.String(),
  /** The same as an English sentence. */
  message: Type.String(),
  /** What exactly was wrong. */
  detail: Type.Optional(Type.String()),
  /** The rule of the game that was broken. */
  rule: Type.Optional(Type.String()),
});

/** Done; there is nothing to tell. */
export const Done = exactly({ done: Type.Literal(true) });
