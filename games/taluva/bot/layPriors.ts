import {
  AROUND,
  cellOf,
  DIRECTIONS,
  firstTerrain,
  HUT,
  LAND,
  levelOf,
  OWNER_MASK,
  secondTerrain,
  type TaluvaState,
  TEMPLE,
  TEMPLE_SIZE,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
  verbOf,
} from '@threefold-games/taluva/internal';
import { LAY } from './firstSight.ts';
import type { Scan } from './scan.ts';

/** Steps that are kept at least, when there are as many. */
const NEUTRAL = 6;

/** Scores layings by what they would do, without playing them. */
export class LayPriors {
  private readonly scan: Scan;

  constructor(scan: Scan) {
    this.scan = scan;
  }

  /** Scores every laying; NaN for those that are alike and dull, but for a few of them. */
  write(table: TaluvaState, actions: Int32Array, count: number, scores: Float64Array): void {
    let dull = 0;
    for (let i = 0; i < count; i++) {
      const score = this.score(table, cellOf(actions[i]!), verbOf(actions[i]!));
      scores[i] = score;
      if (Number.isNaN(score)) dull++;
    }
    const stride = Math.max(1, Math.floor(dull / NEUTRAL));
    let passed = 0;
    for (let i = 0; i < count; i++) {
      if (Number.isNaN(scores[i]!) && passed++ % stride === 0) scores[i] = 0;
    }
  }

  /** How good a laying looks; NaN for an extension that touches nobody. */
  score(table: TaluvaState, volcano: number, rotation: number): number {
    return table.cells[volcano]! >= LAND
      ? this.scoreEruption(table, volcano, rotation)
      : this.scoreExtension(table, volcano, rotation);
  }

  private scoreExtension(table: TaluvaState, volcano: number, rotation: number): number {
    const { scan } = this;
    const { cells, seat, drawn } = table;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    const same = firstTerrain(drawn) === secondTerrain(drawn);
    let touched = false;
    let score = 0;
    let land = 0;
    let last = -1;
    for (let half = 0; half < 2; half++) {
      const cell = half === 0 ? first : second;
      const terrain = half === 0 ? firstTerrain(drawn) : secondTerrain(drawn);
      if ((cells[cell]! & 7) === 0) continue;
      let here = -1;
      for (let k = 0; k < DIRECTIONS; k++) {
        const next = cell + AROUND[k]!;
        if (cells[next]! < LAND) continue;
        land++;
        if ((cells[next]! & OWNER_MASK) === 0) continue;
        const group = scan.groupAt(next);
        if (group === here) continue;
        here = group;
        touched = true;
        if (scan.owner[group] !== seat) {
          if (scan.temples[group] === 0) score += LAY.besideOther;
          continue;
        }
        if (scan.temples[group]! > 0) {
          score += LAY.joins * 0.5;
          continue;
        }
        if (group !== last) score += LAY.beside;
        const size = scan.size[group]!;
        const reach = scan.reach[group * TERRAINS.length + terrain]!;
        score += LAY.joins * Math.min(reach, 3);
        if (size >= TEMPLE_SIZE) {
          if (scan.free[group] === 0 && table.left(seat, TEMPLE) > 0) score += LAY.opens;
        } else if (
          size + reach < TEMPLE_SIZE &&
          size + reach + 1 + (same && half === 1 && last === group ? 1 : 0) >= TEMPLE_SIZE
        ) {
          score += LAY.grows;
        }
        last = group;
      }
    }
    if (!touched) return Number.NaN;
    return score + LAY.tight * land * 0.2 + (same ? LAY.double : 0);
  }

  private scoreEruption(table: TaluvaState, volcano: number, rotation: number): number {
    const { scan } = this;
    const { cells, seat } = table;
    const first = volcano + AROUND[rotation]!;
    const second = volcano + AROUND[rotation + 1]!;
    const level = levelOf(cells[volcano]!) + 1;
    let score = LAY.erupts;
    const a = scan.groupAt(first);
    const b = scan.groupAt(second);
    if (a >= 0) score += this.scoreCovered(table, a, first, second);
    if (b >= 0)
      score +=
        b === a
          ? scan.owner[b] === seat
            ? LAY.coversOwn
            : LAY.coversOther
          : this.scoreCovered(table, b, first, second);
    let own = -1;
    for (let half = 0; half < 2; half++) {
      const cell = half === 0 ? first : second;
      const other = half === 0 ? second : first;
      let here = -1;
      for (let k = 0; k < DIRECTIONS; k++) {
        const next = cell + AROUND[k]!;
        if (next === other) continue;
        const group = scan.groupAt(next);
        if (group < 0 || group === here) continue;
        here = group;
        const holder = scan.owner[group]!;
        if (scan.towers[group] !== 0 || table.left(holder, TOWER) === 0) continue;
        if (holder !== seat) {
          if (level >= TOWER_LEVEL && scan.high[group] === 0) score += LAY.raisesOther;
        } else if (group !== own) {
          own = group;
          if (level === TOWER_LEVEL - 1) score += LAY.lifts;
          else if (level >= TOWER_LEVEL && scan.high[group] === 0) score += LAY.raises;
        }
      }
    }
    return score;
  }

  private scoreCovered(table: TaluvaState, group: number, first: number, second: number): number {
    const { scan } = this;
    const owner = scan.owner[group]!;
    const own = owner === table.seat;
    let score = own ? LAY.coversOwn : LAY.coversOther;
    const holy = scan.isHoly(group);
    if (scan.size[group]! < TEMPLE_SIZE || (!holy && !own)) {
      return scan.temples[group] === 0 && !own ? score + LAY.shrinks : score;
    }
    const left = scan.eruptions.largestPart(table.cells, scan, group, first, second);
    if (own) {
      if (holy && left < TEMPLE_SIZE) score += LAY.cutsOwn;
      if (!holy && left >= TEMPLE_SIZE && table.left(owner, TEMPLE) > 0) score += LAY.splits;
    } else if (left < TEMPLE_SIZE && table.left(owner, TEMPLE) > 0) {
      score += LAY.cuts;
      const winner =
        table.left(owner, TEMPLE) === 1 && (table.left(owner, TOWER) === 0 || table.left(owner, HUT) === 0);
      if (winner) score += LAY.cutsWinner;
    } else score += LAY.shrinks;
    return score;
  }
}
