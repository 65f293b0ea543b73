import type { TurnPlayer } from '@threefold-games/board-core/compose';
import type { History, Turn } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';

/** So many turns that came at once are shown one by one; of more only the last. */
const MOST = 3;

/** Turns of others that are to be shown one after the other. */
export class ShowQueue {
  private readonly player: TurnPlayer;
  private readonly onEmpty: () => void;
  /** First the one that is being shown. */
  private turns: readonly { readonly turn: Turn; readonly history: History; readonly face: Face }[] = [];
  private showing: Promise<void> = Promise.resolve();

  constructor(player: TurnPlayer, onEmpty: () => void) {
    this.player = player;
    this.onEmpty = onEmpty;
  }

  get busy(): boolean {
    return this.turns.length > 0;
  }

  /** Shows these turns of a history after those that wait. */
  add(face: Face, history: History, turns: readonly Turn[]): void {
    const [current, ...waiting] = this.turns;
    const next = [...waiting, ...turns.map(turn => ({ turn, history, face }))];
    const shown = next.length > MOST ? next.slice(-1) : next;
    this.turns = current ? [current, ...shown] : shown;
    if (current) this.player.stay();
    else if (this.busy) this.showing = this.showNext();
  }

  /** Shows how it stands at once. */
  clear(): void {
    this.turns = [];
    this.player.cut();
  }

  /** Settles when everything has been shown. */
  async empty(): Promise<void> {
    while (this.busy) await this.showing;
  }

  private async showNext(): Promise<void> {
    for (let [next] = this.turns; next; [next] = this.turns) {
      const { turn, history, face } = next;
      const stays = (): boolean => this.turns.length > 1;
      await this.player.turn(face, history, history.turns.indexOf(turn), { stays });
      if (this.turns[0] !== next) return;
      this.turns = this.turns.slice(1);
    }
    this.onEmpty();
  }
}

/** The turns by which a history goes beyond another; undefined where it is none that goes on from there. */
export const grown = (before: History, after: History): readonly Turn[] | undefined =>
  after.length > before.length && after.turns[before.length - 1] === before.turns.at(-1)
    ? after.turns.slice(before.length)
    : undefined;
