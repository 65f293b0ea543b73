import type { PuzzleWords } from '@threefold/games/load';
import type { Puzzle } from '@threefold/learn';
import type { PuzzlesWords, Speak, Text } from '@threefold/words';

/** What is to be done, as a title: "Win in 2 turns", "Only one way out", "Build a tower". `seats` is how many play. */
export const goalTitle = (
  { goal, wins, themes }: Pick<Puzzle, 'goal' | 'wins' | 'themes'>,
  seats: number,
  said: PuzzlesWords,
  game: PuzzleWords,
  speak: Speak,
): string => {
  if (goal.kind === 'win') return speak(said.win, { n: Math.ceil(goal.turns / seats) });
  if (goal.kind === 'hold') return speak(wins === 1 ? said.onlyWay : said.someWay);
  const theme = game.themes[themes[0] ?? ''];
  const [, , n] = goal.did?.[0] ?? goal.after?.[0] ?? ['', '=', 0];
  // What counts something may ask for its number; most titles do not.
  return theme ? speak((theme.ask ?? theme.name) as Text<'n'>, { n }) : '';
};
