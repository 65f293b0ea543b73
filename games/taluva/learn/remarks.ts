import type { TaluvaSettlement, TaluvaView } from '@threefold-games/games/taluva';
import { TEMPLE_SIZE } from '@threefold-games/games/taluva/display';
import type { PlayedTurn, Remark } from '@threefold-games/learn';
import { overlap } from './moment.ts';
import { settlementsOf } from './prospects.ts';
import { detailsOf, type TurnDetails } from './turnDetails.ts';

/** An expansion is worth a word from so many huts on; so are huts that are covered. */
const MANY_PLACED = 4;
const MANY_COVERED = 2;

/** What is worth saying of a turn in a list of turns. It looks at the island before the turn only where it must, as there are many turns. */
export const remark = (turn: PlayedTurn<TaluvaView>): Remark | undefined => {
  const details = detailsOf(turn);
  return ending(details) ?? building(details) ?? eruption(details) ?? huts(details);
};

const ending = ({ turn, seat, before, after }: TurnDetails): Remark | undefined => {
  if (after().finished[0] === seat && before().finished.length === 0) return { id: 'wins', values: {} };
  if (after().out.includes(seat)) return { id: 'out', values: {} };
  return turn.after.outcome() ? { id: 'tilesOut', values: {} } : undefined;
};

/** A temple or a tower. */
const building = ({ seat, build, after }: TurnDetails): Remark | undefined => {
  const kind = build()?.kind;
  if (kind !== 'temple' && kind !== 'tower') return undefined;
  const n = after().players[seat]!.left[`${kind}s`];
  return { id: kind, values: n > 0 ? { n } : { how: 'last' } };
};

/** What an eruption has left of settlements: those of others first. */
const eruption = (details: TurnDetails): Remark | undefined => {
  if (details.laid()[0]!.level === 1) return undefined;
  const covered = new Set(details.below().flatMap(({ name, piece }) => (piece ? [name] : [])));
  if (covered.size === 0) return undefined;
  const hit = details.before().settlements.filter(({ cells }) => cells.some(cell => covered.has(cell)));
  const remarks = hit
    .toSorted((a, b) => Number(a.seat === details.seat) - Number(b.seat === details.seat))
    .flatMap(settlement => lost(details, settlement) ?? []);
  return remarks[0] ?? coveredHuts(details);
};

/** What has become of a settlement that was covered in part: too small for a temple, or several. */
const lost = (details: TurnDetails, settlement: TaluvaSettlement): Remark | undefined => {
  const { seat: who, size, temples } = settlement;
  const parts = settlementsOf(details.after(), who).filter(part => overlap(part, settlement));
  if (who === details.seat) return parts.length > 1 ? { id: 'splits', values: { how: 'own' } } : undefined;
  const n = Math.max(...parts.map(part => part.size));
  if (temples === 0 && size >= TEMPLE_SIZE && n < TEMPLE_SIZE) return { id: 'cut', values: { who, n } };
  return parts.length > 1 ? { id: 'splits', values: { who } } : undefined;
};

const coveredHuts = ({ seat, below }: TurnDetails): Remark | undefined => {
  const others = below().flatMap(({ piece }) => (piece && piece.seat !== seat ? [piece] : []));
  const who = others[0]?.seat;
  const n = others.reduce((sum, piece) => sum + (piece.seat === who ? piece.huts : 0), 0);
  return who !== undefined && n >= MANY_COVERED ? { id: 'covers', values: { who, n } } : undefined;
};

/** The last huts, and a large expansion. */
const huts = ({ seat, build, huts: placed, after }: TurnDetails): Remark | undefined => {
  if (after().players[seat]!.left.huts === 0) return { id: 'huts', values: { how: 'last' } };
  const n = build()?.kind === 'expansion' ? placed() : 0;
  return n >= MANY_PLACED ? { id: 'expands', values: { n } } : undefined;
};
