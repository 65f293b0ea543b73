export * from './contract.ts';
export { canVary, EVEN, formatChances, parseChances, type Starts, startAfter, unevenness } from './even.ts';
export * from './faults.ts';
export type { Flaw } from './flaw.ts';
export { deepFreeze } from './freeze.ts';
export { expectedScore, type Skill, type SkillGame, skillAfter } from './glicko.ts';
export { type HashKeys, hashKeys, mix32 } from './hash.ts';
export { History, type OpenTurn, type Turn, turnTexts } from './history.ts';
export { type BotLevel, botLevel, type Former, type GivenLevel, isLevel, levelNow, TOP_LEVEL } from './levels.ts';
export { chooseByLot } from './lot.ts';
export { formatShares, makeRecord, parseShares } from './makeRecord.ts';
export { formatOdds, ODDS_STEPS, type Odds, oddsOf, oddsSpec, reseatOdds } from './odds.ts';
export {
  formatOptions,
  type OptionSpec,
  type Options,
  type OptionTable,
  optionValue,
  parseOptions,
  plainOptions,
  readOptions,
} from './options.ts';
export { type DivideRow, divide, perft } from './perft.ts';
export { type Random, randomFrom, seededRandom, shuffle } from './random.ts';
export {
  type Comment,
  formatRecord,
  type GameRecord,
  KNOWN_TAGS,
  parseRecord,
  RECORD_LIMIT,
  recordSplitter,
  splitRecords,
  type Tag,
  tagValue,
} from './record.ts';
export { type Replay, type ReplayedStep, replay, rewriteRecord, stepsOf } from './replay.ts';
export { type Fault, fail, ok, printable, quote, type Result, type RuleId } from './result.ts';
export {
  findStep,
  legalActions,
  moverOf,
  narrow,
  type PlayedStep,
  parseStep,
  parseTurnStep,
  playSteps,
  playTurn,
  unfinished,
} from './steps.ts';
export { bareSetup, decodeHead, encodeHead, type GameHead, parseBareSetup, parseSeats } from './text.ts';
