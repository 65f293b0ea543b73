export type { Referee } from './referee.ts';
