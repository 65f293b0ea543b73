import { CHANCE, type Game, type Seat } from '@threefold/core';
import { type Conditional, FORESIGHT_LIMITS } from '@threefold/room';
import { grow, type NodeId, nodeAt, pathTo, positionAt, ROOT, readTurn, type Study } from './tree.ts';

/** A turn that is foreseen. */
export interface ForeseenTurn {
  readonly seat: Seat;
  /** Its steps, a draw among them. */
  readonly steps: readonly string[];
  /** How many of them are draws. */
  readonly draws: number;
}

/** What others may play from the present position on, and what one answers; the last turn is one's own. */
export type ForeseenLine = readonly ForeseenTurn[];

/** The line that leads from the present to a node, up to the last answer; undefined where there is none. */
export const lineTo = (game: Game, study: Study, present: NodeId, to: NodeId, seat: Seat): ForeseenLine | undefined => {
  const path = pathTo(study, to);
  const from = pathTo(study, present);
  if (from.some((id, i) => path[i] !== id)) return undefined;
  const ahead = turnsTo(game, study, to).slice(from.length, from.length + FORESIGHT_LIMITS.turns);
  // The server plays a line whatever is drawn on its way, so one ends before the first draw that nobody knows yet.
  const unknown = ahead.findIndex(({ draws }, i) => i > 0 && draws > 0);
  const turns = unknown < 0 ? ahead : ahead.slice(0, unknown);
  // Whose own turn it is plays it on the board: nothing is foreseen then.
  if (turns[0]?.seat === seat) return undefined;
  const answer = turns.findLastIndex(turn => turn.seat === seat);
  return answer < 0 ? undefined : turns.slice(0, answer + 1);
};

/** Every line of the variations from the present on. Where several answers were tried, the first counts. */
export const linesFrom = (game: Game, study: Study, present: NodeId, seat: Seat): readonly ForeseenLine[] => {
  const ends: NodeId[] = [];
  const follow = (id: NodeId): void => {
    const { children } = nodeAt(study, id);
    const [first] = children;
    if (first === undefined) ends.push(id);
    else if (nodeAt(study, first).seat === seat) follow(first);
    else for (const child of children) follow(child);
  };
  follow(present);
  return ends.reduce<readonly ForeseenLine[]>((lines, end) => {
    const line = lineTo(game, study, present, end, seat);
    return line ? addLine(lines, line, seat) : lines;
  }, []);
};

/**
 * Adds a line. A seat has one answer to each thing: a line that answers the same differently gives way, and one that the new line
 * contains, or that contains it, is not kept twice.
 */
export const addLine = (lines: readonly ForeseenLine[], line: ForeseenLine, seat: Seat): readonly ForeseenLine[] => {
  const kept = lines.filter(other => {
    const parting = other.findIndex((turn, i) => !sameTurn(turn, line[i]));
    return parting >= line.length || (parting >= 0 && other[parting]!.seat !== seat);
  });
  return kept.some(other => startsWith(other, line)) ? kept : [...kept, line];
};

export const sameLines = (a: readonly ForeseenLine[], b: readonly ForeseenLine[]): boolean =>
  a.length === b.length && a.every(line => b.some(other => sameLine(line, other)));

/** Lines as the server keeps them: whole turns without their draws, in their order from the present on. */
export const toConditionals = (lines: readonly ForeseenLine[], after: number): readonly Conditional[] =>
  lines.map(line => ({ line: line.map(ownSteps), after }));

/**
 * What the server keeps, as far as it can still come about: lines that the game has gone past or that no longer fit are left out.
 * `drawn` is what the turn that is on has begun with.
 */
export const fromConditionals = (
  game: Game,
  study: Study,
  present: NodeId,
  drawn: readonly string[],
  conditionals: readonly Conditional[],
  seat: Seat,
): readonly ForeseenLine[] => {
  const played = turnsTo(game, study, present).map(ownSteps);
  return conditionals.reduce<readonly ForeseenLine[]>((lines, { line, after }) => {
    const gone = played.length - after;
    const asPlayed = gone >= 0 && line.slice(0, gone).every((steps, i) => sameSteps(steps, played[after + i]));
    const [first, ...rest] = asPlayed ? line.slice(gone) : [];
    if (!first) return lines;
    const { study: planted, end } = plantTurns(game, study, present, [[...drawn, ...first], ...rest]);
    const ahead = lineTo(game, planted, present, end, seat);
    return ahead?.length === rest.length + 1 ? addLine(lines, ahead, seat) : lines;
  }, []);
};

/** The same study with a line as a variation of the present, and the node at its end. */
export const plantLine = (
  game: Game,
  study: Study,
  present: NodeId,
  line: ForeseenLine,
): { readonly study: Study; readonly end: NodeId } =>
  plantTurns(
    game,
    study,
    present,
    line.map(({ steps }) => steps),
  );

/** Adds turns one after the other, as far as the rules allow them. */
const plantTurns = (
  game: Game,
  study: Study,
  from: NodeId,
  turns: readonly (readonly string[])[],
): { readonly study: Study; readonly end: NodeId } => {
  const position = positionAt(game, study, from);
  const tree = grow(study);
  let end = from;
  for (const steps of turns) {
    const turn = readTurn(game, position, steps);
    if (!turn.ok) break;
    end = tree.add(end, turn.value);
  }
  return { study: tree.study, end };
};

/** The turns that lead to a node. */
const turnsTo = (game: Game, study: Study, to: NodeId): readonly ForeseenTurn[] => {
  const position = positionAt(game, study, ROOT);
  return pathTo(study, to).map(id => {
    const { seat, steps, actions } = nodeAt(study, id);
    let draws = 0;
    for (const action of actions) {
      if (position.actor === CHANCE) draws++;
      position.make(action);
    }
    return { seat, steps, draws };
  });
};

/** What the seat itself does in a turn. */
const ownSteps = ({ steps, draws }: ForeseenTurn): readonly string[] => steps.slice(draws);

const sameSteps = (a: readonly string[], b: readonly string[] | undefined): boolean =>
  a.length === b?.length && a.every((step, i) => step === b[i]);

const sameTurn = (a: ForeseenTurn, b: ForeseenTurn | undefined): boolean =>
  b !== undefined && sameSteps(a.steps, b.steps);

const startsWith = (line: ForeseenLine, start: ForeseenLine): boolean =>
  start.every((turn, i) => sameTurn(turn, line[i]));

const sameLine = (a: ForeseenLine, b: ForeseenLine): boolean => a.length === b.length && startsWith(a, b);
