export type { Bot, Evaluator, EvaluatorName, Eye, Level, NetName, NetSource } from './bot.ts';
export { CHARACTERS, NETS } from './bot.ts';
export { byWorth } from './byWorth.ts';
export { sampleEdge } from './choose.ts';
export { chanceOf, climbToEven, type EvenChoice, firstSight } from './even.ts';
export { Expander, type ExpanderOptions, type Expansion } from './expander.ts';
export type { SearchFaultCode } from './faults.ts';
export { Glance, type GlanceOptions } from './glance.ts';
export { type Clock, type Limits, type StopSignal, type Surroundings, timeForTurn } from './limits.ts';
export { findLoss, LookBudget, type LookLimits, type Loss, losesAtOnce, type MadeTurn, shortBudget } from './losing.ts';
export { otherTurns } from './otherTurns.ts';
export { Player, type PlayerChoice, type PlayerOptions, type TurnOptions } from './player.ts';
export type { Proof } from './proof.ts';
export { type ProofAttempt, proveWinOrLoss } from './prove.ts';
export { type Report, report, type Variation } from './report.ts';
export { type Budget, DEFAULT_MEMORY, type OpenSimulation, type RunEnd, Search, type SearchOptions } from './search.ts';
export { type AnalysisOptions, Analyst, type AnalystOptions } from './service/analyst.ts';
export { type Asked, EngineClient } from './service/client.ts';
export type {
  AnalysisQuestion,
  ChosenTurn,
  EvenQuestion,
  Question,
  RatedChoice,
  Reply,
  Request,
  Thought,
  TurnQuestion,
  Weighed,
  WeighQuestion,
} from './service/messages.ts';
export {
  type ChannelEnd,
  type NodeEnd,
  type Port,
  portOf,
  type WebEnd,
  type WorkerPort,
  workerPort,
} from './service/port.ts';
export { serve } from './service/serve.ts';
export type { ServiceOptions } from './service/service.ts';
export { EngineTeam, type EngineTeamOptions } from './service/team.ts';
export { ANY_TURNS, Solver, type Verdict } from './solve.ts';
export { type Thinking, type ThinkOptions, think } from './think.ts';
export type { Helper } from './together.ts';
export type { Tree } from './tree.ts';
