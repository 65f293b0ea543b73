import { isFields } from '../../settings/index.ts';
import type { OwnSkill } from './estimate.ts';

/** By game. */
export type OwnSkills = Readonly<Record<string, OwnSkill>>;

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const readSkill = (raw: unknown): OwnSkill | undefined => {
  if (!isFields(raw)) return undefined;
  const { mean, deviation, volatility, games, wins, last, at } = raw;
  const isSound =
    within(mean, -2000, 6000) &&
    within(deviation, 1, 350) &&
    within(volatility, 0.001, 1) &&
    [games, wins].every(count => Number.isInteger(count) && within(count, 0, 1e6)) &&
    typeof last === 'string' &&
    /^[\w-]{0,40}$/.test(last) &&
    within(at, 0, Number.MAX_SAFE_INTEGER);
  return isSound ? ({ mean, deviation, volatility, games, wins, last, at } as OwnSkill) : undefined;
};

/** Reads what was kept of how well one plays; a game of which it is not understood is as if it had never been played. */
export const readSkills = (raw: unknown): OwnSkills => {
  if (!isFields(raw)) return {};
  const skills = Object.entries(raw).map(([game, skill]) => [game, readSkill(skill)] as const);
  return Object.fromEntries(skills.filter((entry): entry is readonly [string, OwnSkill] => entry[1] !== undefined));
};
