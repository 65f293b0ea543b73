import { signal } from '@preact/signals';
import { games } from '@threefold/games';
import { keep, kept } from '../../state/keep.ts';
import { readWish, type Wish } from './wish.ts';

const NAME = 'together';

/** What was chosen last for a game of one's own, in this browser. */
export const wish = signal<Wish>(readWish(kept(NAME), games));

export const changeWish = (part: Partial<Wish>): void => {
  wish.value = { ...wish.value, ...part };
  keep(NAME, JSON.stringify(wish.value));
};
