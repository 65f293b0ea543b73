import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Fault, Seat } from '@threefold-games/core';
import type { TableSource } from '../board/index.ts';

/** A match as a table plays it. */
export interface Match extends TableSource {
  /** The bot that thinks. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  readonly news?: Signal<News | undefined>;
  /** Begins to play. `shown` settles when what was played last has been seen. Returns what ends it. */
  start(shown: () => Promise<void>): () => void;
  undo(): Promise<void>;
  resign(): Promise<void>;
  /** Goes on with a game that was left before its end. */
  goOn?(): Promise<void>;
  /** Keeps a game for which storage has no place any more, as it stands here. */
  keepAgain?(composed: readonly string[]): Promise<void>;
  /** Asks a bot again that broke down. */
  retry?(): void;
}

/** What a player should know about the game itself. */
export type News =
  /** The game went on in another tab, and is shown as it is there. */
  | { readonly kind: 'otherTab' }
  /** It was deleted there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'fault'; readonly fault: Fault };
