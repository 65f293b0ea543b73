import type { Outcome, Pick, Refusal, RuleId, Seat, StepEvent } from '@threefold-games/core';
import type { Help } from './help.ts';
import type { Token } from './palette.ts';
import type { Figure, Scene } from './scene.ts';

/** What a board looks like and says in one language: all that it needs to know of a game beyond its rules. */
export interface BoardFace<View = unknown> {
  /** The game's name. */
  readonly title: string;
  /** The name of a seat where nobody sits: White, Black, Ivory. */
  seatName(seat: Seat, seats: number): string;
  /** The token of a seat in lists and cards. */
  token(seat: Seat, seats: number): Figure;

  /** In how many ways the board can be rotated by hand; 1 for not at all. */
  readonly rotations: number;
  /** How far it is rotated for a seat that looks at it. */
  rotationFor(seat: Seat, seats: number): number;
  scene(view: View, look: Look): Scene;
  /** A cell for somebody who does not see it: where it is, what stands there, what it may do now. */
  say(view: View, cell: string, look: Look): string;
  /** What moves when a step is played; `view` is that before it. */
  motion(view: View, step: string, events: readonly StepEvent[]): readonly Motion[];
  /** A step in words, for those who listen: "Black takes F5 from F7 with a Tzarra, height 2". `view` is that before it. */
  tell(view: View, step: string, events: readonly StepEvent[]): string;

  /** What the voice bar says to the one who acts. */
  prompt(view: View, look: Look): Prompt;
  /** How the choices that can be made next are shown, in order. */
  choices(view: View, look: Look, choices: readonly string[]): readonly Choice[];
  /** The choices that a tile in hand is rotated through while a cell is looked for, in that order; empty where there are none. */
  spin(view: View): readonly string[];
  /**
   * The step that a player means whose picks no legal step has; the rules say why not. Undefined while they say too little. Who drags
   * one thing onto another means that; who points at one after the other may mean the other alone.
   */
  attempt(view: View, picked: readonly Pick[], spin: string | undefined, dragged?: boolean): string | undefined;
  /** Why an attempt is refused, in a short sentence. */
  why(view: View, attempt: string, rule: RuleId, cells: readonly string[]): string;

  /** What counts for a seat, as boxes in its card. */
  counts(view: View, seat: Seat): readonly Count[];
  /** What decides for a seat, in large: points, or the nearest way to win. */
  headline(view: View, seat: Seat): Headline | undefined;
  /** Why it is over, in a sentence with what decided. */
  ending(view: View, outcome: Outcome): string;
}

/** The same with what pages around a board want: all that screens need to know of a game. */
export interface Face<View = unknown> extends BoardFace<View> {
  /** One sentence about it, and how long a game takes in minutes. */
  readonly tagline: string;
  readonly minutes: number;
  /** The two pieces on the game's badge. */
  readonly badge: readonly [Figure, Figure];
  /** What they lie on: the colour of the game's board. */
  readonly badgeOn?: Token;
  /** The name, the sentence and the names of the values of each option that a rulebook prints. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The same of the options that are house rules. */
  house?(): Promise<Readonly<Record<string, OptionWords>>>;

  /** A step as advice to the one who acts, with what it brings: "Capture the Tzaar on D2 with D4: Black has 3 left." */
  advise(view: View, step: string, events: readonly StepEvent[]): string;
  /** What is unlike other tables here, for those who play so for the first time. */
  briefing?(view: View): Briefing | undefined;
  /** How far the game is, beyond the number of the turn: "11 tiles left". */
  progress(view: View): string | undefined;
  /** Steps worth finding again: a last kind captured, a board frozen, a temple built. `view` is that before the step. */
  notable(view: View, step: string, events: readonly StepEvent[]): boolean;
  /** What else helps to decide, as panels beside the turns. */
  panels(view: View): readonly Panel[];
  /** Drawn examples for the rules, by rule; loaded when somebody reads them. */
  figures(): Promise<Readonly<Record<RuleId, RuleFigure>>>;
  /** Sets up a position by hand; loaded when somebody does. */
  editor(): Promise<Editor>;
  /** Warns those who play with help; loaded when somebody does. Absent where a game has no words for it. */
  help?(): Promise<Help<View>>;
}

