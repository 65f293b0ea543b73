import { signal } from '@preact/signals';

/** What was refused last at a table, so that the rules can name it and lead back. */
export interface LastRefusal {
  /** The saved game. */
  readonly id: string;
  readonly rule: string;
  /** Why, in the words of the game. */
  readonly why: string;
}

export const lastRefusal = signal<LastRefusal | undefined>(undefined);
