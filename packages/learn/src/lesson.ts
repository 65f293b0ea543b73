import type { RuleId } from '@threefold-games/core';
import type { Condition, FactSheet } from './facts.ts';
import type { Place } from './place.ts';

/** What is counted of a turn: these facts hold after it, and these of the turn itself. */
export interface Counted<Standing extends string = string, Did extends string = string> {
  readonly after?: readonly Condition<Standing>[];
  readonly did?: readonly Condition<Did>[];
}

/** What a turn is to bring about. Rules and proofs judge it; no answer is stored. */
export type Goal<Standing extends string = string, Did extends string = string> =
  /** It is what is counted here. */
  | ({ readonly kind: 'facts' } & Counted<Standing, Did>)
  /** It wins the game, by this rule where one is named. */
  | { readonly kind: 'end'; readonly rule?: RuleId }
  /** A win within so many turns of all seats, this one included, stays proven. The task goes on until the game is won. */
  | { readonly kind: 'win'; readonly turns: number }
  /** Nobody else can force a win within so many turns after it, and it does not lose by itself. */
  | { readonly kind: 'hold'; readonly turns: number };

/** A try that deserves a sentence of its own, as it is written. */
export interface NamedTrap {
  /** What is tried: a step that is refused, or the steps of a legal turn that misses the goal. */
  readonly steps: string;
  /** Other tries of which the same is to be said. */
  readonly also?: readonly string[];
  /** The rule that refuses it; absent where it is legal. */
  readonly rule?: RuleId;
  /** Whether the same is to be said of whatever that rule refuses. */
  readonly always?: true;
}

/** A try that deserves a sentence of its own: one that is named, or any legal turn that misses the goal and is what is counted. */
export type Trap<Standing extends string = string, Did extends string = string> = NamedTrap | Counted<Standing, Did>;

/** Whether a trap is named by its steps, not counted by facts. */
export const isNamed = (trap: Trap): trap is NamedTrap => 'steps' in trap;

/** All tries of which a trap's sentence is said. */
export const triesOf = ({ steps, also = [] }: NamedTrap): readonly string[] => [steps, ...also];

/** One thing to do on a board. */
export interface Task<Standing extends string = string, Did extends string = string> {
  /** Names its words; unique in its lesson. */
  readonly id: string;
  readonly place: Place;
  readonly goal: Goal<Standing, Did>;
  /** Cells that are lit. */
  readonly light?: readonly string[];
  /** Whether a turn that misses the goal is answered on the board: unless told, where the goal speaks of what comes after it. */
  readonly answered?: boolean;
  /** By the name of its sentence; where several fit, the first is said, and what is named goes before what is counted. */
  readonly traps?: Readonly<Record<string, Trap<Standing, Did>>>;
  /** A turn that does it, for "Show me"; of a win in several turns, the first. */
  readonly show: readonly string[];
}

/** What the lesson that is a whole game is called, in every course: whoever has played one has done it. */
export const GAME_LESSON = 'game';

/** A whole game against bots, with help. */
export interface LessonGame {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly level: number;
}

/** One to three minutes about one thing. */
export interface Lesson<Standing extends string = string, Did extends string = string> {
  /** Names its words, and stands in its address. */
  readonly id: string;
  readonly minutes: number;
  /** The rules that it lets one practise. */
  readonly rules: readonly RuleId[];
  readonly tasks: readonly Task<Standing, Did>[];
  /** A drawn example of this rule stands beside it. */
  readonly figure?: RuleId;
  /** Choices that are legal but not offered yet: nothing is explained before it is needed. */
  readonly hidden?: readonly string[];
  /** Whether what counts for each seat stands beside the board. */
  readonly counts?: boolean;
  /** The game that ends a course; its tasks, if any, come first. */
  readonly game?: LessonGame;
}

/** A lesson whose goals speak of the facts of a sheet. */
export type LessonOf<Sheet extends FactSheet> = Lesson<keyof Sheet['standing'] & string, keyof Sheet['turn'] & string>;

/** How a game is taught. */
export interface Course {
  readonly facts: FactSheet;
  /** In the order in which they are best played. */
  readonly lessons: readonly Lesson[];
}

/** The lesson in which a rule can be practised: the first that has it, else the first that has one of its chapter. */
export const lessonOn = ({ lessons }: Course, rule: RuleId): Lesson | undefined => {
  const chapter = `${rule.split('.')[0]}.`;
  return (
    lessons.find(({ rules }) => rules.includes(rule)) ??
    lessons.find(({ rules }) => rules.some(each => each.startsWith(chapter)))
  );
};
