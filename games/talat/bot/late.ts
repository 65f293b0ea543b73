import type { TalatState } from '../rules/state.ts';
import { Survey } from './survey.ts';

/** Pairs that can still meet before the game must end: with so few, nearly every proof came out within 20,000 nodes. */
const FEW = 2;
/** With so few and a board that is frozen already, about every second did within 100,000. */
const FEW_WHEN_FROZEN = 4;

const survey = new Survey();

/** Whether so little is left that a proof is likely to come out. */
export const isLate = (state: TalatState): boolean => {
  if (state.isSettingUp()) return false;
  survey.look(state);
  return survey.lifeLeft(state) <= (state.frozen === 0 ? FEW : FEW_WHEN_FROZEN);
};
