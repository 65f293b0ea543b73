import type { History } from '@threefold-games/core';
import { drawScene, lastTurn, STILL, THEMES, writeSvg } from '@threefold-games/stage';
import { colourPaint, plainPaint } from '@threefold-games/stage/terminal';
import { ThreefoldError } from './errors.ts';
import type { Kit } from './kit.ts';
import type { AsciiOptions, SvgOptions } from './playedGame.ts';
import { textOf } from './text.ts';

/** The width that a picture is drawn for where nobody says it. */
const USUAL_WIDTH = 800;

export const drawAscii = (
  { drawing }: Kit,
  history: History,
  { width = 80, unicode = false, colours = false }: AsciiOptions,
): string => {
  const paint = colours ? colourPaint : { ...plainPaint, plain: !unicode };
  return drawing.draw(history.position.view(), paint, width);
};

export const drawSvg = (
  kit: Kit,
  history: History,
  names: readonly string[],
  { theme = 'light', width, turn, viewer = 0, coordinates = true }: SvgOptions,
): string => {
  if (!Object.hasOwn(THEMES, theme)) throw wrong('theme', theme, Object.keys(THEMES));
  if (!names.some((_, seat) => seat === viewer)) throw wrong('viewer', viewer, Object.keys(names));
  const position = turn === undefined ? history.position : history.positionBefore(turn);
  const face = kit.face();
  const last = lastTurn(history, turn ?? history.length, face);
  const look = { ...STILL, ...last, names, viewer, rotation: face.rotationFor(viewer, position.seats) };
  const scene = face.scene(position.view(), look);
  const scale = (width ?? USUAL_WIDTH) / scene.bounds.width;
  const node = drawScene(scene, { scale, coordinates, contrast: theme.startsWith('contrast') });
  return writeSvg(node, scene.bounds, {
    palette: THEMES[theme],
    title: face.title,
    ...(width === undefined ? {} : { width }),
    ...(scene.backdrop === undefined ? {} : { backdrop: scene.backdrop }),
  });
};

const wrong = (name: string, value: unknown, values: readonly string[]): ThreefoldError =>
  new ThreefoldError(
    'options.value',
    `A picture cannot have ${name}=${textOf(value)}: it is one of ${values.join(', ')}.`,
  );
