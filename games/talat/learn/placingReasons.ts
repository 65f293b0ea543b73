import type { Seat } from '@threefold-games/core';
import type { Branch, ReasonRule } from '@threefold-games/learn';
import { type TalatView, TOWERS } from '@threefold-games/talat';
import { columnOf, isZihin, kindOf, SIZE } from '@threefold-games/talat/display';
import { allTowers, isStronger, type Standing } from '@threefold-games/talat/internal';
import { type Deed, deedOf, isSame, repliesTo, sideOf } from './deeds.ts';

type Rule = ReasonRule<TalatView>;
type TalatBranch = Branch<TalatView>;

const isOfZihin = ({ tower, after }: Deed): boolean => isZihin(tower.tower.owner, after.seats);

/** The placement of one of the seat's own towers that a branch begins with. */
const ownOf = ({ turn }: TalatBranch): Deed | undefined => {
  const deed = deedOf(turn);
  return deed?.what === 'place' && !isOfZihin(deed) ? deed : undefined;
};

/** The placement of a Zihin tower that a branch begins with: whether it plays for the seat, and what it is worth. */
const zihinOf = (branch: TalatBranch | undefined) => {
  const deed = branch && deedOf(branch.turn);
  if (deed?.what !== 'place' || !isOfZihin(deed)) return undefined;
  const { seat, after, tower: standing } = deed;
  const { tower, board } = standing;
  const others = TOWERS.map(other => ({ owner: tower.owner, tower: other }));
  const n = others.filter(other => isStronger(after, other, tower)).length;
  const m = others.filter(other => isStronger(after, tower, other)).length;
  const values = { who: 1 - seat, tower: tower.tower, board: board + 1, n, m };
  return { isMine: sideOf(standing, after) === seat, worth: m - n, values };
};

/** What was played gives a strong tower of the Zihin to the opponent, or keeps a weak one. */
const zihinPlayed = (id: string, isMine: boolean): Rule => ({
  id,
  about: 'both',
  find({ played, better }) {
    const [one, other] = [zihinOf(played), zihinOf(better)];
    if (!one || !other || one.isMine !== isMine || (isMine ? one.worth >= 0 : one.worth <= 0)) return undefined;
    return { ground: 'count', weight: 7, values: one.values };
  },
});

/** The better turn takes a strong tower of the Zihin for the seat, and what was played no stronger one. */
const zihinFor: Rule = {
  id: 'zihinFor',
  about: 'better',
  find({ played, better }) {
    const [one, other] = [zihinOf(better), zihinOf(played)];
    if (!one?.isMine || one.worth <= 0 || (other?.isMine && other.worth >= one.worth)) return undefined;
    return { ground: 'count', weight: 5, values: one.values };
  },
};

/** The better turn leaves a weak tower of the Zihin to the opponent, and what was played no weaker one. */
const zihinAgainst: Rule = {
  id: 'zihinAgainst',
  about: 'better',
  find({ played, better }) {
    const [one, other] = [zihinOf(better), zihinOf(played)];
    if (!one || one.isMine || one.worth >= 0 || (other && !other.isMine && other.worth <= one.worth)) return undefined;
    return { ground: 'count', weight: 5, values: one.values };
  },
};

/** A reply places for somebody else the strong tower of the Zihin that the better turn places for the seat. */
const zihinLeft: Rule = {
  id: 'zihinLeft',
  about: 'both',
  find({ seat, played, better }) {
    const other = zihinOf(better);
    if (!zihinOf(played) || !other?.isMine || other.worth <= 0) return undefined;
    const { tower } = other.values;
    const reply = repliesTo(played).find(
      deed => isOfZihin(deed) && deed.tower.tower.tower === tower && sideOf(deed.tower, deed.after) !== seat,
    );
    return reply && { ground: 'line', weight: 7, values: { who: reply.seat, step: reply.step, tower } };
  },
};

/** So many towers are at least to come where it is worth a word that one is kept in hand. */
const TO_COME = 3;

/** The better turn places a lower tower, and keeps the large one that was placed in hand. */
const keeps: Rule = {
  id: 'keeps',
  about: 'both',
  find({ seat, played, better }) {
    const [one, other] = [ownOf(played), ownOf(better)];
    if (!one || !other || !isLarge(one) || !isHigher(one, other)) return undefined;
    const n = toCome(other.after, seat);
    if (n < TO_COME) return undefined;
    return { ground: 'count', weight: 3, values: { step: other.step, tower: one.tower.tower.tower, n } };
  },
};

