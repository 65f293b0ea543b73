import { ANY_TURNS, type Bot, type Level } from '@threefold-games/search';
import { talat } from '@threefold-games/talat';
import { CHOICE, type TalatPosition, type TalatState } from '@threefold-games/talat/internal';
import { minded } from './cut.ts';
import { eye } from './eye.ts';
import { Hand } from './hand.ts';
import { openNet } from './net.ts';
import { Survey } from './survey.ts';

/** Pairs that can still meet before the game must end: with so few, nearly every proof came out within 20,000 nodes. */
const FEW = 2;
/** With so few and a board that is frozen already, about every second did within 100,000. */
const FEW_WHEN_FROZEN = 4;

const survey = new Survey();

/** Whether so little is left that a proof is likely to come out. */
const isLate = (state: TalatState): boolean => {
  if (state.isSettingUp() || state.stage === CHOICE) return false;
  survey.look(state);
  return survey.lifeLeft(state) <= (state.frozen === 0 ? FEW : FEW_WHEN_FROZEN);
};

/** From a few steps noticed at a glance to the big net with a long look ahead and proofs of endings; steps measured in docs/strength.md. */
const levels: readonly Level[] = [
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 0.1, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 1.2, proof: 0 },
  { evaluator: 'hand', simulations: 2, turns: ANY_TURNS, temperature: 0, looks: 2.05, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 3.6, proof: 0 },
  { evaluator: 'hand', simulations: 1, turns: 1, temperature: 0, looks: 6.8, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 8, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 17, proof: 0 },
  { evaluator: 'small', simulations: 1, turns: 1, temperature: 0, looks: 105, proof: 0 },
  { evaluator: 'small', simulations: 3, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'small', simulations: 24, turns: ANY_TURNS, temperature: 0, proof: 0 },
  { evaluator: 'big', simulations: 40, turns: ANY_TURNS, temperature: 0, proof: 2000 },
  { evaluator: 'big', simulations: 450, turns: ANY_TURNS, temperature: 0, proof: 20_000 },
];

/** Talat's player. */
export const bot: Bot = {
  game: talat,
  hand: () => minded(new Hand()),
  eye,
  nets: {
    small: { url: new URL('./weights/talat-small.net', import.meta.url), bytes: 171_454, open: openNet },
    big: { url: new URL('./weights/talat-big.net', import.meta.url), bytes: 279_328, open: openNet },
  },
  levels,
  isLate: position => isLate(position as TalatPosition),
};
