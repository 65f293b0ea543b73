import { type Game, History } from '@threefold/core';
import { turnOf } from '../branch.ts';
import { Judge } from '../judge.ts';
import { openPlace } from '../place.ts';
import { FEWEST_TURNS, judgeAll, MINING_NODES, MOST_WAYS, themesOf } from './candidate.ts';
import { formatGoal, type Puzzle, type PuzzleGoal, puzzleId, taskOf } from './puzzle.ts';
import type { Puzzling, Solution } from './puzzling.ts';
import { startRating } from './rating.ts';

/** What is shipped is proven with so many times the nodes with which it was found. */
const MORE = 10;

/** Holds a puzzle against the rules, from its text alone: what is wrong with it, each in an English sentence. */
export const checkPuzzle = (game: Game, puzzling: Puzzling, puzzle: Puzzle): readonly string[] => {
  if (puzzle.game !== game.id || puzzle.rules !== game.version) return ['It is judged by other rules.'];
  const position = game.decode(puzzle.position);
  if (!position.ok) return ['Its position does not open.'];
  if (position.value.actor < 0) return ['Nobody acts in its position.'];
  const place = openPlace(game, taskOf(puzzle).place);
  const unknown = unknownFacts(puzzling, puzzle.goal);
  if (unknown.length > 0) return [`There is no fact ${unknown[0]}.`];
  const judge = new Judge(game, puzzling.facts, MORE * MINING_NODES);
  const { turns, wins, ways, isOpen } = judgeAll(game, judge, position.value, puzzle.goal);
  const solution = followLine(game, judge, puzzle);
  const start = startRating(puzzle.found);
  return [
    ...(place.ok && place.value.position.encode() === puzzle.position ? [] : ['Its last turn leads elsewhere.']),
    ...(puzzleId(game, puzzle.position, puzzle.goal) === puzzle.id ? [] : ['It has the name of another one.']),
    ...(isOpen ? ['Whether every turn does it is not proven.'] : []),
    ...(wins === puzzle.wins && turns === puzzle.turns
      ? []
      : [`${wins} of ${turns} turns do it, not ${puzzle.wins} of ${puzzle.turns}.`]),
    ...(ways.length > MOST_WAYS ? [`${ways.length} positions are solutions: too many.`] : []),
    ...(turns < FEWEST_TURNS ? ['There is too little to choose from.'] : []),
    ...(typeof solution === 'string'
      ? [solution]
      : themesOf(puzzling, solution).join(' ') === puzzle.themes.join(' ')
        ? []
        : [`Its themes are ${themesOf(puzzling, solution).join(' ')}.`]),
    ...(start.rating === puzzle.start.rating ? [] : [`Its rating is ${start.rating}.`]),
  ];
};

const unknownFacts = ({ facts }: Puzzling, goal: PuzzleGoal): readonly string[] =>
  goal.kind === 'facts'
    ? [
        ...(goal.did ?? []).map(([name]) => name).filter(name => !(name in facts.turn)),
        ...(goal.after ?? []).map(([name]) => name).filter(name => !(name in facts.standing)),
      ]
    : [];

/** The line as it is written, every own turn judged; or what is wrong with it. */
const followLine = (game: Game, judge: Judge, { position, goal, line }: Puzzle): Solution | string => {
  const start = game.decode(position);
  if (!start.ok) return 'Its position does not open.';
  const seat = start.value.actor;
  let history = History.from(game, start.value);
  let left = goal.kind === 'win' ? goal.turns : 1;
  for (const steps of line) {
    const isOwn = history.position.actor === seat;
    const next = history.with(steps);
    if (!next.ok) return `Its line is refused at ${steps.join(' ')}.`;
    history = next.value;
    const asked: PuzzleGoal = goal.kind === 'win' ? { kind: 'win', turns: left } : goal;
    if (isOwn && !judge.meets(asked, turnOf(history, history.length - 1)))
      return `Its line misses ${formatGoal(asked)} with ${steps.join(' ')}.`;
    left--;
  }
  if (goal.kind === 'win' && history.position.outcome()?.shares[seat] !== 1) return 'Its line does not end with a win.';
  if (goal.kind !== 'win' && history.length !== 1) return 'Its line goes on after the turn that does it.';
  return { seat, goal, turns: history.turns.map((_, i) => turnOf(history, i)) };
};
