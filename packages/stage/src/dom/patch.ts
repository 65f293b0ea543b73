import { type Attr, cssValue, type SvgNode } from '../svg/node.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What each element was drawn from, so that only what differs is touched. */
const drawn = new WeakMap<Element, SvgNode>();
const EMPTY: SvgNode = { tag: '', attrs: {}, kids: [] };

/** Makes an element look like a node: those within it that stay keep their elements, and only what changed is set. */
export const patch = (element: SVGElement, node: SvgNode): void => {
  const before = drawn.get(element) ?? EMPTY;
  if (before === node) return;
  drawn.set(element, node);
  patchAttributes(element, before, node);
  if (node.text === undefined) patchKids(element, before.kids, node.kids);
  else if (node.text !== before.text) element.textContent = node.text;
};

/** The keys of a piece on a cell and of the marks that belong to it. */
export const standing = (cell: string): readonly string[] => [`piece:${cell}`, `mark:${cell}`];

/** What was drawn with a key in the layers of a scene; of several with one key the first. */
export const keyed = (scene: Element): ReadonlyMap<string, SVGElement> => {
  const found = new Map<string, SVGElement>();
  for (const layer of scene.children)
    for (let child = layer.firstElementChild; child; child = child.nextElementSibling) {
      const key = drawn.get(child)?.key;
      if (key !== undefined && !found.has(key)) found.set(key, child as SVGElement);
    }
  return found;
};

const patchAttributes = (element: SVGElement, before: SvgNode, node: SvgNode): void => {
  if (before.attrs === node.attrs) return;
  for (const name in node.attrs) {
    const value = node.attrs[name] as Attr;
    if (before.attrs[name] !== value) element.setAttribute(name, String(cssValue(value)));
  }
  for (const name in before.attrs) if (!(name in node.attrs)) element.removeAttribute(name);
};

/** Kids with keys are found by them, the others by their tag, in order. */
const nameOf = (node: SvgNode): string => (node.key === undefined ? `<${node.tag}` : `${node.key}<${node.tag}`);

const patchKids = (element: SVGElement, before: readonly SvgNode[], kids: readonly SvgNode[]): void => {
  if (before === kids) return;
  if (before.length === 0 && element.firstChild) element.replaceChildren();
  const kept = new Map<string, SVGElement[]>();
  let child = element.firstElementChild;
  for (const node of before) {
    const name = nameOf(node);
    const same = kept.get(name);
    if (same) same.push(child as SVGElement);
    else kept.set(name, [child as SVGElement]);
    child = child?.nextElementSibling ?? null;
  }
  const chosen = kids.map(node => kept.get(nameOf(node))?.shift() ?? document.createElementNS(SVG, node.tag));
  for (const left of kept.values()) for (const gone of left) gone.remove();
  let place = element.firstElementChild;
  chosen.forEach((each, index) => {
    patch(each, kids[index]!);
    if (each === place) place = place.nextElementSibling;
    else element.insertBefore(each, place);
  });
};
