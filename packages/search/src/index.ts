export type { Bot, Evaluator, EvaluatorName, Eye, Level, NetName, NetSource } from './bot.ts';
export { CHARACTERS, NETS } from './bot.ts';
export { byWorth } from './byWorth.ts';
export { sampleEdge } from './choose.ts';
export { chanceOf, climbToEven, type EvenChoice, firstSight } from './even.ts';
export { Expander } from './expander.ts';
export type { SearchFaultCode } from './faults.ts';
export { type Limits, type StopSignal, type Surroundings, timeForTurn } from './limits.ts';
export { findLoss, LookBudget, type LookLimits, type Loss, losesAtOnce, type MadeTurn, shortBudget } from './losing.ts';
export { otherTurns } from './otherTurns.ts';
export { Player } from './player.ts';
export { proveWinOrLoss } from './prove.ts';
export { type Report, report, type Variation } from './report.ts';
export { DEFAULT_MEMORY, type OpenSimulation, Search } from './search.ts';
export { Analyst } from './service/analyst.ts';
export { type Asked, EngineClient } from './service/client.ts';
export type {
  AnalysisQuestion,
  ChosenTurn,
  EvenQuestion,
  RatedChoice,
  Reply,
  Request,
  Thought,
  TurnQuestion,
  Weighed,
  WeighQuestion,
} from './service/messages.ts';
export { type Port, portOf, type WorkerPort, workerPort } from './service/port.ts';
export { serve } from './service/serve.ts';
export type { ServiceOptions } from './service/service.ts';
export { EngineTeam } from './service/team.ts';
export { ANY_TURNS, Solver, type Verdict } from './solve.ts';
export { think } from './think.ts';
