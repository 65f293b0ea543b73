import type { RuleId } from '@threefold-games/core';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The type that a schema describes. */
export type Sent<S extends TSchema> = DeepReadonly<Static<S>>;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- two such functions are alike only where A and B are the same
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

/** The schema of a type that another package declares: one that describes anything else does not compile. */
export const schemaOf =
  <T>() =>
  <S extends TSchema>(schema: Same<DeepReadonly<T>, Sent<S>> extends true ? S : never) =>
    Type.Unsafe<T>(schema);

/** An object with exactly these fields: whatever else is sent is an error, never dropped in silence. */
export const exactly = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(...words: W) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: words });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Numbers = Type.Array(Type.Number());
/** A small number that a client counts up. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Milliseconds since 1970. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8.64e15 });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });

export const RoomId = Type.String({ pattern: '^[a-z2-9]{4}-[a-z2-9]{4}$' });
/** Made by the client for each thing that it asks for: a resend carries the same. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
/** Names a person for good; public. */
export const PersonId = Type.String({ pattern: '^p_[a-z2-9]{12}$' });
/** Names a session, a passkey or a subscription of one's own. */
export const OwnId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' });
export const GameId = Type.String({ pattern: '^[a-z]{1,20}$' });
export const Rule = Type.Unsafe<RuleId>(Type.String());
export const Language = Type.String({ pattern: '^[a-z]{2}$' });

/** How people are called: one line, no quotation mark or semicolon, since records write it. */
export const PersonName = Type.String({ minLength: 1, maxLength: 24, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}";]+$' });
/** What a seat adds to the deal. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' });
/** The hash of the secret that a deal follows from. */
export const DealHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Opens the table whose deal was committed to. */
export const DealClaim = Type.String({ pattern: '^[a-z2-9]{4}-[a-z2-9]{4}\\.[0-9a-z]{1,11}\\.[A-Za-z0-9_-]{43}$' });

/** Text that every database can keep: without the character zero, and without halves of characters. */
export const StoredText = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[^\\0\\p{Cs}]+$' });
