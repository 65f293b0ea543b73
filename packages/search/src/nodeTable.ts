/** Finds nodes by the hash of their position: open addressing, at most half full. */
export class NodeTable {
  private slots: Int32Array;

  constructor(size: number) {
    this.slots = new Int32Array(size);
  }

  /** The node with this hash, or -1. */
  find(lo: number, hi: number, hashLo: Int32Array, hashHi: Int32Array): number {
    const mask = this.slots.length - 1;
    for (let slot = lo & mask; ; slot = (slot + 1) & mask) {
      const node = this.slots[slot]! - 1;
      if (node < 0 || (hashLo[node] === lo && hashHi[node] === hi)) return node;
    }
  }

  add(node: number, lo: number): void {
    const mask = this.slots.length - 1;
    let slot = lo & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = node + 1;
  }

  clear(): void {
    this.slots.fill(0);
  }

  /** A larger, empty table. */
  resize(size: number): void {
    this.slots = new Int32Array(size);
  }
}
