import { batch } from '@preact/signals';
import { type Fault, ok, type Result, type Seat } from '@threefold/core';
import type { Asked, Thought } from '@threefold/search';
import type { Face } from '@threefold/stage';
import type { SavedGame } from '../state/savedGame.ts';
import type { Around } from './around.ts';
import { Bots } from './bots.ts';
import type { Composer } from './composer.ts';
import { Keeper } from './keeper.ts';
import { positionBefore } from './played.ts';
import { SharedSession } from './sharedSession.ts';
import { isHere, isOver, keptComposed, openStanding, type Standing, withEnd, withTurn, withTurns } from './standing.ts';
import type { TableListener } from './tableEvents.ts';
import { Timing } from './timing.ts';

/** Time for a hint, in milliseconds. */
const HINT = 1200;

/** A game that is being played on this page. */
export class Session extends SharedSession {
  readonly timing: Timing;
  readonly bots: Bots;
  private readonly around: Around;
  private readonly keeper: Keeper;
  /** The hint that was asked for last, after so many steps. */
  private hinting: { readonly after: number; readonly asked: Asked<Thought> } | undefined;

  private constructor(standing: Standing, face: Face, around: Around, listener: TableListener) {
    super(standing, face, around, listener);
    this.around = around;
    this.keeper = new Keeper(around.library, standing.saved);
    this.timing = new Timing(around, { saved: () => this.keeper.saved, standing: () => this.standing.peek() });
    this.bots = new Bots(around, {
      standing: () => this.standing.peek(),
      leftOf: seat => this.timing.leftOf(seat),
      play: (from, steps) => this.playBot(from, steps),
      fail: fault => this.tell(fault),
      handOver: seat => this.listener({ kind: 'turn', seat }),
    });
    this.beginTurn(standing.composed);
  }

  /** Opens a saved game, or says why it cannot be played. */
  static open(saved: SavedGame, face: Face, around: Around, listener: TableListener): Result<Session> {
    const standing = openStanding(around.findGame, saved);
    return standing.ok ? ok(new Session(standing.value, face, around, listener)) : standing;
  }

  /** Begins to play: bots move, other tabs are heard. Returns what ends it. */
  start(): () => void {
    const { id } = this.keeper.saved;
    const endings = [this.around.library.watch(id, game => this.heard(game)), this.bots.start(id)];
    return () => {
      for (const end of endings) end();
      this.playback.release();
      this.dropHint();
    };
  }

  /** Plays the composed turn. It counts once it is saved. */
  async confirm(): Promise<void> {
    const composer = this.composer.value;
    if (!composer?.finished || !this.acting) return;
    const { steps } = composer;
    const standing = this.standing.value;
    this.composer.value = undefined;
    if (await this.commit(saved => this.timing.turned(withTurn({ ...standing, saved }, steps)))) this.beginTurn([]);
    else if (this.standing.value === standing) this.beginTurn(steps);
    void this.bots.advance();
  }

  /** Back to before the last turn of a person at this screen. */
  async undo(): Promise<void> {
    const count = this.undoable;
    if (count === 0) return;
    const kept = this.standing.value.turns.length - count;
    this.bots.stop();
    // A bot may play at the same moment: its turn is taken back with the others.
    while (!isOver(this.standing.value) && this.standing.value.turns.length > kept) {
      const standing = this.standing.value;
      this.playback.release();
      const done = await this.commit(saved => this.timing.stamped(withTurns({ ...standing, saved }, kept)));
      if (done) this.beginTurn([]);
      else if (this.standing.value === standing) break;
    }
    this.playback.release();
    void this.bots.advance();
  }

  resign(): Promise<void> {
    return this.end('resigned', this.resigner);
  }

  /** Goes on with a game that was left before its end. */
  async goOn(): Promise<void> {
    const running = await this.commit(saved => ({ ...saved, status: 'running', updated: this.around.now() }));
    if (running) this.beginTurn([]);
    void this.bots.advance();
  }

  /** Keeps a game for which storage has no place any more, as it stands here. */
  async keepAgain(): Promise<void> {
    const steps = keptComposed(this.standing.value, this.composer.value?.steps ?? []);
    const saved = await this.keeper.keepAgain(game => this.timing.stamped({ ...game, composed: steps }));
    if (!saved.ok) return this.lost(saved.error);
    this.news.value = undefined;
    this.takeOver(saved.value);
  }

  /** Asks a bot again that broke down. */
  retry(): void {
    this.news.value = undefined;
    void this.bots.advance();
  }

  /** Asks the engine what it would play. */
  async askHint(): Promise<void> {
    const composer = this.composer.value;
    if (!composer || composer.finished || this.hint.value === 'thinking') return;
    this.hint.value = 'thinking';
    const asked = this.around.engine.analyse({
      game: composer.game.id,
      position: composer.position.encode(),
      evaluator: 'big',
      wait: false,
      variations: 1,
      limits: { milliseconds: HINT },
    });
    const hinting = { after: composer.steps.length, asked };
    this.hinting = hinting;
    const thought = await asked.answer;
    if (this.hinting !== hinting) return;
    const [best] = thought.ok ? thought.value.report.variations : [];
    this.hint.value = best && { steps: best.turns[0] ?? [], chance: best.values[composer.position.actor] ?? 0 };
    if (!thought.ok) this.tell(thought.error);
  }

