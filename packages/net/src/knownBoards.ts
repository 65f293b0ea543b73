/**
 * Which boards have been looked at before, and where what was seen is kept: a step leaves most boards as they were. A board is known
 * by its whole key, so none is ever taken for another.
 */
export class KnownBoards {
  /** What tells the board in question from others. */
  readonly key: Int32Array;
  /** By board of the position: where it is kept. */
  readonly places: Int32Array;
  private readonly keys: Int32Array;
  private readonly filled: Uint8Array;
  /** In how many places a board is looked for: one more than there are boards, so that none takes another's place. */
  private readonly tries: number;

  /** Room for so many, a power of two. */
  constructor(room: number, boards: number, length: number) {
    this.key = new Int32Array(length);
    this.places = new Int32Array(boards);
    this.keys = new Int32Array(room * length);
    this.filled = new Uint8Array(room);
    this.tries = boards + 1;
  }

  /** Whether the board with the key is known. If not it has a place from now on, and must be looked at. Boards are asked for in their order. */
  find(board: number): boolean {
    const { filled, places } = this;
    const first = this.hash();
    let free = -1;
    for (let i = this.tries - 1; i >= 0; i--) {
      const place = (first + i) & (filled.length - 1);
      if (filled[place] === 1 && this.isAt(place)) {
        places[board] = place;
        return true;
      }
      if (!this.isTaken(place, board)) free = place;
    }
    places[board] = free;
    filled[free] = 1;
    this.keys.set(this.key, free * this.key.length);
    return false;
  }

  private hash(): number {
    const { key } = this;
    let hash = 0;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    return hash ^ (hash >>> 16);
  }

  private isAt(place: number): boolean {
    const { key, keys } = this;
    const at = place * key.length;
    for (let i = 0; i < key.length; i++) if (keys[at + i] !== key[i]) return false;
    return true;
  }

  /** Whether an earlier board of this position is kept there. */
  private isTaken(place: number, board: number): boolean {
    for (let other = 0; other < board; other++) if (this.places[other] === place) return true;
    return false;
  }
}
