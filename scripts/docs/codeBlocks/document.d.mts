import type { Sandbox } from './sandbox.mjs';

export interface Place extends Sandbox {
  readonly root: string;
}

interface Machine {
  readonly typeFaults: readonly string[];
  readonly hasPython: boolean;
  readonly isDeep: boolean;
}

export declare const placeOf: (name: string, sandbox: Sandbox) => Place;
export declare const typeFaultsOf: (
  documents: readonly (readonly [name: string, text: string])[],
  sandbox: Sandbox,
) => Promise<readonly string[]>;
export declare const faultsOfDocument: (
  name: string,
  text: string,
  place: Place & Machine,
) => Promise<readonly string[]>;
