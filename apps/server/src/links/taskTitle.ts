import type { PuzzleWords } from '@threefold/games/load';
import type { Puzzle } from '@threefold/learn';
import type { PuzzlesWords, Speak, Text } from '@threefold/words';

/** What a puzzle asks for, as a title: "Win in 2 turns", "Build a tower". `seats` is how many play. */
export const taskTitle = (
  { goal, wins, themes }: Puzzle,
  seats: number,
  said: PuzzlesWords,
  own: PuzzleWords | undefined,
  speak: Speak,
): string => {
  if (goal.kind === 'win') return speak(said.win, { n: Math.ceil(goal.turns / seats) });
  if (goal.kind === 'hold') return speak(wins === 1 ? said.onlyWay : said.someWay);
  const theme = own?.themes[themes[0] ?? ''];
  const [, , n] = goal.did?.[0] ?? goal.after?.[0] ?? ['', '=', 0];
  return theme ? speak((theme.ask ?? theme.name) as Text<'n'>, { n }) : speak(said.title);
};
