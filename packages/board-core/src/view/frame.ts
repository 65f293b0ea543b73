import { cssName, type Scene } from '@threefold-games/stage';
import type { Animate } from '@threefold-games/stage/animate';
import { show } from '@threefold-games/stage/dom';
import { Surface, surfaceProps } from '../surface/index.ts';
import type { BoardContext, BoardPart } from './context.ts';
import { make, makeButton, makeSvg, setAttribute, setText } from './dom.ts';
import type { PartButtons } from './partButtons.ts';

/** Land grows as it is played: it has always the same room. */
const LAND = 5 / 4;

/** The board itself, with small pictures of its other parts where there is no room for all of them. */
export class Frame implements BoardPart {
  readonly element: HTMLElement;
  readonly #box = make('div', { class: 'board', part: 'board' });
  readonly #host = make('div', { class: 'board-host' });
  readonly #world = make('div', { class: 'board-world' });
  readonly #layer = make('fieldset', { class: 'board-cells', 'aria-describedby': 'keys' });
  readonly #keys = make('p', { class: 'unseen', id: 'keys' });
  readonly #zoom: HTMLButtonElement;
  /** Loaded where it is needed. */
  #parts: PartButtons | undefined;
  #isLoading = false;
  readonly #scene = makeSvg('g');
  readonly #over = makeSvg('g');
  readonly #svg: SVGSVGElement;
  #surface: Surface | undefined;
  #context: BoardContext | undefined;
  #fitted = true;
  /** The cell under the pointer, and the one that the keyboard is on. */
  #hover: string | undefined;
  #focus: string | undefined;
  /** The scene that was drawn last, and for what; nothing else is asked for it again. */
  #drawn:
    | { readonly from: readonly unknown[]; readonly scene: Scene; readonly say: (cell: string) => string }
    | undefined;

  constructor() {
    void loadMotion();
    this.#svg = makeSvg('svg', { class: 'board-svg', 'aria-hidden': 'true' }, this.#scene, this.#over);
    this.#zoom = makeButton('zoom', 'button-edged board-zoom', () => this.#surface?.toggleZoom());
    this.#world.append(this.#svg, this.#layer);
    this.#host.append(this.#world);
    this.#box.append(this.#host, this.#keys, this.#zoom);
    this.element = make('div', { class: 'frame' }, this.#box);
  }

  update(context: BoardContext): void {
    this.#context = context;
    const { session, face, voice, showing, narrow, moves, draw } = context;
    const { words, speak } = voice;
    const { scene, say } = this.#sceneOf(context);
    const isLand = scene.ground.length === 0;
    const isSplit = narrow && showing.interactive && scene.parts.length > 1;
    const { board } = session;
    const { motion, shown } = board.player;
    const drawn = isSplit ? this.#split(context, scene) : scene;
    if (this.#parts) this.#parts.element.hidden = !isSplit;
    this.#box.style.background = `var(${cssName(scene.backdrop)})`;
    this.#box.style.aspectRatio = String(isLand ? LAND : drawn.bounds.width / drawn.bounds.height);
    setAttribute(this.#layer, 'aria-label', speak(words.boardOf, { game: face.title }));
    setText(this.#keys, speak(words.keys));
    this.#zoom.hidden = !isLand || !showing.interactive;
    setAttribute(this.#zoom, 'aria-label', speak(this.#fitted ? words.zoomIn : words.zoomOut));
    setAttribute(this.#zoom, 'aria-pressed', String(!this.#fitted));
    this.#host.classList.toggle('board-pans', !this.#fitted);
    const props = {
      ...surfaceProps(board, drawn),
      scene: drawn,
      draw,
      moves,
      zoomable: isLand,
      // As long as all of it is in sight, fingers and the wheel move the page.
      pans: isLand && !this.#fitted,
      whole: true,
      passing: shown !== undefined,
      motion,
      say,
      onHover: (cell: string | undefined) => {
        this.#hover = cell;
        this.#again();
      },
      onFocusCell: (cell: string | undefined) => {
        this.#focus = cell;
        this.#again();
      },
      onView: ({ fitted }: { readonly fitted: boolean }) => {
        this.#fitted = fitted;
        queueMicrotask(() => this.#again());
      },
    };
    if (this.#surface) this.#surface.update(props);
    else {
      const elements = { host: this.#host, world: this.#world, svg: this.#svg, scene: this.#scene, over: this.#over };
      this.#surface = new Surface({ ...elements, layer: this.#layer }, props, animateIfLoaded);
    }
  }

  /** Brings the keyboard to the board. */
  focus(): void {
    this.#layer.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.#surface?.destroy();
    this.#surface = undefined;
  }

  #again(): void {
    if (this.#context) this.update(this.#context);
  }

  #sceneOf({ session, face }: BoardContext): { readonly scene: Scene; readonly say: (cell: string) => string } {
    const { acting, seen } = session.board;
    const from = [seen, face, acting, this.#hover, this.#focus];
    const known = this.#drawn;
    if (known?.from.every((each, i) => each === from[i])) return known;
    const { view, look } = seen;
    // Cells are told as they are looked at, wherever pointer and keyboard are.
    const say =
      known?.from[0] === seen && known.from[1] === face ? known.say : (cell: string) => face.say(view, cell, look);
    this.#drawn = { from, scene: roomy(face.scene(view, session.board.look(this.#hover, this.#focus)), acting), say };
    return this.#drawn;
  }

  /** One part of the scene, once what shows the others is there. */
  #split(context: BoardContext, scene: Scene): Scene {
    const { shown, motion } = context.session.board.player;
    if (this.#parts) return this.#parts.show(context, scene, (shown && motion?.steps) ?? []);
    if (!this.#isLoading) void this.#loadParts();
    return scene;
  }

  async #loadParts(): Promise<void> {
    this.#isLoading = true;
    const { PartButtons } = await import('./partButtons.ts');
    this.#parts = new PartButtons(() => this.#again());
    this.element.prepend(this.#parts.element);
    this.#again();
  }
}

/** Where land grows, all that can be pointed at is in the picture. */
const roomy = (scene: Scene, isOpen: boolean): Scene => {
  const { bounds, cells, ground } = scene;
  if (!isOpen || ground.length > 0) return scene;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(bounds.x, ...xs.map(each => each - 1)), Math.min(bounds.y, ...ys.map(each => each - 1))];
  const right = Math.max(bounds.x + bounds.width, ...xs.map(each => each + 1));
  const bottom = Math.max(bounds.y + bounds.height, ...ys.map(each => each + 1));
  return { ...scene, bounds: { x, y, width: right - x, height: bottom - y } };
};

let animate: Animate | undefined;

/** Loads the animations, in parallel with the first board. Until then, and if they cannot be loaded, nothing moves. */
const loadMotion = async (): Promise<void> => {
  try {
    ({ animate } = await import('@threefold-games/stage/animate'));
  } catch {
    animate = undefined;
  }
};

/** What comes sooner is shown as it is. */
const animateIfLoaded: Animate = (stage, before, after, motions, options) => {
  if (animate) return animate(stage, before, after, motions, options);
  show(stage, after, options.draw);
  return { done: Promise.resolve(), finish: () => undefined };
};
