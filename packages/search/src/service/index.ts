export { type AnalysisOptions, Analyst, type AnalystOptions } from './analyst.ts';
export { type Asked, EngineClient } from './client.ts';
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
} from './messages.ts';
export { type Port, portOf, type WorkerPort, workerPort } from './port.ts';
export { serve } from './serve.ts';
export type { ServiceOptions } from './service.ts';
