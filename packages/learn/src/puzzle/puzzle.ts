import { type Game, mix32, type RuleId } from '@threefold-games/core';
import type { Goal, Task } from '../lesson.ts';

/** What a puzzle may ask for: a win within so many turns, a way out, or what is counted of the turn. */
export type PuzzleGoal = Extract<Goal, { readonly kind: 'win' | 'hold' | 'facts' }>;

/** A rating to begin with, and how far it may be off. */
export interface StartRating {
  readonly rating: number;
  readonly doubt: number;
}

/** One puzzle of the collection, as its file has it. */
export interface Puzzle {
  /** The game's two letters and five of the position's hash: `tz-7k2ma`. */
  readonly id: string;
  readonly game: string;
  /** The version of the rules by which it is judged. */
  readonly rules: number;
  /** Where it is asked, as `Position.encode` writes it: a turn begins, after its draw. */
  readonly position: string;
  /** The turn that led there, where there was one: the position before it, and its steps, a draw that came after it included. */
  readonly last?: LastTurn;
  readonly goal: PuzzleGoal;
  /** The solution: own turns and the best answers by turns. */
  readonly line: readonly (readonly string[])[];
  /** What it is about, the most telling one first. */
  readonly themes: readonly string[];
  /** How many whole turns do what is asked for, and how many there are: all of them were judged. */
  readonly wins: number;
  readonly turns: number;
  /** The nodes of the proof that took longest. */
  readonly proof: number;
  /** Which part of its tries each level found it in, from the first level on. */
  readonly found: readonly number[];
  readonly start: StartRating;
  /** The game that it comes from: the seed, its number, and the turn, counted from 1. */
  readonly from: { readonly seed: string; readonly game: number; readonly turn: number };
  /** Whether whoever played that game missed it. */
  readonly missed: boolean;
}

/** The turn that led to a puzzle. */
export interface LastTurn {
  /** The position before it. */
  readonly before: string;
  readonly steps: readonly string[];
  /** What was drawn after it, before the puzzle's turn. */
  readonly drawn: readonly string[];
}

/** How many puzzles lie in one file. */
export const CHUNK = 50;

/** The letters that ids begin with: those of the game's rules. */
export const puzzlePrefix = ({ rules }: { readonly rules: { readonly notation: RuleId } }): string =>
  rules.notation.split('-')[0]!.toLowerCase();

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 5;

/** What a puzzle is called: the same position with the same goal always gets the same name. */
export const puzzleId = (game: Game, position: string, goal: PuzzleGoal): string => {
  const text = `${position} ${formatGoal(goal)}`;
  let lo = 0x811c9dc5;
  let hi = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    lo = mix32(lo ^ text.charCodeAt(i));
    hi = mix32(hi + Math.imul(text.charCodeAt(i) + 1, 0x9e3779b1));
  }
  let hash = (lo >>> 0) * 2 ** 16 + (hi >>> 16);
  let letters = '';
  for (let i = 0; i < LENGTH; i++) {
    letters += LETTERS[hash % LETTERS.length]!;
    hash = Math.floor(hash / LETTERS.length);
  }
  return `${puzzlePrefix(game)}-${letters}`;
};

/** The same to be played: judged, answered and shown as a task of a lesson is. */
export const taskOf = ({
  id,
  position,
  last,
  goal,
  line,
}: Pick<Puzzle, 'id' | 'position' | 'last' | 'goal' | 'line'>): Task => ({
  id,
  place: last
    ? { position: last.before, turns: [last.steps, last.drawn].map(steps => steps.join(' ')).join('; ') }
    : { position },
  goal,
  answered: true,
  show: line[0]!,
});

/** A goal in one line: `win 3`, `escape 2`, `goal did:towers=1 after:huts.me>=1`. */
export const formatGoal = (goal: PuzzleGoal): string => {
  if (goal.kind === 'win') return `win ${goal.turns}`;
  if (goal.kind === 'hold') return `escape ${goal.turns}`;
  const conditions = [
    ...(goal.did ?? []).map(condition => `did:${condition.join('')}`),
    ...(goal.after ?? []).map(condition => `after:${condition.join('')}`),
  ];
  return `goal ${conditions.join(' ')}`;
};

const CONDITION = /^(did|after):([a-z0-9.]+?)(=|<=|>=|<|>)(-?\d+(?:\.\d+)?)$/i;

/** Reads what `formatGoal` wrote; undefined for anything else. */
export const parseGoal = (text: string): PuzzleGoal | undefined => {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'win' || kind === 'escape') {
    const turns = Number(rest[0]);
    if (rest.length !== 1 || !Number.isInteger(turns) || turns < 1 || turns > 99) return undefined;
    return { kind: kind === 'win' ? 'win' : 'hold', turns };
  }
  if (kind !== 'goal' || rest.length === 0) return undefined;
  const found = rest.map(each => CONDITION.exec(each));
  if (found.some(each => !each)) return undefined;
  const of = (where: string) =>
    found.filter(each => each![1] === where).map(each => [each![2]!, each![3] as '=', Number(each![4])] as const);
  const [did, after] = [of('did'), of('after')];
  return { kind: 'facts', ...(did.length > 0 && { did }), ...(after.length > 0 && { after }) };
};
