import type { Game } from '@threefold/core';
import type { Bot } from '@threefold/search';
import type { Drawing } from '@threefold/stage/terminal';
import type { Demo } from './definition.ts';
import { definitions } from './definitions.ts';

export type { Demo, GameDefinition, RulesText } from './definition.ts';

/** The rules of every game there is. */
export const games: readonly Game[] = definitions.map(({ game }) => game);

export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);

const find = (id: string) => definitions.find(({ game }) => game.id === id);

/** The player of a game; loaded when somebody asks for it, as a page that only shows games does without. */
export const loadBot = async (id: string): Promise<Bot | undefined> => (await find(id)?.bot())?.bot;

/** How a game looks in a terminal. */
export const loadDrawing = async (id: string): Promise<Drawing | undefined> => (await find(id)?.terminal())?.drawing;

/** What the card of a game shows. */
export const loadDemo = async (id: string): Promise<Demo | undefined> => (await find(id)?.demo())?.demo;
