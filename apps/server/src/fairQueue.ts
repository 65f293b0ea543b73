/** What waits, by whom it belongs to: everybody in turn has one taken, the oldest of theirs. */
export class FairQueue<T> {
  private readonly most: number;
  private readonly mostOfOne: number;
  /** Whose turn it is comes first. */
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  /** So many may wait in all, and so many of one. */
  constructor(most: number, mostOfOne: number) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  get size(): number {
    return this.count;
  }

  /** False where too many wait. */
  push(owner: string, item: T): boolean {
    const own = this.waiting.get(owner) ?? [];
    if (this.count >= this.most || own.length >= this.mostOfOne) return false;
    own.push(item);
    this.waiting.set(owner, own);
    this.count += 1;
    return true;
  }

  /** Takes the next one. */
  shift(): T | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const item = own.shift();
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    this.count -= 1;
    return item;
  }
}
