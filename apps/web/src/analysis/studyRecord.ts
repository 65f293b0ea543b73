import {
  fail,
  type Game,
  type GameRecord,
  makeRecord,
  ok,
  quote,
  type Result,
  replay,
  turnTexts,
} from '@threefold-games/core';
import { grow, historyAt, mainLine, type NodeId, openStudy, ROOT, type Study } from './tree.ts';

/** A study that was opened, and where in it one stands. */
export interface OpenedStudy {
  readonly study: Study;
  readonly at: NodeId;
  /** The steps of an unfinished turn after it. */
  readonly composed: readonly string[];
}

/** The tags that a writer writes anew. */
const OWN_TAGS = ['Game', 'Rules', 'Options', 'Setup', 'Seats', 'Result', 'End', 'Ranking'];

/** The record as a main line; one stands at its end, or after the turn that is asked for. */
export const studyOfRecord = (
  findGame: (id: string) => Game | undefined,
  record: GameRecord,
  turn?: number,
): Result<OpenedStudy> => {
  const played = replay(findGame, record);
  if (!played.ok) return played;
  const { setup, names, history } = played.value;
  const tags = record.tags.filter(({ name }) => !OWN_TAGS.includes(name));
  const opened = openStudy(history.game, { kind: 'setup', setup, names, tags });
  if (!opened.ok) return opened;
  const tree = grow(opened.value);
  const nodes: NodeId[] = [ROOT];
  for (const each of history.turns) nodes.push(tree.add(nodes.at(-1)!, each));
  const { study } = tree;
  const end = nodes.at(-1)!;
  const at = turn === undefined ? end : (nodes[turn] ?? end);
  return ok({ study, at, composed: at === end ? turnTexts(history.open) : [] });
};

/** A position text as a study without turns; its head names the game. */
export const studyOfPosition = (findGame: (id: string) => Game | undefined, text: string): Result<OpenedStudy> => {
  const id = text.split('/', 1)[0] ?? '';
  const game = findGame(id);
  if (!game) return fail('game.unknown', quote(id));
  const study = openStudy(game, { kind: 'position', position: text });
  return study.ok ? ok({ study: study.value, at: ROOT, composed: [] }) : study;
};

/** The main line as a record; undefined where the study begins in a position, for which a record has no place. */
export const recordOfStudy = (study: Study): GameRecord | undefined => {
  const { start, root } = study;
  if (start.kind !== 'setup') return undefined;
  const { texts, position } = historyAt(study, mainLine(study).at(-1) ?? ROOT);
  return makeRecord(root.game, start.setup, start.names, texts, { outcome: position.outcome(), tags: start.tags });
};
