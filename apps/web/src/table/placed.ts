import { type Told, tellSteps } from './playback.ts';
import { type Played, positionAfter } from './played.ts';

/** The steps of a turn that was played, its draw among them, one by one. */
export const toldTurn = (played: Played, index: number): readonly Told[] =>
  tellSteps(positionAfter(played, index), played.turns[index]?.actions ?? []);
