import {
  ALL_TILES,
  AROUND,
  CELLS,
  DIRECTIONS,
  levelOf,
  mayCover,
  OWNER_MASK,
  pieceOf,
  rotationOf,
  TEMPLE,
  TEMPLE_SIZE,
  TOWER_LEVEL,
} from '@threefold-games/taluva/internal';
import { type Groups, MAX_GROUPS } from './groups.ts';

/** What any legal eruption can do to the settlements, whatever tile is drawn. */
export class Eruptions {
  /** Volcanoes on the island. */
  volcanoes = 0;
  readonly at = new Int32Array(ALL_TILES);
  /** By settlement: an eruption leaves no part of it that can get a temple, though now it can. */
  readonly cut = new Uint8Array(MAX_GROUPS);
  /** By settlement: an eruption makes a part of it ready for a temple, though it has one. */
  readonly split = new Uint8Array(MAX_GROUPS);
  /** By settlement: an eruption makes a tower site beside it. */
  readonly rise = new Uint8Array(MAX_GROUPS);

  private readonly near = new Int32Array(DIRECTIONS + 1);
  private readonly stamps = new Int32Array(CELLS);
  private stamp = 0;
  private readonly queue = new Int32Array(3 * ALL_TILES);

  clear(): void {
    this.volcanoes = 0;
  }

  addVolcano(cell: number): void {
    this.at[this.volcanoes++] = cell;
  }

  read(cells: Int32Array, groups: Groups): void {
    const { near } = this;
    for (let group = 0; group < groups.count; group++) {
      this.cut[group] = 0;
      this.split[group] = 0;
      this.rise[group] = 0;
    }
    for (let i = 0; i < this.volcanoes; i++) {
      const volcano = this.at[i]!;
      const level = levelOf(cells[volcano]!);
      const before = rotationOf(cells[volcano]!);
      for (let k = 0; k < DIRECTIONS; k++) near[k] = cells[volcano + AROUND[k]!]!;
      near[DIRECTIONS] = near[0]!;
      for (let k = 0; k < DIRECTIONS; k++) {
        const a = near[k]!;
        const b = near[k + 1]!;
        if (k === before || levelOf(a) !== level || levelOf(b) !== level) continue;
        const first = volcano + AROUND[k]!;
        const second = volcano + AROUND[k + 1]!;
        if (((a | b) & OWNER_MASK) !== 0) {
          if (!mayCover(cells, first, second) || !mayCover(cells, second, first)) continue;
          if ((a & OWNER_MASK) !== 0) this.cover(cells, groups, groups.groupAt(first), first, second);
          if ((b & OWNER_MASK) !== 0 && (b & OWNER_MASK) !== (a & OWNER_MASK)) {
            this.cover(cells, groups, groups.groupAt(second), first, second);
          }
        }
        if (level + 1 >= TOWER_LEVEL) {
          this.lift(groups, first, second);
          this.lift(groups, second, first);
        }
      }
    }
  }

  /** The largest part without a temple that is left of a settlement when two fields are covered. */
  largestPart(cells: Int32Array, groups: Groups, group: number, first: number, second: number): number {
    const { stamps, queue } = this;
    const stamp = ++this.stamp;
    stamps[first] = stamp;
    stamps[second] = stamp;
    let largest = 0;
    for (let i = groups.start[group]!; i < groups.start[group + 1]!; i++) {
      const from = groups.members[i]!;
      if (stamps[from] === stamp) continue;
      stamps[from] = stamp;
      let end = 0;
      queue[end++] = from;
      let holy = true;
      for (let done = 0; done < end; done++) {
        const member = queue[done]!;
        if (pieceOf(cells[member]!) === TEMPLE) holy = false;
        for (let k = 0; k < DIRECTIONS; k++) {
          const cell = member + AROUND[k]!;
          if (stamps[cell] === stamp || groups.groupAt(cell) !== group) continue;
          stamps[cell] = stamp;
          queue[end++] = cell;
        }
      }
      if (holy && end > largest) largest = end;
    }
    return largest;
  }

  private cover(cells: Int32Array, groups: Groups, group: number, first: number, second: number): void {
    if (groups.size[group]! < TEMPLE_SIZE || (groups.temples[group] === 0 ? this.cut : this.split)[group] !== 0) return;
    const left = this.largestPart(cells, groups, group, first, second);
    if (groups.temples[group] === 0) {
      if (left < TEMPLE_SIZE) this.cut[group] = 1;
    } else if (left >= TEMPLE_SIZE) this.split[group] = 1;
  }

  /** Notes the settlements that a new high field lies beside. */
  private lift(groups: Groups, cell: number, other: number): void {
    for (let k = 0; k < DIRECTIONS; k++) {
      const next = cell + AROUND[k]!;
      if (next === other) continue;
      const group = groups.groupAt(next);
      if (group >= 0) this.rise[group] = 1;
    }
  }
}
