import {
  AROUND,
  BUILD_TEMPLE,
  BUILD_TOWER,
  cellOf,
  DIRECTIONS,
  EXPAND,
  faceOf,
  HUT,
  isFree,
  levelOf,
  type TaluvaState,
  TEMPLE,
  TEMPLE_SIZE,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
  verbOf,
} from '@threefold-games/taluva/internal';
import { BUILD } from './firstSight.ts';
import type { Scan } from './scan.ts';

/** Scores builds by what they would do, without playing them. */
export class BuildPriors {
  private readonly scan: Scan;
  private readonly around = new Uint8Array(TERRAINS.length);

  constructor(scan: Scan) {
    this.scan = scan;
  }

  write(table: TaluvaState, actions: Int32Array, count: number, scores: Float64Array): void {
    for (let i = 0; i < count; i++) scores[i] = this.score(table, cellOf(actions[i]!), verbOf(actions[i]!));
  }

  score(table: TaluvaState, cell: number, verb: number): number {
    return verb >= EXPAND ? this.scoreExpansion(table, cell, verb - EXPAND) : this.scorePiece(table, cell, verb);
  }

  private scoreExpansion(table: TaluvaState, smallest: number, terrain: number): number {
    const { scan } = this;
    const { seat } = table;
    const group = scan.groupAt(smallest);
    const reach = scan.reach[group * TERRAINS.length + terrain]!;
    const cost = scan.cost[group * TERRAINS.length + terrain]!;
    const huts = table.left(seat, HUT);
    let score = BUILD.expansion + BUILD.fields * Math.min(reach, 4) + BUILD.spends * cost * 0.2;
    if (scan.temples[group]! > 0) score += BUILD.grown;
    else if (scan.size[group]! < TEMPLE_SIZE && scan.size[group]! + reach >= TEMPLE_SIZE) score += BUILD.readies;
    if (cost === huts)
      score += table.left(seat, TEMPLE) === 0 || table.left(seat, TOWER) === 0 ? BUILD.wins : BUILD.lastHut;
    return score;
  }

  private scorePiece(table: TaluvaState, cell: number, verb: number): number {
    const { scan } = this;
    const { cells, seat } = table;
    const temple = verb === BUILD_TEMPLE;
    const tower = verb === BUILD_TOWER;
    let groups = 0;
    let last = -1;
    let holy = 0;
    let hallowed = 0;
    let size = 1;
    let exposed = false;
    let besideHigh = false;
    let site = false;
    this.around.fill(0);
    for (let k = 0; k < DIRECTIONS; k++) {
      const next = cell + AROUND[k]!;
      const group = scan.groupAt(next);
      if (group < 0) {
        const field = cells[next]!;
        if (!isFree(field)) continue;
        this.around[faceOf(field)]!++;
        if (levelOf(field) >= TOWER_LEVEL) besideHigh = true;
        continue;
      }
      if (scan.owner[group] !== seat) {
        if (scan.towers[group] === 0 && table.left(scan.owner[group]!, TOWER) > 0) site = true;
        continue;
      }
      if (group === last) continue;
      last = group;
      groups++;
      size += scan.size[group]!;
      if (scan.temples[group]! > 0) hallowed++;
      else if (scan.isHoly(group)) holy++;
      if (scan.eruptions.cut[group] === 1) exposed = true;
    }
    const high = levelOf(cells[cell]!) >= TOWER_LEVEL;
    const temples = table.left(seat, TEMPLE);
    const towers = table.left(seat, TOWER);
    const huts = table.left(seat, HUT);
    let score = groups > 1 ? BUILD.joins : 0;
    if (high && !tower) score += BUILD.takesHigh;
    if (high && site) score += BUILD.takesSite;
    if (temple) {
      score += BUILD.temple;
      if (temples === 1 && (towers === 0 || huts === 0)) score += BUILD.wins;
      if (exposed) score += BUILD.exposed;
      if (holy > 1 || hallowed > 0) score += BUILD.wastes;
      return score;
    }
    if (hallowed > 0 && holy > 0) score += BUILD.wastes;
    if (tower) {
      score += BUILD.tower;
      if (towers === 1 && (temples === 0 || huts === 0)) score += BUILD.wins;
      return score;
    }
    if (besideHigh && towers > 0) score += BUILD.besideHigh;
    if (hallowed > 0) score += BUILD.grown;
    else if (holy === 0 && size >= TEMPLE_SIZE) score += BUILD.readies;
    else if (size === 2) score += BUILD.pair;
    if (groups === 0) {
      let most = 0;
      for (let terrain = 0; terrain < TERRAINS.length; terrain++) most = Math.max(most, this.around[terrain]!);
      score += BUILD.alone + BUILD.prospects * Math.min(most, 3);
    }
    if (huts === 1) score += temples === 0 || towers === 0 ? BUILD.wins : BUILD.lastHut;
    return score;
  }
}