const isHigher = ({ tower: one }: Deed, { tower: other }: Deed): boolean =>
  kindOf(one.tower.tower) > kindOf(other.tower.tower);

const isLarge = ({ tower: { tower } }: Deed): boolean => tower.tower.startsWith('L');

/** How many towers the others have still to place. */
const toCome = ({ hands }: TalatView, seat: Seat): number =>
  hands.reduce((sum, hand, colour) => (colour === seat ? sum : sum + hand.length), 0);

/** The towers on the opposing line that capture one that was placed, and that it captures. */
const opposite = ({ after, tower: one }: Deed) => {
  const others = allTowers(after).filter(({ board, tower }) => board === one.board && tower.owner !== one.tower.owner);
  return {
    captors: others.filter(({ tower }) => isStronger(after, tower, one.tower)),
    prey: others.filter(({ tower }) => isStronger(after, one.tower, tower)),
  };
};

/** The reply that places a captor opposite. */
const answerTo = (deed: Deed, branch: TalatBranch): Deed | undefined =>
  repliesTo(branch).find(({ tower: { board, tower }, after }) => {
    const { tower: one } = deed;
    return board === one.board && tower.owner !== one.tower.owner && isStronger(after, tower, one.tower);
  });

/** A reply places a captor opposite what was placed; opposite what was better none, or that tower is lower. */
const answered: Rule = {
  id: 'answered',
  about: 'both',
  find({ played, better }) {
    const [one, other] = [ownOf(played), ownOf(better)];
    const reply = one && answerTo(one, played);
    if (!reply || (other && answerTo(other, better) && !isHigher(one, other))) return undefined;
    return { ground: 'line', weight: 6, values: { who: reply.seat, step: reply.step, tower: one.tower.tower.tower } };
  },
};

const listed = ({ tower }: Deed, towers: readonly Standing[]) => ({
  tower: tower.tower.tower,
  cell: tower.name,
  n: towers.length,
  towers: towers.map(each => each.tower.tower).join(','),
});

/** Opposite what was placed stand more captors than opposite what was better; or it is an L6 opposite an S3. */
const opposed: Rule = {
  id: 'opposed',
  about: 'both',
  find({ played, better }) {
    const [one, other] = [ownOf(played), ownOf(better)];
    if (!one || !other) return undefined;
    const { captors } = opposite(one);
    const isGoliath = one.tower.tower.tower === 'L6' && isHigher(one, other);
    if (captors.length <= (isGoliath ? 0 : opposite(other).captors.length)) return undefined;
    return { ground: 'count', weight: 4, values: listed(one, captors) };
  },
};

/** Opposite what the better turn places stands more prey than captors, and more than opposite what was placed; or it is an S3 opposite an L6. */
const opposes: Rule = {
  id: 'opposes',
  about: 'better',
  find({ played, better }) {
    const [one, other] = [ownOf(better), played && ownOf(played)];
    if (!one) return undefined;
    const { captors, prey } = opposite(one);
    const isDavid = one.tower.tower.tower === 'S3';
    const others = other ? opposite(other).prey.length : 0;
    if (prey.length <= (isDavid ? 0 : Math.max(captors.length, others))) return undefined;
    if (isDavid && other?.tower.tower.tower === 'S3' && others > 0) return undefined;
    return { ground: 'count', weight: 4, values: listed(one, prey) };
  },
};

/** The better turn places the same tower on the same board, but in the middle column. */
const middle: Rule = {
  id: 'middle',
  about: 'both',
  find({ played, better }) {
    const [one, other] = [deedOf(better.turn), deedOf(played.turn)];
    if (one?.what !== 'place' || !other || !isSame(one.tower, other.tower)) return undefined;
    const { tower, board } = one.tower;
    if (board !== other.tower.board || !isMiddle(one.tower) || isMiddle(other.tower)) return undefined;
    return { ground: 'count', weight: 3, values: { tower: tower.tower, cell: one.tower.name } };
  },
};

const isMiddle = ({ at }: Standing): boolean => columnOf(at) === (SIZE - 1) / 2;

/** Reasons about the set-up. */
export const placingReasons: readonly Rule[] = [
  zihinPlayed('zihinGiven', false),
  zihinPlayed('zihinKept', true),
  zihinFor,
  zihinAgainst,
  zihinLeft,
  keeps,
  answered,
  opposed,
  opposes,
  middle,
];
