import type { Game, Position } from '@threefold-games/core';
import { Judge } from '../judge.ts';
import { openPlace } from '../place.ts';
import { FEWEST_TURNS, isLost, judgeAll, MINING_NODES, MOST_PART, MOST_WAYS } from './candidate.ts';
import { formatGoal, type Puzzle, type PuzzleGoal, puzzleId, taskOf } from './puzzle.ts';
import type { Puzzling } from './puzzling.ts';
import { startRating } from './rating.ts';
import { isForced, readLine, themesOf } from './solution.ts';

/** A copy of a position whose legal actions come in the opposite order, and those of its copies too: a proof takes another way there. */
const backwards = <View>(position: Position<View>): Position<View> => {
  const copy = position.copy();
  const legal = copy.legal.bind(copy);
  const again = copy.copy.bind(copy);
  return Object.assign(copy, {
    legal: (out: Int32Array): number => {
      const count = legal(out);
      out.subarray(0, count).reverse();
      return count;
    },
    copy: () => backwards(again()),
  });
};

/** What is shipped is proven with so many times the nodes with which it was found. */
const MORE = 10;

/**
 * Holds a puzzle against the rules, from its text alone: what is wrong with it, each in an English sentence. Its proofs are done anew, with
 * more nodes and the steps in the opposite order.
 */
export const checkPuzzle = (game: Game, puzzling: Puzzling, puzzle: Puzzle): readonly string[] => {
  if (puzzle.game !== game.id || puzzle.rules !== game.version) return ['It is judged by other rules.'];
  const decoded = game.decode(puzzle.position);
  if (!decoded.ok) return ['Its position does not open.'];
  if (decoded.value.actor < 0) return ['Nobody acts in its position.'];
  const position = backwards(decoded.value);
  const unknown = unknownFacts(puzzling, puzzle.goal);
  if (unknown.length > 0) return [`There is no fact ${unknown[0]}.`];
  const judge = new Judge(game, puzzling.facts, MORE * MINING_NODES);
  const { turns, wins, ways, isOpen } = judgeAll(game, judge, position, puzzle.goal);
  const place = openPlace(game, taskOf(puzzle).place);
  const { rating } = startRating(puzzle.found);
  return [
    ...(place.ok && place.value.position.encode() === puzzle.position ? [] : ['Its last turn leads elsewhere.']),
    ...(puzzleId(game, puzzle.position, puzzle.goal) === puzzle.id ? [] : ['It has the name of another one.']),
    ...(isOpen ? ['Whether every turn does it is not proven.'] : []),
    ...(wins === puzzle.wins && turns === puzzle.turns
      ? []
      : [`${wins} of ${turns} turns do it, not ${puzzle.wins} of ${puzzle.turns}.`]),
    ...(ways.length > MOST_WAYS || wins > MOST_PART * turns
      ? [`${wins} turns to ${ways.length} positions do it: too many.`]
      : []),
    ...(turns < FEWEST_TURNS ? ['There is too little to choose from.'] : []),
    ...(puzzle.goal.kind === 'hold' && ways.some(steps => isLost(game, judge, position, steps))
      ? ['A turn that does it loses all the same.']
      : []),
    ...checkLine(game, puzzling, judge, puzzle),
    ...(rating === puzzle.start.rating ? [] : [`Its rating is ${rating}.`]),
  ];
};

const unknownFacts = ({ facts }: Puzzling, goal: PuzzleGoal): readonly string[] =>
  goal.kind === 'facts'
    ? [
        ...(goal.did ?? []).map(([name]) => name).filter(name => !(name in facts.turn)),
        ...(goal.after ?? []).map(([name]) => name).filter(name => !(name in facts.standing)),
      ]
    : [];

/** The line as it is written, every own turn judged. */
const checkLine = (game: Game, puzzling: Puzzling, judge: Judge, puzzle: Puzzle): readonly string[] => {
  const read = readLine(game, puzzle);
  if (!read.ok) return [`Its line is refused: ${read.error.code}.`];
  const solution = read.value;
  const { seat, goal, turns } = solution;
  for (const [i, turn] of turns.entries()) {
    const asked: PuzzleGoal = goal.kind === 'win' ? { kind: 'win', turns: goal.turns - i } : goal;
    if (turn.seat === seat && !judge.meets(asked, turn))
      return [`Its line misses ${formatGoal(asked)} with ${turn.steps.join(' ')}.`];
  }
  if (goal.kind === 'win' && turns.at(-1)?.after.outcome()?.shares[seat] !== 1)
    return ['Its line does not end with a win.'];
  if (goal.kind !== 'win' && turns.length !== 1) return ['Its line goes on after the turn that does it.'];
  const themes = themesOf(puzzling, solution).join(' ');
  return [
    ...(isForced(game, solution) ? ['A part of its line is forced.'] : []),
    ...(themes === puzzle.themes.join(' ') ? [] : [`Its themes are ${themes}.`]),
  ];
};
