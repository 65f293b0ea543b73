import type { Result } from '@threefold/core';
import type { Level } from '../level.ts';
import type { Limits } from '../limits.ts';
import type { Report } from '../lines.ts';

/** What the owner of a worker says to it. Plain data; the id ties an answer to its question. */
export type Request = TurnRequest | AnalysisRequest | StopRequest | ForgetRequest;

/** What every question about a position says. */
export interface Question {
  /** The game's id. */
  readonly game: string;
  /** The position as `Position.encode` writes it. */
  readonly position: string;
  /** Whether to wait for the net where it is wanted; else the judge written by hand stands in until it has arrived. */
  readonly wait: boolean;
}

/** Asks for the rest of the turn of the seat that acts. */
export interface TurnQuestion extends Question {
  /** One of the game's levels, counted from 1; or a judge at full strength, within the limits. */
  readonly strength: { readonly level: number } | { readonly judge: Level['judge'] };
  /** Stops earlier than the level would. */
  readonly limits?: Limits;
  /** What the player leaves to chance follows from it; the same one keeps what it has found out from turn to turn. */
  readonly seed: string;
}

/** Asks for the best lines. */
export interface AnalysisQuestion extends Question {
  readonly judge: Level['judge'];
  /** How many lines. */
  readonly lines: number;
  /** Without any it goes on until it is stopped. */
  readonly limits?: Limits;
}

export interface TurnRequest extends TurnQuestion {
  readonly kind: 'turn';
  readonly id: number;
  /** Whether reports are wanted while it thinks. */
  readonly reports: boolean;
}

export interface AnalysisRequest extends AnalysisQuestion {
  readonly kind: 'analyse';
  readonly id: number;
}

/** Ends the thought about a question: what has been found by then is its answer. */
export interface StopRequest {
  readonly kind: 'stop';
  /** The id of the question. */
  readonly id: number;
}

/** Lets go of all that was found out so far. */
export interface ForgetRequest {
  readonly kind: 'forget';
}

/** What a worker says to its owner. */
export type Reply =
  | { readonly kind: 'report'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'turn'; readonly id: number; readonly answer: Result<ChosenTurn> }
  | { readonly kind: 'analysis'; readonly id: number; readonly answer: Result<Thought> };

/** How it stands after some thought, and by whose judgement. */
export interface Thought {
  readonly report: Report;
  /** The judge that was there. */
  readonly judge: Level['judge'];
}

/** A turn that was chosen. */
export interface ChosenTurn {
  /** The steps in the notation. */
  readonly steps: readonly string[];
  /** What it thought before the last step that it had to think about. */
  readonly report?: Report;
  /** The judge that was there. */
  readonly judge: Level['judge'];
}
