import { mix32 } from '@threefold-games/core';

const WAYS = 4;
/** An entry: two halves of the hash, both numbers, and how much work is behind them. */
const LO = 0;
const HI = 1;
const PROOF = 2;
const DISPROOF = 3;
const WORK = 4;
const ENTRY = 5;

/** What the solver remembers of positions: a table of fixed size in which the entries with the least work behind them give way. */
export class ProofTable {
  /** What the last `find` found. */
  proof = 0;
  disproof = 0;
  private readonly entries: Int32Array;
  private readonly mask: number;

  constructor(bytes: number) {
    const buckets = 2 ** Math.floor(Math.log2(bytes / (4 * ENTRY * WAYS)));
    this.entries = new Int32Array(buckets * WAYS * ENTRY);
    this.mask = buckets - 1;
  }

  /** Looks a position up, as seen with this question in mind; true when it is known. */
  find(lo: number, hi: number, question: number): boolean {
    const { entries } = this;
    const key = lo ^ mix32(question);
    const bucket = (key & this.mask) * WAYS * ENTRY;
    for (let at = bucket; at < bucket + WAYS * ENTRY; at += ENTRY) {
      if (entries[at + LO] !== key || entries[at + HI] !== hi || entries[at + WORK] === 0) continue;
      this.proof = entries[at + PROOF]!;
      this.disproof = entries[at + DISPROOF]!;
      return true;
    }
    return false;
  }

  store(lo: number, hi: number, question: number, proof: number, disproof: number, work: number): void {
    const { entries } = this;
    const key = lo ^ mix32(question);
    const bucket = (key & this.mask) * WAYS * ENTRY;
    let to = bucket;
    for (let at = bucket; at < bucket + WAYS * ENTRY; at += ENTRY) {
      if (entries[at + LO] === key && entries[at + HI] === hi) {
        to = at;
        break;
      }
      if (entries[at + WORK]! < entries[to + WORK]!) to = at;
    }
    entries[to + LO] = key;
    entries[to + HI] = hi;
    entries[to + PROOF] = proof;
    entries[to + DISPROOF] = disproof;
    entries[to + WORK] = Math.max(1, work);
  }
}
