import { type Signal, signal } from '@preact/signals';
import { type Game, type History, ok, type Result } from '@threefold/core';
import type { OpenedStudy } from './studyRecord.ts';
import { addTurn, historyAt, lineThrough, type NodeId, nodeAt, promote, ROOT, remove, type Study } from './tree.ts';

let benches = 0;

/** A study while it is worked on: where one stands, and all that can be done from there. */
export class Workbench {
  readonly game: Game;
  /** Tells one workbench from another. */
  readonly serial: number = ++benches;
  readonly opened: Signal<OpenedStudy>;
  /** Grows whenever the unfinished turn was changed by others than its composer. */
  readonly placed: Signal<number> = signal(0);
  /** The end of the variation that is walked: going on leads there. */
  private tip: NodeId;

  constructor(opened: OpenedStudy) {
    this.game = opened.study.root.game;
    this.opened = signal(opened);
    this.tip = opened.at;
  }

  get study(): Study {
    return this.opened.value.study;
  }

  get at(): NodeId {
    return this.opened.value.at;
  }

  /** What was played up to where one stands, without the steps that are composed. */
  get history(): History {
    return historyAt(this.study, this.at);
  }

  /** The nodes of the variation that is walked, the root first. */
  get line(): readonly NodeId[] {
    const { study } = this;
    return [ROOT, ...lineThrough(study, study.nodes.has(this.tip) ? this.tip : this.at)];
  }

  goTo(id: NodeId): void {
    if (!this.study.nodes.has(id)) return;
    if (!this.line.includes(id)) this.tip = id;
    this.stand({ study: this.study, at: id, composed: [] });
  }

  /** One or more turns on along the variation, or back; to where it ends at most. */
  walk(by: number): void {
    const { line } = this;
    const to = Math.max(0, Math.min(line.length - 1, line.indexOf(this.at) + by));
    this.goTo(line[to] ?? ROOT);
  }

  /** Plays a whole turn from here. */
  play(steps: readonly string[]): Result<NodeId> {
    const added = addTurn(this.study, this.at, steps);
    if (!added.ok) return added;
    const { study, id } = added.value;
    if (!this.line.includes(id)) this.tip = id;
    this.stand({ study, at: id, composed: [] });
    return ok(id);
  }

  /** Plays turns after what is composed; the last may be unfinished. */
  playOn(turns: readonly (readonly string[])[]): void {
    let steps = this.opened.value.composed;
    for (const turn of turns) {
      steps = [...steps, ...turn];
      if (this.play(steps).ok) steps = [];
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
    if (!this.line.includes(opened.at)) this.tip = opened.at;
    this.stand(opened);
  }

  private stand(opened: OpenedStudy): void {
    this.opened.value = opened;
    this.placed.value++;
  }
}
