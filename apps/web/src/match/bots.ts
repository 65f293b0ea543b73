import { signal } from '@preact/signals';
import type { Fault, Game, Seat } from '@threefold-games/core';
import { botDue, botPause, clockFace, type RoomState, viewOf } from '@threefold-games/room';
import type { Asked, EngineClient } from '@threefold-games/search';
import type { Library, SavedGame } from '../library/index.ts';

/** The surroundings of a match: storage, engine, clock. */
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

/** Where bots play. */
interface BotTable {
  /** The match as it stands; undefined while it is stopped. */
  room(): RoomState | undefined;
  /** Plays a turn that was chosen; false where it came to nothing. */
  play(room: RoomState, seat: Seat, steps: readonly string[]): Promise<boolean>;
  /** The engine did not answer. */
  fail(fault: Fault): void;
}

/** The least time that a bot takes, so that one sees whose turn it is. */
const LEAST = 500;
/** The lower levels answer as a person would. */
const PAUSE = [800, 1600] as const;

/** Moves the bots of a match, one after the other, until a person is to act. */
export class Bots {
  /** The bot that thinks. */
  readonly thinking = signal<Seat | undefined>(undefined);
  private readonly around: Around;
  private readonly table: BotTable;
  private asked: Asked<unknown> | undefined;
  private held = false;
  private closed = false;
  private advancing = false;

  constructor(around: Around, table: BotTable) {
    this.around = around;
    this.table = table;
  }

  /** Begins as soon as no other page moves the bots of this match. Returns what ends it. */
  start(id: string): () => void {
    const release = this.around.holdBots(id, () => {
      this.held = true;
      void this.advance();
    });
    return () => {
      this.closed = true;
      this.stop();
      release();
    };
  }

  /** What is being thought is of no use any more. */
  stop(): void {
    this.asked?.stop();
  }

  async advance(): Promise<void> {
    if (this.advancing) return;
    this.advancing = true;
    let moved = true;
    while (moved) moved = await this.move();
    this.advancing = false;
  }

  /** Lets the bot that acts play its turn; false where none is to act. */
  private async move(): Promise<boolean> {
    const room = this.table.room();
    const due = room && botDue(room);
    if (this.closed || !this.held || !room || !due) return false;
    this.thinking.value = due.seat;
    const left = clockFace(viewOf(room), due.seat, this.around.now())?.left;
    const { clock } = room.plan;
    const increment = clock.kind === 'fischer' ? clock.increment : 0;
    const asked = this.around.engine.chooseTurn({
      game: room.plan.game,
      position: room.position,
      strength: { level: due.level, character: due.character },
      seed: room.id,
      wait: false,
      ...(left !== undefined && { limits: { clock: { left, increment } } }),
    });
    this.asked = asked;
    const [answer] = await Promise.all([asked.answer, this.around.wait(Math.max(LEAST, botPause(room, PAUSE)))]);
    this.thinking.value = undefined;
    if (this.closed) return false;
    // Taken back, resigned or moved on in another tab: look again.
    if (this.table.room() !== room) return true;
    if (answer.ok) {
      const played = await this.table.play(room, due.seat, answer.value.steps);
      return played || this.table.room() !== room;
    }
    // Whoever has stopped it goes on afterwards.
    if (answer.error.code !== 'engine.stopped') this.table.fail(answer.error);
    return false;
  }
}
