import {
  HUT,
  PIECES,
  type TaluvaState,
  TEMPLE,
  TERRAINS,
  TO_BUILD,
  TO_DRAW,
  TOWER,
} from '@threefold-games/taluva/internal';
import type { Scan } from './scan.ts';

/** What is counted of each seat, in the order of the weights. */
const FEATURES = [
  /** Whether it is to move. */
  'moves',
  /** How near the end of the tiles is. */
  'late',
  /** Turns that the seat still has. */
  'turns',
  'temples',
  'lastTemple',
  'allTemples',
  'towers',
  'allTowers',
  'huts',
  /** Huts as a clock: below eight, below four, none left. */
  'someHuts',
  'fewHuts',
  'noHuts',
  /** Settlements that a temple can be built beside and that no single tile can spoil. */
  'safe',
  /** Those that a single tile can spoil. */
  'exposed',
  /** Settlements with a temple from which a tile can part three fields for another. */
  'split',
  /** Settlements that one build makes large enough for a temple. */
  'near',
  /** Other settlements without a temple. */
  'seeds',
  /** Settlements without a tower that have a tower site. */
  'towerReady',
  /** Those that a tile can give one. */
  'towerRise',
  /** Other settlements without a tower. */
  'towerless',
  /** Huts that the greatest expansion would use up. */
  'expansion',
  /** Fields of the largest settlement with a temple. */
  'hallowed',
  /** Huts that are missing for the temples that are to come. */
  'shortage',
  /** Turns for which something can be built, as far as can be seen. */
  'clock',
  /** Ways to win with the next turn. */
  'wins',
  /** More than one of them. */
  'twoWins',
  /** Turns to an early win, as they are guessed. */
  'distance',
  /** The same, so that the last turns count most. */
  'closeness',
  /** Whether the early win comes before the tiles end. */
  'inTime',
  /** Temples that are likely to be built before the tiles end. */
  'templesDue',
  /** What decides when the tiles have run out, the more the nearer that is: temples, towers, huts, and the temples that are due. */
  'lateTemples',
  'lateTowers',
  'lateHuts',
  'lateDue',
] as const;

export const FEATURE_COUNT = FEATURES.length;

/** Turns that a seat still has, the present one included, when `turns` are left in all and it acts after `after` others. */
const turnsOf = (turns: number, playing: number, after: number): number =>
  turns <= after ? 0 : 1 + Math.floor((turns - 1 - after) / playing);

/** Counts what the value is made of. */
export class Features {
  /** At seat * FEATURE_COUNT + feature. */
  readonly of = new Float64Array(4 * FEATURE_COUNT);
  /** How near the end of the tiles is: nearly 0 at the start, 1 when no turn is left. */
  late = 0;

  read(table: TaluvaState, scan: Scan): void {
    const { seats } = table.constants;
    const turns = table.tilesLeft + (table.phase === TO_DRAW ? 0 : 1);
    let playing = 0;
    for (let seat = 0; seat < seats; seat++) if (table.standing[seat] === 0) playing++;
    this.late = 1 / (1 + turns / playing / 4);
    let after = 0;
    for (let i = 0; i < seats; i++) {
      const seat = (table.seat + i) % seats;
      if (table.standing[seat] !== 0) continue;
      this.readSeat(table, scan, seat, turnsOf(turns, playing, after));
      after++;
    }
  }

