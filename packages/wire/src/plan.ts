import { TOP_LEVEL } from '@threefold-games/core';
import { CHARACTERS, CLOCK_LIMITS, type ClockPlan, type TablePlan } from '@threefold-games/room';
import { Type } from 'typebox';
import { exactly, schemaOf } from './shape.ts';

const millis = (most: number, least = 0) => Type.Integer({ minimum: least, maximum: most });
const { base, increment, periods, period, bank, daily, cap } = CLOCK_LIMITS;

const ClockPlanSchema = schemaOf<ClockPlan>()(
  Type.Union([
    exactly({ kind: Type.Literal('none') }),
    exactly({ kind: Type.Literal('fischer'), base: millis(base), increment: millis(increment) }),
    exactly({ kind: Type.Literal('delay'), base: millis(base), delay: millis(increment) }),
    exactly({
      kind: Type.Literal('byoyomi'),
      base: millis(base),
      periods: Type.Integer({ minimum: 1, maximum: periods }),
      period: millis(period.most, period.least),
    }),
    exactly({ kind: Type.Literal('days'), bank: millis(bank), increment: millis(daily), cap: millis(cap) }),
  ]),
);

/** A level; `of` tells it from one of the eight that there were once. */
export const Level = {
  level: Type.Integer({ minimum: 1, maximum: TOP_LEVEL }),
  of: Type.Optional(Type.Literal(TOP_LEVEL)),
};
export const Character = Type.Integer({ minimum: 0, maximum: CHARACTERS - 1 });

/** What is agreed about a networked table before play. The options are checked by the game itself. */
const Networked = schemaOf<Omit<TablePlan, 'oneScreen'>>()(
  exactly({
    game: Type.String({ minLength: 1, maxLength: 20 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 20 }),
    seats: Type.Integer({ minimum: 2, maximum: 4 }),
    clock: ClockPlanSchema,
    listed: Type.Boolean(),
    start: Type.Union([Type.Literal('host'), Type.Literal('full')]),
    watching: Type.Boolean(),
    chat: Type.Union([Type.Literal('seats'), Type.Literal('all')]),
    leaver: Type.Union([exactly({ kind: Type.Literal('bot'), ...Level }), exactly({ kind: Type.Literal('end') })]),
    rated: Type.Boolean(),
    even: Type.Optional(Type.Boolean()),
    lot: Type.Optional(Type.Boolean()),
  }),
);

export const TablePlanSchema = Type.Unsafe<TablePlan>(Networked);
