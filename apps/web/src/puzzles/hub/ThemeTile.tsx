import type { ThemePictures, ThemeWords } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import {
  cssName,
  drawScene,
  type Face,
  placedCells,
  type Rect,
  type Scene,
  STILL,
  tellSteps,
} from '@threefold-games/stage';
import { patch, pitch } from '@threefold-games/stage/dom';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { box, useDrawing } from '../../board/index.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import type { ThemeTally } from '../themeTallies.ts';
import { Hexagons } from './Hexagons.tsx';

interface ThemeTileProps {
  readonly tally: ThemeTally;
  readonly words: ThemeWords;
  readonly picture: ThemePictures[string] | undefined;
  /** Its game, once the picture can be drawn. */
  readonly game: Game | undefined;
  readonly face: Face | undefined;
  readonly isChosen: boolean;
  onPress(): void;
}

/** A theme: what it looks like, what one calls it, how hard it is and how many are left. */
export const ThemeTile = ({ tally, words, picture, game, face, isChosen, onPress }: ThemeTileProps): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  const { all, left, difficulty } = tally;
  const look = ['card hub-tile', isChosen && 'hub-tile-chosen', left === 0 && 'hub-tile-done']
    .filter(Boolean)
    .join(' ');
  return (
    <button type="button" class={look} aria-pressed={isChosen} onClick={onPress}>
      <span class="hub-tile-picture">
        {picture && game && face && <ThemePicture picture={picture} game={game} face={face} />}
      </span>
      <span class="hub-tile-words">
        <span class="name">{speak(words.name)}</span>
        <span class="small hub-tile-about">
          {left > 0 ? (
            <>
              <Hexagons difficulty={difficulty} />
              <span aria-hidden="true">{speak.number(left)}</span>
              <span class="unseen">{speak(said.left, { n: left })}</span>
            </>
          ) : (
            speak(all === 0 ? said.noSuch : said.allSolved)
          )}
        </span>
      </span>
    </button>
  );
};

interface ThemePictureProps {
  readonly picture: ThemePictures[string];
  readonly game: Game;
  readonly face: Face;
}

/** What is drawn as if a cell had this many pixels. */
const CELL = 34;
/** How much of the board is seen about the cells of the steps, in cells. */
const AROUND = 0.95;
/** So many cells are seen at least, across and down. */
const ACROSS = 2.4;

/** A theme as a small picture: the pieces that act, and what they do. The text beside it names the theme. */
const ThemePicture = ({ picture, game, face }: ThemePictureProps): JSX.Element => {
  const { draw } = useDrawing();
  const group = useRef<SVGGElement>(null);
  const scene = useMemo(() => sceneOf(picture, game, face), [picture, game, face]);
  useLayoutEffect(() => {
    if (scene) patch(group.current!, drawScene(scene, { ...draw, scale: CELL / pitch(scene) }));
  }, [scene, draw.contrast, draw.strong]);
  if (!scene) return <div class="scene-view" />;
  return (
    <svg
      class="scene-view"
      aria-hidden="true"
      viewBox={box(cropOfSteps(scene))}
      preserveAspectRatio="xMidYMid meet"
      style={{ background: `var(${cssName(scene.ground[0]?.fill ?? scene.backdrop)})` }}
    >
      <g ref={group} />
    </svg>
  );
};

const sceneOf = ({ position, steps }: ThemePictures[string], game: Game, face: Face): Scene | undefined => {
  const before = game.decode(position);
  if (!before.ok) return undefined;
  const view = before.value.view();
  const played = before.value.copy();
  const hint = steps.map(text => {
    const action = played.parse(text);
    if (action === undefined) return { step: text, cells: [] };
    return { step: text, cells: placedCells(face, tellSteps(played, [action])) };
  });
  const scene = face.scene(view, { ...STILL, viewer: before.value.actor, hint });
  // Which step comes first is not what a picture of this size tells.
  const arrows = scene.arrows.map(({ from, to, rank }) => ({ ...(from !== undefined && { from }), to, rank }));
  return { ...scene, arrows, labels: [] };
};

/** The part of the board in which the steps happen. */
const cropOfSteps = (scene: Scene): Rect => {
  const named = new Set(scene.arrows.flatMap(({ from, to }) => [from, to]));
  const places = [...scene.cells.filter(({ id }) => named.has(id)), ...(scene.hint?.cells ?? [])];
  if (places.length === 0) return scene.bounds;
  const unit = pitch(scene);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const span = (values: readonly number[]): readonly [number, number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const size = Math.max(most - least + 2 * AROUND * unit, ACROSS * unit);
    return [(least + most - size) / 2, size];
  };
  const [[x, width], [y, height]] = [span(xs), span(ys)];
  return { x, y, width, height };
};
