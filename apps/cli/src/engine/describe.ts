import { CHANCE, type Game, legalActions, NOBODY, type Position } from '@threefold-games/core';

/** What a command that asks about a position is answered: lines, each beginning with the word for what it tells. */
export type Describe = (game: Game, position: Position) => readonly string[];

/** The commands that ask, by their words. */
export const DESCRIBE = {
  show: (_, position) => [`position text ${position.encode()}`, `actor ${actorWord(position)}`],
  legal: (game, position) => [words('legal', stepTexts(game, position))],
  weights: (game, position) => [
    words(
      'weights',
      legalActions(game, position).map(action => String(position.weight(action))),
    ),
  ],
  view: (_, position) => [`view ${JSON.stringify(position.view())}`],
  outcome: (_, position) => [outcomeLine(position)],
} as const satisfies Readonly<Record<string, Describe>>;

const actorWord = ({ actor }: Position): string =>
  actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : String(actor);

const stepTexts = (game: Game, position: Position): string[] =>
  legalActions(game, position).map(action => position.format(action));

const words = (first: string, rest: readonly string[]): string => [first, ...rest].join(' ');

const outcomeLine = (position: Position): string => {
  const outcome = position.outcome();
  if (!outcome) return 'outcome none';
  const { shares, rule, ranking } = outcome;
  return ['outcome', 'shares', ...shares, 'rule', rule, ...(ranking ? ['ranking', ...ranking] : [])].join(' ');
};
