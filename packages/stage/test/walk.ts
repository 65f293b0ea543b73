import type { SvgNode } from '../src/index.ts';

export interface Seen {
  readonly node: SvgNode;
  /** The keys on the way to it, its own last. */
  readonly keys: readonly string[];
  /** How many of its units are one of the scene's. */
  readonly scale: number;
}

/** How a node is moved and scaled. */
export const transformOf = ({ attrs: { transform } }: SvgNode): string =>
  typeof transform === 'string' ? transform : '';

const scaleOf = (node: SvgNode): number => {
  const found = /scale\(([\d.]+)\)/.exec(transformOf(node));
  return found ? Number(found[1]) : 1;
};

/** Every node of a drawing, parents first, in the order in which they are painted. */
export const walk = (node: SvgNode, keys: readonly string[] = [], scale = 1): Seen[] => {
  const here = node.key === undefined ? keys : [...keys, node.key];
  const inner = scale * scaleOf(node);
  return [{ node, keys: here, scale: inner }, ...node.kids.flatMap(kid => walk(kid, here, inner))];
};

/** The keys of a layer's groups, in order. */
export const layer = (scene: SvgNode, key: string): readonly string[] =>
  scene.kids.find(kid => kid.key === key)?.kids.map(kid => kid.key ?? '') ?? [];

export const texts = (node: SvgNode): string[] =>
  walk(node).flatMap(({ node: { text } }) => (text === undefined ? [] : [text]));
