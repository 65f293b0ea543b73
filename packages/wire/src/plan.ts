import { Type } from 'typebox';

const millis = (most: number) => Type.Integer({ minimum: 0, maximum: most });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const ClockPlanSchema = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('fischer'), base: millis(6 * HOUR), increment: millis(HOUR) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('delay'), base: millis(6 * HOUR), delay: millis(HOUR) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('byoyomi'),
      base: millis(6 * HOUR),
      periods: Type.Integer({ minimum: 1, maximum: 25 }),
      period: Type.Integer({ minimum: 1000, maximum: HOUR }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), bank: millis(60 * DAY), increment: millis(14 * DAY), cap: millis(90 * DAY) },
    { additionalProperties: false },
  ),
]);

export const Level = Type.Integer({ minimum: 1, maximum: 8 });

/** What is settled about a table before play. The options are checked by the game itself. */
export const TablePlanSchema = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 20 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 20 }),
    seats: Type.Integer({ minimum: 2, maximum: 4 }),
    clock: ClockPlanSchema,
    listed: Type.Boolean(),
    start: Type.Union([Type.Literal('host'), Type.Literal('full')]),
    watching: Type.Boolean(),
    chat: Type.Union([Type.Literal('seats'), Type.Literal('all')]),
    leaver: Type.Union([
      Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('end') }, { additionalProperties: false }),
    ]),
    rated: Type.Boolean(),
    even: Type.Optional(Type.Boolean()),
    lot: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
