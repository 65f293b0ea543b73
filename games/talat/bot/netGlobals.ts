import type { GraphNet } from '@threefold-games/net';
import { BOARDS, COLOURS, KINDS, sizeOf, type TalatPosition, ZIHIN } from '@threefold-games/talat/internal';
import { layOut } from './layout.ts';
import { shareNow, tieKey } from './standing.ts';
import type { Survey } from './survey.ts';

/** Leads are told apart from -10 or less to 10 or more. */
const LEAD = 10;
const LEADS = 2 * LEAD + 1;

/** What the net is told of the whole position. Colours and boards are as seen; the Zihin has no points, captures or share. */
const LAYOUT = layOut({
  /** Three play; the Zihin is the next colour; it is the one before. */
  zihin: 3,
  /** An own tower is to be placed; one of the Zihin's; one is to be moved. */
  phase: 3,
  noDavid: 1,
  endAfter3: 1,
  tieBreak: 3,
  bothZihinBoards: 1,
  lastPlacerFirst: 1,
  /** By colour times `KINDS` plus kind: it is in hand. */
  hands: COLOURS * KINDS,
  /** Of 27. */
  placed: 1,
  /** By colour, of 30. */
  points: COLOURS,
  /** By colour, of 9. */
  captures: COLOURS,
  /** By colour: its share of the win if the game ended now. */
  shares: COLOURS,
  /** By other colour: the points of the seat that acts less its own. */
  leads: (COLOURS - 1) * LEADS,
  /** By other colour: the seat that acts is ahead in what breaks ties, or behind. */
  ties: (COLOURS - 1) * 2,
  frozen: BOARDS,
  /** How many more boards must freeze until the end: 1, 2, 3. */
  toGo: 3,
});
const AT = LAYOUT.at;
export const GLOBALS = LAYOUT.size;

const TIE_BREAKS = ['cancelCommon', 'highestOnly', 'none'];

const add = (net: GraphNet, global: number, scale = 1): void => {
  net.globals[net.globalCount] = global;
  net.globalScales[net.globalCount++] = scale;
};

/** Describes the position as a whole, as the seat that acts sees it. */
export const describeGlobals = (state: TalatPosition, survey: Survey, net: GraphNet): void => {
  const { side: actor, constants } = state;
  net.globalCount = 0;
  add(net, AT.zihin + (constants.seats === 3 ? 0 : ZIHIN - actor));
  add(net, AT.phase + (!state.isSettingUp() ? 2 : state.placingColour() === actor ? 0 : 1));
  describeOptions(state, net);
  add(net, AT.placed, state.placed / 27);
  for (let seen = 0; seen < COLOURS; seen++) {
    const colour = (seen + actor) % COLOURS;
    for (let kind = 0; kind < KINDS; kind++) if (state.holds(colour, kind)) add(net, AT.hands + seen * KINDS + kind);
    if (colour < constants.seats) describeSeat(state, survey, colour, seen, net);
  }
  for (let seen = 0; seen < BOARDS; seen++) if (state.isFrozen((seen + actor) % BOARDS)) add(net, AT.frozen + seen);
  add(net, AT.toGo + constants.endAfterFrozen - sizeOf(state.frozen) - 1);
};

const describeOptions = ({ constants }: TalatPosition, net: GraphNet): void => {
  const { options } = constants;
  if (options.davidGoliath === 'off') add(net, AT.noDavid);
  if (constants.endAfterFrozen === 3) add(net, AT.endAfter3);
  add(net, AT.tieBreak + TIE_BREAKS.indexOf(constants.tieBreak));
  if (constants.seats === 2 && options.zihinScope === 'bothZihinBoards') add(net, AT.bothZihinBoards);
  if (options.firstMover === 'lastPlacer') add(net, AT.lastPlacerFirst);
};

/** How a seat stands, and how the one that acts stands against it. */
const describeSeat = (state: TalatPosition, survey: Survey, seat: number, seen: number, net: GraphNet): void => {
  const { side: actor } = state;
  const { points } = survey;
  add(net, AT.points + seen, points[seat]! / 30);
  add(net, AT.captures + seen, sizeOf(state.captured[seat]!) / 9);
  add(net, AT.shares + seen, shareNow(state, points, seat));
  if (seat === actor) return;
  const lead = Math.max(-LEAD, Math.min(LEAD, points[actor]! - points[seat]!));
  const middle = AT.leads + (seen - 1) * LEADS + LEAD;
  if (Number.isInteger(lead)) add(net, middle + lead);
  else {
    // The net was never told of half points: such a lead lies between two that it knows.
    add(net, middle + lead - 0.5, 0.5);
    add(net, middle + lead + 0.5, 0.5);
  }
  const edge = tieKey(state, actor) - tieKey(state, seat);
  if (edge !== 0) add(net, AT.ties + 2 * (seen - 1) + (edge > 0 ? 0 : 1));
};
