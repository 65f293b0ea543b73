import type { Game } from '@threefold/core';

/** The steps of an unfinished turn, so that a reload shows the same table. */
export interface ComposedStore {
  read(room: string): string | null;
  write(room: string, text: string): void;
}

/** What a networked session needs from where it runs. */
export interface LiveAround {
  findGame(id: string): Game | undefined;
  wait(milliseconds: number): Promise<void>;
  readonly composed: ComposedStore;
}
