import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game, History, Seat } from '@threefold-games/core';
import { studyModel, type TableModel, type TableSource, type Track, type TurnInHand } from '../board/index.ts';
import type { SeatPlan } from '../settings/index.ts';
import type { OpenedStudy } from './studyRecord.ts';
import {
  addTurn,
  historyAt,
  lineThrough,
  type NodeId,
  nodeAt,
  promote,
  ROOT,
  remove,
  type Study,
  seatsOf,
} from './tree.ts';

let benches = 0;

/** A study while it is worked on: where one stands, and all that can be done from there. */
export class Workbench implements TableSource {
  readonly live = false;
  readonly game: Game;
  /** Tells one workbench from another. */
  readonly serial: number = ++benches;
  readonly opened: Signal<OpenedStudy>;
  readonly model: ReadonlySignal<TableModel>;
  /** The variation that is walked. */
  readonly track: Track = {
    at: () => this.variation.indexOf(this.at),
    last: () => this.variation.length - 1,
    goTo: turn => this.goTo(this.variation[turn] ?? ROOT),
  };
  /** What was played up to where one stands, and what has been made of the next turn by others than its composer. */
  private readonly standing: Signal<{ readonly history: History; readonly turn: TurnInHand }>;
  /** The end of the variation that is walked: going on leads there. */
  private tip: NodeId;

  /** `viewer`: the seat from which the board is seen, where it is not the first. */
  constructor(opened: OpenedStudy, viewer: Seat = 0) {
    this.game = opened.study.root.game;
    this.opened = signal(opened);
    this.tip = opened.at;
    this.standing = signal(standAt(opened));
    const { count, names } = seatsOf(opened.study);
    const seats = Array.from({ length: count }, (_, seat): SeatPlan => {
      const name = names[seat] ?? '';
      return seat === viewer ? { kind: 'me', name } : { kind: 'person', name, away: true };
    });
    this.model = computed(() => studyModel(this.standing.value.history, seats, this.standing.value.turn));
  }

  now(): number {
    return 0;
  }

  get study(): Study {
    return this.opened.value.study;
  }

  get at(): NodeId {
    return this.opened.value.at;
  }

  /** What was played up to where one stands, without the steps that are composed. */
  get history(): History {
    return this.standing.value.history;
  }

  /** The nodes of the variation that is walked, the root first. */
  get variation(): readonly NodeId[] {
    const { study } = this;
    return [ROOT, ...lineThrough(study, study.nodes.has(this.tip) ? this.tip : this.at)];
  }

  goTo(id: NodeId): void {
    if (!this.study.nodes.has(id)) return;
    if (!this.variation.includes(id)) this.tip = id;
    this.stand({ study: this.study, at: id, composed: [] });
  }

  /** Plays a whole turn from here, if it is one. */
  play(steps: readonly string[]): void {
    const added = addTurn(this.study, this.at, steps);
    if (!added.ok) return;
    const { study, id } = added.value;
    if (!this.variation.includes(id)) this.tip = id;
    this.stand({ study, at: id, composed: [] });
  }

  /** Plays turns after what is composed; the last may be unfinished. */
  playOn(turns: readonly (readonly string[])[]): void {
    let steps = this.opened.value.composed;
    for (const turn of turns) {
      const before = this.at;
      steps = [...steps, ...turn];
      this.play(steps);
      if (this.at !== before) steps = [];
    }
    if (steps.length > 0) this.stand({ ...this.opened.value, composed: steps });
  }

  /** What the composer has made so far. */
  compose(steps: readonly string[]): void {
    this.opened.value = { ...this.opened.value, composed: steps };
  }

  promote(id: NodeId): void {
    this.opened.value = { ...this.opened.value, study: promote(this.study, id) };
  }

  /** Takes a node away; who stood in what is gone stands before it. */
  remove(id: NodeId): void {
    const { parent } = nodeAt(this.study, id);
    const study = remove(this.study, id);
    if (study.nodes.has(this.at)) this.opened.value = { ...this.opened.value, study };
    else this.stand({ study, at: parent ?? ROOT, composed: [] });
  }

  /** Stands elsewhere, in a study that others have changed. */
  show(opened: OpenedStudy): void {
    if (!this.variation.includes(opened.at)) this.tip = opened.at;
    this.stand(opened);
  }

  private stand(opened: OpenedStudy): void {
    batch(() => {
      this.opened.value = opened;
      this.standing.value = standAt(opened);
    });
  }
}

const standAt = ({ study, at, composed }: OpenedStudy): { readonly history: History; readonly turn: TurnInHand } => ({
  history: historyAt(study, at),
  turn: { steps: composed },
});
