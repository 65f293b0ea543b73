import {
  ALL_TILES,
  AROUND,
  CELLS,
  DIRECTIONS,
  faceOf,
  isFree,
  levelOf,
  OWNER_MASK,
  ownerOf,
  PIECES,
  pieceOf,
  TEMPLE,
  TEMPLE_SIZE,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
} from '@threefold-games/taluva/internal';

/** No table holds more settlements than pieces. */
export const MAX_GROUPS = 4 * PIECES.reduce((a, b) => a + b);
/** Labels of one scan; the next scan's are all higher, so that nothing needs to be wiped. */
const LABELS = 128;

/** The settlements of an island and what lies around each. */
export class Groups {
  /** How many settlements there are; all lists below are by settlement. */
  count = 0;
  readonly owner = new Int8Array(MAX_GROUPS);
  /** The number of fields. */
  readonly size = new Uint8Array(MAX_GROUPS);
  /** How many temples stand in it. */
  readonly temples = new Uint8Array(MAX_GROUPS);
  /** How many towers stand in it. */
  readonly towers = new Uint8Array(MAX_GROUPS);
  /** Free fields around it. */
  readonly free = new Uint8Array(MAX_GROUPS);
  /** Free fields around it that are high enough for a tower. */
  readonly high = new Uint8Array(MAX_GROUPS);
  /** Free fields around it by terrain, at settlement * 5 + terrain. */
  readonly reach = new Uint8Array(MAX_GROUPS * TERRAINS.length);
  /** Huts that an expansion needs, at settlement * 5 + terrain. */
  readonly cost = new Uint16Array(MAX_GROUPS * TERRAINS.length);
  /** Where its cells begin in `members`. */
  readonly start = new Uint8Array(MAX_GROUPS + 1);
  /** The cells of all settlements, one after the other. */
  readonly members = new Int32Array(3 * ALL_TILES);

  private readonly labels = new Int32Array(CELLS);
  private base = 0;
  /** The settlement for which a free field was counted last. */
  private readonly counted = new Int32Array(CELLS);

  /** Forgets all settlements. */
  protected clear(): void {
    this.base += LABELS;
    if (this.base > 0x7fff_0000) {
      this.labels.fill(0);
      this.counted.fill(0);
      this.base = LABELS;
    }
    this.count = 0;
    this.start[0] = 0;
  }

  /** The settlement that holds a cell, -1 where nobody has built. */
  groupAt(cell: number): number {
    const label = this.labels[cell]! - this.base;
    return label < 0 ? -1 : label;
  }

  /** Reads the settlement that holds a cell, unless it has been read. */
  protected add(cells: Int32Array, first: number): void {
    if (this.labels[first]! >= this.base) return;
    const { labels, counted, members } = this;
    const group = this.count++;
    const label = this.base + group;
    const mask = cells[first]! & OWNER_MASK;
    const start = this.start[group]!;
    let end = start;
    let temples = 0;
    let towers = 0;
    let free = 0;
    let high = 0;
    const row = group * TERRAINS.length;
    for (let i = row; i < row + TERRAINS.length; i++) {
      this.reach[i] = 0;
      this.cost[i] = 0;
    }
    members[end++] = first;
    labels[first] = label;
    for (let done = start; done < end; done++) {
      const member = members[done]!;
      const piece = pieceOf(cells[member]!);
      if (piece === TEMPLE) temples++;
      else if (piece === TOWER) towers++;
      for (let k = 0; k < DIRECTIONS; k++) {
        const cell = member + AROUND[k]!;
        const field = cells[cell]!;
        if ((field & OWNER_MASK) === mask) {
          if (labels[cell] === label) continue;
          labels[cell] = label;
          members[end++] = cell;
        } else if (isFree(field) && counted[cell] !== label) {
          counted[cell] = label;
          const level = levelOf(field);
          free++;
          if (level >= TOWER_LEVEL) high++;
          const at = row + faceOf(field);
          this.reach[at]!++;
          this.cost[at]! += level;
        }
      }
    }
    this.start[group + 1] = end;
    this.owner[group] = ownerOf(cells[first]!);
    this.size[group] = end - start;
    this.temples[group] = temples;
    this.towers[group] = towers;
    this.free[group] = free;
    this.high[group] = high;
  }

  /** Whether a temple may be built beside a settlement, the site aside (TL-6.6, TL-6.7). */
  isHoly(group: number): boolean {
    return this.size[group]! >= TEMPLE_SIZE && this.temples[group] === 0;
  }
}
