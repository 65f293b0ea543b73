import type { Seat } from '@threefold-games/core';
import type { FoundReason } from '@threefold-games/learn';
import type { TaluvaSettlement } from '@threefold-games/taluva';
import { TEMPLE_SIZE } from '@threefold-games/taluva/display';
import { pairOf } from './endReasons.ts';
import {
  momentDetails,
  othersThan,
  overlap,
  playedDetails,
  type TaluvaMoment,
  type TaluvaPlayedMoment,
  type TaluvaRule,
  without,
} from './moment.ts';
import { settlementsOf, touches } from './prospects.ts';
import type { TurnDetails } from './turnDetails.ts';

/** An answer that expands is worth a word from so many huts on. */
const LARGE = 4;
/** And where it places so many more than the answer to the better turn. */
const MORE = 2;

/** How many fields a turn has left of a settlement that it has covered in part; undefined where it has not. */
const leftOf = (turn: TurnDetails, settlement: TaluvaSettlement): number | undefined => {
  if (!turn.below().some(({ name }) => settlement.cells.includes(name))) return undefined;
  const parts = settlementsOf(turn.after(), settlement.seat).filter(part => overlap(part, settlement));
  return Math.max(0, ...parts.map(({ size }) => size));
};

/** Another seat's settlement that was ready for a temple, and is not after the better turn. */
const denied = (moment: TaluvaMoment): { readonly who: Seat; readonly settlement: TaluvaSettlement } | undefined => {
  const { better, played } = momentDetails(moment);
  for (const who of othersThan(moment.seat, better.after())) {
    const left = better.prospects(who)?.temples;
    const gone = left ? without(better.prospectsBefore(who)?.temples ?? [], left) : [];
    const settlement = gone.find(each => !played || played.prospects(who)?.temples.some(other => overlap(each, other)));
    if (settlement) return { who, settlement };
  }
  return undefined;
};

/** A temple with which somebody answers what was played, and not what was better. */
const temple = (moment: TaluvaPlayedMoment): FoundReason | undefined => {
  const { better, toPlayed, toBetter } = playedDetails(moment);
  const build = toPlayed?.build();
  if (!toPlayed || build?.kind !== 'temple' || pairOf(toPlayed) || toBetter?.build()?.kind === 'temple')
    return undefined;
  const { seat: who } = toPlayed;
  const how = better.next(who)?.temple === false ? { how: 'only' } : {};
  return { values: { who, cell: build.cell, ...how }, ground: 'line', weight: 7 };
};

/** How many huts of another seat's settlements without a temple a turn has covered. */
const coveredOf = (turn: TurnDetails, seat: Seat): number => {
  const bare = settlementsOf(turn.before(), seat).filter(({ temples }) => temples === 0);
  return turn
    .below()
    .filter(({ name }) => bare.some(({ cells }) => cells.includes(name)))
    .reduce((sum, { piece }) => sum + piece!.huts, 0);
};

/** A field that a turn has built on next to another seat's settlement of two fields or more without a temple. */
const crowdedBy = (turn: TurnDetails, seat: Seat): string | undefined => {
  const bare = settlementsOf(turn.after(), seat).filter(({ temples, size }) => temples === 0 && size > 1);
  return turn.builtOn().find(({ name }) => bare.some(({ cells }) => touches(name, cells)))?.name;
};

/** A temple of the seat's own that an answer has made impossible, and would not have after the better turn. */
const cuts = (moment: TaluvaPlayedMoment): FoundReason | undefined => {
  const { better, played, toPlayed, toBetter } = playedDetails(moment);
  const { seat } = moment;
  if (!toPlayed) return undefined;
  const { seat: who } = toPlayed;
  const kept = toBetter ?? better;
  const [ready, left] = [played, toPlayed].map(turn => turn.prospects(seat)?.temples);
  const [readyBetter, leftBetter] = [better, kept].map(turn => turn.prospects(seat)?.temples);
  if (!ready || !left || !readyBetter || !leftBetter || without(readyBetter, leftBetter).length > 0) return undefined;
  const [lost] = without(ready, left);
  if (lost) {
    const n = leftOf(toPlayed, lost);
    const cell = lost.cells[0]!;
    const values = n !== undefined && n < TEMPLE_SIZE ? { how: 'cut', who, cell, n } : { who, cell };
    const keeps = better.build()?.kind === 'temple' || leftBetter.length > 0;
    return { values, ground: 'line', weight: keeps ? 7.5 : 5.8 };
  }
  const [builtBetter, built] = [better, played].map(turn => turn.build()?.kind === 'temple');
  if (built && !builtBetter) return undefined;
  const taken = played.next(seat)?.temple && toPlayed.next(seat)?.temple === false && kept.next(seat)?.temple;
  return taken ? { values: { how: 'next', who }, ground: 'line', weight: 5.5 } : undefined;
};

/** Whose settlement lies next to the volcano of a tile that a turn has laid beside the island. */
const besideVolcano = (turn: TurnDetails): Seat | undefined => {
  const [volcano] = turn.laid().filter(({ terrain }) => !terrain);
  if (!volcano || volcano.level > 1) return undefined;
  return othersThan(turn.seat, turn.after()).find(
    seat => turn.goesOn(seat) && settlementsOf(turn.after(), seat).some(({ cells }) => touches(volcano.name, cells)),
  );
};

