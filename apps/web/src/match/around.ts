import type { Game } from '@threefold-games/core';
import type { EngineClient } from '@threefold-games/search';
import type { Library } from '../state/makeLibrary.ts';
import type { SavedGame } from '../state/savedGame.ts';

/** What a match needs from where it runs. */
export interface Around {
  readonly library: Pick<Library, 'load' | 'save' | 'keepAgain' | 'watch'>;
  readonly engine: Pick<EngineClient, 'chooseTurn' | 'analyse'>;
  findGame(id: string): Game | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** A game has ended here. */
  onEnd?(game: SavedGame): void;
  /** Calls back once this page alone may move the bots of a game; returns what gives that up. */
  holdBots(id: string, onHeld: () => void): () => void;
}

/** One page at a time moves the bots of a game; where the browser knows no locks, each does, and the store keeps the first turn. */
export const holdBots = (id: string, onHeld: () => void): (() => void) => {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) {
    onHeld();
    return () => undefined;
  }
  const given = new AbortController();
  let release: () => void = () => given.abort();
  void locks
    .request(`threefold-bots-${id}`, { signal: given.signal }, () => {
      onHeld();
      return new Promise<void>(resolve => {
        release = resolve;
      });
    })
    .catch(() => {
      // Given up before it was held; else the browser has locks but grants none here.
      if (!given.signal.aborted) onHeld();
    });
  return () => release();
};
