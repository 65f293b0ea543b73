import { type Game, parseRecord, replay } from '@threefold-games/core';
import { lastTurnOf, type Puzzle, PuzzleMaker, type Puzzling } from '@threefold-games/learn';

/** Holds a puzzle against the record of the game that it comes from: what is wrong, each in an English sentence. */
export const checkSource = (
  game: Game,
  puzzling: Puzzling,
  puzzle: Puzzle,
  text: string | undefined,
): readonly string[] => {
  if (text === undefined) return ['The game that it comes from is missing.'];
  const record = parseRecord(text);
  if (!record.ok) return [`The game that it comes from cannot be read: ${record.error.code}.`];
  const replayed = replay(id => (id === game.id ? game : undefined), record.value);
  if (!replayed.ok) return [`The game that it comes from is refused: ${replayed.error.code}.`];
  const { history } = replayed.value;
  const turn = history.turns[puzzle.from.turn - 1];
  if (!turn) return [`The game that it comes from has no turn ${puzzle.from.turn}.`];
  const before = history.before(puzzle.from.turn - 1).withActions(turn.actions.slice(0, turn.drawn.length));
  if (before.position.encode() !== puzzle.position) return ['The game that it comes from does not have its position.'];
  const last = lastTurnOf(before);
  const missed = !new PuzzleMaker(game, puzzling).does(before, puzzle.goal, turn.steps);
  return [
    ...(JSON.stringify(last) === JSON.stringify(puzzle.last) ? [] : ['Its last turn is not that of its game.']),
    ...(missed === puzzle.missed ? [] : [`Its game ${missed ? 'missed' : 'found'} it.`]),
  ];
};
