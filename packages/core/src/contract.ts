import type { Options, OptionTable } from './options.ts';
import type { Random } from './random.ts';
import type { GameRecord } from './record.ts';
import type { Result, RuleId } from './result.ts';

/** A step (or a chance outcome), packed by the game into one non-negative int32. Only the game that made it can read it. */
export type Action = number & { readonly brand: 'action' };

/** A seat at the table: 0, 1, 2, 3. */
export type Seat = number;

/** The actor when a draw is due. */
export const CHANCE = -1;
/** The actor when the game is over. */
export const NOBODY = -2;
/** Who acts in a position: a seat, chance, or nobody, once the game is over. */
export type Actor = Seat | typeof CHANCE | typeof NOBODY;

/** How a game ended. */
export interface Outcome {
  /** One entry a seat, each in [0, 1]; they sum to 1. */
  readonly shares: readonly number[];
  /** The rule that ended the game. */
  readonly rule: RuleId;
  /** The place of each seat, 1 for the first, where the options ask for places. */
  readonly ranking?: readonly number[];
}

/** One thing that a player points at while composing a step. */
export type Pick =
  | {
      readonly at: 'cell';
      /** The cell's name in the notation. */
      readonly cell: string;
      /** Further cells that mean the same here, such as the other fields of a settlement. */
      readonly also?: readonly string[];
    }
  | {
      readonly at: 'choice';
      /** What is chosen, in the notation's letters: a tower, a rotation, a terrain, a pass. */
      readonly choice: string;
      /** Cells that say the same here, such as the fields of a terrain. */
      readonly cells?: readonly string[];
    };

/** Why an attempt is refused. */
export interface Refusal {
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** The cells that show why, by name. */
  readonly cells: readonly string[];
}

/** Something that a step brought about beyond itself, such as a board that froze. */
export interface StepEvent {
  readonly name: string;
  /** The board or the seat that it happened to. */
  readonly value: number;
  /** What it happened with, such as the tower that was captured. */
  readonly what?: string;
}

/** All that is settled before the first step. Plain data: it goes into a record as it is. */
export interface Setup {
  readonly seats: number;
  /** Every option of the game with its value. */
  readonly options: Options;
  /** What chance laid out before play, in one line of text; empty where nothing is laid out. */
  readonly layout: string;
}

/** The rules that refuse what no single step can answer for. */
export interface TurnRules {
  /** How a step is written. */
  readonly notation: RuleId;
  /** How many steps make a turn. */
  readonly turn: RuleId;
  /** Nothing is played after the end. */
  readonly over: RuleId;
}

/** How other programs write the records of a game. */
export interface ForeignFormat {
  /** Lower-case name for the command line. */
  readonly name: string;
  /** Whose format it is, in one English sentence. */
  readonly about: string;
  /** Whether a text looks like it. */
  detect(text: string): boolean;
  /** The games of a file, each as a text of its own. */
  split(text: string): readonly string[];
  read(text: string): Result<GameRecord>;
  write(record: GameRecord): Result<string>;
}

/** A game: its rules and every way into them. */
export interface Game<View = unknown> {
  /** Lower-case name, as in the records' Game tag. */
  readonly id: string;
  /** Changes only when behaviour does. */
  readonly version: number;
  /** What it is, in one English sentence. */
  readonly about: string;
  /** The numbers of seats that it can be played with. */
  readonly seats: readonly number[];
  readonly options: OptionTable;
  /** Where its bots once had eight levels: for each of these, today's level that plays as well. */
  readonly formerLevels?: readonly number[];
  readonly rules: TurnRules;
  /** No position has more legal steps than this. */
  readonly maxActions: number;
  /** No game has more steps than this. */
  readonly maxSteps: number;
  readonly formats: readonly ForeignFormat[];
  /** Whether its rules know a win that seats share; else every outcome has one winner, and nobody can agree on a draw. */
  readonly sharedResults: boolean;
  /** Who begins the next game among the same people: whoever won the last one, or each in turn. */
  readonly nextStarter: 'winner' | 'inTurn';

  /** Draws what chance decides before play. Options and seats must have come from `parseOptions`. */
  setup(options: Options, seats: number, random: Random): Setup;
  /** Changes a little what chance laid out; never the whole of it, and never nothing. Absent where no start can be varied. */
  varySetup?(setup: Setup, random: Random): Setup;
  /** Checks a set-up from outside. An absent layout is filled in where only one is possible. */
  parseSetup(seats: number, options: Options, layout: string | undefined): Result<Setup>;
  /** The position before the first step. */
  start(setup: Setup): Position<View>;
  /** Reads what `Position.encode` wrote, and refuses what no game can reach as far as that can be told. */
  decode(text: string): Result<Position<View>>;
  /** What a replay reports beyond the steps and the outcome; `events` are paired with the index of their step. */
  detail(view: View, events: readonly (readonly [step: number, event: StepEvent])[]): Readonly<Record<string, unknown>>;
}

/** A position: who acts, what is legal, and what has happened, to be taken back step by step. */
export interface Position<View = unknown> {
  /** How many seats play. */
  readonly seats: number;
  readonly actor: Actor;
  /** True before the first step of a turn (a draw belongs to the turn that it begins) and when the game is over. */
  readonly atTurnStart: boolean;
  /** Two int32 halves of a hash of all that the rules can tell apart. */
  readonly hashLo: number;
  readonly hashHi: number;

  /** Writes every legal action in a fixed order and returns how many there are. The only truth about legality. */
  legal(out: Int32Array): number;
  /** How many such outcomes are left, for chance; 1 for a seat's step. */
  weight(action: Action): number;
  /** Plays an action. Trusts the caller: it came from `legal`. */
  make(action: Action): void;
  /** Takes back the last action that this position (or the one it was copied from) made. */
  unmake(): void;
  /** The outcome when nobody acts, else undefined. */
  outcome(): Outcome | undefined;

  /** The step in the notation, unique among the legal ones. */
  format(action: Action): string;
  /** The step that a text says, legal or not; undefined where it says none. Knows every spelling, `format` writes one. */
  parse(text: string): Action | undefined;
  /** What a player points at for this step, in order, unique among the legal ones. */
  picks(action: Action): readonly Pick[];
  /** Explains why no legal step is written like this; undefined when one is. Never decides. */
  whyNot(text: string): Refusal | undefined;
  /** What the last step brought about. */
  events(): readonly StepEvent[];
  /** The position as one line of text, complete and versioned. */
  encode(): string;
  /** Frozen plain data for screens and logs. */
  view(): View;
  /** An independent copy with the same past. */
  copy(): Position<View>;
  /** All of it but the past, in little memory, for `unpack` in the same program. */
  pack(): Int32Array;
  /** Becomes what another position of the same seats and options packed; nothing before it can be taken back. */
  unpack(packed: Int32Array): void;
}
