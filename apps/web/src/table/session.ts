import { batch, type Signal, signal } from '@preact/signals';
import { type Fault, ok, type Pick, type Result, type Seat } from '@threefold/core';
import type { Asked, Thought } from '@threefold/search';
import type { Face } from '@threefold/stage';
import type { SavedGame } from '../state/savedGame.ts';
import type { Around } from './around.ts';
import { Bots } from './bots.ts';
import { Composer, type Picked } from './composer.ts';
import { Keeper } from './keeper.ts';
import { Playback } from './playback.ts';
import { isHere, isOver, keptComposed, openStanding, type Standing, withEnd, withTurn, withTurns } from './standing.ts';
import type { News, TableListener } from './tableEvents.ts';
import type { Hint, TableSession } from './tableSession.ts';
import { Timing } from './timing.ts';

/** Time for a hint, in milliseconds. */
const HINT = 1200;

/** A game that is being played on this page. */
export class Session implements TableSession {
  readonly standing: Signal<Standing>;
  /** What the person who acts composes; undefined while nobody at this screen acts. */
  readonly composer = signal<Composer | undefined>(undefined);
  /** Grows with every change of the composer. */
  readonly changes = signal(0);
  readonly news = signal<News | undefined>(undefined);
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  readonly playback: Playback;
  readonly timing: Timing;
  readonly bots: Bots;
  private face: Face;
  private readonly around: Around;
  private readonly keeper: Keeper;
  private readonly listener: TableListener;
  /** The hint that was asked for last, after so many steps. */
  private hinting: { readonly after: number; readonly asked: Asked<Thought> } | undefined;

  private constructor(standing: Standing, face: Face, around: Around, listener: TableListener) {
    this.standing = signal(standing);
    this.face = face;
    this.around = around;
    this.listener = listener;
    this.keeper = new Keeper(around.library, standing.saved);
    this.playback = new Playback(around, listener);
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

  /** Speaks another language from now on. */
  setFace(face: Face): void {
    if (face === this.face) return;
    this.face = face;
    this.beginTurn(this.composer.value?.steps ?? []);
  }

  /** Whether the person at this screen can act. */
  get acting(): boolean {
    return this.composer.value !== undefined && this.playback.shown.value === undefined;
  }

  pick(pick: Pick): Picked {
    return this.compose(composer => composer.pick(pick));
  }

  drag(from: string, to: string): Picked {
    return this.compose(composer => composer.drag(from, to));
  }

  place(): Picked {
    return this.compose(composer => composer.place());
  }

  say(text: string): Picked {
    return this.compose(composer => composer.say(text));
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

  /** How many turns an undo takes back; 0 where there is nothing to take back. */
  get undoable(): number {
    const { turns, saved } = this.standing.value;
    const last = turns.findLastIndex(({ seat }) => isHere(saved, seat));
    return isOver(this.standing.value) || last < 0 ? 0 : turns.length - last;
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

  /** Whether anybody at this screen plays; else one watches bots. */
  get seated(): boolean {
    const { saved } = this.standing.value;
    return saved.seats.some((_, seat) => isHere(saved, seat));
  }

  /** The seat that would resign: who acts, else who sits here. */
  get resigner(): Seat {
    const { position, saved } = this.standing.value;
    const first = saved.seats.findIndex((_, seat) => isHere(saved, seat));
    return isHere(saved, position.actor) ? position.actor : Math.max(0, first);
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
      judge: 'net',
      wait: false,
      lines: 1,
      limits: { milliseconds: HINT },
    });
    const hinting = { after: composer.steps.length, asked };
    this.hinting = hinting;
    const thought = await asked.answer;
    if (this.hinting !== hinting) return;
    const [best] = thought.ok ? thought.value.report.lines : [];
    this.hint.value = best && { steps: best.turns[0] ?? [], chance: best.values[composer.position.actor] ?? 0 };
    if (!thought.ok) this.tell(thought.error);
  }

  /** Looks at the clock: says the time when it runs low, ends the game when it has run out. */
  tick(): void {
    const { moment, over } = this.timing.tick();
    if (moment !== undefined) this.listener({ kind: 'clock', seconds: moment / 1000 });
    if (over) void this.end('timeout', this.standing.value.position.actor);
  }

  private compose(act: (composer: Composer) => Picked): Picked {
    const composer = this.composer.value;
    if (!composer || !this.acting) return 'nothing';
    const before = composer.steps.length;
    const result = act(composer);
    if (composer.steps.length > before)
      this.playback.step(this.face, composer.lastMade!, this.standing.value.position.actor);
    return result;
  }

  /** Somebody begins to act: a person composes. */
  private beginTurn(steps: readonly string[]): void {
    const standing = this.standing.value;
    const { position, game, saved } = standing;
    this.dropHint();
    this.timing.begin();
    if (isOver(standing) || !isHere(saved, position.actor)) {
      this.composer.value = undefined;
      return;
    }
    const composer = new Composer({ game, face: this.face, position, steps, onChange: () => this.composed(composer) });
    this.composer.value = composer;
    this.changes.value++;
  }

  /** What is advised for another moment is of no use. */
  private dropHint(): void {
    this.hinting?.asked.stop();
    this.hinting = undefined;
    this.hint.value = undefined;
  }

  /** Every step that is made or taken back is kept at once. */
  private composed(composer: Composer): void {
    this.changes.value++;
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
      await this.playback.turn(this.face, from, from.position.actor, steps);
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
    const standing = openStanding(this.around.findGame, saved);
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
      const before = this.standing.value;
      this.takeOver(game);
      const { turns } = this.standing.value;
      const turn = turns[before.turns.length];
      if (turn && turns.length === before.turns.length + 1)
        void this.playback.turn(this.face, before, turn.seat, turn.steps);
    }
  }

  private takeOver(saved: SavedGame): void {
    this.bots.stop();
    this.stand(saved);
    this.beginTurn(this.standing.value.composed);
    void this.bots.advance();
  }
}
