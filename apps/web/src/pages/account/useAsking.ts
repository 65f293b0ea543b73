import type { Fault, Result } from '@threefold/core';
import { useState } from 'preact/hooks';

/** Something that is asked of the server: one at a time, with the refusal of the last. */
export interface Asking {
  readonly busy: boolean;
  readonly fault: Fault | undefined;
  /** Asks; the answer where it was given. */
  ask<T>(what: () => Promise<Result<T>>): Promise<T | undefined>;
  /** Shows a refusal that came about otherwise. */
  refuse(fault: Fault | undefined): void;
}

export const useAsking = (): Asking => {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  return {
    busy,
    fault,
    refuse: setFault,
    ask: async what => {
      if (busy) return undefined;
      setBusy(true);
      setFault(undefined);
      const answer = await what();
      setBusy(false);
      if (answer.ok) return answer.value;
      setFault(answer.error);
      return undefined;
    },
  };
};
