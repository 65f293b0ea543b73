import { fail, ok, type Result } from '@threefold/core';
import type { Library } from '../state/makeLibrary.ts';
import type { SavedGame } from '../state/savedGame.ts';

type Kept = Pick<Library, 'load' | 'save' | 'keepAgain'>;

/** Keeps one game: changes one after the other, each on top of what was saved last. */
export class Keeper {
  private readonly library: Kept;
  private game: SavedGame;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(library: Kept, game: SavedGame) {
    this.library = library;
    this.game = game;
  }

  /** The game as it was saved last. */
  get saved(): SavedGame {
    return this.game;
  }

  /** Saves what `make` makes of the game; undefined for no change. A save that another tab has overtaken is refused. */
  change(make: (saved: SavedGame) => SavedGame | undefined): Promise<Result<SavedGame>> {
    return this.inTurn(async () => {
      const wanted = make(this.game);
      if (!wanted) return ok(this.game);
      const saved = await this.library.save(wanted);
      if (saved.ok) this.game = saved.value;
      return saved;
    });
  }

  /** Keeps a game anew that is not in storage any more. */
  keepAgain(make: (saved: SavedGame) => SavedGame): Promise<Result<SavedGame>> {
    return this.inTurn(async () => {
      const saved = await this.library.keepAgain(make(this.game));
      if (saved.ok) this.game = saved.value;
      return saved;
    });
  }

  /** Takes the game as storage has it. */
  reload(): Promise<Result<SavedGame>> {
    return this.inTurn(async () => {
      const loaded = await this.library.load(this.game.id);
      if (loaded.ok) this.game = loaded.value;
      return loaded;
    });
  }

  /** Takes what another tab has saved; false where it is known already. */
  adopt(game: SavedGame): boolean {
    if (game.revision <= this.game.revision) return false;
    this.game = game;
    return true;
  }

  private inTurn(work: () => Promise<Result<SavedGame>>): Promise<Result<SavedGame>> {
    const done = this.queue.then(work, work).catch((error: unknown) => fail('store.blocked', String(error)));
    this.queue = done;
    return done;
  }
}
