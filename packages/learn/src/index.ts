export { ANY_REASONS, type AnyReason } from './anyReasons.ts';
export { type CheckedTask, checkCourse } from './check.ts';
export {
  anyReasonOf,
  type Coach,
  type CoachVoice,
  type Reason,
  type ReasonRule,
  type Remark,
  reasonsFor,
  type SaidReason,
} from './coach.ts';
export {
  bestValues,
  type Continuation,
  type Evaluation,
  evaluationOf,
  type ProvenWin,
  provenWin,
} from './evaluation.ts';
export {
  type Condition,
  type FactSheet,
  holds,
  type StandingFact,
  type TurnFact,
  type TurnWithPositions,
} from './facts.ts';
export type { LearnFaultCode } from './faults.ts';
export { Judge, type Judgement } from './judge.ts';
export {
  type Counted,
  type Course,
  GAME_LESSON,
  type Goal,
  isNamed,
  type Lesson,
  type LessonGame,
  type LessonOf,
  lessonOn,
  type NamedTrap,
  type Task,
  type Trap,
} from './lesson.ts';
export {
  type Advised,
  type Branch,
  type BranchText,
  branchOf,
  type FoundReason,
  GROUNDS,
  type Ground,
  type Moment,
  momentOfHint,
  type PlayedMoment,
  turnOf,
  type Values,
} from './moment.ts';
export { openPlace, type Place } from './place.ts';
export {
  type Candidate,
  type JudgedTurns,
  judgeAll,
  lastTurnOf,
  PuzzleMaker,
  type Rejection,
} from './puzzle/candidate.ts';
export { checkPuzzle } from './puzzle/checkPuzzle.ts';
export { dailyPuzzle, dailyPuzzles, daysBefore, FIRST_DAY, isPuzzleDay } from './puzzle/daily.ts';
export {
  CHUNK,
  formatGoal,
  type LastTurn,
  type Puzzle,
  type PuzzleGoal,
  parseGoal,
  puzzleId,
  puzzlePrefix,
  type StartRating,
  taskOf,
} from './puzzle/puzzle.ts';
export type { Puzzling, Solution, SymmetricCopy, Theme } from './puzzle/puzzling.ts';
export {
  type Difficulty,
  difficultyOf,
  MOST_A_DAY,
  NEW_SOLVER,
  nextPuzzle,
  skillAfterTry,
  startRating,
  TRY_WEIGHT,
  type Wish,
} from './puzzle/rating.ts';
export { type PuzzleLine, readLine, solve, themesOf } from './puzzle/solution.ts';
export {
  formatEntry,
  formatPuzzle,
  formatPuzzles,
  type PuzzleEntry,
  parseEntries,
  parsePuzzle,
  parsePuzzles,
} from './puzzle/text.ts';
export type { Draws } from './review/draws.ts';
export type { CompletedTurn, KeptEvaluation, KnownPositions, ReviewData } from './review/known.ts';
export type { Shares, WeighedTurn } from './review/metrics.ts';
export type { ReviewedGame, ReviewedTurn, ReviewPlace } from './review/places.ts';
export {
  momentOfTry,
  type Review,
  reviewOf,
  type SeatReview,
  seatReview,
  type TurningPoint,
  UNSURE,
} from './review/review.ts';
export {
  type Ask,
  type Progress,
  Reviewer,
  type ReviewerOptions,
  type Stage,
  type TurnChoice,
  type TurnKnown,
} from './review/reviewer.ts';
export { type ReviewAnalyst, type ReviewOptions, reviewGame } from './review/reviewGame.ts';
export { playedTurn, type TaskPhase, TaskRun, type TaskState } from './run.ts';
export { formatTurn, wholeTurns } from './turns.ts';
