export type { Bot, NetSource } from './bot.ts';
export type { Evaluator } from './evaluator.ts';
export type { Level } from './level.ts';
