import type { TaluvaSettlement } from '@threefold-games/taluva';
import { TEMPLE_SIZE } from '@threefold-games/taluva/display';
import {
  type MomentDetails,
  momentDetails,
  overlap,
  playedDetails,
  type TaluvaMoment,
  type TaluvaRule,
  without,
} from './moment.ts';
import { settlementsOf, touches } from './prospects.ts';
import type { TurnDetails } from './turnDetails.ts';

/** An expansion is large from so many huts on. */
const LARGE = 3;
/** Numbers of huts differ where they do by this. */
const MORE = 2;

/** The seat's settlements without a temple after a turn. */
const templeless = (turn: TurnDetails): readonly TaluvaSettlement[] =>
  settlementsOf(turn.after(), turn.seat).filter(({ temples }) => temples === 0);

const largest = (settlements: readonly TaluvaSettlement[]): TaluvaSettlement | undefined =>
  settlements.toSorted((a, b) => b.size - a.size)[0];

/** The seat's settlement that is ready for a temple after the better turn, and is not otherwise. */
const readied = (moment: TaluvaMoment): TaluvaSettlement | undefined => {
  const { better, played } = momentDetails(moment);
  const { seat } = moment;
  const ready = better.prospects(seat)?.temples;
  const instead = (played ? played.prospects(seat) : better.prospectsBefore(seat))?.temples;
  if (!ready || !instead || ready.length <= instead.length || better.build()?.kind === 'temple') return undefined;
  // What has been given its temple was ready as well.
  const given = played?.build()?.kind === 'temple' ? templesBuilt(played) : [];
  return largest(without(ready, [...instead, ...given]));
};

/** The settlements that hold the temple that a turn has built. */
const templesBuilt = (turn: TurnDetails): readonly TaluvaSettlement[] =>
  settlementsOf(turn.after(), turn.seat).filter(({ cells }) => cells.includes(turn.build()!.cell));

const temple = ({ better, played }: MomentDetails): ReturnType<TaluvaRule['find']> => {
  const build = better.build();
  if (build?.kind !== 'temple' || played?.build()?.kind === 'temple') return undefined;
  const { cell } = build;
  const base = largest(
    better.parts().filter(({ size, temples, cells }) => size >= TEMPLE_SIZE && temples === 0 && touches(cell, cells)),
  );
  if (!base) return undefined;
  const wasSplit = settlementsOf(better.before(), better.seat).some(each => each.temples > 0 && overlap(each, base));
  const isLast = better.after().players[better.seat]!.left.temples === 0;
  const how = wasSplit ? { how: 'split' } : isLast ? { how: 'last' } : {};
  return { values: { cell, n: base.size, ...how }, ground: 'line', weight: played?.build()?.kind === 'tower' ? 5 : 8 };
};

