import type { Lang } from '@threefold-games/speech';
import { words as de } from './de/house.ts';
import { words as en, type HouseWords } from './en/house.ts';
import { words as es } from './es/house.ts';
import { words as fr } from './fr/house.ts';
import { words as it } from './it/house.ts';
import { words as nl } from './nl/house.ts';
import { words as pl } from './pl/house.ts';

/** The names of the house rules in every language, small enough to load together when a form or a table needs them. */
export const house: Readonly<Record<Lang, HouseWords>> = { de, en, es, fr, it, nl, pl };
