import { type Game, parseOptions, type Setup } from '@threefold-games/core';
import type { RoomView } from '@threefold-games/room';
import { findGame } from '../../state/games.ts';
import { keep, kept } from '../../state/keep.ts';
import type { OpenedStudy } from '../../study/studyRecord.ts';
import { formatStudy, parseStudy } from '../../study/studyText.ts';
import { followGame, type NodeId, openStudy, type Study } from '../../study/tree.ts';

/** A plan that was opened. */
export interface OpenedPlan extends OpenedStudy {
  /** Where the game stands. */
  readonly present: NodeId;
}

const keyOf = (room: string): string => `plan-${room}`;

/** What was tried in this browser, kept apart from other studies. */
export const keepPlan = (room: string, opened: OpenedStudy): void => keep(keyOf(room), formatStudy(opened));

export const dropPlan = (room: string): void => keep(keyOf(room), '');

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
  const text = kept(keyOf(view.table.id));
  const before = text ? parseStudy(findGame, text) : undefined;
  const same = before?.ok && before.value.study.start.kind === 'setup';
  const encode = ({ root }: Study): string => root.position.encode();
  return same && encode(before.value.study) === encode(fresh.value)
    ? { ...before.value.study, start: fresh.value.start }
    : fresh.value;
};

/** Opens a room's game for planning, where it stands now; undefined where this version does not know the game. */
export const openPlan = (view: RoomView, names: readonly string[]): OpenedPlan | undefined => {
  const game = findGame(view.table.plan.game);
  const study = game && studyOf(game, view, names);
  if (!study) return undefined;
  const followed = followGame(
    study,
    view.turns.map(({ steps }) => steps),
  );
  return { ...followed, at: followed.present, composed: view.now.drawn };
};