/** Reasons about what the better turn builds, or prepares. */
export const ownReasons: readonly TaluvaRule[] = [
  { id: 'temple', about: 'better', find: moment => temple(momentDetails(moment)) },
  {
    id: 'tower',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const build = better.build();
      if (build?.kind !== 'tower' || played?.build()?.kind === 'tower') return undefined;
      const { cell } = build;
      const isLast = better.after().players[moment.seat]!.left.towers === 0;
      const isMade = better.laid().some(({ name }) => name === cell);
      const { level: n } = better.after().fields.find(({ name }) => name === cell)!;
      const how = isLast ? { how: 'last' } : isMade ? { how: 'made' } : {};
      return { values: { cell, n, ...how }, ground: 'line', weight: played?.build()?.kind === 'temple' ? 5 : 7.5 };
    },
  },
  {
    id: 'expand',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const build = better.build();
      const n = better.huts();
      const instead = played?.huts() ?? 0;
      if (build?.kind !== 'expansion' || n < LARGE || n - instead < MORE) return undefined;
      const values = { n, cell: build.cell, ...(instead > 0 && { how: 'more', instead }) };
      return { values, ground: 'line', weight: 3 + Math.min(3, (n - instead) / 2) };
    },
  },
  {
    id: 'templeWaits',
    about: 'both',
    find: moment => {
      const { better, played, toBetter } = playedDetails(moment);
      if (played.build()?.kind !== 'temple' || better.build()?.kind === 'temple' || !toBetter) return undefined;
      const given = templesBuilt(played);
      const waits = toBetter.prospects(moment.seat)?.temples.find(each => given.some(other => overlap(each, other)));
      return waits && { values: { cell: waits.cells[0]! }, ground: 'line', weight: 3 };
    },
  },
  {
    id: 'ready',
    about: 'better',
    find: moment => {
      const settlement = readied(moment);
      return settlement && { values: { cell: settlement.cells[0]!, n: settlement.size }, ground: 'count', weight: 5.5 };
    },
  },
  {
    id: 'nextTemple',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const { seat } = moment;
      const built = [better, played].map(turn => turn.build()?.kind === 'temple');
      if (readied(moment) || built[0] !== built[1]) return undefined;
      if (!better.next(seat)?.temple || played.next(seat)?.temple !== false) return undefined;
      return { values: {}, ground: 'count', weight: 5 };
    },
  },
  {
    id: 'nextTower',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const { seat } = moment;
      const built = [better, played].map(turn => turn.build()?.kind === 'tower');
      if (built[0] !== built[1]) return undefined;
      if (!better.next(seat)?.tower || played.next(seat)?.tower !== false) return undefined;
      return { values: {}, ground: 'count', weight: 4.5 };
    },
  },
  {
    id: 'joined',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      if (played.build()?.kind === 'temple' || !played.goesOn(moment.seat)) return undefined;
      if (played.after().players[moment.seat]!.left.temples === 0) return undefined;
      for (const { cells } of settlementsOf(played.after(), moment.seat)) {
        const parts = played.parts().filter(part => cells.includes(part.cells[0]!));
        const bare = largest(parts.filter(({ temples }) => temples === 0));
        if (parts.length < 2 || !bare || bare.size < 2) continue;
        const apart = templeless(better).some(each => overlap(each, bare));
        const served = parts.find(({ temples }) => temples > 0);
        const second = parts.find(part => part !== bare && part.size > 1);
        if (!apart || !(served ?? second)) continue;
        return {
          values: served ? { how: 'served', cell: bare.cells[0]! } : {},
          ground: 'count',
          weight: served ? 7 : 4,
        };
      }
      return undefined;
    },
  },
  {
    id: 'newSettlement',
    about: 'better',
    find: moment => {
      const { better, played } = momentDetails(moment);
      const cell = foundedApart(better);
      const n = better.after().players[moment.seat]!.left.temples;
      if (!cell || (played && foundedApart(played)) || templeless(better).length > n) return undefined;
      if (!better.goesOn(moment.seat)) return undefined;
      return { values: { cell, n }, ground: 'count', weight: 3.1 };
    },
  },
  {
    id: 'expandNext',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const n = better.prospects(moment.seat)?.expansion ?? 0;
      const instead = played.prospects(moment.seat)?.expansion ?? n;
      if (n < LARGE || n - instead < MORE) return undefined;
      return { values: { n, instead }, ground: 'count', weight: 2.6 };
    },
  },
  {
    id: 'exposed',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const { seat } = moment;
      const [threatened, instead] = [played.exposed(seat), better.exposed(seat)];
      if (!threatened || !instead || instead.length >= threatened.length) return undefined;
      const kept = without(templeless(better), instead);
      const settlement = largest(threatened.filter(each => kept.some(other => overlap(each, other))));
      return settlement && { values: { cell: settlement.cells[0]! }, ground: 'count', weight: 4.8 };
    },
  },
  {
    id: 'high',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const n = better.prospects(moment.seat)?.high ?? 0;
      const instead = played.prospects(moment.seat)?.high ?? n;
      return n <= instead
        ? undefined
        : { values: { n, instead }, ground: 'count', weight: n - instead < MORE ? 1.5 : 2.2 };
    },
  },
  {
    id: 'ownTile',
    about: 'both',
    find: moment => {
      const { better, played } = playedDetails(moment);
      const cell = builtOnTile(better);
      if (!cell || builtOnTile(played) || !better.goesOn(moment.seat)) return undefined;
      return { values: { cell }, ground: 'count', weight: 1.2 };
    },
  },
];

/** The cell of a hut that a turn has founded away from all that its seat had. */
const foundedApart = (turn: TurnDetails): string | undefined => {
  const build = turn.build();
  if (build?.kind !== 'hut') return undefined;
  return turn.parts().some(({ cells }) => touches(build.cell, cells)) ? undefined : build.cell;
};

/** A field of its own tile that a turn has built on. */
const builtOnTile = (turn: TurnDetails): string | undefined => turn.laid().find(({ piece }) => piece)?.name;
