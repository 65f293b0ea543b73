import { type Action, type Game, mix32, NOBODY, type Position, type Seat } from '@threefold-games/core';

const WAYS = 4;
/** An entry: two halves of the hash, both numbers, and how much work is behind them. */
const LO = 0;
const HI = 1;
const PROOF = 2;
const DISPROOF = 3;
const WORK = 4;
const ENTRY = 5;

/** What the solver remembers of positions: a table of fixed size in which the entries with the least work behind them give way. */
class ProofTable {
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

/** The memory of a solver unless told otherwise: 4 MB, room for 200,000 positions. */
export const SOLVER_MEMORY = 4 * 1024 * 1024;
/** Larger than any sum of numbers that is told apart. */
const INFINITE = 2 ** 29;
/** Any number of turns. */
export const ANY_TURNS = 0xffff;
/** Steps on the way to a position, those not taken included; what lies deeper stays open. */
const STACK = 1 << 16;

/** What is known about "this seat can force a win". */
export type Verdict = 'proven' | 'disproven' | 'open';

/**
 * A proof-number search (depth-first, with a table): whether a seat can force a whole win against everybody else and every draw.
 * It leaves off when its nodes are spent and goes on from its table when it is asked again.
 */
export class Solver {
  /** Positions looked at since the solver was made. */
  nodes = 0;
  private readonly table: ProofTable;
  private position!: Position;
  private seat: Seat = 0;
  private spentAt = 0;
  // The steps of all positions on the way, one after the other, with what is known about where they lead.
  private readonly action = new Int32Array(STACK);
  private readonly lo = new Int32Array(STACK);
  private readonly hi = new Int32Array(STACK);
  private readonly turns = new Int32Array(STACK);
  private readonly proof = new Int32Array(STACK);
  private readonly disproof = new Int32Array(STACK);
  private readonly legal: Int32Array;
  private top = 0;

  constructor(game: Game, memory = SOLVER_MEMORY) {
    this.legal = new Int32Array(game.maxActions);
    this.table = new ProofTable(memory);
  }

  /** Tries to find out whether `seat` wins within `turns` turns, the one at hand included. The position is left as it was. */
  prove(position: Position, seat: Seat, nodes: number, turns = ANY_TURNS): Verdict {
    if (position.actor === NOBODY) return position.outcome()!.shares[seat] === 1 ? 'proven' : 'disproven';
    this.seat = seat;
    this.position = position;
    this.spentAt = this.nodes + nodes;
    this.top = 0;
    this.search(turns, INFINITE, INFINITE);
    if (!this.table.find(position.hashLo, position.hashHi, this.question(turns))) return 'open';
    if (this.table.proof === 0) return 'proven';
    return this.table.disproof === 0 ? 'disproven' : 'open';
  }

  /** A step that keeps a win which `prove` has just proven for the seat that acts; undefined where the table has lost it. */
  winningStep(position: Position, turns = ANY_TURNS): Action | undefined {
    this.position = position;
    this.top = 0;
    const end = this.push(turns);
    for (let i = 0; i < end; i++) if (this.proof[i] === 0) return this.action[i] as Action;
    return undefined;
  }

  /** What is asked about a position: whether this seat wins within so many turns. */
  private question(turns: number): number {
    return (this.seat << 16) | turns;
  }

  /** Works on the position until it costs as much as one of the limits to prove or to disprove, or the nodes are spent. */
  private search(turns: number, proofLimit: number, disproofLimit: number): void {
    const { position, proof, disproof } = this;
    const { hashLo, hashHi } = position;
    const question = this.question(turns);
    const mine = position.actor === this.seat;
    const begin = this.top;
    const before = this.nodes;
    const end = this.push(turns);
    this.nodes++;
    if (end === begin) {
      this.table.store(hashLo, hashHi, question, INFINITE - 1, INFINITE - 1, 1);
      return;
    }
    // To the side that acts, the cheapest step counts; the other side must answer them all.
    const cheap = mine ? proof : disproof;
    const dear = mine ? disproof : proof;
    for (;;) {
      let best = begin;
      let second = INFINITE;
      let sum = 0;
      for (let i = begin; i < end; i++) {
        sum = Math.min(INFINITE, sum + dear[i]!);
        if (i === begin) continue;
        if (cheap[i]! < cheap[best]!) {
          second = cheap[best]!;
          best = i;
        } else if (cheap[i]! < second) second = cheap[i]!;
      }
      const least = cheap[best]!;
      const proofNow = mine ? least : sum;
      const disproofNow = mine ? sum : least;
      if (
        proofNow >= proofLimit ||
        disproofNow >= disproofLimit ||
        this.nodes >= this.spentAt ||
        least === 0 ||
        sum === 0
      ) {
        this.table.store(hashLo, hashHi, question, proofNow, disproofNow, this.nodes - before);
        this.top = begin;
        return;
      }
      const cheapLimit = Math.min(mine ? proofLimit : disproofLimit, second + (second >> 2) + 1);
      const dearLimit = Math.min(INFINITE, (mine ? disproofLimit : proofLimit) - sum + dear[best]!);
      position.make(this.action[best]! as Action);
      this.search(this.turns[best]!, mine ? cheapLimit : dearLimit, mine ? dearLimit : cheapLimit);
      position.unmake();
      if (this.table.find(this.lo[best]!, this.hi[best]!, this.question(this.turns[best]!))) {
        proof[best] = this.table.proof;
        disproof[best] = this.table.disproof;
      }
    }
  }

  /** Puts the legal steps onto the stack with what is known about each; returns the stack's new top, the old one where there is no room. */
  private push(turns: number): number {
    const { position, legal } = this;
    const count = position.legal(legal);
    const begin = this.top;
    if (begin + count > STACK) return begin;
    this.top = begin + count;
    for (let i = 0; i < count; i++) this.action[begin + i] = legal[i]!;
    for (let at = begin; at < this.top; at++) {
      position.make(this.action[at]! as Action);
      const left = turns === ANY_TURNS || !position.atTurnStart ? turns : turns - 1;
      this.lo[at] = position.hashLo;
      this.hi[at] = position.hashHi;
      this.turns[at] = left;
      this.lookUp(at, left);
      position.unmake();
    }
    return this.top;
  }

  /** What is known about the position that the step at `at` has led to. */
  private lookUp(at: number, turns: number): void {
    const { position, table } = this;
    let proof = 1;
    let disproof = 1;
    if (position.actor === NOBODY) {
      const won = position.outcome()!.shares[this.seat] === 1;
      proof = won ? 0 : INFINITE;
      disproof = won ? INFINITE : 0;
    } else if (turns === 0) {
      proof = INFINITE;
      disproof = 0;
    } else if (table.find(position.hashLo, position.hashHi, this.question(turns))) {
      proof = table.proof;
      disproof = table.disproof;
    } else {
      // The more answers there are, the harder it is to refute them all.
      const answers = position.legal(this.legal);
      if (position.actor === this.seat) disproof = answers;
      else proof = answers;
    }
    this.proof[at] = proof;
    this.disproof[at] = disproof;
  }
}
