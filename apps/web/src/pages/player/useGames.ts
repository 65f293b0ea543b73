import type { Fault } from '@threefold-games/core';
import type { PlayerGame } from '@threefold-games/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';

/** The games that are listed so far. */
interface Listed {
  readonly games: readonly PlayerGame[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
  readonly loading: boolean;
  readonly fault?: Fault;
}

const NOTHING: Listed = { games: [], next: null, loading: true };

interface Listing {
  readonly listed: Listed;
  /** Fetches the next page, or again what did not come. */
  more(): void;
}

/** The finished games of a player page by page, of one game or of all, and with one person or with anybody. */
export const useGames = (id: string, game: string, together: string | undefined): Listing => {
  const [listed, setListed] = useState(NOTHING);
  const asked = useRef(0);
  const fetchPage = async (before: string | null, known: readonly PlayerGame[]): Promise<void> => {
    const own = ++asked.current;
    setListed({ games: known, next: before, loading: true });
    const query = {
      ...(game !== '' && { game }),
      ...(together !== undefined && { with: together }),
      ...(before !== null && { before }),
    };
    const answer = await api.ask('GET /api/players/:id/games', { params: { id }, query });
    if (own !== asked.current) return;
    setListed(
      answer.ok
        ? { games: [...known, ...answer.value.games], next: answer.value.next, loading: false }
        : { games: known, next: before, loading: false, fault: answer.error },
    );
  };
  useEffect(() => {
    void fetchPage(null, []);
    return () => {
      asked.current++;
    };
  }, [id, game, together]);
  return { listed, more: () => void fetchPage(listed.next, listed.games) };
};
