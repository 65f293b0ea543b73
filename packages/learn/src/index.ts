export { type CheckedTask, checkCourse } from './check.ts';
export { type Condition, type FactSheet, holds, type PlayedTurn, type StandingFact, type TurnFact } from './facts.ts';
export { Judge } from './judge.ts';
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
export { openPlace, type Place } from './place.ts';
export { playedTurn, type TaskPhase, TaskRun, type TaskState } from './run.ts';
export { formatTurn, wholeTurns } from './turns.ts';
