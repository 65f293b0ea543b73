import { TOP_LEVEL } from '@threefold-games/core';
import type {
  AbortCause,
  Effect,
  EvenDeal,
  NowView,
  Phase,
  RoomResult,
  RoomTurn,
  RoomView,
  SeatView,
  TableView,
} from '@threefold-games/room';
import { Type } from 'typebox';
import { OfferKindSchema } from './act.ts';
import { TablePlanSchema } from './plan.ts';
import { exactly, Moment, Numbers, oneOf, orNull, PersonId, RoomId, Rule, schemaOf } from './shape.ts';

const Steps = Type.Array(Type.String());

export const PhaseSchema = schemaOf<Phase>()(oneOf('gathering', 'dealing', 'playing', 'over'));

const SeatViewSchema = schemaOf<SeatView>()(
  Type.Union([
    exactly({ kind: Type.Literal('empty') }),
    exactly({
      kind: Type.Literal('person'),
      person: PersonId,
      name: Type.String(),
      ready: Type.Boolean(),
      gone: Type.Optional(Moment),
    }),
    exactly({
      kind: Type.Literal('bot'),
      level: Type.Integer(),
      of: Type.Literal(TOP_LEVEL),
      character: Type.Integer(),
      for: Type.Optional(exactly({ person: PersonId, name: Type.String() })),
    }),
  ]),
);

const AbortCauseSchema = schemaOf<AbortCause>()(
  Type.Union([
    exactly({ kind: Type.Literal('agreed') }),
    exactly({ kind: oneOf('alone', 'time', 'gone'), seat: Type.Integer() }),
  ]),
);

/** Why a game ended. */
export const WhySchema = schemaOf<RoomResult['why']>()(
  Type.Union([
    exactly({ kind: Type.Literal('rule'), rule: Rule, ranking: Type.Optional(Numbers) }),
    exactly({ kind: oneOf('resign', 'time', 'gone'), seat: Type.Integer() }),
    exactly({ kind: Type.Literal('agreed') }),
    exactly({ kind: Type.Literal('abort'), cause: Type.Optional(AbortCauseSchema) }),
  ]),
);

const ResultSchema = schemaOf<RoomResult>()(exactly({ shares: Type.Optional(Numbers), why: WhySchema, at: Moment }));

const EvenDealSchema = schemaOf<EvenDeal>()(
  exactly({ accepted: Numbers, by: Type.Optional(exactly({ net: Type.String(), values: Numbers })) }),
);

export const TableViewSchema = schemaOf<TableView>()(
  exactly({
    id: RoomId,
    plan: TablePlanSchema,
    host: PersonId,
    created: Moment,
    started: Type.Optional(Moment),
    layout: Type.String(),
    deal: exactly({
      scheme: Type.String(),
      hash: Type.String(),
      order: Type.Optional(Numbers),
      even: Type.Optional(EvenDealSchema),
      secret: Type.Optional(Type.String()),
      nonces: Type.Optional(Type.Array(Type.String())),
      next: Type.Optional(Type.String()),
    }),
  }),
);

export const NowViewSchema = schemaOf<NowView>()(
  exactly({
    phase: PhaseSchema,
    seats: Type.Array(SeatViewSchema),
    drawn: Steps,
    actor: Type.Optional(Type.Integer()),
    since: Type.Number(),
    clocks: Type.Array(exactly({ left: Type.Number(), periods: Type.Integer(), lagLeft: Type.Number() })),
    paused: Type.Optional(Type.Number()),
    holidays: Type.Array(orNull(Type.Number())),
    offers: Type.Array(
      exactly({
        kind: OfferKindSchema,
        by: Type.Integer(),
        agreed: Type.Array(Type.Integer()),
        keep: Type.Optional(Type.Integer()),
      }),
    ),
    result: Type.Optional(ResultSchema),
    next: Type.Optional(RoomId),
    giveUp: Type.Array(orNull(Type.Number())),
  }),
);

export const RoomTurnSchema = schemaOf<RoomTurn>()(
  exactly({
    seat: Type.Integer(),
    steps: Steps,
    draws: Type.Optional(Type.Integer()),
    used: Type.Number(),
    left: Type.Number(),
    level: Type.Optional(Type.Integer()),
  }),
);

/** A room as anybody may see it. */
export const RoomViewSchema = schemaOf<RoomView>()(
  exactly({ seq: Type.Integer(), table: TableViewSchema, now: NowViewSchema, turns: Type.Array(RoomTurnSchema) }),
);

export const EffectSchema = schemaOf<Effect>()(
  Type.Union([
    exactly({ kind: oneOf('seated', 'left', 'gone', 'back'), seat: Type.Integer() }),
    exactly({ kind: Type.Literal('started') }),
    exactly({ kind: Type.Literal('turn'), seat: Type.Integer(), steps: Steps }),
    exactly({ kind: Type.Literal('yourTurn'), seat: Type.Integer() }),
    exactly({ kind: Type.Literal('standIn'), seat: Type.Integer(), level: Type.Integer() }),
    exactly({ kind: oneOf('offered', 'declined', 'agreed'), offer: OfferKindSchema, seat: Type.Integer() }),
    exactly({ kind: Type.Literal('over'), result: ResultSchema }),
    exactly({ kind: Type.Literal('rematch') }),
  ]),
);
