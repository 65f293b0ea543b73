import { formatChances, formatRecord, formatShares, type Game, makeRecord, type Seat, type Tag } from '@threefold/core';
import type { RoomView, SeatView } from '@threefold/room';
import type { SeatPlan } from '../state/plans.ts';
import type { SavedGame } from '../state/savedGame.ts';

/** Who sits on a seat, for the table: oneself, somebody at another screen, or a bot. */
const planOf = (sitter: SeatView, isMe: boolean): SeatPlan => {
  if (sitter.kind === 'bot') return { kind: 'bot', name: sitter.for?.name ?? '', level: sitter.level };
  const name = sitter.kind === 'person' ? sitter.name : '';
  return isMe ? { kind: 'me', name } : { kind: 'person', name, away: true };
};

/** How the game ended beside the rules, as a record says it. */
const endTags = ({ now }: RoomView): readonly Tag[] => {
  const { why, shares } = now.result ?? {};
  if (why?.kind === 'abort') return [{ name: 'End', value: 'abort' }];
  if ((why?.kind !== 'resign' && why?.kind !== 'time') || !shares) return [];
  return [
    { name: 'Result', value: formatShares(shares) },
    { name: 'End', value: `${why.kind} ${why.seat}` },
  ];
};

/** A room as a game that a table can open; `seat` is where one sits. Nothing of it is kept in this browser. */
export const savedOf = (game: Game, view: RoomView, seat: Seat | undefined): SavedGame => {
  const { table, now, turns } = view;
  const { plan } = table;
  const setup = { seats: plan.seats, options: plan.options, layout: table.layout };
  const seats = now.seats.map((sitter, i) => planOf(sitter, i === seat));
  const names = seats.map(({ name, level }, i) =>
    name === '' ? (level === undefined ? `${i + 1}` : `Bot ${level}`) : name,
  );
  const date = new Date(table.started ?? table.created).toISOString().slice(0, 10);
  const { even } = table.deal;
  const written = makeRecord(
    game,
    setup,
    names,
    turns.map(({ steps }) => steps),
    {
      tags: [{ name: 'Date', value: date }, ...(even ? [{ name: 'Even', value: formatChances(even.by?.values) }] : [])],
    },
  );
  const ended = endTags(view);
  const tags = [...written.tags.filter(tag => !ended.some(({ name }) => name === tag.name)), ...ended];
  return {
    id: table.id,
    revision: view.seq,
    game: plan.game,
    record: formatRecord({ ...written, tags }),
    composed: [],
    seats,
    started: table.started ?? table.created,
    updated: now.since,
    status: now.phase === 'over' ? 'over' : 'running',
  };
};
