import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Pick, Seat } from '@threefold/core';
import type { Composer, Picked } from './composer.ts';
import type { SessionPlayback } from './sessionPlayback.ts';
import type { Standing } from './standing.ts';
import type { News } from './tableEvents.ts';

/** What the engine would play. */
export interface Hint {
  readonly steps: readonly string[];
  /** The share of the win that the seat can expect. */
  readonly chance: number;
}

/** A game at a table, wherever it is kept: all that the table asks of it. */
export interface TableSession {
  readonly standing: ReadonlySignal<Standing>;
  /** What the person who acts composes; undefined while nobody at this screen acts. */
  readonly composer: ReadonlySignal<Composer | undefined>;
  /** Grows with every change of the composer. */
  readonly changes: ReadonlySignal<number>;
  readonly news: Signal<News | undefined>;
  readonly hint: Signal<Hint | 'thinking' | undefined>;
  readonly playback: SessionPlayback;
  readonly timing: {
    /** Grows while a clock runs. */
    readonly ticks: ReadonlySignal<number>;
    /** Milliseconds that a seat has left; undefined without a clock. */
    leftOf(seat: Seat): number | undefined;
  };
  /** `thinking`: the bot that thinks. */
  readonly bots: { readonly thinking: ReadonlySignal<Seat | undefined> };
  /** Whether the person at this screen can act. */
  readonly acting: boolean;
  /** How many turns an undo takes back; 0 where there is nothing to take back. */
  readonly undoable: number;
  /** Whether anybody at this screen plays; else one watches. */
  readonly seated: boolean;
  /** The seat that would resign: who acts, else who sits here. */
  readonly resigner: Seat;
  pick(pick: Pick): Picked;
  drag(from: string, to: string): Picked;
  place(): Picked;
  say(text: string): Picked;
  /** Plays the composed turn. */
  confirm(): Promise<void>;
  undo(): Promise<void>;
  resign(): Promise<void>;
  /** Asks the engine what it would play, where that is fair. */
  askHint?(): Promise<void>;
  /** Goes on with a game that was left before its end. */
  goOn?(): Promise<void>;
  /** Keeps a game for which storage has no place any more. */
  keepAgain?(): Promise<void>;
  /** Asks a bot again that broke down. */
  retry?(): void;
}