/** An option of a game in words, for a form. */
export interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<string, string>>;
  /** The numbers of seats for which it means something; all unless told. */
  readonly seats?: readonly number[];
  /** What its values are, where they are odds. */
  readonly odds?: OddsWords;
}

/** The steps of odds in words. */
export interface OddsWords {
  /** No odds at all. */
  readonly none: string;
  /** From the first step on: a word for a button, and the sentence of what they are, for whoever looks on or for their name. */
  readonly steps: readonly { readonly label: string; readonly you: string; other(name: string): string }[];
  /** By step: how many games of 100 they win between equal players; measured, else absent. */
  readonly worth?: readonly number[];
}

/** How a table is looked at: what was played, what is being pointed at. */
export interface Look {
  /** The seat from which it is seen. */
  readonly viewer: Seat;
  /** How far the board is rotated, 0 to `rotations` - 1. */
  readonly rotation: number;
  /** Whether room is short. */
  readonly narrow: boolean;
  /** By seat: who sits there. */
  readonly names: readonly string[];
  /** The steps of the last whole turn. */
  readonly last: readonly string[];
  /** The cells that they put something onto, as `motion` told, for games whose steps do not name them all. */
  readonly lastCells?: readonly string[];
  /** The steps of the turn that is being composed; the view is that after them. */
  readonly composed: readonly string[];
  /** The same as `lastCells`, for these. */
  readonly composedCells?: readonly string[];
  /** What has been pointed at for the next step. */
  readonly picked: readonly Pick[];
  /** The legal steps that are left after `picked`, as texts. Empty when it is not the viewer's to act. */
  readonly legalSteps: readonly string[];
  /** The cells that can be pointed at next; with a tile in hand, all cells where it may go. */
  readonly open: readonly string[];
  /** Whether every piece that can move is marked. */
  readonly hints: boolean;
  /** The cell under the pointer. */
  readonly hover?: string;
  /** The cell that the keyboard is on. */
  readonly focus?: string;
  /** The one of `Face.spin` that the tile in hand is rotated to, or the one that was laid and can still be moved. */
  readonly spin?: string;
  /** How the tile in hand would be rotated on a cell; undefined where it may not lie. Absent where there is none in hand. */
  readonly spinAt?: (cell: string) => string | undefined;
  /** What was tried in vain. */
  readonly refused?: Refusal & { readonly attempt: string };
  /** What the rules say against a step that is only being considered; absent where it is not the viewer's to act. */
  readonly whyNot?: (attempt: string) => Refusal | undefined;
  /** What the engine would do: the steps of the turn, best variation first. */
  readonly variations: readonly (readonly string[])[];
  /** What the engine advises to who asked for a hint: the steps of one turn, which are numbered in their order. */
  readonly hint?: readonly HintStep[];
}

/** A step that is advised and not made. */
export interface HintStep {
  readonly step: string;
  /** The cells that it would put something onto, as `motion` tells. */
  readonly cells: readonly string[];
}

/** A look at a table where nothing happens. */
export const STILL: Look = {
  viewer: 0,
  rotation: 0,
  narrow: false,
  names: [],
  last: [],
  composed: [],
  picked: [],
  legalSteps: [],
  open: [],
  hints: false,
  variations: [],
};

/** What happens when a step is played. */
export type Motion =
  /** The piece at `from` goes to `to`; what stood there is taken, or is stacked upon. */
  | {
      readonly kind: 'travel';
      readonly from: string;
      readonly to: string;
      readonly onto: 'nothing' | 'taken' | 'stack';
    }
  /** Pieces come onto cells, one after the other. */
  | { readonly kind: 'place'; readonly cells: readonly string[] }
  /** A tile falls into its place. */
  | { readonly kind: 'drop'; readonly cells: readonly string[] }
  /** A veil comes over a part. */
  | { readonly kind: 'freeze'; readonly part: string };

