import type { Pick, RuleId } from '@threefold-games/core';
import type { TalatView, Tower } from '@threefold-games/talat';
import {
  type Found,
  findCell,
  heightOf,
  isAcross,
  isZihin,
  kindOf,
  placingColour,
  readStep,
} from '@threefold-games/talat/display';
import { colourName, type Voice } from './voice.ts';

/**
 * The step that a player means. A tower that cannot be picked up at all is written as a step onto its own cell, which the rules
 * refuse with their reason; so is one of the colour that was picked up before, unless that one was dragged onto it.
 */
export const attemptOf = (view: TalatView, picked: readonly Pick[], dragged: boolean): string | undefined => {
  const [first, second] = picked;
  if (first?.at === 'choice') return second?.at === 'cell' ? `${first.choice}@${second.cell}` : undefined;
  const source = findCell(view, first?.cell ?? '');
  if (!source) return undefined;
  if (second === undefined) return stay(source);
  const goal = second.at === 'cell' ? findCell(view, second.cell) : undefined;
  if (!dragged && goal?.tower && goal.tower.owner === source.tower?.owner) return stay(goal);
  return goal && `${source.name}${goal.tower ? 'x' : '-'}${goal.name}`;
};

const stay = ({ name }: Found): string => `${name}-${name}`;

/** What a refusal is about. */
interface Case {
  readonly view: TalatView;
  readonly cells: readonly string[];
  /** Where the step begins; absent for placements. */
  readonly from?: Found;
  /** Where it ends. */
  readonly to?: Found;
  /** The tower that was to be placed. */
  readonly placed?: Tower;
}

/** Why an attempt is refused. */
export const whyOf = (
  voice: Voice,
  view: TalatView,
  attempt: string,
  rule: RuleId,
  cells: readonly string[],
): string => {
  const step = readStep(attempt);
  const from = step && step.what !== 'place' ? findCell(view, step.source) : undefined;
  const to = step && findCell(view, step.goal);
  const about: Case = {
    view,
    cells,
    ...(from && { from }),
    ...(to && { to }),
    ...(step?.what === 'place' && { placed: step.tower }),
  };
  return REASONS[rule]?.(voice, about) ?? voice.speak(voice.words.why.unknown);
};

type Reason = (voice: Voice, about: Case) => string;

const placing: Reason = ({ words, speak }, { placed, from }) => {
  if (placed !== undefined) return speak(words.why.placeOver);
  return speak(from?.tower ? words.why.placeFirst : words.why.chooseFirst);
};

const ownLine: Reason = ({ words, speak }, { view, to }) =>
  isZihin(placingColour(view), view.seats)
    ? speak(words.why.zihinFirst)
    : speak(words.why.ownLine, { cell: to?.name ?? '' });

const alreadyPlaced: Reason = ({ words, speak }, { cells: [cell], placed = '' }) =>
  cell === undefined ? speak(words.why.used, { tower: placed }) : speak(words.why.stands, { tower: placed, cell });

const notYours: Reason = (voice, { view, from }) => {
  const { words, speak } = voice;
  const cell = from?.name ?? '';
  if (!from?.tower) return speak(words.why.nothing, { cell });
  const name = colourName(voice, from.tower.owner, view.seats);
  return speak(words.why.notYours, { tower: from.tower.tower, cell, name });
};

const noStep: Reason = ({ words, speak }, { from, to }) => {
  const tower = from?.tower?.tower ?? '';
  const cell = from?.name ?? '';
  if (from?.name !== to?.name) return speak(words.why.tooFar, { goal: to?.name ?? '' });
  return speak(from && isAcross(from) ? words.why.isAcross : words.why.stuck, { tower, cell });
};

const isOwn = ({ view, from, to }: Case): boolean => from?.tower?.owner === view.side && to?.tower?.owner === view.side;

const blocked: Reason = ({ words, speak }, about) =>
  speak(isOwn(about) ? words.why.blockedOwn : words.why.blocked, { goal: about.to?.name ?? '' });

const sideways: Reason = ({ words, speak }, { from, to }) => {
  const goal = to?.name ?? '';
  return to?.tower
    ? speak(words.why.sidewaysBlocked, { goal, tower: from?.tower?.tower ?? '' })
    : speak(words.why.sideways, { goal });
};

/** TA-4.2: heights that do not meet. */
const heights: Reason = ({ words, speak }, { from, to }) => {
  const tower = from?.tower?.tower ?? '';
  const other = to?.tower?.tower ?? '';
  const lower = heightOf(kindOf(other)) < heightOf(kindOf(tower));
  return speak(lower ? words.why.tooLow : words.why.tooHigh, { tower, other });
};

const zihinOrder: Reason = ({ words, speak }, { view }) =>
  speak(view.leftOut === null ? words.why.zihinFirst : words.why.zihinDone);

const emptyOrNot: Reason = ({ words, speak }, { to }) =>
  to?.tower ? speak(words.why.writeTake) : speak(words.why.emptyGoal, { goal: to?.name ?? '' });

/** A sentence for each rule that refuses. */
const REASONS: Readonly<Record<RuleId, Reason>> = {
  'TA-1.4': ({ words, speak }, { to }) => speak(words.why.oneTower, { cell: to?.name ?? '' }),
  'TA-2.1': placing,
  'TA-2.2': ownLine,
  'TA-2.3': alreadyPlaced,
  'TA-3.1': ({ words, speak }) => speak(words.why.oneStep),
  'TA-3.2': notYours,
  'TA-3.3': noStep,
  'TA-3.4': blocked,
  'TA-3.5': ({ words, speak }, { from, to }) =>
    speak(words.why.backward, { goal: to?.name ?? '', tower: from?.tower?.tower ?? '' }),
  'TA-3.6': sideways,
  'TA-3.7': ({ words, speak }, { to }) => speak(words.why.otherBoard, { goal: to?.name ?? '' }),
  'TA-3.8': ({ words, speak }) => speak(words.why.noPass),
  'TA-4.1': ({ words, speak }, { to }) => speak(words.why.reach, { goal: to?.name ?? '' }),
  'TA-4.2': heights,
  'TA-4.3': ({ words, speak }, { from, to }) =>
    speak(words.why.fewerSides, { tower: from?.tower?.tower ?? '', other: to?.tower?.tower ?? '' }),
  'TA-4.4': ({ words, speak }) => speak(words.why.identical),
  'TA-4.5': ({ words, speak }) => speak(words.why.noDavid),
  'TA-4.6': ({ words, speak }, about) =>
    speak(isOwn(about) ? words.why.ownTower : words.why.sameColour, { goal: about.to?.name ?? '' }),
  'TA-5.4': ({ words, speak }, { from }) => speak(words.why.frozen, { board: (from?.board ?? 0) + 1 }),
  'TA-7.2': zihinOrder,
  'TA-7.3': ({ words, speak }, { view }) => speak(words.why.zihinOpponent, { board: view.side === 0 ? 2 : 3 }),
  'TA-7.4': ({ words, speak }, { to }) => speak(words.why.zihinOwn, { goal: to?.name ?? '' }),
  'TA-8.2': ({ words, speak }) => speak(words.why.over),
  'TA-9.1': ({ words, speak }) => speak(words.why.notation),
  'TA-9.2': emptyOrNot,
  'TA-H.2': ({ words, speak }, { view }) => speak(view.phase === 'choosing' ? words.why.choose : words.why.noChoice),
};