  private readSeat(table: TaluvaState, scan: Scan, seat: number, turns: number): void {
    const { eruptions } = scan;
    const temples = table.left(seat, TEMPLE);
    const towers = table.left(seat, TOWER);
    const huts = table.left(seat, HUT);
    const laid = table.phase === TO_BUILD && table.seat === seat;
    let safe = 0;
    let exposed = 0;
    let split = 0;
    let near = 0;
    let seeds = 0;
    let ready = 0;
    let rise = 0;
    let towerless = 0;
    let expansion = 0;
    let hutWins = 0;
    let hallowed = 0;
    for (let group = 0; group < scan.count; group++) {
      if (scan.owner[group] !== seat) continue;
      let most = 0;
      const row = group * TERRAINS.length;
      for (let i = row; i < row + TERRAINS.length; i++) {
        const cost = scan.cost[i]!;
        if (cost > huts) continue;
        if (cost > expansion) expansion = cost;
        if (cost === huts && cost > 0) hutWins = 1;
        if (scan.reach[i]! > most) most = scan.reach[i]!;
      }
      if (scan.towers[group] === 0) {
        if (scan.high[group]! > 0) ready++;
        else if (eruptions.rise[group] === 1 && !laid) rise++;
        else towerless++;
      }
      if (scan.temples[group]! > 0) {
        if (scan.size[group]! > hallowed) hallowed = scan.size[group]!;
        if (eruptions.split[group] === 1 && !laid) split++;
      } else if (scan.size[group]! >= 3) {
        if (scan.free[group] === 0) near++;
        else if (eruptions.cut[group] === 1) exposed++;
        else safe++;
      } else if (scan.size[group]! + Math.max(most, scan.free[group]! > 0 && huts > 0 ? 1 : 0) >= 3) near++;
      else seeds++;
    }
    const templeWays = Math.min(safe + exposed + split, 2);
    const towerWays = Math.min(ready + rise, 2);
    const lastHuts = hutWins === 1 || (huts === 1 && scan.low > 0) ? 1 : 0;
    let wins = 0;
    if (temples === 1 && (towers === 0 || huts === 0)) wins += templeWays;
    if (towers === 1 && (temples === 0 || huts === 0)) wins += towerWays;
    if (huts > 0 && (temples === 0 || towers === 0)) wins += lastHuts;

    const templeTurns = turnsFor(temples, safe + exposed * 0.9 + split * 0.7, near, 1, 2, 3.2);
    const towerTurns = turnsFor(towers, ready, rise, 1, 1.2, 2.2);
    const hutTurns = huts / Math.max(2.5, 0.5 * expansion);
    const distance = Math.min(templeTurns + towerTurns, templeTurns + hutTurns, towerTurns + hutTurns);

    const holy = safe + exposed;
    const unready = Math.max(0, temples - holy);
    const needed = Math.min(unready, near) + 2.5 * Math.max(0, unready - near);
    const clock = huts + Math.min(temples, holy) + Math.min(towers, ready + rise);

    const f = this.of;
    let i = seat * FEATURE_COUNT;
    f[i++] = seat === table.seat ? 1 : 0;
    f[i++] = this.late;
    f[i++] = Math.min(turns, 12) / 6;
    f[i++] = PIECES[TEMPLE]! - temples;
    f[i++] = temples === 1 ? 1 : 0;
    f[i++] = temples === 0 ? 1 : 0;
    f[i++] = PIECES[TOWER]! - towers;
    f[i++] = towers === 0 ? 1 : 0;
    f[i++] = huts / 10;
    f[i++] = huts < 8 ? (8 - huts) / 4 : 0;
    f[i++] = huts < 4 ? (4 - huts) / 2 : 0;
    f[i++] = huts === 0 ? 1 : 0;
    f[i++] = Math.min(safe, temples);
    f[i++] = Math.min(exposed, temples);
    f[i++] = temples > 0 ? Math.min(split, 2) : 0;
    f[i++] = temples > 0 ? Math.min(near, 3) : 0;
    f[i++] = temples > 0 ? Math.min(seeds, 4) / 2 : 0;
    f[i++] = towers > 0 ? Math.min(ready, 3) : 0;
    f[i++] = towers > 0 ? Math.min(rise, 3) : 0;
    f[i++] = towers > 0 ? Math.min(towerless, 4) / 2 : 0;
    f[i++] = expansion / 4;
    f[i++] = Math.min(hallowed, 12) / 6;
    f[i++] = Math.max(0, needed - huts);
    f[i++] = Math.min(0, clock - Math.min(turns, 8)) / 4;
    f[i++] = wins > 0 ? 1 : 0;
    f[i++] = wins > 1 ? 1 : 0;
    f[i++] = distance / 5;
    f[i++] = 3 / (1 + distance);
    f[i++] = 1 / (1 + Math.exp(distance - turns));
    const due = templesDue(temples, turns, holy + split, near);
    f[i++] = due;
    const sharp = this.late ** 3;
    f[i++] = sharp * (PIECES[TEMPLE]! - temples);
    f[i++] = sharp * (PIECES[TOWER]! - towers);
    f[i++] = (sharp * (PIECES[HUT]! - huts)) / 10;
    f[i++] = sharp * due;
  }
}

/** Turns for a number of pieces when some cost little, some more and the others most. */
const turnsFor = (
  pieces: number,
  ready: number,
  near: number,
  first: number,
  second: number,
  third: number,
): number => {
  const now = Math.min(pieces, ready);
  const soon = Math.min(pieces - now, near);
  return now * first + soon * second + (pieces - now - soon) * third;
};

/** Temples that fit into the turns that are left, the readiest first. */
const templesDue = (temples: number, turns: number, ready: number, near: number): number => {
  const now = Math.min(temples, ready, turns);
  const soon = Math.min(temples - now, near, (turns - now) / 2);
  const later = Math.min(temples - now - soon, (turns - now - 2 * soon) / 3.5);
  return PIECES[TEMPLE]! - temples + now + soon + later;
};
