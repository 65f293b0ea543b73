import { Type } from 'typebox';
import { Count, exactly, GameId, Moment, oneOf, type Sent } from '../shape.ts';
import type { RouteTable } from './route.ts';

/** A puzzle of the collection: `tz-7k2ma`. */
export const PuzzleId = Type.String({ pattern: '^[a-z]{2}-[2-9a-z]{5}$' });
/** A day of the calendar: `2026-11-16`. Whether there is such a day is not said by its form. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** The steps of one whole turn in the notation of the game; the rules decide about them. */
const PuzzleTurn = Type.Array(Type.String({ minLength: 1, maxLength: 24 }), { minItems: 1, maxItems: 8 });

const puzzleParams = exactly({ id: PuzzleId });
const dayParams = exactly({ date: Day });

/** How others fared: first tries without a hint, whoever made them. */
const counts = {
  tried: Type.Integer({ minimum: 0 }),
  /** How many of them found it. */
  first: Type.Integer({ minimum: 0 }),
  /** The commonest turn that did not do it; absent while too few have tried. */
  other: Type.Optional(exactly({ turn: PuzzleTurn, count: Type.Integer({ minimum: 1 }) })),
};

const DailyAnswer = exactly({
  puzzles: Type.Array(
    exactly({
      game: GameId,
      id: PuzzleId,
      ...counts,
      /** Whether it was found to be wrong. */
      withdrawn: Type.Boolean(),
    }),
  ),
});

const PuzzleAnswer = exactly({
  ...counts,
  /** Where the tries of accounts have put it; absent while there were none. */
  rating: Type.Optional(exactly({ mean: Type.Number(), deviation: Type.Number(), tries: Count })),
  withdrawn: Type.Boolean(),
});

/** A puzzle that an account has tried. */
export const OwnPuzzle = exactly({
  id: PuzzleId,
  /** Found alone, with a hint, shown, or tried in vain. */
  outcome: oneOf('missed', 'shown', 'practised', 'solved'),
  at: Moment,
  /** How many whole turns were tried. */
  tries: Count,
  /** The day whose puzzle it was, for who tried it as that. */
  day: Type.Optional(Day),
});
export type OwnPuzzle = Sent<typeof OwnPuzzle>;

/** How well an account solves the puzzles of a game, by Glicko-2: from its tries that were rated here. */
export const SolverSkill = exactly({
  game: GameId,
  mean: Type.Number(),
  deviation: Type.Number(),
  volatility: Type.Number(),
  /** How many tries it was learned from. */
  tries: Count,
});
export type SolverSkill = Sent<typeof SolverSkill>;

const TryBody = exactly({
  /** The whole turn that was tried first: where the puzzle is asked. */
  turn: PuzzleTurn,
  /** Whether a hint was looked at before. */
  hinted: Type.Boolean(),
  /** How the puzzle was come by: who has chosen a theme knows what to look for. */
  chosen: oneOf('any', 'theme', 'daily'),
  /** The day on whose page it was tried; with `daily`, and with nothing else. */
  day: Type.Optional(Day),
  /** How many turns were tried, this one included. Only the first one is counted and rated, and it is the first one unless this says otherwise. */
  tries: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Whether the attempt solved the puzzle. A puzzle of several turns can be missed after a right first turn. */
  done: Type.Optional(Type.Boolean()),
});

const Skill = exactly({ mean: Type.Number(), deviation: Type.Number() });
const TryAnswer = exactly({
  /** Whether the turn does what is asked for. */
  solved: Type.Boolean(),
  /** It wins all the same, only later than asked for: this is not counted, and the next turn may be sent. */
  slower: Type.Optional(Type.Literal(true)),
  ...counts,
  /** The same of those who tried it on the page of the day that was sent. */
  ofDay: Type.Optional(exactly(counts)),
  /** How well the account solves puzzles of this game, before and after; absent if the attempt was not rated. */
  skill: Type.Optional(exactly({ before: Skill, after: Skill })),
  /** How the puzzle went for the account, all attempts together; absent if that is not known. */
  own: Type.Optional(OwnPuzzle),
  /** How well the account solves puzzles of this game now; absent if it was never rated. */
  solver: Type.Optional(SolverSkill),
});

const ReportBody = exactly({
  /** The turn that was judged wrongly. */
  turn: PuzzleTurn,
});
const ReportAnswer = exactly({
  /** Whether the puzzle stands, is withdrawn, or could not be decided about. */
  verdict: oneOf('stands', 'withdrawn', 'open'),
});

const WithdrawnAnswer = exactly({ withdrawn: Type.Array(PuzzleId) });

const OwnPuzzlesBody = exactly({ puzzles: Type.Array(OwnPuzzle, { maxItems: 500 }) });
const OwnPuzzlesAnswer = exactly({ puzzles: Type.Array(OwnPuzzle), skills: Type.Array(SolverSkill) });

const LookedAtAnswer = exactly({
  /** Those that people find much easier or harder than they were graded. */
  strayed: Type.Array(
    exactly({ id: PuzzleId, start: Type.Number(), mean: Type.Number(), deviation: Type.Number(), tries: Count }),
  ),
  /** Those that were reported: taken out, or left to be looked at since no proof came out. */
  reported: Type.Array(exactly({ id: PuzzleId, verdict: oneOf('withdrawn', 'open'), turn: Type.String(), at: Moment })),
});

/** The collection of puzzles: how they are found, whether they are right, and how far one is. */
export const PUZZLE_ROUTES = {
  'GET /api/daily/:date': {
    summary: 'The puzzles of a day, one for each game, and how those fared who tried them as such.',
    who: 'anybody',
    bots: false,
    params: dayParams,
    answer: DailyAnswer,
  },
  'GET /api/puzzles/withdrawn': {
    summary: 'The puzzles that were found to be wrong: nobody is given them.',
    who: 'anybody',
    bots: false,
    answer: WithdrawnAnswer,
  },
  'GET /api/puzzles/:id': {
    summary: 'How people fared with a puzzle.',
    who: 'anybody',
    bots: false,
    params: puzzleParams,
    answer: PuzzleAnswer,
  },
  'POST /api/puzzles/:id/tries': {
    summary: 'Records an attempt, which the server judges. The first one is counted, and rated for accounts.',
    who: 'anybody',
    bots: false,
    params: puzzleParams,
    body: TryBody,
    answer: TryAnswer,
  },
  'POST /api/puzzles/:id/reports': {
    summary: 'Says that a turn was judged wrongly: the server proves it, and takes the puzzle out where that is so.',
    who: 'anybody',
    bots: false,
    barred: true,
    params: puzzleParams,
    body: ReportBody,
    answer: ReportAnswer,
  },
  'GET /api/me/puzzles': {
    summary: 'Which puzzles one has tried, and how well one solves them.',
    who: 'account',
    bots: false,
    answer: OwnPuzzlesAnswer,
  },
  'PUT /api/me/puzzles': {
    summary: 'Which puzzles one has tried: of what is sent and what is kept the better stays, and all is told.',
    who: 'account',
    bots: false,
    body: OwnPuzzlesBody,
    answer: OwnPuzzlesAnswer,
  },
  'GET /api/moderation/puzzles': {
    summary: 'Puzzles that somebody should look at.',
    who: 'operator',
    bots: false,
    answer: LookedAtAnswer,
  },
} as const satisfies RouteTable;
