import {
  fail,
  type Game,
  History,
  ok,
  type Result,
  type Setup,
  type Tag,
  type Turn,
  turnTexts,
} from '@threefold-games/core';

/** Where a study begins. */
export type StudyStart =
  | {
      readonly kind: 'setup';
      readonly setup: Setup;
      /** By seat: who sits there. */
      readonly names: readonly string[];
      /** What the record says beyond the game, such as its date. */
      readonly tags: readonly Tag[];
    }
  | {
      readonly kind: 'position';
      /** As `Position.encode` writes it; it may be in the middle of a turn. */
      readonly position: string;
    };

/** Names a node of one study; the root is `ROOT`. */
export type NodeId = number;
export const ROOT: NodeId = 0;

/** The position after a turn. */
export interface StudyNode {
  readonly id: NodeId;
  /** The position that the turn was played in; undefined for the root. */
  readonly parent: NodeId | undefined;
  /** The turn that leads here; undefined for the root. */
  readonly turn: Turn | undefined;
  /** The turns that were tried from here, that of the main line first. */
  readonly children: readonly NodeId[];
}

/** A tree of variations over positions of one game. Never changed: every change makes another one. */
export interface Study {
  readonly start: StudyStart;
  /** Where it begins, with nothing played. */
  readonly root: History;
  readonly nodes: ReadonlyMap<NodeId, StudyNode>;
  /** The id of the node that is added next. */
  readonly next: NodeId;
}

/** A study that begins here, with no turn yet; refused where the start is no position of the game. */
export const openStudy = (game: Game, start: StudyStart): Result<Study> => {
  const position = start.kind === 'setup' ? ok(game.start(start.setup)) : game.decode(start.position);
  if (!position.ok) return position;
  const root = History.from(game, position.value);
  const node: StudyNode = { id: ROOT, parent: undefined, turn: undefined, children: [] };
  return ok({ start, root, nodes: new Map([[ROOT, node]]), next: ROOT + 1 });
};

/** What was played up to a node. */
export const historyAt = (study: Study, id: NodeId): History => study.root.follow(turnsTo(study, id));

/** The turns that lead to a node. */
export const turnsTo = (study: Study, id: NodeId): readonly Turn[] => pathTo(study, id).map(at => turnAt(study, at));

/** Follows a turn from a node: into the child that is this turn already, else into a new variation. */
export const addTurn = (
  study: Study,
  at: NodeId,
  steps: readonly string[],
): Result<{ readonly study: Study; readonly id: NodeId }> => {
  if (!study.nodes.has(at)) return fail('step.illegal');
  const played = historyAt(study, at).with(steps);
  if (!played.ok) return played;
  const tree = grow(study);
  const id = tree.add(at, played.value.turns.at(-1)!);
  return ok({ study: tree.study, id });
};

/** Adds turns that the rules have allowed, as `addTurn` does, and copies the tree only once; `from` stays as it is. */
export const grow = (from: Study): { readonly study: Study; add(at: NodeId, turn: Turn): NodeId } => {
  const nodes = new Map(from.nodes);
  let { next } = from;
  return {
    get study() {
      return { ...from, nodes, next };
    },
    add(at, turn) {
      const parent = nodes.get(at)!;
      const known = parent.children.find(child => isSameTurn(nodes.get(child)!.turn!, turn));
      if (known !== undefined) return known;
      nodes.set(at, { ...parent, children: [...parent.children, next] });
      nodes.set(next, { id: next, parent: at, turn, children: [] });
      return next++;
    },
  };
};

/** Puts every turn on the way to a node first among its siblings, so that the main line leads through it. */
export const promote = (study: Study, id: NodeId): Study => {
  const nodes = new Map(study.nodes);
  for (const child of pathTo(study, id)) {
    const parent = nodes.get(nodes.get(child)!.parent!)!;
    nodes.set(parent.id, { ...parent, children: [child, ...parent.children.filter(other => other !== child)] });
  }
  return { ...study, nodes };
};

/** Takes a node away with all that follows it. The root stays. */
export const remove = (study: Study, id: NodeId): Study => {
  const node = study.nodes.get(id);
  if (node?.parent === undefined) return study;
  const nodes = new Map(study.nodes);
  const parent = nodeAt(study, node.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter(child => child !== id) });
  const gone = [id];
  for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
    gone.push(...nodeAt(study, at).children);
    nodes.delete(at);
  }
  return { ...study, nodes };
};

/**
 * The study with these turns as its main line, and the node at their end. What was tried stays beside it: a turn that was foreseen
 * becomes the main line with all that follows it, one that was taken back becomes a variation.
 */
export const followGame = (
  study: Study,
  turns: readonly (readonly string[])[],
): { readonly study: Study; readonly present: NodeId } => {
  const played = historyAt(study, mainLine(study).at(-1) ?? ROOT).read(turns);
  // The server has decided it by the same rules.
  if (!played.ok) throw new Error(played.error.code);
  const tree = grow(study);
  let present: NodeId = ROOT;
  for (const turn of played.value.turns) present = tree.add(present, turn);
  return { study: promote(tree.study, present), present };
};

/** Where one stands after the game has gone on: who stood where the game was goes along. */
export const followedAt = (study: Study, at: NodeId, before: NodeId, present: NodeId): NodeId =>
  at === before || !study.nodes.has(at) ? present : at;

export const nodeAt = (study: Study, id: NodeId): StudyNode => study.nodes.get(id)!;

/** The turn that leads to a node, which is not the root. */
export const turnAt = (study: Study, id: NodeId): Turn => nodeAt(study, id).turn!;

/** The nodes from the first turn to this one; none for the root. */
export const pathTo = (study: Study, id: NodeId): readonly NodeId[] => {
  const path: NodeId[] = [];
  for (let node = study.nodes.get(id); node?.parent !== undefined; node = study.nodes.get(node.parent))
    path.unshift(node.id);
  return path;
};

/** The nodes of the variation that leads through a node and goes on with the first turn each time; the root is not among them. */
export const lineThrough = (study: Study, id: NodeId): readonly NodeId[] => {
  const line = [...pathTo(study, id)];
  for (let next = nodeAt(study, id).children[0]; next !== undefined; next = nodeAt(study, next).children[0])
    line.push(next);
  return line;
};

export const mainLine = (study: Study): readonly NodeId[] => lineThrough(study, ROOT);

/** How many turns lead to a node. */
export const turnNumber = (study: Study, id: NodeId): number => pathTo(study, id).length;

/** The seats of the position, and who sits there as far as it is said. */
export const seatsOf = ({ start, root }: Study): { readonly count: number; readonly names: readonly string[] } => ({
  count: root.position.seats,
  names: start.kind === 'setup' ? start.names : [],
});

/** Whether two turns are written alike. */
export const isSameTurn = (a: Turn, b: Turn | undefined): boolean =>
  b !== undefined && turnTexts(a).join(' ') === turnTexts(b).join(' ');
