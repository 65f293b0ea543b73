import { type Seat, type Turn, turnTexts } from '@threefold-games/core';
import { type Conditional, FORESIGHT_LIMITS } from '@threefold-games/room';
import { grow, historyAt, isSameTurn, type NodeId, nodeAt, pathTo, type Study, turnAt, turnsTo } from './tree.ts';

/** What others may play from the present position on, and what one answers; the last turn is one's own. */
export type Foreseen = readonly Turn[];

/** What leads from the present to a node, up to the last answer; undefined where there is none. */
export const foreseenTo = (study: Study, present: NodeId, to: NodeId, seat: Seat): Foreseen | undefined => {
  const path = pathTo(study, to);
  const from = pathTo(study, present);
  if (from.some((id, i) => path[i] !== id)) return undefined;
  const ahead = turnsTo(study, to).slice(from.length, from.length + FORESIGHT_LIMITS.turns);
  // The server plays a variation whatever is drawn on its way, so one ends before the first draw that nobody knows yet.
  const unknown = ahead.findIndex(({ drawn }, i) => i > 0 && drawn.length > 0);
  const turns = unknown < 0 ? ahead : ahead.slice(0, unknown);
  // Whose own turn it is plays it on the board: nothing is foreseen then.
  if (turns[0]?.seat === seat) return undefined;
  const answer = turns.findLastIndex(turn => turn.seat === seat);
  return answer < 0 ? undefined : turns.slice(0, answer + 1);
};

/** All that the variations foresee from the present on. Where several answers were tried, the first counts. */
export const foreseenFrom = (study: Study, present: NodeId, seat: Seat): readonly Foreseen[] => {
  const ends: NodeId[] = [];
  const follow = (id: NodeId): void => {
    const { children } = nodeAt(study, id);
    const [first] = children;
    if (first === undefined) ends.push(id);
    else if (turnAt(study, first).seat === seat) follow(first);
    else for (const child of children) follow(child);
  };
  follow(present);
  return ends.reduce<readonly Foreseen[]>((all, end) => {
    const one = foreseenTo(study, present, end, seat);
    return one ? addForeseen(all, one, seat) : all;
  }, []);
};

/**
 * Adds one to what is foreseen. A seat has one answer to each thing: what answers the same differently gives way, and what the new
 * one contains, or what contains it, is not kept twice.
 */
export const addForeseen = (all: readonly Foreseen[], one: Foreseen, seat: Seat): readonly Foreseen[] => {
  const kept = all.filter(other => {
    const parting = other.findIndex((turn, i) => !isSameTurn(turn, one[i]));
    return parting >= one.length || (parting >= 0 && other[parting]!.seat !== seat);
  });
  return kept.some(other => startsWith(other, one)) ? kept : [...kept, one];
};

export const isSameForesight = (a: readonly Foreseen[], b: readonly Foreseen[]): boolean =>
  a.length === b.length && a.every(one => b.some(other => one.length === other.length && startsWith(one, other)));

/** What is foreseen as the server keeps it: whole turns without their draws, in their order from the present on. */
export const toConditionals = (all: readonly Foreseen[], after: number): readonly Conditional[] =>
  all.map(one => ({ line: one.map(({ steps }) => steps), after }));

/**
 * What the server keeps, as far as it can still come about: what the game has gone past or what no longer fits is left out.
 * `drawn` is what the turn that is on has begun with.
 */
export const fromConditionals = (
  study: Study,
  present: NodeId,
  drawn: readonly string[],
  conditionals: readonly Conditional[],
  seat: Seat,
): readonly Foreseen[] => {
  const played = turnsTo(study, present);
  return conditionals.reduce<readonly Foreseen[]>((all, { line, after }) => {
    const gone = played.length - after;
    const asPlayed =
      gone >= 0 && line.slice(0, gone).every((steps, i) => steps.join(' ') === played[after + i]?.steps.join(' '));
    const [first, ...rest] = asPlayed ? line.slice(gone) : [];
    if (!first) return all;
    const { study: planted, end } = plantTurns(study, present, [[...drawn, ...first], ...rest]);
    const ahead = foreseenTo(planted, present, end, seat);
    return ahead?.length === rest.length + 1 ? addForeseen(all, ahead, seat) : all;
  }, []);
};

/** The same study with what is foreseen as a variation of the present, and the node at its end. */
export const plantForeseen = (study: Study, present: NodeId, one: Foreseen): Planted =>
  plantTurns(study, present, one.map(turnTexts));

interface Planted {
  readonly study: Study;
  readonly end: NodeId;
}

/** Adds turns one after the other, as far as the rules allow them. */
const plantTurns = (study: Study, from: NodeId, turns: readonly (readonly string[])[]): Planted => {
  const tree = grow(study);
  let history = historyAt(study, from);
  let end = from;
  for (const steps of turns) {
    const played = history.with(steps);
    if (!played.ok) break;
    history = played.value;
    end = tree.add(end, history.turns.at(-1)!);
  }
  return { study: tree.study, end };
};

const startsWith = (one: Foreseen, start: Foreseen): boolean => start.every((turn, i) => isSameTurn(turn, one[i]));
