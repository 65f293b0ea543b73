import { signal } from '@preact/signals';
import { go, type Route } from '../ui/index.ts';

/** What was refused last at a table, so that the rules can name it and lead back. */
export interface LastRefusal {
  /** Where that was. */
  readonly table: Route;
  readonly rule: string;
  /** Why, in the words of the game. */
  readonly why: string;
}

export const lastRefusal = signal<LastRefusal | undefined>(undefined);

/** Back to where that was. */
export const returnToTable = ({ table }: LastRefusal): void => {
  lastRefusal.value = undefined;
  go(table);
};
