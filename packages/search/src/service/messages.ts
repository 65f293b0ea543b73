import type { Fault, Options, Result } from '@threefold-games/core';
import type { EvaluatorName } from '../bot.ts';
import type { EvenChoice } from '../even.ts';
import type { Expansion } from '../expander.ts';
import type { Limits } from '../limits.ts';
import type { Report } from '../report.ts';
import type { ChannelEnd } from './port.ts';

/** What the owner of a worker says to it. Plain data; the id ties an answer to its question. */
export type Request =
  /** `reports`: whether reports are wanted while it thinks. */
  | (TurnQuestion & { readonly kind: 'turn'; readonly id: number; readonly reports: boolean })
  /** `helpers`: at the other end of each, another worker looks at positions for this one. */
  | (AnalysisQuestion & { readonly kind: 'analyse'; readonly id: number; readonly helpers?: readonly ChannelEnd[] })
  | (EvenQuestion & { readonly kind: 'even'; readonly id: number })
  | (WeighQuestion & { readonly kind: 'weigh'; readonly id: number })
  /** Ends the thought about a question: what has been found by then is its answer. */
  | { readonly kind: 'stop'; readonly id: number }
  /** Looks at positions for another worker, which asks at the other end. */
  | { readonly kind: 'help'; readonly port: ChannelEnd }
  /** Lets go of all that was found out so far. */
  | { readonly kind: 'forget' };

/** What every question about a position says. */
export interface Question {
  /** The game's id. */
  readonly game: string;
  /** The position as `Position.encode` writes it. */
  readonly position: string;
}

/** Asks for the rest of the turn of the seat that acts. */
export interface TurnQuestion extends Question {
  /** One of the game's levels, counted from 1, with the character that plays it, the first unless told; or an evaluator at full strength, within the limits. */
  readonly strength: { readonly level: number; readonly character?: number } | { readonly evaluator: EvaluatorName };
  /** Whether to wait for a net that is wanted; else the best evaluator that is there plays until it has arrived. */
  readonly wait: boolean;
  /** Stops earlier than the level would. */
  readonly limits?: Limits;
  /** What the player leaves to chance follows from it; the same one keeps what it has found out from turn to turn. */
  readonly seed: string;
}

/** Asks for the best variations. */
export interface AnalysisQuestion extends Question {
  /** The evaluator that is wanted: where it arrives in good time, it takes over from the one that was there before. */
  readonly evaluator: EvaluatorName;
  /** Whether to wait for a net, be it the small one; else the hand evaluator begins where none has arrived. */
  readonly wait: boolean;
  /** How many variations. */
  readonly variations: number;
  /** Without any it goes on until it is stopped. */
  readonly limits?: Limits;
  /** Nodes for each attempt to prove an ending before the search begins; 200,000 unless told otherwise. */
  readonly proof?: number;
  /** Takes at most so many of the engine's threads; all that there are unless told otherwise. */
  readonly threads?: number;
}

/** Asks for a start that is even, or else for the most even one that was come to, as the small net sees them at first sight. */
export interface EvenQuestion {
  /** The game's id. */
  readonly game: string;
  /** All options of the game, with the number of seats. */
  readonly options: Options;
  readonly seats: number;
  /** All chance follows from it. */
  readonly seed: string;
  /** How far the chances may lie apart. */
  readonly tolerance: number;
  /** How many starts may be rated. */
  readonly most: number;
}

/** Asks how positions stand at first sight, without a search. */
export interface WeighQuestion {
  /** The game's id. */
  readonly game: string;
  /** The positions as `Position.encode` writes them; a draw may be due in them, but none may be over. */
  readonly positions: readonly string[];
}

/** What a worker says to its owner. */
export type Reply =
  | { readonly kind: 'report'; readonly id: number; readonly thought: Thought }
  /** What the answer is follows from the question. */
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: Result<ChosenTurn | Thought | RatedChoice | Weighed>;
    };

/** How it stands after some thought, and by whose evaluation. */
export interface Thought {
  readonly report: Report;
  /** The evaluator that was there. */
  readonly evaluator: EvaluatorName;
  /** Why it is not the one that was wanted, where that one could not be loaded. */
  readonly lack?: Fault;
}

/** A turn that was chosen. */
export interface ChosenTurn {
  /** The steps in the notation. */
  readonly steps: readonly string[];
  /** What it thought before the last step that it had to think about. */
  readonly report?: Report;
  /** The evaluator that was there. */
  readonly evaluator: EvaluatorName;
}

/** A choice, and by whose evaluation. */
export interface RatedChoice extends EvenChoice {
  /** What tells the net from others, where the service was told how to find it. */
  readonly net?: string;
}

/** How positions stand at first sight, and by whose evaluation. */
export interface Weighed {
  /** By position: the share of the win that each seat can expect. */
  readonly shares: readonly (readonly number[])[];
  /** The best evaluator that was there, up to the small net; that net is loaded meanwhile. */
  readonly evaluator: EvaluatorName;
}

/** What a worker says to another one that looks at positions for it. */
export type LookRequest =
  /** Which position is thought about, and by which evaluator; `root` counts them. */
  | (Question & { readonly kind: 'root'; readonly root: number; readonly evaluator: EvaluatorName })
  /** Asks for a look at the positions that these steps lead to from there. */
  | { readonly kind: 'look'; readonly id: number; readonly ways: readonly Int32Array[] };

/** What it hears from there. */
export type LookReply =
  | { readonly kind: 'ready'; readonly root: number }
  | { readonly kind: 'looked'; readonly id: number; readonly expansions: readonly Expansion[] };
