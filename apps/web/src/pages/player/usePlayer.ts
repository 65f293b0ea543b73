import type { Fault } from '@threefold-games/core';
import type { Player } from '@threefold-games/wire';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';

/** A player as the server told, or why it did not. */
export interface Known {
  readonly player?: Player;
  /** When that was. */
  readonly at: number;
  /** Why it is not told anew. */
  readonly fault?: Fault;
}

/** What was told before, for when the line is down. */
const before = new Map<string, Known>();

interface Knowing {
  /** Undefined until there is an answer. */
  readonly known: Known | undefined;
  again(): void;
  /** Shows at once what is being asked for. */
  set(player: Player): void;
}

export const usePlayer = (id: string): Knowing => {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  const ask = async (): Promise<Known> => {
    const answer = await api.ask('GET /api/players/:id', { params: { id } });
    const now = Date.now();
    if (!answer.ok) {
      const last = answer.error.code === 'wire.offline' ? before.get(id) : undefined;
      return { ...(last ?? { at: now }), fault: answer.error };
    }
    const fresh = { player: answer.value, at: now };
    before.set(id, fresh);
    return fresh;
  };
  useEffect(() => {
    let wanted = true;
    void ask().then(answer => wanted && setKnown(answer));
    return () => {
      wanted = false;
    };
  }, [id, asked]);
  return {
    known,
    again: () => setAsked(asked + 1),
    set: player => setKnown({ player, at: Date.now() }),
  };
};
