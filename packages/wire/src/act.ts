import { type Act, type Conditional, FORESIGHT_LIMITS, type OfferKind } from '@threefold-games/room';
import { Type } from 'typebox';
import { Character, Level, TablePlanSchema } from './plan.ts';
import { exactly, Nonce, oneOf, PersonName, SeatNumber, schemaOf } from './shape.ts';

/** The steps of one turn in the notation of the game, its draw left out; the rules decide about them. */
const Steps = Type.Array(Type.String({ minLength: 1, maxLength: 24 }), {
  minItems: 1,
  maxItems: FORESIGHT_LIMITS.steps,
});
const TurnNumber = Type.Integer({ minimum: 0, maximum: 10_000 });
export const OfferKindSchema = schemaOf<OfferKind>()(oneOf('takeBack', 'draw', 'abort', 'pause', 'rematch'));

export const ConditionalSchema = schemaOf<Conditional>()(
  exactly({ line: Type.Array(Steps, { minItems: 2, maxItems: FORESIGHT_LIMITS.turns }), after: TurnNumber }),
);

/** What a person asks of a room. */
export const ActSchema = schemaOf<Act>()(
  Type.Union([
    exactly({ kind: Type.Literal('sit'), seat: Type.Optional(SeatNumber), name: PersonName, nonce: Nonce }),
    exactly({ kind: Type.Literal('stand') }),
    exactly({ kind: Type.Literal('ready'), ready: Type.Boolean() }),
    exactly({ kind: Type.Literal('fill'), seat: SeatNumber, ...Level, character: Type.Optional(Character) }),
    exactly({ kind: Type.Literal('empty'), seat: SeatNumber }),
    exactly({ kind: Type.Literal('shuffle'), order: Type.Array(SeatNumber, { minItems: 2, maxItems: 4 }) }),
    exactly({ kind: Type.Literal('change'), plan: TablePlanSchema }),
    exactly({ kind: Type.Literal('start') }),
    exactly({ kind: Type.Literal('close') }),
    exactly({ kind: Type.Literal('turn'), turn: TurnNumber, steps: Steps }),
    exactly({ kind: Type.Literal('offer'), offer: OfferKindSchema, nonce: Type.Optional(Nonce) }),
    exactly({
      kind: Type.Literal('answer'),
      offer: OfferKindSchema,
      yes: Type.Boolean(),
      nonce: Type.Optional(Nonce),
    }),
    exactly({ kind: Type.Literal('resume') }),
    exactly({ kind: Type.Literal('resign') }),
    exactly({
      kind: Type.Literal('foresee'),
      conditionals: Type.Array(ConditionalSchema, { maxItems: FORESIGHT_LIMITS.lines }),
    }),
    exactly({ kind: Type.Literal('holiday'), on: Type.Boolean() }),
  ]),
);