  /** Looks at the clock: says the time when it runs low, ends the game when it has run out. */
  tick(): void {
    const { moment, over } = this.timing.tick();
    if (moment !== undefined) this.listener({ kind: 'clock', seconds: moment / 1000 });
    if (over) void this.end('timeout', this.standing.value.position.actor);
  }

  protected override beginTurn(steps: readonly string[]): void {
    this.dropHint();
    super.beginTurn(steps);
  }

  /** What is advised for another moment is of no use. */
  private dropHint(): void {
    this.hinting?.asked.stop();
    this.hinting = undefined;
    this.hint.value = undefined;
  }

  /** Every step that is made or taken back is kept at once. */
  protected composed(composer: Composer): void {
    if (composer.steps.length !== this.hinting?.after) this.dropHint();
    const standing = this.standing.value;
    const wanted = keptComposed(standing, composer.steps);
    const changes = (saved: SavedGame): boolean =>
      this.standing.value === standing && saved.composed.join(' ') !== wanted.join(' ');
    void this.keeper
      .change(saved => (changes(saved) ? this.timing.stamped({ ...saved, composed: wanted }) : undefined))
      .then(saved => (saved.ok ? undefined : this.lost(saved.error)));
  }

  /** A bot's turn counts before it is shown. */
  private async playBot(from: Standing, steps: readonly string[]): Promise<boolean> {
    this.playback.hold(from);
    const counts = await this.commit(saved => this.timing.turned(withTurn({ ...from, saved }, steps)));
    if (counts) {
      this.beginTurn([]);
      await this.showTurn(from.turns.length);
    } else this.playback.release();
    return counts;
  }

  private async end(kind: 'resigned' | 'timeout', seat: Seat): Promise<void> {
    const standing = this.standing.value;
    if (isOver(standing)) return;
    this.bots.stop();
    this.playback.release();
    if (await this.commit(saved => this.timing.stamped(withEnd({ ...standing, saved }, kind, seat))))
      this.beginTurn([]);
    else if (kind === 'resigned' && this.standing.value !== standing) await this.end(kind, seat);
    else void this.bots.advance();
  }

  /** Saves, and only then lets it count. False where it does not, such as when another tab was faster. */
  private async commit(make: (saved: SavedGame) => SavedGame): Promise<boolean> {
    const standing = this.standing.value;
    const saved = await this.keeper.change(each => (this.standing.value === standing ? make(each) : undefined));
    if (!saved.ok) {
      await this.lost(saved.error);
      return false;
    }
    if (this.standing.value !== standing) return false;
    this.stand(saved.value);
    return true;
  }

  private stand(saved: SavedGame): void {
    const was = isOver(this.standing.value);
    const standing = openStanding(this.around.findGame, saved, this.standing.value);
    if (!standing.ok) {
      this.tell(standing.error);
      return;
    }
    const { actor } = standing.value.position;
    batch(() => {
      this.standing.value = standing.value;
      if (this.news.value?.kind === 'fault') this.news.value = undefined;
    });
    if (!was && isOver(standing.value)) this.listener({ kind: 'over' });
    else if (isHere(saved, actor) && !this.bots.busy) this.listener({ kind: 'turn', seat: actor });
  }

  private tell(fault: Fault): void {
    this.news.value = { kind: 'fault', fault };
  }

  /** A save was refused: where another tab was faster, the game is shown as it is there. */
  private async lost(error: Fault): Promise<void> {
    if (error.code !== 'store.stale') return this.tell(error);
    const loaded = await this.keeper.reload();
    if (!loaded.ok) {
      this.news.value = { kind: 'gone' };
      return;
    }
    this.takeOver(loaded.value);
    this.news.value = { kind: 'otherTab' };
  }

  /** Another tab has saved the game. */
  private heard(game: SavedGame | undefined): void {
    if (!game) this.news.value = { kind: 'gone' };
    else if (this.keeper.adopt(game)) {
      const { length } = this.standing.value.turns;
      this.takeOver(game);
      if (this.standing.value.turns.length === length + 1) void this.showTurn(length);
    }
  }

  /** Shows the turn that came after so many others. */
  private async showTurn(index: number): Promise<void> {
    const standing = this.standing.value;
    const turn = standing.turns[index];
    if (turn) await this.playback.turn(this.face, positionBefore(standing, index), index, turn);
  }

  private takeOver(saved: SavedGame): void {
    this.bots.stop();
    this.stand(saved);
    this.beginTurn(this.standing.value.composed);
    void this.bots.advance();
  }
}
