import { bareSetup, type Game, parseBareSetup } from '@threefold-games/core';
import { MAX_ACTIONS, MAX_STEPS } from './actions.ts';
import { decode } from './decode.ts';
import { HEAD } from './head.ts';
import { constantsOf } from './options.ts';
import { TaluvaPosition } from './position.ts';
import type { TaluvaView } from './view.ts';
import { NOTATION_RULE, OVER_RULE, TURN_RULE } from './why.ts';

export { builderAt, handedTo } from './handedTo.ts';
export { PHASES } from './state.ts';
export type {
  TaluvaExpansion,
  TaluvaField,
  TaluvaPieceKind,
  TaluvaPieces,
  TaluvaPlayer,
  TaluvaSettlement,
  TaluvaView,
} from './view.ts';

/** The rules of Taluva, for two to four players. */
export const taluva: Game<TaluvaView> = {
  ...HEAD,
  about: 'Lay volcanic tiles beside and over one another, and settle the island with huts, temples and towers.',
  rules: { notation: NOTATION_RULE, turn: TURN_RULE, over: OVER_RULE },
  maxActions: MAX_ACTIONS,
  maxSteps: MAX_STEPS,
  formats: [],
  /** TL-8.4 */
  sharedResults: true,
  nextStarter: 'inTurn',

  setup: (options, seats) => bareSetup(seats, options),

  parseSetup: parseBareSetup,

  start: ({ seats, options }) => new TaluvaPosition(constantsOf(seats, options)),

  decode,

  detail: view => ({
    built: view.players.map(({ built }) => [built.temples, built.towers, built.huts]),
    out: view.out,
  }),
};
