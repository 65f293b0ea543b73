import { type Signal, signal } from '@preact/signals';
import { fail, type Game, parseOptions, type Result, type Seat, type Setup } from '@threefold-games/core';
import { type Conditional, FORESIGHT_LIMITS, type RoomView } from '@threefold-games/room';
import { FRAME_LIMIT } from '@threefold-games/wire';
import { useEffect, useMemo } from 'preact/hooks';
import { findGame } from '../games/index.ts';
import type { RoomMirror } from '../online/index.ts';
import { localTexts } from '../storage/index.ts';
import {
  addForeseen,
  type Foreseen,
  foreseenFrom,
  foreseenTo,
  fromConditionals,
  isSameForesight,
  toConditionals,
} from './foresee.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { formatStudy, parseStudy } from './studyText.ts';
import { followedAt, followGame, type NodeId, openStudy, type Study, turnNumber } from './tree.ts';
import { Workbench } from './workbench.ts';

/** A plan that was opened. */
interface OpenedPlan extends OpenedStudy {
  /** The current position of the game. */
  readonly present: NodeId;
}

const keyOf = (room: string) => `plan-${room}` as const;

/** What was tried in this browser, kept apart from other studies. */
export const keepPlan = (room: string, opened: OpenedStudy): void => localTexts.write(keyOf(room), formatStudy(opened));

export const dropPlan = (room: string): void => localTexts.write(keyOf(room), null);

const setupOf = (game: Game, { table }: RoomView): Setup | undefined => {
  const { seats, options: given } = table.plan;
  const options = parseOptions(game.options, seats, given);
  const setup = options.ok ? game.parseSetup(seats, options.value, table.layout || undefined) : undefined;
  return setup?.ok ? setup.value : undefined;
};

/** A study of the game from its start, with what was tried before where it is of this very game. */
const studyOf = (game: Game, view: RoomView, names: readonly string[]): Study | undefined => {
  const setup = setupOf(game, view);
  if (!setup) return undefined;
  const fresh = openStudy(game, { kind: 'setup', setup, names, tags: [] });
  if (!fresh.ok) return undefined;
  const text = localTexts.read(keyOf(view.table.id));
  const before = text ? parseStudy(findGame, text) : undefined;
  const same = before?.ok && before.value.study.start.kind === 'setup';
  const encode = ({ root }: Study): string => root.position.encode();
  return same && encode(before.value.study) === encode(fresh.value)
    ? { ...before.value.study, start: fresh.value.start }
    : fresh.value;
};

/** Opens a room's game for planning, in its current position; undefined if this version does not know the game. */
const openPlan = (view: RoomView, names: readonly string[]): OpenedPlan | undefined => {
  const game = findGame(view.table.plan.game);
  const study = game && studyOf(game, view, names);
  if (!study) return undefined;
  const followed = followGame(
    study,
    view.turns.map(({ steps }) => steps),
  );
  return { ...followed, at: followed.present, composed: view.now.drawn };
};

/** Room for what stands around them in a message. */
const ENVELOPE = 200;

/** A game that runs, thought about: its tree, and what the server plays or shall play by itself. */
export interface Planning {
  readonly bench: Workbench;
  /** The current position of the game. */
  readonly present: NodeId;
  readonly foreseen: readonly Foreseen[];
  /** Whether the server keeps something else. */
  readonly unsent: boolean;
  /** Whether it keeps anything. */
  readonly anySent: boolean;
  /** What leads to where one stands, if it could be kept. */
  readonly here: Foreseen | undefined;
  /** All that the variations foresee that were tried, as much as can be kept. */
  readonly all: readonly Foreseen[];
  add(one: Foreseen): void;
  /** Keeps all of the tree, and nothing else. */
  addAll(): void;
  remove(one: Foreseen): void;
  /** Goes back to what the server keeps. */
  reset(): void;
  send(): Promise<Result<number>>;
}

interface Opened {
  readonly bench: Workbench;
  readonly present: Signal<NodeId>;
  /** What is not sent yet; undefined while it is what the server keeps. */
  readonly draft: Signal<readonly Conditional[] | undefined>;
}

const open = (view: RoomView, names: readonly string[], seat: Seat): Opened | undefined => {
  const plan = openPlan(view, names);
  return (
    plan && { bench: new Workbench(plan, Math.max(0, seat)), present: signal(plan.present), draft: signal(undefined) }
  );
};

/** Thinks about a game that runs; it goes along as the game does. Undefined where this version does not know the game. */
export const usePlan = (
  mirror: RoomMirror,
  view: RoomView,
  seat: Seat,
  names: readonly string[],
): Planning | undefined => {
  const opened = useMemo(() => open(view, names, seat), [mirror]);
  const { turns } = view;
  useEffect(() => {
    if (!opened) return;
    const { bench, present } = opened;
    const { at, study } = bench.opened.peek();
    const steps = turns.map(turn => turn.steps);
    const after = followGame(study, steps);
    if (after.present === present.peek()) return;
    const to = followedAt(after.study, at, present.peek(), after.present);
    present.value = after.present;
    bench.show({ study: after.study, at: to, composed: to === after.present ? view.now.drawn : [] });
  }, [turns]);
  if (!opened) return undefined;
  const { bench, draft } = opened;
  const { study, at } = bench;
  const present = opened.present.value;
  const read = (kept: readonly Conditional[]): readonly Foreseen[] =>
    fromConditionals(study, present, view.now.drawn, kept, seat);
  const kept = read(mirror.foreseen.value);
  const foreseen = draft.value ? read(draft.value) : kept;
  const all = foreseenFrom(study, present, seat).slice(0, FORESIGHT_LIMITS.lines);
  const set = (to: readonly Foreseen[]): void => {
    draft.value = toConditionals(to, turnNumber(study, present));
  };
  return {
    bench,
    present,
    foreseen,
    unsent: !isSameForesight(foreseen, kept),
    anySent: kept.length > 0,
    here: foreseenTo(study, present, at, seat),
    all,
    addAll: () => set(all),
    add: one => set(addForeseen(foreseen, one, seat)),
    remove: one => set(foreseen.filter(other => other !== one)),
    reset: () => {
      draft.value = undefined;
    },
    send: async () => {
      const conditionals = toConditionals(foreseen, turnNumber(study, present));
      if (JSON.stringify(conditionals).length > FRAME_LIMIT - ENVELOPE) return fail('wire.size');
      const answer = await mirror.act({ kind: 'foresee', conditionals });
      if (answer.ok) {
        mirror.foreseen.value = conditionals;
        draft.value = undefined;
      }
      return answer;
    },
  };
};
