import { ok, type Result } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { SavedGame } from '../state/savedGame.ts';
import type { TableListener } from '../table/tableEvents.ts';
import { TableSession } from '../table/tableSession.ts';
import type { Around } from './around.ts';
import { LocalMatch } from './localMatch.ts';

/** A game at this screen, at its table. */
export class LocalSession extends TableSession<LocalMatch> {
  override readonly news = this.match.news;

  override get saved(): SavedGame {
    return this.match.stored;
  }

  /** Opens a saved game, or says why it cannot be played. */
  static open(saved: SavedGame, face: Face, around: Around, listener: TableListener): Result<LocalSession> {
    const match = LocalMatch.open(saved, around);
    if (!match.ok) return match;
    const adviser = { engine: around.engine, onFault: match.value.tell.bind(match.value) };
    return ok(new LocalSession(match.value, face, around, listener, adviser));
  }

  /** Begins to play: bots move, other tabs are heard. Returns what ends it. */
  override start(): () => void {
    const endings = [super.start(), this.match.start(() => this.controller.shown())];
    return () => {
      for (const end of endings) end();
    };
  }

  override goOn(): Promise<void> {
    return this.match.goOn();
  }

  override keepAgain(): Promise<void> {
    return this.match.keepAgain(this.composer.value?.steps ?? []);
  }

  override retry(): void {
    this.match.retry();
  }
}
