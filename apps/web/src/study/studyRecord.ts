import {
  fail,
  type Game,
  type GameRecord,
  makeRecord,
  ok,
  quote,
  type Replay,
  type Result,
  replay,
} from '@threefold/core';
import { grow, mainLine, type NodeId, nodeAt, openStudy, positionAt, ROOT, type Study } from './tree.ts';

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
  return played.ok ? studyOfReplay(played.value, record, turn) : played;
};

const studyOfReplay = (
  { game, setup, names, steps, position }: Replay,
  record: GameRecord,
  turn: number | undefined,
): Result<OpenedStudy> => {
  const tags = record.tags.filter(({ name }) => !OWN_TAGS.includes(name));
  const opened = openStudy(game, { kind: 'setup', setup, names, tags });
  if (!opened.ok) return opened;
  const tree = grow(opened.value);
  let at: NodeId = ROOT;
  let first = 0;
  let composed: readonly string[] = [];
  for (const [index, texts] of record.turns.entries()) {
    const own = steps.slice(first, first + texts.length);
    first += texts.length;
    const turnSteps = own.map(({ text }) => text);
    if (index === record.turns.length - 1 && !position.atTurnStart) composed = turnSteps;
    else {
      const seat = own.find(({ actor }) => actor >= 0)?.actor ?? -1;
      at = tree.add(at, { steps: turnSteps, actions: own.map(({ action }) => action), seat });
    }
  }
  const { study } = tree;
  const wanted = turn === undefined ? undefined : [ROOT, ...mainLine(study)][turn];
  return ok(wanted === undefined || wanted === at ? { study, at, composed } : { study, at: wanted, composed: [] });
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
export const recordOfStudy = (game: Game, study: Study): GameRecord | undefined => {
  const { start } = study;
  if (start.kind !== 'setup') return undefined;
  const line = mainLine(study);
  const outcome = positionAt(game, study, line.at(-1) ?? ROOT).outcome();
  const turns = line.map(id => nodeAt(study, id).steps);
  return makeRecord(game, start.setup, start.names, turns, { outcome, tags: start.tags });
};
