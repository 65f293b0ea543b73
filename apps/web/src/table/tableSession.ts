import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  formatRecord,
  type Game,
  type History,
  type Outcome,
  type Pick,
  type Position,
  type Seat,
  type Turn,
} from '@threefold/core';
import type { RoomResult } from '@threefold/room';
import type { Face } from '@threefold/stage';
import { isSeated, type TableModel } from '../match/tableModel.ts';
import type { ClockPlan, SeatPlan } from '../state/plans.ts';
import type { SavedGame } from '../state/savedGame.ts';
import type { Composer, Picked } from './composer.ts';
import { TableController } from './controller.ts';
import type { Adviser, Hint } from './hints.ts';
import type { Playback } from './playback.ts';
import type { News, TableListener } from './tableEvents.ts';
import type { TableSource } from './tableSource.ts';

/** A match as a table plays it. */
export interface Match extends TableSource {
  /** The bot that thinks. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  undo(): Promise<void>;
  resign(): Promise<void>;
}

/** How a game stands, as the parts of a table read it. */
export interface Standing {
  readonly model: TableModel;
  readonly game: Game;
  readonly history: History;
  readonly turns: readonly Turn[];
  /** What chance brought before the turn that is on. */
  readonly drawn: readonly string[];
  /** Where the turn begins, after the draw; to be copied, not changed. */
  readonly position: Position;
  readonly outcome: Outcome | undefined;
  readonly result: RoomResult | undefined;
  readonly setup: { readonly seats: number };
  readonly saved: StandingGame;
}

/** The game itself. */
export interface StandingGame {
  readonly id: string;
  /** The game's name in the catalogue. */
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly status: TableModel['status'];
  /** How it ended, where somebody at this screen has left it. */
  readonly end: { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat } | undefined;
  /** The clock of a game at one screen. */
  readonly clock: ClockPlan | undefined;
  /** As text, made when it is asked for. */
  readonly record: string;
}

export const isOver = ({ model }: Pick_<Standing, 'model'>): boolean => model.status !== 'running';

type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] };

const standingOf = (model: TableModel): Standing => {
  const { history, seats, status, result, plan, id } = model;
  const { game, turns, open, position } = history;
  const why = result?.why;
  const clock = plan?.oneScreen && plan.clock.kind === 'fischer' ? plan.clock : undefined;
  return {
    model,
    game,
    history,
    turns,
    drawn: open.drawn,
    position,
    outcome: position.outcome(),
    result,
    setup: { seats: seats.length },
    saved: {
      id,
      game: game.id,
      seats,
      status,
      end:
        why?.kind === 'resign' || why?.kind === 'time'
          ? { kind: why.kind === 'time' ? 'timeout' : 'resigned', seat: why.seat }
          : undefined,
      clock: clock && { minutes: clock.base / 60_000, increment: clock.increment / 1000 },
      get record() {
        return formatRecord(model.record());
      },
    },
  };
};

/** What a session needs from where it runs. */
export interface SessionAround {
  wait(milliseconds: number): Promise<void>;
}

/** A match and the board that it is played on: all that a table asks of them. */
export class TableSession<M extends Match = Match> {
  readonly match: M;
  readonly controller: TableController;
  readonly standing: ReadonlySignal<Standing>;
  /** What a player should know about the game itself. */
  readonly news: Signal<News | undefined> = signal(undefined);

  constructor(match: M, face: Face, around: SessionAround, listener: TableListener, adviser?: Adviser) {
    this.match = match;
    this.controller = new TableController(match, {
      face,
      wait: milliseconds => around.wait(milliseconds),
      narrow: () => false,
      names: () => [],
      // The table itself says when a turn needs no confirmation, and what was refused.
      confirms: () => true,
      listener: event => {
        if (event.kind !== 'refused' && event.kind !== 'takenBack') listener(event);
      },
      ...(adviser && { adviser }),
    });
    this.standing = computed(() => standingOf(match.model.value));
  }

  /** Begins to play. Returns what ends it. */
  start(): () => void {
    return this.controller.start();
  }

  /** What the person who acts composes; undefined while nobody at this screen acts. */
  get composer(): ReadonlySignal<Composer | undefined> {
    return this.controller.composer;
  }

  /** Grows with every change of the composer. */
  get changes(): ReadonlySignal<number> {
    return this.controller.changes;
  }

  get hint(): Signal<Hint | 'thinking' | undefined> {
    return this.controller.hints.hint;
  }

  get playback(): Playback {
    return this.controller.playback;
  }

  readonly timing = {
    /** Grows as time passes. */
    ticks: computed(() => this.controller.ticks.value),
    /** The clock that the time is read from. */
    now: (): number => this.match.now(),
    face: (seat: Seat) => this.match.model.value.clockFace(seat, this.match.now()),
    /** Milliseconds that a seat has left; undefined without a clock. */
    leftOf: (seat: Seat): number | undefined => this.timing.face(seat)?.left,
  };

  /** `thinking`: the bot that thinks. */
  get bots(): { readonly thinking: ReadonlySignal<Seat | undefined> } {
    return { thinking: this.match.thinking };
  }

  /** Whether the person at this screen can act. */
  get acting(): boolean {
    return this.controller.acting;
  }

  /** How many turns an undo takes back; 0 where there is nothing to take back. */
  get undoable(): number {
    return this.match.model.value.acts.undo;
  }

  /** Whether anybody at this screen plays; else one watches. */
  get seated(): boolean {
    return isSeated(this.match.model.value);
  }

  /** The seat that would resign: who acts, else who sits here. */
  get resigner(): Seat {
    return this.match.model.value.acts.resign ?? 0;
  }

  /** Whether the engine may be asked. */
  get advised(): boolean {
    return this.controller.hints.available;
  }

  setFace(face: Face): void {
    this.controller.setFace(face);
  }

  pick(pick: Pick): Picked {
    return this.controller.pick(pick);
  }

  drag(from: string, to: string): Picked {
    return this.controller.drag(from, to);
  }

  place(): Picked {
    return this.controller.place();
  }

  say(text: string): Picked {
    return this.controller.say(text);
  }

  /** Plays the composed turn. */
  confirm(): Promise<void> {
    return this.controller.confirm();
  }

  undo(): Promise<void> {
    return this.match.undo();
  }

  resign(): Promise<void> {
    return this.match.resign();
  }

  /** Asks the engine what it would play. */
  askHint(): Promise<void> {
    return this.controller.toggleHint();
  }

  /** Looks at the clock: time passes. */
  tick(): void {
    this.controller.tick();
  }

  /** The game as it is kept in this browser, where it is. */
  get saved(): SavedGame | undefined {
    return undefined;
  }

  /** Goes on with a game that was left before its end. */
  goOn?(): Promise<void>;
  /** Keeps a game for which storage has no place any more. */
  keepAgain?(): Promise<void>;
  /** Asks a bot again that broke down. */
  retry?(): void;
}
