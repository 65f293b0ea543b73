import { heads, loadGame as load } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';

/** Every game there is, by its name, seats and options; the rules of a game are loaded when they are needed. */
export const games = heads;

const loaded = new Map<string, Game>();

/** The rules of a game; undefined where there is no such game. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
  const game = loaded.get(id) ?? (await load(id));
  if (game) loaded.set(id, game);
  return game;
};

/** Loads all rules, for pages that meet games of every kind. */
export const loadGames = (): Promise<unknown> => Promise.all(games.map(({ id }) => loadGame(id)));

/** The rules of a game that were loaded before. */
export const findGame = (id: string): Game | undefined => loaded.get(id);

/** All rules that were loaded before, in the order of the games. */
export const loadedGames = (): readonly Game[] => games.flatMap(({ id }) => loaded.get(id) ?? []);
