export * from './contract.ts';
export { explain, FAULTS, type FaultCode } from './faults.ts';
export { hashKeys, mix32 } from './hash.ts';
export {
  formatOptions,
  type OptionSpec,
  type Options,
  type OptionTable,
  parseOptions,
  plainOptions,
  readOptions,
} from './options.ts';
export { divide, perft } from './perft.ts';
export { type Random, seededRandom, shuffle } from './random.ts';
export {
  type Comment,
  formatRecord,
  type GameRecord,
  parseRecord,
  RECORD_LIMIT,
  recordSplitter,
  splitRecords,
  type Tag,
  tagValue,
} from './record.ts';
export { makeRecord, type Replay, type ReplayedStep, replay, rewriteRecord } from './replay.ts';
export { type Fault, fail, ok, quote, type Result, type RuleId } from './result.ts';
export { type NumberedRule, type RulesChapter, readRulebook, readRules } from './rulebook.ts';
export { formatShares, parseShares } from './shares.ts';
export { isLegal, legalActions, narrow, parseStep, playTurn } from './steps.ts';
export { decodeHead, encodeHead, type GameHead, parseSeats } from './text.ts';
