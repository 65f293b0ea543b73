import { type DrawOptions, drawFigure, drawScene, type Figure, type Rect, type Scene } from '@threefold-games/stage';
import { patch } from '@threefold-games/stage/dom';

const SVG = 'http://www.w3.org/2000/svg';

/** An element with its attributes and what is in it. Never from markup: a strict policy of the page stays kept. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...kids: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...kids);
  return element;
};

export const makeSvg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
  ...kids: readonly Node[]
): SVGElementTagNameMap[Tag] => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...kids);
  return element;
};

/** Sets a text where it is another. */
export const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

export const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Every sign as strokes on a grid of 24. */
const SIGNS = {
  first: 'M6 5.5v13M17.5 6l-6 6 6 6',
  back: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  last: 'M18 5.5v13M6.5 6l6 6-6 6',
  undo: 'M9 7l-4.5 4.5L9 16M5 11.5h9.5a5 5 0 0 1 5 5V18',
  reset: 'M5 5v4.5h4.5M5.6 9.2A7.2 7.2 0 1 1 4.8 13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  rotate: 'M19 5v4.5h-4.5M18.4 9.2A7.2 7.2 0 1 0 19.2 13',
  zoom: 'M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6zM15.5 15.5l4.3 4.3M10.8 8v5.6M8 10.8h5.6',
} as const;
export type Sign = keyof typeof SIGNS;

/** A button with a sign; the label is written beside it where `written`, else told to those who do not see it. */
export const makeButton = (sign: Sign, kind: string, onClick: () => void): HTMLButtonElement => {
  const icon = makeSvg(
    'svg',
    { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' },
    makeSvg('path', { d: SIGNS[sign] }),
  );
  const button = make('button', { type: 'button', class: `button ${kind}` }, icon);
  button.addEventListener('click', onClick);
  return button;
};

export const boxOf = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;

type Drawing = Omit<DrawOptions, 'scale'>;

/** A piece beside a text that says what it is, so many pixels high. */
export const figureView = (figure: Figure, size: number, drawing: Drawing): SVGSVGElement => {
  const scale = size / drawFigure(figure, { ...drawing, scale: size }).bounds.height;
  const { node, bounds } = drawFigure(figure, { ...drawing, scale });
  const group = makeSvg('g');
  patch(group, node);
  const width = Math.round((size * bounds.width) / bounds.height);
  return makeSvg('svg', { class: 'figure', width, height: size, viewBox: boxOf(bounds), 'aria-hidden': 'true' }, group);
};

/** A scene as a small still picture, about so many pixels wide. */
export const sceneView = (scene: Scene, size: number, drawing: Drawing): SVGSVGElement => {
  const group = makeSvg('g');
  const scale = size / Math.max(scene.bounds.width, scene.bounds.height);
  patch(group, drawScene({ ...scene, backdrop: 'surface' }, { ...drawing, scale }));
  return makeSvg('svg', { class: 'picture', viewBox: boxOf(scene.bounds), 'aria-hidden': 'true' }, group);
};
