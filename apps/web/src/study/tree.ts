import {
  type Action,
  fail,
  type Game,
  ok,
  type Position,
  parseTurnStep,
  type Result,
  type Seat,
  type Setup,
  type Tag,
  unfinished,
} from '@threefold/core';

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
  /** The steps of the turn, in the one spelling of the notation; none for the root. */
  readonly steps: readonly string[];
  /** The same as the game packs them. */
  readonly actions: readonly Action[];
  /** Who played it. */
  readonly seat: Seat;
  /** The turns that were tried from here, that of the main line first. */
  readonly children: readonly NodeId[];
}

/** A turn that the rules allowed. */
export type PlayedTurn = Pick<StudyNode, 'steps' | 'actions' | 'seat'>;

/** A tree of variations over positions of one game. Never changed: every change makes another one. */
export interface Study {
  /** The game's id. */
  readonly game: string;
  readonly start: StudyStart;
  readonly nodes: ReadonlyMap<NodeId, StudyNode>;
  /** The id of the node that is added next. */
  readonly next: NodeId;
}

/** A study that begins here, with no turn yet; refused where the start is no position of the game. */
export const openStudy = (game: Game, start: StudyStart): Result<Study> => {
  const root = startOf(game, start);
  if (!root.ok) return root;
  const node: StudyNode = { id: ROOT, parent: undefined, steps: [], actions: [], seat: -1, children: [] };
  return ok({ game: game.id, start, nodes: new Map([[ROOT, node]]), next: ROOT + 1 });
};

/** The position at a node, for the caller to do with as it likes. */
export const positionAt = (game: Game, study: Study, id: NodeId): Position => {
  const root = startOf(game, study.start);
  // Nobody opens a study with a start that is refused.
  if (!root.ok) throw new Error(root.error.code);
  const position = root.value;
  for (const at of pathTo(study, id)) for (const action of nodeAt(study, at).actions) position.make(action);
  return position;
};

/** Follows a turn from a node: into the child that is this turn already, else into a new variation. */
export const addTurn = (
  game: Game,
  study: Study,
  at: NodeId,
  steps: readonly string[],
): Result<{ readonly study: Study; readonly id: NodeId }> => {
  if (!study.nodes.has(at)) return fail('step.illegal');
  const turn = readTurn(game, positionAt(game, study, at), steps);
  if (!turn.ok) return turn;
  const tree = grow(study);
  const id = tree.add(at, turn.value);
  return ok({ study: tree.study, id });
};

/** Adds turns that the rules have allowed, as `addTurn` does, and copies the tree only once; `from` stays as it is. */
export const grow = (from: Study): { readonly study: Study; add(at: NodeId, turn: PlayedTurn): NodeId } => {
  const nodes = new Map(from.nodes);
  let { next } = from;
  return {
    get study() {
      return { ...from, nodes, next };
    },
    add(at, turn) {
      const parent = nodes.get(at)!;
      const known = parent.children.find(child => sameSteps(nodes.get(child)!.steps, turn.steps));
      if (known !== undefined) return known;
      nodes.set(at, { ...parent, children: [...parent.children, next] });
      nodes.set(next, { ...turn, id: next, parent: at, children: [] });
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

export const nodeAt = (study: Study, id: NodeId): StudyNode => study.nodes.get(id)!;

/** The nodes from the first turn to this one; none for the root. */
export const pathTo = (study: Study, id: NodeId): readonly NodeId[] => {
  const path: NodeId[] = [];
  for (let node = study.nodes.get(id); node?.parent !== undefined; node = study.nodes.get(node.parent))
    path.unshift(node.id);
  return path;
};

/** The nodes of the line that leads through a node and goes on with the first turn each time; the root is not among them. */
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
export const seatsOf = (game: Game, study: Study): { readonly count: number; readonly names: readonly string[] } =>
  study.start.kind === 'setup'
    ? { count: study.start.setup.seats, names: study.start.names }
    : { count: positionAt(game, study, ROOT).seats, names: [] };

/** Reads a whole turn, or the rest of one, from where a position stands; the position is played on. */
export const readTurn = (game: Game, position: Position, texts: readonly string[]): Result<PlayedTurn> => {
  const steps: string[] = [];
  const actions: Action[] = [];
  let seat: Seat = -1;
  for (const text of texts) {
    const step = parseTurnStep(game, position, text, steps.length);
    if (!step.ok) return step;
    if (seat < 0) seat = position.actor;
    steps.push(position.format(step.value));
    actions.push(step.value);
    position.make(step.value);
  }
  if (steps.length === 0 || !position.atTurnStart) return { ok: false, error: unfinished(game) };
  return ok({ steps, actions, seat });
};

const startOf = (game: Game, start: StudyStart): Result<Position> =>
  start.kind === 'setup' ? ok(game.start(start.setup)) : game.decode(start.position);

const sameSteps = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i]);
