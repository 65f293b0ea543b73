import { heads } from '@threefold-games/catalogue/load';
import type { GameHead } from '@threefold-games/core';

/** What tells which of today's levels are as strong as the former ones of a game; nothing for a game that there is not. */
export const headOf = (game: string): Pick<GameHead, 'formerLevels'> => heads.find(({ id }) => id === game) ?? {};
