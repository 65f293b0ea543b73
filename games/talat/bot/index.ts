import type { Bot } from '@threefold/search';
import { talat } from '../rules/index.ts';
import type { TalatPosition } from '../rules/position.ts';
import type { TalatState } from '../rules/state.ts';
import { Hand } from './hand.ts';
import { levels } from './levels.ts';
import { openNet } from './net.ts';
import { Survey } from './survey.ts';

/** Pairs that can still meet before the game must end: with so few, nearly every proof came out within 20,000 nodes. */
const FEW = 2;
/** With so few and a board that is frozen already, about every second did within 100,000. */
const FEW_WHEN_FROZEN = 4;

const survey = new Survey();

/** Whether so little is left that a proof is likely to come out. */
const isLate = (state: TalatState): boolean => {
  if (state.isSettingUp()) return false;
  survey.look(state);
  return survey.lifeLeft(state) <= (state.frozen === 0 ? FEW : FEW_WHEN_FROZEN);
};

/** Talat's player. */
export const bot: Bot = {
  game: talat,
  hand: () => new Hand(),
  nets: {
    small: {
      url: new URL('./weights/talat-small.net', import.meta.url),
      bytes: 171_454,
      open: bytes => openNet(bytes),
    },
    big: {
      url: new URL('./weights/talat-big.net', import.meta.url),
      bytes: 279_328,
      open: bytes => openNet(bytes),
    },
  },
  levels,
  isLate: position => isLate(position as TalatPosition),
};