/** Something that is explained once on each device. */
export interface Briefing {
  /** Unique among all games. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it can be read. */
  readonly rule: RuleId;
}

/** What the seat that acts is told. */
export interface Prompt {
  /** The fact: "Step 2 of 2: capture, stack or pass". */
  readonly title: string;
  /** A second line; what to do, or what is worth knowing. */
  readonly text: string;
  /** What is being placed, where it is worth a picture. */
  readonly picture?: Scene;
}

/** One choice as a button. */
export interface Choice {
  readonly choice: string;
  /** All of it in words, for those who listen or rest the pointer on it. */
  readonly label: string;
  /** What is written on the button: the label unless told, and nothing on one with a picture. */
  readonly caption?: string;
  readonly figure?: Figure;
  /** What it looks like, where it is no piece. */
  readonly picture?: Scene;
  /** The key that picks it. */
  readonly key?: string;
  /** In how much it stays: such as 2 of this type in hand. */
  readonly count?: number;
  /** How many of the figure it uses up; the label says so too. */
  readonly uses?: number;
}

/** One thing that counts. */
export interface Count {
  /** Drawn in the box; faint ones are used up. */
  readonly figures: readonly Figure[];
  /** The number, where it is not the number of figures. */
  readonly value?: number;
  /** The word under or after it. */
  readonly label: string;
  /** It runs low: the word that says so. */
  readonly low?: string;
  /** All of it for those who listen: "2 Tzaars left, few". */
  readonly say: string;
}

/** What counts most for a seat, beside its name. */
export interface Headline {
  /** A number in large letters. */
  readonly value?: number;
  /** "points", or "Early win in". */
  readonly label: string;
  /** "2 temples + 1 tower". */
  readonly text?: string;
}

/** What helps to decide, behind a button: tiles that are left, how near an end is. */
export interface Panel {
  /** Unique among the panels of the game. */
  readonly id: string;
  readonly title: string;
  /** The same in one short word, for the bar of a phone. */
  readonly short: string;
  /** A name of the interface's icons: `crown` or `tiles`. */
  readonly icon: 'crown' | 'tiles';
  /** A sentence above it. */
  readonly lead: string;
  readonly rows: readonly PanelRow[];
}

/** A line of a panel. */
export interface PanelRow {
  readonly figures: readonly Figure[];
  /** A small picture instead of figures. */
  readonly picture?: Scene;
  readonly label: string;
  readonly value?: string;
}

/** A drawn example. */
export interface RuleFigure {
  readonly scene: Scene;
  readonly caption: string;
}

/** Sets up a position by hand; `Draft` is plain data that may be no legal position yet. */
export interface Editor<Draft = unknown> {
  /** A draft to begin with: an empty board, or a position. */
  open(seats: number, position?: string): Draft;
  scene(draft: Draft, look: Look): Scene;
  /** A cell of a draft for somebody who does not see it. */
  say(draft: Draft, cell: string): string;
  /** What can be put onto cells. */
  brushes(draft: Draft): readonly Brush[];
  /** Puts a brush onto a cell; putting the same again takes it away or rotates it. */
  put(draft: Draft, cell: string, brush: string): Draft;
  /** What is settled beside the board: who acts, which step. */
  fields(draft: Draft): readonly EditorField[];
  set(draft: Draft, field: string, value: string): Draft;
  /** The position in the form that `Game.decode` reads. */
  encode(draft: Draft): string;
  /** What keeps a draft from being a position of a game, as a sentence; undefined where nothing does, or it has no words. */
  flaw(draft: Draft): string | undefined;
}

/** Something that an editor puts onto cells. */
export interface Brush {
  readonly id: string;
  readonly label: string;
  readonly figure?: Figure;
  readonly picture?: Scene;
  /** Brushes with the same one stand together. */
  readonly group: string;
}

/** What an editor asks besides the board, such as whose turn it is. */
export interface EditorField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}
