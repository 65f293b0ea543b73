import type { Seat } from '@threefold-games/core';
import type { TaluvaPieceKind, TaluvaPieces, TaluvaView } from '@threefold-games/taluva';
import { momentDetails, othersThan, playedDetails, type TaluvaRule } from './moment.ts';
import type { TileCount } from './prospects.ts';
import type { TurnDetails } from './turnDetails.ts';

/** The pairs of kinds that make an early win (TL-8.1). */
export type Pair = 'templeTower' | 'templeHut' | 'towerHut';

const KINDS: readonly (readonly [kind: TaluvaPieceKind, count: keyof TaluvaPieces])[] = [
  ['temple', 'temples'],
  ['tower', 'towers'],
  ['hut', 'huts'],
];

/** The two kinds by which a turn has made its seat the first to finish. */
export const pairOf = (turn: TurnDetails): Pair | undefined => {
  const { seat } = turn;
  if (turn.after().finished[0] !== seat || turn.before().finished.includes(seat)) return undefined;
  const { temples, towers } = turn.after().players[seat]!.left;
  if (temples > 0) return 'towerHut';
  return towers > 0 ? 'templeHut' : 'templeTower';
};

/** Who is ahead of somebody when the tiles have run out, and in what (TL-8.3). */
interface Lead {
  readonly who: Seat;
  /** The kind that decides. */
  readonly how: TaluvaPieceKind;
  readonly most: number;
  readonly fewer: number;
}

const leadOf = ({ players }: TaluvaView, who: Seat, over: Seat): Lead | undefined => {
  const [one, other] = [players[who]!.built, players[over]!.built];
  const decides = KINDS.find(([, count]) => one[count] !== other[count]);
  if (!decides || one[decides[1]] < other[decides[1]]) return undefined;
  const [kind, count] = decides;
  return { who, how: kind, most: one[count], fewer: other[count] };
};

/** The shares of the win where a turn has drawn the last tile and all were still in play. */
const sharesByCount = ({ turn, after }: TurnDetails): readonly number[] | undefined => {
  const outcome = turn.after.outcome();
  return outcome?.rule === 'TL-8.3' && after().out.length + after().finished.length === 0 ? outcome.shares : undefined;
};

/** A win is worth a word where so many more of all tiles bring it. */
const LIKELIER = 0.1;

/** How many tiles bring a win, where clearly more do than otherwise. */
const likelier = (count: TileCount | undefined, otherwise: TileCount | undefined) => {
  if (!count || !otherwise || count.tiles === 0) return undefined;
  const { tiles: n, of } = count;
  const { tiles: instead } = otherwise;
  return n - instead < LIKELIER * of ? undefined : { n, of, instead, ...(instead === 0 && { how: 'only' }) };
};

/** Reasons about how the game ends, or may end next turn. */
export const endReasons: readonly TaluvaRule[] = [
  {
    id: 'winNow',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const pair = pairOf(better);
      return pair && !(played && pairOf(played)) ? { values: { how: pair }, ground: 'rule', weight: 10 } : undefined;
    },
  },
  {
    id: 'out',
    about: 'both',
    find: ({ seat, better, played }) =>
      played.turn.after.view().out.includes(seat) && !better.turn.after.view().out.includes(seat)
        ? { values: {}, ground: 'rule', weight: 9 }
        : undefined,
  },
  {
    id: 'tilesOut',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const shares = sharesByCount(played);
      const { seat } = moment;
      if (!shares || shares[seat]! > 0 || !sharesByCount(better)?.[seat]) return undefined;
      const lead = leadOf(
        played.after(),
        shares.findIndex(share => share > 0),
        seat,
      );
      return lead && { values: { ...lead }, ground: 'rule', weight: 8 };
    },
  },
  {
    id: 'lastTile',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const { seat } = moment;
      if (sharesByCount(better)?.[seat] !== 1 || (played && sharesByCount(played)?.[seat] === 1)) return undefined;
      const leads = othersThan(seat, better.after()).flatMap(other => leadOf(better.after(), seat, other) ?? []);
      const closest = leads.toSorted((a, b) => rank(b) - rank(a))[0];
      if (!closest) return undefined;
      const { how, most, fewer } = closest;
      return { values: { how, most, fewer }, ground: 'rule', weight: 7 };
    },
  },
  {
    id: 'replyWins',
    about: 'both',
    find: moment => {
      const { toPlayed, toBetter } = playedDetails(moment);
      const build = toPlayed && pairOf(toPlayed) ? toPlayed.build() : undefined;
      if (!toPlayed || !build || toPlayed.seat === moment.seat || (toBetter && pairOf(toBetter))) return undefined;
      const how = build.kind === 'expansion' ? 'hut' : build.kind;
      return { values: { who: toPlayed.seat, how }, ground: 'line', weight: 10 };
    },
  },
  {
    id: 'replyStuck',
    about: 'both',
    find: moment => {
      const { played, toPlayed, toBetter, better } = playedDetails(moment);
      const { seat } = moment;
      const kept = toBetter ?? better;
      if (!toPlayed || !isStuck(toPlayed, seat) || isStuck(played, seat)) return undefined;
      if (!kept.goesOn(seat) || isStuck(kept, seat)) return undefined;
      return { values: { who: toPlayed.seat }, ground: 'line', weight: 9 };
    },
  },
  {
    id: 'winNext',
    about: 'both',
    find: moment => {
      const { better, played, toPlayed } = playedDetails(moment);
      if (toPlayed && pairOf(toPlayed)) return undefined;
      const [worst] = othersThan(moment.seat, played.after())
        .flatMap(who => {
          const counts = likelier(played.winning(who), better.winning(who));
          return counts ? [{ who, ...counts }] : [];
        })
        .toSorted((a, b) => b.n - b.instead - a.n + a.instead);
      return worst && { values: worst, ground: 'count', weight: 9 };
    },
  },
  {
    id: 'winOwn',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const { seat } = moment;
      const counts = likelier(better.winning(seat), played.winning(seat));
      return counts && { values: counts, ground: 'count', weight: 8 };
    },
  },
  {
    id: 'huts',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const { seat } = moment;
      const n = hutsLeft(played, seat);
      if (n >= FEW || !needsHuts(played, seat) || !better.goesOn(seat)) return undefined;
      if (hutsLeft(better, seat) < FEW && needsHuts(better, seat)) return undefined;
      return { values: n > 0 ? { n } : { how: 'none' }, ground: 'count', weight: 9 };
    },
  },
];

/** With fewer huts it is time for temples and towers. */
const FEW = 3;

const hutsLeft = (turn: TurnDetails, seat: Seat): number => turn.after().players[seat]!.left.huts;

/** Whether a seat has another turn and could build neither a temple nor a tower in it. */
const needsHuts = (turn: TurnDetails, seat: Seat): boolean => {
  const next = turn.next(seat);
  return next !== undefined && !next.temple && !next.tower;
};

/** Whether a seat could build nothing in its next turn (TL-7.1). */
const isStuck = (turn: TurnDetails, seat: Seat): boolean => hutsLeft(turn, seat) === 0 && needsHuts(turn, seat);

/** The later a kind counts, and the smaller the lead, the closer it is. */
const rank = ({ how, most, fewer }: Lead): number => 100 * KINDS.findIndex(([kind]) => kind === how) - (most - fewer);
