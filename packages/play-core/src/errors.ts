import type { Fault, FaultCode, RuleId } from '@threefold-games/core';

/** What only this package refuses. */
export type PlayCode =
  /** A name that a record cannot hold, or another number of them than of seats. */
  | 'seats.names'
  /** A turn that was not played. */
  | 'turn.missing'
  /** Several records where one is expected. */
  | 'record.several'
  /** The record of a game that began in the middle. */
  | 'record.start'
  /** A bot of another game. */
  | 'bot.game'
  /** A game that went on while a bot was thinking about it. */
  | 'bot.late';

/** What kind of refusal an error is. */
export type ErrorCode = FaultCode | PlayCode;

/** What an error knows beside its message. */
export interface ErrorFacts {
  readonly rule?: RuleId | undefined;
  readonly cells?: readonly string[] | undefined;
  readonly turn?: number | undefined;
  readonly step?: number | undefined;
  readonly suggestion?: string | undefined;
}

/** Why something was refused. Nothing has changed then. */
export class ThreefoldError extends Error {
  override readonly name = 'ThreefoldError';
  /** What kind of refusal it is. */
  readonly code: ErrorCode;
  /** The rule of the game that was broken, if a rule was. */
  readonly rule: RuleId | undefined;
  /** The cells that show why, by name. */
  readonly cells: readonly string[];
  /** The turn where it happened, counted from 1. */
  readonly turn: number | undefined;
  /** The step within that turn, counted from 1; a draw is a step of the turn that it begins. */
  readonly step: number | undefined;
  /** What may have been meant. */
  readonly suggestion: string | undefined;

  constructor(code: ErrorCode, message: string, { rule, cells = [], turn, step, suggestion }: ErrorFacts = {}) {
    super(suggestion === undefined ? message : `${message} Did you mean ${suggestion}?`);
    this.code = code;
    this.rule = rule;
    this.cells = cells;
    this.turn = turn;
    this.step = step;
    this.suggestion = suggestion;
  }
}

/** What is said where no step is to blame; what exactly was wrong comes after it. */
const SENTENCES: { readonly [Code in FaultCode]?: string } = {
  'game.unknown': 'There is no such game',
  'seats.count': 'This number of seats is not possible',
  'options.unknown': 'There is no such option',
  'options.value': 'An option cannot have this value',
  'options.clash': 'These options do not go together',
  'options.syntax': 'The options cannot be read',
  'setup.missing': 'A set-up is needed',
  'setup.unexpected': 'No set-up is allowed here',
  'setup.invalid': 'This set-up is not possible',
  'position.syntax': 'The position cannot be read',
  'position.version': 'The position belongs to another game or version',
  'position.impossible': 'This position cannot come up in a game',
  'record.empty': 'There is no record here',
  'record.size': 'The record is too large',
  'record.syntax': 'The record cannot be read',
  'record.tag': 'A tag of the record is missing or wrong',
  'record.version': 'The record was written for another version of the rules',
  'record.number': 'The turns of the record are not numbered 1, 2, 3',
  'record.result': 'The result contradicts the rules',
  'record.end': 'The way the game ended contradicts the rules',
  'record.ranking': 'The ranking contradicts the rules',
  'record.level': 'The record names a level that bots do not have',
  'net.fetch': 'The weights of the bot cannot be loaded',
};

/** What is said of a step, before the rule. */
const stepSentence = (code: FaultCode, step: string): string | undefined => {
  switch (code) {
    case 'step.illegal':
      return `${step} is not allowed`;
    case 'step.unreadable':
      return step === '' ? 'An empty text is not a step' : `${step} is not a step in the notation`;
    case 'turn.unfinished':
      return 'The turn is not finished';
    case 'turn.over':
      return `The turn was over before ${step}`;
    case 'game.over':
      return `The game was over before ${step}`;
    default:
      return undefined;
  }
};

/** A fault of the exact layer as an error that says why, with the sentence of its rule. */
export const errorOf = (
  { code, detail, rule, turn, step }: Fault,
  rules: Readonly<Record<string, string>> = {},
  facts: Pick<ErrorFacts, 'cells' | 'suggestion'> = {},
): ThreefoldError => {
  const text = detail.replace(/^"(.*)"$/, '$1');
  const what =
    stepSentence(code, text) ??
    [SENTENCES[code] ?? code, ...(detail === '' ? [] : [detail.replace(/\.$/, '')])].join(': ');
  const why = rule === undefined ? '' : `: ${rule} ${rules[rule] ?? ''}`.trimEnd();
  return new ThreefoldError(code, /[.!?]$/.test(why) ? `${what}${why}` : `${what}${why}.`, {
    ...facts,
    rule,
    turn,
    step,
  });
};

/** The same for a fault in a text of many turns, which says where. */
export const errorAt = (fault: Fault, rules: Readonly<Record<string, string>> = {}): ThreefoldError => {
  const { message, code, rule } = errorOf(fault, rules);
  const { turn, step } = fault;
  const place = turn === undefined ? '' : step === undefined ? `Turn ${turn}: ` : `Turn ${turn}, step ${step}: `;
  return new ThreefoldError(code, `${place}${message}`, { rule, turn, step });
};
