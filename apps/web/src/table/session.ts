import { batch, signal } from '@preact/signals';
import { type Fault, NOBODY, type Pick, parseStep, type Result, type Seat, type StepEvent } from '@threefold/core';
import type { Asked } from '@threefold/search';
import type { Face, Motion } from '@threefold/stage';
import type { SavedGame } from '../state/savedGame.ts';
import type { Around } from './around.ts';
import { addIncrement, announcedBetween, runDown } from './clock.ts';
import { Composer, type MadeStep, type Picked } from './composer.ts';
import { Keeper } from './keeper.ts';
import { placedCells } from './placed.ts';
import { isOver, keptComposed, openStanding, type Standing, withEnd, withTurn, withTurns } from './standing.ts';

/** What happened, for those who say it aloud or make a sound of it. */
export type TableEvent =
  /** A step was made; `text` says it in words. */
  | { readonly kind: 'step'; readonly seat: Seat; readonly text: string; readonly motion: readonly Motion[] }
  /** A person is to act. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over' }
  /** So much time is left to the person who acts. */
  | { readonly kind: 'clock'; readonly seconds: number };

/** What a player should know about the game itself. */
export type News =
  | { readonly kind: 'otherTab' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** A turn while it is being shown step by step. */
export interface Shown {
  readonly view: unknown;
  readonly seat: Seat;
  /** How many whole turns were played before it. */
  readonly before: number;
  /** Its steps so far. */
  readonly steps: readonly string[];
  /** The cells onto which they put something. */
  readonly cells: readonly string[];
}

/** What the engine would play. */
export interface Hint {
  readonly steps: readonly string[];
  /** The share of the win that the seat can expect. */
  readonly chance: number;
}

/** The pause between two steps of a turn that is shown, and the least time that a bot takes, in milliseconds. */
const BETWEEN = 350;
const LEAST = 500;
/** A movement is not waited for longer than this. */
const LONGEST_MOTION = 1500;
/** Time for a hint. */
const HINT = 1200;

/** A game that is being played on this page. */
export class Session {
  readonly standing;
  /** What the person who acts composes; undefined while nobody at this screen acts. */
  readonly composer = signal<Composer | undefined>(undefined);
  /** Grows with every change of the composer. */
  readonly changes = signal(0);
  readonly shown = signal<Shown | undefined>(undefined);
  readonly motion = signal<{ readonly id: number; readonly steps: readonly Motion[] } | undefined>(undefined);
  /** The bot that thinks. */
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly news = signal<News | undefined>(undefined);
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  /** Grows while a clock runs. */
  readonly ticks = signal(0);
  private face: Face;
  private readonly around: Around;
  private readonly keeper: Keeper;
  private readonly listener: (event: TableEvent) => void;
  private readonly opened: number;
  private asked: Asked<unknown> | undefined;
  private advancing = false;
  private holdsBots = false;
  private closed = false;
  private settle: () => void = () => undefined;
  private lastLeft = Number.POSITIVE_INFINITY;
  private readonly endings: (() => void)[] = [];

  constructor(standing: Standing, face: Face, around: Around, listener: (event: TableEvent) => void) {
    this.standing = signal(standing);
    this.face = face;
    this.around = around;
    this.listener = listener;
    this.keeper = new Keeper(around.library, standing.saved);
    this.opened = around.now();
    this.beginTurn(standing.composed);
  }

  /** Opens a saved game, or says why it cannot be played. */
  static open(saved: SavedGame, face: Face, around: Around, listener: (event: TableEvent) => void): Result<Session> {
    const standing = openStanding(around.findGame, saved);
    return standing.ok ? { ok: true, value: new Session(standing.value, face, around, listener) } : standing;
  }

  /** Begins to play: bots move, other tabs are heard. Returns what ends it. */
  start(): () => void {
    const { id } = this.keeper.saved;
    this.endings.push(
      this.around.library.watch(id, game => this.heard(game)),
      this.around.holdBots(id, () => {
        this.holdsBots = true;
        void this.advance();
      }),
    );
    return () => {
      this.closed = true;
      this.asked?.stop();
      for (const end of this.endings) end();
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
    return this.composer.value !== undefined && this.shown.value === undefined;
  }

  isHere(seat: Seat): boolean {
    const kind = this.keeper.saved.seats[seat]?.kind;
    return kind === 'me' || kind === 'person';
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
    if (await this.commit(saved => this.turned(standing, saved, steps))) this.beginTurn([]);
    else if (!this.composer.value && this.standing.value === standing) this.beginTurn(steps);
    void this.advance();
  }

  /** How many turns an undo takes back; 0 where there is nothing to take back. */
  get undoable(): number {
    const { turns } = this.standing.value;
    const last = turns.findLastIndex(({ seat }) => this.isHere(seat));
    return isOver(this.standing.value) || last < 0 ? 0 : turns.length - last;
  }

  /** Back to before the last turn of a person at this screen. */
  async undo(): Promise<void> {
    const count = this.undoable;
    const standing = this.standing.value;
    if (count === 0) return;
    this.asked?.stop();
    const kept = standing.turns.length - count;
    if (await this.commit(saved => this.stamped(standing, withTurns({ ...standing, saved }, kept)))) this.beginTurn([]);
    void this.advance();
  }

  /** The seat that would resign: who acts, else who sits here. */
  get resigner(): Seat {
    const { actor } = this.standing.value.position;
    const first = this.keeper.saved.seats.findIndex((_, seat) => this.isHere(seat));
    return this.isHere(actor) ? actor : Math.max(0, first);
  }

  resign(): Promise<void> {
    return this.end('resigned', this.resigner);
  }

  /** Goes on with a game that was left before its end. */
  async goOn(): Promise<void> {
    const running = await this.commit(saved => ({ ...saved, status: 'running', updated: this.around.now() }));
    if (running) this.beginTurn([]);
    void this.advance();
  }

  /** Asks the engine what it would play. */
  async askHint(): Promise<void> {
    const composer = this.composer.value;
    if (!composer || composer.finished || this.hint.value === 'thinking') return;
    this.hint.value = 'thinking';
    const before = composer.steps.length;
    const asked = this.around.engine.analyse({
      game: composer.game.id,
      position: composer.position.encode(),
      judge: 'net',
      wait: false,
      lines: 1,
      limits: { milliseconds: HINT },
    });
    const answer = await asked.answer;
    if (this.composer.value !== composer || composer.steps.length !== before) return;
    const [best] = answer.ok ? answer.value.report.lines : [];
    this.hint.value = best && { steps: best.turns[0] ?? [], chance: best.values[composer.position.actor] ?? 0 };
    if (!answer.ok) this.news.value = { kind: 'fault', fault: answer.error };
  }

  /** Milliseconds that a seat has left; undefined without a clock. */
  leftOf(seat: Seat): number | undefined {
    const { clock } = this.keeper.saved;
    const left = clock?.left[seat];
    if (left === undefined || !this.runs(seat)) return left;
    return Math.max(0, left - this.elapsed());
  }

  /** Looks at the clock: says the time when it runs low, ends the game when it has run out. */
  tick(): void {
    const { actor } = this.standing.value.position;
    const left = this.runs(actor) ? this.leftOf(actor) : undefined;
    if (left === undefined) return;
    this.ticks.value++;
    const moment = this.isHere(actor) ? announcedBetween(this.lastLeft, left) : undefined;
    this.lastLeft = left;
    if (moment !== undefined) this.listener({ kind: 'clock', seconds: moment / 1000 });
    if (left === 0) void this.end('timeout', actor);
  }

  /** The board has come to rest. */
  settled(id: number): void {
    if (this.motion.value?.id === id) this.settle();
  }

  private compose(act: (composer: Composer) => Picked): Picked {
    const composer = this.composer.value;
    if (!composer || !this.acting) return 'nothing';
    const before = composer.steps.length;
    const result = act(composer);
    if (composer.steps.length > before) {
      this.hint.value = undefined;
      this.showStep(composer.lastMade!, this.standing.value.position.actor);
    }
    return result;
  }

  /** Tells how a step goes. */
  private showStep({ view, step, events }: MadeStep, seat: Seat): void {
    const motion = this.face.motion(view, step, events);
    this.motion.value = { id: (this.motion.value?.id ?? 0) + 1, steps: motion };
    this.listener({ kind: 'step', seat, text: this.face.tell(view, step, events), motion });
  }

  /** Somebody begins to act: a person composes. */
  private beginTurn(steps: readonly string[]): void {
    const { position, game } = this.standing.value;
    const { actor } = position;
    this.hint.value = undefined;
    this.lastLeft = Number.POSITIVE_INFINITY;
    if (isOver(this.standing.value) || !this.isHere(actor)) {
      this.composer.value = undefined;
      return;
    }
    const composer = new Composer({ game, face: this.face, position, steps, onChange: () => this.composed(composer) });
    this.composer.value = composer;
    this.changes.value++;
  }

  /** Every step that is made or taken back is kept at once. */
  private composed(composer: Composer): void {
    this.changes.value++;
    if (composer !== this.composer.value) return;
    const standing = this.standing.value;
    const { steps } = composer;
    const wanted = keptComposed(standing, steps);
    void this.keeper
      .change(saved =>
        this.standing.value !== standing || isSameList(saved.composed, wanted)
          ? undefined
          : this.stamped(standing, { ...saved, composed: wanted }),
      )
      .then(saved => (saved.ok ? undefined : this.lost(saved.error)));
  }

  /** What is saved after a turn: the clock too. */
  private turned(standing: Standing, saved: SavedGame, steps: readonly string[]): SavedGame {
    const after = this.stamped(standing, withTurn({ ...standing, saved }, steps));
    return after.clock ? { ...after, clock: addIncrement(after.clock, standing.position.actor) } : after;
  }

  /** The same with the time that was used until now. */
  private stamped(standing: Standing, saved: SavedGame): SavedGame {
    const { actor } = standing.position;
    const clock = saved.clock && this.runs(actor) ? runDown(saved.clock, actor, this.elapsed()) : saved.clock;
    return { ...saved, updated: this.around.now(), ...(clock && { clock }) };
  }

  /** Whether the clock of a seat runs. */
  private runs(seat: Seat): boolean {
    const standing = this.standing.value;
    return seat >= 0 && seat === standing.position.actor && !isOver(standing);
  }

  /** Since the clock was kept; a bot's runs only while somebody lets it think. */
  private elapsed(): number {
    const { updated } = this.keeper.saved;
    const here = this.isHere(this.standing.value.position.actor);
    return this.around.now() - (here ? updated : Math.max(updated, this.opened));
  }

  private async end(kind: 'resigned' | 'timeout', seat: Seat): Promise<void> {
    const standing = this.standing.value;
    if (isOver(standing)) return;
    this.asked?.stop();
    await this.commit(saved => this.stamped(standing, withEnd({ ...standing, saved }, kind, seat)));
    this.beginTurn([]);
  }

  /** Saves, and only then lets it count. False where another tab was faster: then the game is shown as it is there. */
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
      this.news.value = { kind: 'fault', fault: standing.error };
      return;
    }
    batch(() => {
      this.standing.value = standing.value;
      if (this.news.value?.kind === 'fault') this.news.value = undefined;
    });
    if (!was && isOver(standing.value)) this.listener({ kind: 'over' });
    else if (this.isHere(standing.value.position.actor) && !this.advancing)
      this.listener({ kind: 'turn', seat: standing.value.position.actor });
  }

  /** A save was refused. */
  private async lost(error: Fault): Promise<void> {
    if (error.code !== 'store.stale') {
      this.news.value = { kind: 'fault', fault: error };
      return;
    }
    const loaded = await this.keeper.reload();
    if (!loaded.ok) {
      this.news.value = { kind: 'gone' };
      return;
    }
    this.asked?.stop();
    this.stand(loaded.value);
    this.news.value = { kind: 'otherTab' };
    this.beginTurn(this.standing.value.composed);
    void this.advance();
  }

  private heard(game: SavedGame | undefined): void {
    if (!game) {
      this.news.value = { kind: 'gone' };
      return;
    }
    if (!this.keeper.adopt(game)) return;
    this.asked?.stop();
    const before = this.standing.value;
    this.stand(game);
    const now = this.standing.value;
    this.beginTurn(now.composed);
    const isNext = now.turns.length === before.turns.length + 1;
    const turn = now.turns.at(-1);
    if (isNext && turn) void this.showTurn(before, turn.seat, turn.steps);
    void this.advance();
  }

  /** Lets bots play until a person is to act. */
  private async advance(): Promise<void> {
    if (this.advancing) return;
    this.advancing = true;
    let moved = false;
    while (await this.moveBot()) moved = true;
    this.advancing = false;
    const { actor } = this.standing.value.position;
    if (moved && actor !== NOBODY && this.isHere(actor)) this.listener({ kind: 'turn', seat: actor });
  }

  private async moveBot(): Promise<boolean> {
    const standing = this.standing.value;
    const { actor } = standing.position;
    const plan = standing.saved.seats[actor];
    if (this.closed || !this.holdsBots || isOver(standing) || plan?.kind !== 'bot') return false;
    this.thinking.value = actor;
    const { clock, id } = this.keeper.saved;
    const asked = this.around.engine.chooseTurn({
      game: standing.game.id,
      position: standing.position.encode(),
      strength: { level: plan.level ?? 1 },
      seed: id,
      wait: false,
      ...(clock && { limits: { clock: { left: this.leftOf(actor) ?? 0, increment: clock.increment * 1000 } } }),
    });
    this.asked = asked;
    const [answer] = await Promise.all([asked.answer, this.around.wait(LEAST)]);
    this.thinking.value = undefined;
    if (this.closed) return false;
    if (this.standing.value !== standing) return true;
    if (!answer.ok) {
      this.news.value = { kind: 'fault', fault: answer.error };
      return false;
    }
    const { steps } = answer.value;
    this.shown.value = {
      view: standing.position.view(),
      seat: actor,
      before: standing.turns.length,
      steps: [],
      cells: [],
    };
    const counts = await this.commit(saved => this.turned(standing, saved, steps));
    if (counts) {
      this.beginTurn([]);
      await this.showTurn(standing, actor, steps);
    }
    this.shown.value = undefined;
    return counts;
  }

  /** Asks a bot again that broke down. */
  retry(): void {
    this.news.value = undefined;
    void this.advance();
  }

  /** Shows a turn step by step, so that one can follow it. */
  private async showTurn(from: Standing, seat: Seat, steps: readonly string[]): Promise<void> {
    const { game, turns } = from;
    const position = from.position.copy();
    const told: MadeStep[] = [];
    for (const [i, step] of steps.entries()) {
      const action = parseStep(game, position, step);
      if (!action.ok || this.closed) break;
      const made = { view: position.view(), step, events: [] as readonly StepEvent[] };
      position.make(action.value);
      made.events = position.events();
      told.push(made);
      const moved = new Promise<void>(resolve => {
        this.settle = resolve;
      });
      batch(() => {
        const cells = placedCells(this.face, told);
        this.shown.value = {
          view: position.view(),
          seat,
          before: turns.length,
          steps: steps.slice(0, i + 1),
          cells,
        };
        this.showStep(made, seat);
      });
      const still = this.motion.value?.steps.length === 0;
      await Promise.race([still ? undefined : moved, this.around.wait(still ? 0 : LONGEST_MOTION)]);
      if (i < steps.length - 1) await this.around.wait(BETWEEN);
    }
    this.shown.value = undefined;
  }
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, i) => text === other[i]);
