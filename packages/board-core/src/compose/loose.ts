import type { Action, Position } from '@threefold-games/core';

/** A tile that was laid and lies loose: until something is built it can be rotated where it lies, or go elsewhere. */
export interface Loose {
  /** Where it was laid, and how it is rotated. */
  readonly cell: string;
  readonly spin: string;
  /** The ways in which it may lie there, in the order in which it is rotated. */
  readonly spins: readonly string[];
  /** All cells where it may be laid. */
  readonly spots: ReadonlySet<string>;
}

/** Where a tile in hand may go, and how it may be rotated there. */
export class Spots {
  /** By cell and rotation: the step that lays it like this. */
  readonly #steps = new Map<string, Map<string, Action>>();
  /** The rotations in their order. */
  readonly #spins: readonly string[];

  constructor(position: Position, legal: readonly Action[], spins: readonly string[]) {
    this.#spins = spins;
    for (const action of legal) {
      const [where, how] = position.picks(action);
      if (where?.at !== 'cell' || how?.at !== 'choice') continue;
      const there = this.#steps.get(where.cell) ?? new Map<string, Action>();
      this.#steps.set(where.cell, there.set(how.choice, action));
    }
  }

  /** The step that lays it on a cell with a rotation. */
  stepAt(cell: string, spin: string): Action | undefined {
    return this.#steps.get(cell)?.get(spin);
  }

  /** How it lies on a cell when it comes with a rotation: as it is, else rotated on until it fits. */
  spinAt(cell: string, spin: string): string | undefined {
    const from = this.#spins.indexOf(spin);
    const inOrder = [...this.#spins.slice(from), ...this.#spins.slice(0, from)];
    return inOrder.find(each => this.stepAt(cell, each) !== undefined);
  }

  /** The tile as a step lays it; undefined for a step that lays none. */
  looseBy(action: Action): Loose | undefined {
    for (const [cell, there] of this.#steps)
      for (const [spin, step] of there)
        if (step === action)
          return { cell, spin, spins: this.#spins.filter(each => there.has(each)), spots: new Set(this.#steps.keys()) };
    return undefined;
  }
}
