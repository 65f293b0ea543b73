import type { Speak, Text } from '@threefold-games/speech';
import type { PuzzlesWords } from './loadLate.ts';

/** What a puzzle asks for: a win within turns of all seats, a way out, or what is counted of a turn. */
export type AskedGoal =
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'hold'; readonly turns: number }
  | { readonly kind: 'facts'; readonly did?: readonly CountedFact[]; readonly after?: readonly CountedFact[] };
/** A fact that is counted: its name, how it is compared, and with what. */
export type CountedFact = readonly [name: string, relation: string, value: number];

/** What of a puzzle its title tells. */
export interface TitledPuzzle {
  readonly goal: AskedGoal;
  /** How many turns do it. */
  readonly wins: number;
  readonly themes: readonly string[];
}

/** What the puzzles of a game say, by theme. */
export interface ThemeTitles {
  readonly themes: Readonly<Record<string, { readonly name: Text; readonly ask?: Text }>>;
}

/** What is to be done, as a title: "Win in 2 turns", "Only one way out", "Build a tower". `seats` is how many play. */
export const goalTitle = (
  { goal, wins, themes }: TitledPuzzle,
  seats: number,
  said: PuzzlesWords,
  game: ThemeTitles,
  speak: Speak,
): string => {
  if (goal.kind === 'win') return speak(said.win, { n: Math.ceil(goal.turns / seats) });
  if (goal.kind === 'hold') return speak(wins === 1 ? said.onlyWay : said.someWay);
  const theme = game.themes[themes[0] ?? ''];
  const [, , n] = goal.did?.[0] ?? goal.after?.[0] ?? ['', '=', 0];
  // What counts something may ask for its number; most titles do not.
  return theme ? speak((theme.ask ?? theme.name) as Text<'n'>, { n }) : speak(said.title);
};
