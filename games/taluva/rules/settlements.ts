import { OWNER_MASK, pieceOf } from './field.ts';
import { ALL_TILES, AROUND, CELLS, DIRECTIONS } from './tables.ts';

/** A set of cells that is emptied at once: a cell is in it when it carries the current stamp. */
export class CellSet {
  private readonly stamps = new Int32Array(CELLS);
  private stamp = 1;

  has(cell: number): boolean {
    return this.stamps[cell] === this.stamp;
  }

  add(cell: number): void {
    this.stamps[cell] = this.stamp;
  }

  clear(): void {
    if (++this.stamp === 0x7fff_ffff) {
      this.stamps.fill(0);
      this.stamp = 1;
    }
  }
}

/** Gathers settlements (TL-5.1), one after the other, without allocating. */
export class Gatherer {
  /** The cells of the settlement gathered last, the one that was asked for first; only the first `size` count. */
  readonly members = new Int32Array(3 * ALL_TILES);
  size = 0;
  private readonly gathered = new CellSet();

  /** Forgets all that was gathered. */
  clear(): void {
    this.gathered.clear();
  }

  /** Whether a cell has been gathered since the last `clear`. */
  has(cell: number): boolean {
    return this.gathered.has(cell);
  }

  /** Gathers the settlement that holds a cell. */
  gather(cells: Int32Array, start: number): void {
    const { members, gathered } = this;
    const owner = cells[start]! & OWNER_MASK;
    let size = 0;
    members[size++] = start;
    gathered.add(start);
    for (let done = 0; done < size; done++) {
      for (let k = 0; k < DIRECTIONS; k++) {
        const cell = members[done]! + AROUND[k]!;
        if ((cells[cell]! & OWNER_MASK) !== owner || gathered.has(cell)) continue;
        gathered.add(cell);
        members[size++] = cell;
      }
    }
    this.size = size;
  }

  /** Whether a piece of this kind stands in the settlement gathered last. */
  holds(cells: Int32Array, piece: number): boolean {
    for (let i = 0; i < this.size; i++) if (pieceOf(cells[this.members[i]!]!) === piece) return true;
    return false;
  }
}
