import { type Comment, formatShares, type GameRecord, makeRecord, type Tag } from '@threefold-games/core';
import { botName } from './botNames.ts';
import { dealTags } from './dealTags.ts';
import type { ClockPlan, Millis } from './plan.ts';
import { positionText } from './positions.ts';
import type { World } from './room.ts';
import type { RoomResult, RoomState, RoomTurn, Sitter, Timestamp } from './state.ts';

/**
 * The record of a game that has begun. Result and End are what the rules say of its turns, or who left it; where the room shares
 * otherwise (a seat was left to a bot, or all agreed on a draw), the tag Shares has what counts.
 */
export const recordOf = (world: World, state: RoomState): GameRecord => {
  const { plan, layout, turns, result, started } = state;
  const game = world.findGame(plan.game);
  if (!game) throw new Error(`no rules for ${plan.game}`);
  const setup = { seats: plan.seats, options: plan.options, layout };
  const names = state.seats.map(nameOf);
  const steps = turns.map(turn => turn.steps);
  const position = game.decode(positionText(world, state));
  const outcome = position.ok ? position.value.outcome() : undefined;
  const tags: Tag[] = [
    ...(started === undefined ? [] : [{ name: 'Date', value: dateOf(started) }]),
    ...(plan.clock.kind === 'none' ? [] : [{ name: 'Clock', value: clockText(plan.clock) }]),
    ...sharesTag(result, outcome?.shares),
    ...(hasChance(state) ? dealTags(state) : []),
  ];
  const comments = turns.flatMap((turn, i) => commentsOf(plan.clock, turn, i + 1));
  const record = makeRecord(game, setup, names, steps, { outcome, tags, comments });
  return outcome || !result ? record : { ...record, tags: withEnd(record.tags, result) };
};

const nameOf = (sitter: Sitter): string => {
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'bot' ? (sitter.for?.name ?? `${botName(sitter)} (level ${sitter.level})`) : '-';
};

/** What the room shares out, where Result cannot say it. */
const sharesTag = (result: RoomResult | undefined, byRule: readonly number[] | undefined): readonly Tag[] => {
  const shares = result?.shares;
  if (!shares || !(byRule ? shares.some((share, seat) => share !== byRule[seat]) : result.why.kind === 'agreed'))
    return [];
  return [{ name: 'Shares', value: formatShares(shares) }];
};

/** The tags with the end of a game that the rules had not ended. A draw by agreement has none that a record knows. */
const withEnd = (tags: readonly Tag[], { why, shares }: RoomResult): readonly Tag[] => {
  if (why.kind === 'agreed' || why.kind === 'rule') return tags;
  const end = why.kind === 'abort' ? 'abort' : `${why.kind === 'time' ? 'time' : 'resign'} ${why.seat}`;
  return tags.flatMap(tag =>
    tag.name === 'Result'
      ? [
          { name: 'Result', value: shares ? formatShares(shares) : '*' },
          { name: 'End', value: end },
        ]
      : [tag],
  );
};

const hasChance = ({ deal, layout, drawn, turns }: RoomState): boolean =>
  deal.order !== undefined || layout !== '' || drawn.length > 0 || turns.some(({ draws = 0 }) => draws > 0);

const commentsOf = (clock: ClockPlan, { steps, left, level }: RoomTurn, turn: number): readonly Comment[] =>
  [
    ...(clock.kind === 'none' ? [] : [`[%clk ${clockFace(left)}]`]),
    ...(level === undefined ? [] : [`level ${level}`]),
  ].map(text => ({ turn, step: steps.length, text }));

/** Hours, minutes and seconds, as other programs write what is left: `0:04:59`. */
const clockFace = (left: Millis): string => {
  const seconds = Math.floor(left / 1000);
  const two = (n: number): string => String(n % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
};

/** The kind of clock and its times in seconds. */
const clockText = (clock: ClockPlan): string =>
  [
    clock.kind,
    ...Object.entries(clock).flatMap(([name, value]) =>
      typeof value === 'number' ? [`${name}=${name === 'periods' ? value : value / 1000}`] : [],
    ),
  ].join(' ');

/** The day of a moment, as `2026-11-15`. Gregorian eras of 400 years begin in March, so that a leap day ends one. */
const dateOf = (moment: Timestamp): string => {
  const days = Math.floor(moment / 86_400_000) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
