import type { Speak, Text } from '@threefold/speech';
import type { PuzzlesWords } from './loadPuzzles.ts';

/** What a puzzle asks for: a win within turns of all seats, a way out, or what is counted of a turn. */
type Asked =
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'hold'; readonly turns: number }
  | { readonly kind: 'facts'; readonly did?: readonly Counted[]; readonly after?: readonly Counted[] };
type Counted = readonly [name: string, relation: string, value: number];

interface Titled {
  readonly goal: Asked;
  /** How many turns do it. */
  readonly wins: number;
  readonly themes: readonly string[];
}

/** What the puzzles of a game say, by theme. */
interface ThemeTitles {
  readonly themes: Readonly<Record<string, { readonly name: Text; readonly ask?: Text }>>;
}

/** What is to be done, as a title: "Win in 2 turns", "Only one way out", "Build a tower". `seats` is how many play. */
export const goalTitle = (
  { goal, wins, themes }: Titled,
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