/** Reasons about what others do, or could do. */
export const otherReasons: readonly TaluvaRule[] = [
  {
    id: 'denied',
    about: 'better',
    find: moment => {
      const found = denied(moment);
      if (!found) return undefined;
      const { who, settlement } = found;
      const n = leftOf(momentDetails(moment).better, settlement);
      const values = n !== undefined && n < TEMPLE_SIZE ? { how: 'cut', who, n } : { who, cell: settlement.cells[0]! };
      return { values, ground: 'line', weight: 7.2 };
    },
  },
  { id: 'replyTemple', about: 'both', find: temple },
  {
    id: 'replyTower',
    about: 'both',
    find: moment => {
      const { better, toPlayed, toBetter } = playedDetails(moment);
      const build = toPlayed?.build();
      if (!toPlayed || build?.kind !== 'tower' || pairOf(toPlayed) || toBetter?.build()?.kind === 'tower')
        return undefined;
      const { seat: who } = toPlayed;
      const how = better.next(who)?.tower === false ? { how: 'only' } : {};
      return { values: { who, cell: build.cell, ...how }, ground: 'line', weight: 6.5 };
    },
  },
  { id: 'replyCuts', about: 'both', find: cuts },
  {
    id: 'replyReady',
    about: 'both',
    find: moment => {
      const { played, toPlayed, toBetter } = playedDetails(moment);
      if (!toPlayed || !toBetter) return undefined;
      const { seat: who } = toPlayed;
      const ready = toPlayed.prospects(who)?.temples ?? [];
      if (ready.length <= (toBetter.prospects(who)?.temples.length ?? ready.length)) return undefined;
      const [fresh] = without(ready, played.prospects(who)?.temples ?? ready);
      return fresh && { values: { who, n: fresh.size }, ground: 'line', weight: 5 };
    },
  },
  {
    id: 'replyExpands',
    about: 'both',
    find: moment => {
      const { toPlayed, toBetter } = playedDetails(moment);
      if (!toPlayed || !toBetter || toPlayed.build()?.kind !== 'expansion') return undefined;
      const [n, instead] = [toPlayed.huts(), toBetter.huts()];
      if (n < LARGE || n - instead < MORE) return undefined;
      return { values: { who: toPlayed.seat, n }, ground: 'line', weight: 2.5 };
    },
  },
  {
    id: 'replyCovers',
    about: 'both',
    find: moment => {
      const { toPlayed, toBetter } = playedDetails(moment);
      const n = toPlayed ? coveredOf(toPlayed, moment.seat) : 0;
      if (!toPlayed || n === 0 || (toBetter && coveredOf(toBetter, moment.seat) >= n)) return undefined;
      if (!toPlayed.goesOn(moment.seat) || cuts(moment)?.values.how === 'cut') return undefined;
      return { values: { who: toPlayed.seat, n }, ground: 'line', weight: 3.2 };
    },
  },
  {
    id: 'covers',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const [most] = othersThan(moment.seat, better.after())
        .map(who => ({ who, n: coveredOf(better, who), instead: played ? coveredOf(played, who) : 0 }))
        .filter(({ who, n, instead }) => n > instead && better.goesOn(who))
        .toSorted((a, b) => b.n - a.n);
      return most && { values: { who: most.who, n: most.n }, ground: 'line', weight: 3.5 };
    },
  },
  {
    id: 'crowds',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const closed = denied(moment)?.who;
      for (const who of othersThan(moment.seat, better.after()).filter(other => other !== closed)) {
        const cell = crowdedBy(better, who);
        if (cell && better.goesOn(who) && !(played && crowdedBy(played, who)))
          return { values: { who, cell }, ground: 'line', weight: 3 };
      }
      return undefined;
    },
  },
  {
    id: 'otherTemple',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const answered = temple(moment)?.values.who ?? denied(moment)?.who;
      const who = othersThan(moment.seat, better.after()).find(
        other => other !== answered && played.next(other)?.temple && better.next(other)?.temple === false,
      );
      return who === undefined ? undefined : { values: { who }, ground: 'count', weight: 6 };
    },
  },
  {
    id: 'otherTower',
    about: 'both',
    find: moment => {
      const { better, played, toPlayed } = playedDetails(moment);
      const answered = toPlayed?.build()?.kind === 'tower' ? toPlayed.seat : undefined;
      const others = othersThan(moment.seat, better.after()).filter(other => other !== answered);
      for (const who of others) {
        const made = played.laid().find(({ name }) => played.prospects(who)?.towerSites.includes(name));
        if (made && better.prospects(who)?.towers.length === 0)
          return { values: { how: 'made', who, cell: made.name, n: made.level }, ground: 'count', weight: 5 };
      }
      const who = others.find(other => played.next(other)?.tower && better.next(other)?.tower === false);
      return who === undefined ? undefined : { values: { who }, ground: 'count', weight: 4 };
    },
  },
  {
    id: 'volcano',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const who = besideVolcano(better);
      if (who === undefined || (played && besideVolcano(played) !== undefined)) return undefined;
      return { values: { who }, ground: 'count', weight: 2.9 };
    },
  },
];
