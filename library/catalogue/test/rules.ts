import { games } from '@threefold-games/catalogue';
import { loadRules } from '@threefold-games/catalogue/load';

const BOOKS = new Map(await Promise.all(games.map(async ({ id }) => [id, (await loadRules(id, 'en'))!] as const)));

/** The numbers of a game's rules, in their order. */
export const ruleIds = (id: string): readonly string[] => Object.keys(BOOKS.get(id)!.rules);
