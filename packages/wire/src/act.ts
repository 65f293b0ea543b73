import type { Act } from '@threefold/room';
import { type Static, type TProperties, Type } from 'typebox';
import { Level, TablePlanSchema } from './plan.ts';

/** An object with exactly these fields. */
const exactly = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });
/** A step in the notation of the game; the rules judge it. */
const Step = Type.String({ minLength: 1, maxLength: 24 });
/** The steps of one turn, its draw left out. */
export const Steps = Type.Array(Step, { minItems: 1, maxItems: 8 });
const OfferName = Type.Union(
  (['takeBack', 'draw', 'abort', 'pause', 'rematch'] as const).map(name => Type.Literal(name)),
);

/** How people are called: one line, no quotation mark or semicolon, since records write it. */
export const PersonName = Type.String({ minLength: 1, maxLength: 24, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}";]+$' });
export const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** What a person asks of a room. */
export const ActSchema = Type.Union([
  exactly({ kind: Type.Literal('sit'), seat: Type.Optional(SeatNumber), name: PersonName, nonce: Nonce }),
  exactly({ kind: Type.Literal('stand') }),
  exactly({ kind: Type.Literal('ready'), ready: Type.Boolean() }),
  exactly({ kind: Type.Literal('fill'), seat: SeatNumber, level: Level }),
  exactly({ kind: Type.Literal('empty'), seat: SeatNumber }),
  exactly({ kind: Type.Literal('shuffle'), order: Type.Array(SeatNumber, { minItems: 2, maxItems: 4 }) }),
  exactly({ kind: Type.Literal('change'), plan: TablePlanSchema }),
  exactly({ kind: Type.Literal('start') }),
  exactly({ kind: Type.Literal('close') }),
  exactly({ kind: Type.Literal('turn'), turn: Type.Integer({ minimum: 0, maximum: 10_000 }), steps: Steps }),
  exactly({ kind: Type.Literal('offer'), offer: OfferName, nonce: Type.Optional(Nonce) }),
  exactly({
    kind: Type.Literal('answer'),
    offer: OfferName,
    yes: Type.Boolean(),
    nonce: Type.Optional(Nonce),
  }),
  exactly({ kind: Type.Literal('resume') }),
  exactly({ kind: Type.Literal('resign') }),
  exactly({
    kind: Type.Literal('foresee'),
    conditionals: Type.Array(
      exactly({
        line: Type.Array(Steps, { minItems: 2, maxItems: 20 }),
        after: Type.Integer({ minimum: 0, maximum: 10_000 }),
      }),
      { maxItems: 20 },
    ),
  }),
  exactly({ kind: Type.Literal('holiday'), on: Type.Boolean() }),
]);

type Wire = Static<typeof ActSchema>;
/** Whatever the schema lets in is an act, and every kind of act has its schema: the compiler holds the two together. */
export const isAct = (act: Wire): Act => act;
export type EveryAct = [Act['kind']] extends [Wire['kind']] ? Act : never;
