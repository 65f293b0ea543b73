import type { ProvenWin } from './evaluation.ts';
import type { Branch, FoundReason, Moment, PlayedMoment } from './moment.ts';
import { scaledLoss } from './review/metrics.ts';
import { TURNING } from './review/reviewer.ts';

/** The reasons that hold in any game, by what they are called. */
export const ANY_REASONS = [
  'missedWin',
  'missedSureWin',
  'endsGame',
  'allowsWin',
  'allowsSureWin',
  'gift',
  'line',
] as const;
/** A reason that holds in any game. */
export type AnyReason = (typeof ANY_REASONS)[number];

/** So many turns of its own somebody needs for a win, or undefined where that is not known. */
const ownTurns = ({ turns }: ProvenWin, seats: number): number | undefined =>
  turns === undefined ? undefined : Math.ceil(turns / seats);

const seatsOf = ({ better }: Moment): number => better.turn.before.seats;

/** A win of the seat was proven, and is not any more. */
const missedWin = (moment: PlayedMoment): FoundReason | undefined => {
  const { seat, played, win } = moment;
  if (win?.seat !== seat || played.win?.seat === seat) return undefined;
  const n = ownTurns(win, seatsOf(moment));
  return n === undefined ? undefined : { values: { n }, ground: 'proof', weight: 10 - n };
};

const missedSureWin = (moment: PlayedMoment): FoundReason | undefined => {
  const { seat, played, win } = moment;
  if (win?.seat !== seat || win.turns !== undefined || played.win?.seat === seat) return undefined;
  return { values: {}, ground: 'proof', weight: 5 };
};

/** The win of somebody else that is proven after what was played, and not after what was better. */
const allowed = ({ seat, played, better }: PlayedMoment): ProvenWin | undefined => {
  const { win } = played;
  return win && win.seat !== seat && better.win?.seat !== win.seat ? win : undefined;
};

const endsGame = (moment: PlayedMoment): FoundReason | undefined => {
  const win = allowed(moment);
  return win?.turns === 0 ? { values: { who: win.seat }, ground: 'rule', weight: 1 } : undefined;
};

const allowsWin = (moment: PlayedMoment): FoundReason | undefined => {
  const win = allowed(moment);
  const n = win && ownTurns(win, seatsOf(moment));
  return win && n ? { values: { who: win.seat, n }, ground: 'proof', weight: 10 - n } : undefined;
};

const allowsSureWin = (moment: PlayedMoment): FoundReason | undefined => {
  const win = allowed(moment);
  return win && win.turns === undefined ? { values: { who: win.seat }, ground: 'proof', weight: 5 } : undefined;
};

/** With several seats: who has gained most by what a turn gave away. */
const gift = (moment: PlayedMoment): FoundReason | undefined => {
  const { seat, better, played } = moment;
  const loss = lostBy(moment, better, played);
  const gains = played.values.map((share, other) => (other === seat ? 0 : share - better.values[other]!));
  const most = Math.max(...gains);
  if (seatsOf(moment) < 3 || scaledLoss(loss, seatsOf(moment)) < TURNING || most <= 0) return undefined;
  return {
    values: { points: points(loss), who: gains.indexOf(most), gained: points(most) },
    ground: 'count',
    weight: 1,
  };
};

/** Nothing but the figures. */
const line = (moment: PlayedMoment): FoundReason => ({
  values: { points: points(lostBy(moment, moment.better, moment.played)) },
  ground: 'count',
  weight: 0,
});

const lostBy = ({ seat }: Moment, better: Branch, played: Branch): number =>
  better.values[seat]! - played.values[seat]!;

/** A share in points of a hundred. */
const points = (share: number): number => Math.round(100 * share);

/** What holds in any game: wins that are proven, and where there are several seats who gained. */
export const anyReasons: Readonly<Record<AnyReason, (moment: PlayedMoment) => FoundReason | undefined>> = {
  missedWin,
  missedSureWin,
  endsGame,
  allowsWin,
  allowsSureWin,
  gift,
  line,
};
