import { cellAt, type DrawOptions, type Motion, type Point, type Scene } from '@threefold-games/stage';
import type { Animate } from '@threefold-games/stage/animate';
import { type Meaning, type Playing, pitch, type Size, type Stage, show } from '@threefold-games/stage/dom';
import { Carried } from './carried.ts';
import { CellButtons } from './cellButtons.ts';
import { listen } from './pointing.ts';
import { about, around, attention, happening, revealed, samePieces } from './sceneFacts.ts';
import { Viewport } from './viewport.ts';

/** What a board shows and whom it tells. */
export interface SurfaceProps {
  readonly scene: Scene;
  readonly draw: Omit<DrawOptions, 'scale'>;
  readonly moves: boolean;
  readonly zoomable: boolean;
  /** Whether fingers and the wheel move it; else they are the page's. As `zoomable` unless told. */
  readonly pans?: boolean | undefined;
  /** What happened between the scene before and this one; a new `id` plays it. */
  readonly motion?: { readonly id: number; readonly steps: readonly Motion[] } | undefined;
  say(cell: string): string;
  onPick(cell: string, how: 'tap' | 'key'): void;
  onDrag?: ((from: string, to: string) => void) | undefined;
  canDrag?: ((cell: string) => boolean) | undefined;
  onLift?: ((cell: string) => void) | undefined;
  onHover?: ((cell: string | undefined) => void) | undefined;
  onFocusCell?: ((cell: string | undefined) => void) | undefined;
  onSwipe?: ((by: 1 | -1) => void) | undefined;
  onSettled?: ((id: number) => void) | undefined;
  /** Whether the picture stays as it is while the scene grows: somebody points at it. */
  readonly held?: boolean | undefined;
  /** Whether all of it is shown at first, however small that makes it. */
  readonly whole?: boolean | undefined;
  /** Whether the scene is one of several that follow by themselves, and nothing can be done in it. */
  readonly passing?: boolean | undefined;
  /** How the board is looked at has changed. */
  onView?: ((view: SurfaceView) => void) | undefined;
}

/** How a board is looked at. */
export interface SurfaceView {
  /** Whether all of it is in the picture. */
  readonly fitted: boolean;
  /** Where something happens that is out of sight, as an angle in degrees. */
  readonly hidden: number | undefined;
}

/** The elements of a board. */
export interface SurfaceElements extends Stage {
  readonly host: HTMLElement;
  readonly world: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly layer: HTMLElement;
}

/** A living board: draws scenes into its elements and turns what is done there into picks and drags. */
export class Surface {
  readonly #elements: SurfaceElements;
  readonly #animate: Animate;
  readonly #viewport: Viewport;
  readonly #buttons: CellButtons;
  readonly #carried: Carried;
  readonly #deafen: () => void;
  readonly #resizes: ResizeObserver;
  #props: SurfaceProps;
  #size: Size;
  /** The scene that is drawn, and how. */
  #drawn: Scene | undefined;
  #draw: DrawOptions | undefined;
  #playing: Playing | undefined;
  #played: number | undefined;
  #hovered: string | undefined;
  /** The scene that the last tap left behind, which tells whether it did anything. */
  #tapped: Scene | undefined;
  #view: SurfaceView = { fitted: true, hidden: undefined };
  /** The cell that an arrow has led to last. */
  #revealed: string | undefined;
  /** Whether a scene is being taken, which is drawn once, whatever the picture does. */
  #isUpdating = false;

  /** `animate` goes from one scene to the next. */
  constructor(elements: SurfaceElements, props: SurfaceProps, animate: Animate) {
    this.#elements = elements;
    this.#animate = animate;
    this.#props = props;
    this.#played = props.motion?.id;
    const rest = (): void => {
      if (!this.#isUpdating) this.#redraw();
    };
    this.#viewport = new Viewport(elements.world, elements.svg, rest, props.whole);
    this.#carried = new Carried(elements);
    this.#buttons = new CellButtons(elements.layer, {
      pick: cell => this.#pick(cell, 'key'),
      focus: cell => this.#focus(cell),
    });
    this.#deafen = listen(elements.host, {
      mean: meaning => this.#mean(meaning),
      hover: at => this.#hover(at && this.#cellAt(at)),
      lifts: at => this.#canDrag(this.#cellAt(at)),
      pans: () => this.#props.pans ?? this.#props.zoomable,
      press: () => this.#playing?.finish(),
    });
    this.#size = sizeOf(elements.host);
    this.#resizes = new ResizeObserver(() => {
      this.#size = sizeOf(elements.host);
      this.#look(false);
    });
    this.#resizes.observe(elements.host);
    this.update(props);
  }

  update(props: SurfaceProps): void {
    this.#props = props;
    this.#isUpdating = true;
    this.#look(props.moves);
    this.#reveal();
    this.#show();
    this.#isUpdating = false;
    this.#place();
  }

  /** Shows everything, or goes closer to where something happens. */
  toggleZoom(): void {
    this.#viewport.toggle(attention(this.#props.scene), this.#props.moves);
  }

  showAll(): void {
    this.#viewport.showAll(this.#props.moves);
  }

  destroy(): void {
    this.#playing?.finish();
    this.#deafen();
    this.#resizes.disconnect();
    this.#buttons.destroy();
  }

  #drawing(): DrawOptions {
    return { ...this.#props.draw, scale: this.#viewport.camera.scale };
  }

  #look(moves: boolean): void {
    const { scene, zoomable, held } = this.#props;
    this.#viewport.look(scene, this.#size, zoomable, attention(scene), moves, held);
  }

  /** Goes where an arrow leads, once. */
  #reveal(): void {
    const { scene, moves } = this.#props;
    const cell = revealed(scene);
    if (cell && cell.id !== this.#revealed) this.#viewport.show(about(cell, 2 * pitch(scene)), moves);
    this.#revealed = cell?.id;
  }

  /** Draws the scene of the props, with its motion where there is a new one. */
  #show(): void {
    const { scene, motion, moves } = this.#props;
    const before = this.#drawn;
    const fresh = motion !== undefined && motion.id !== this.#played ? motion : undefined;
    if (scene === before && !fresh) {
      this.#redraw();
      return;
    }
    this.#drawn = scene;
    // Pointing about does not cut short what is on its way.
    if (!before || (!fresh && this.#playing && samePieces(before, scene))) {
      this.#draw = undefined;
      this.#redraw();
      return;
    }
    this.#playing?.finish();
    if (fresh) this.#played = fresh.id;
    const steps = this.#carried.without(fresh?.steps ?? []);
    if (steps.length > 0) this.#viewport.show(around(scene, steps), moves);
    this.#draw = this.#drawing();
    const playing = this.#animate(this.#elements, before, scene, steps, { draw: this.#draw, moves });
    this.#playing = playing;
    void playing.done.then(() => {
      if (this.#playing === playing) this.#playing = undefined;
      if (fresh) this.#props.onSettled?.(fresh.id);
    });
  }

  /** The same scene, since its size or its colours may be others. */
  #redraw(): void {
    const draw = this.#drawing();
    if (this.#drawn && !(this.#draw && sameDraw(draw, this.#draw))) {
      this.#draw = draw;
      show(this.#elements, this.#drawn, draw);
    }
    this.#place();
  }

  /** The buttons of the cells, and what is told of the picture. They wait while a turn is shown: cells come and go with its steps. */
  #place(): void {
    const { scene, say, passing = false } = this.#props;
    if (!passing) {
      this.#buttons.show(scene, say);
      this.#buttons.placeFlat(this.#viewport.camera, this.#viewport.size);
    }
    this.#tellView();
  }

  #tellView(): void {
    const { fitted } = this.#viewport;
    const angle = this.#viewport.hidden(happening(this.#props.scene));
    // In twelfths: it is not told of every pixel.
    const hidden = angle === undefined ? undefined : Math.round(angle / 30) * 30;
    if (fitted === this.#view.fitted && hidden === this.#view.hidden) return;
    this.#view = { fitted, hidden };
    this.#props.onView?.(this.#view);
  }

  #cellAt(at: Point): string | undefined {
    return this.#under(this.#viewport.locate(at));
  }

  #under({ x, y }: Point): string | undefined {
    return cellAt(this.#props.scene, x, y);
  }

  #canDrag(cell: string | undefined): boolean {
    return cell !== undefined && this.#props.onDrag !== undefined && (this.#props.canDrag?.(cell) ?? false);
  }

  #mean(meaning: Meaning): void {
    switch (meaning.kind) {
      case 'tap':
        this.#tap(meaning.at, meaning.twice);
        break;
      case 'lift':
        this.#lift(meaning.from, meaning.at);
        break;
      case 'carry':
        this.#carry(meaning.at);
        break;
      case 'drop':
        this.#drop(meaning.at);
        break;
      case 'putBack':
        this.#hover(undefined);
        this.#carried.putBack();
        break;
      case 'view':
        this.#viewport.follow(meaning.by, meaning.factor, meaning.about);
        break;
      case 'viewed':
        this.#viewport.rest();
        break;
      case 'swipe':
        this.#props.onSwipe?.(meaning.by);
        break;
    }
  }

  #tap(at: Point, twice: boolean): void {
    const cell = this.#cellAt(at);
    const idle = cell === undefined || this.#tapped === this.#props.scene;
    if (twice && (this.#props.pans ?? this.#props.zoomable) && idle)
      this.#viewport.toggle(this.#viewport.locate(at), this.#props.moves);
    else if (cell !== undefined) this.#pick(cell, 'tap');
    this.#tapped = this.#props.scene;
  }

  #pick(cell: string, how: 'tap' | 'key'): void {
    this.#playing?.finish();
    this.#buttons.stopAt(cell);
    this.#props.onPick(cell, how);
  }

  #lift(from: Point, at: Point): void {
    const cell = this.#cellAt(from);
    if (cell === undefined) return;
    this.#carried.lift(this.#props.scene, cell, this.#viewport.locate(from));
    this.#props.onLift?.(cell);
    this.#carry(at);
  }

  #carry(at: Point): void {
    this.#hover(this.#under(this.#carried.carry(this.#viewport.locate(at))));
  }

  #drop(at: Point): void {
    const from = this.#carried.from;
    const to = this.#under(this.#carried.carry(this.#viewport.locate(at)));
    this.#hover(undefined);
    this.#carried.drop(to);
    if (from !== undefined && to !== undefined && from !== to) this.#props.onDrag?.(from, to);
  }

  #hover(cell: string | undefined): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    const { host } = this.#elements;
    host.classList.toggle('board-grab', this.#canDrag(cell));
    this.#props.onHover?.(cell);
  }

  #focus(cell: string | undefined): void {
    const at = cell === undefined ? undefined : this.#props.scene.cells.find(({ id }) => id === cell);
    if (at) this.#viewport.show(about(at, pitch(this.#props.scene)), this.#props.moves);
    this.#props.onFocusCell?.(cell);
  }
}

const sameDraw = (a: DrawOptions, b: DrawOptions): boolean =>
  a.scale === b.scale &&
  a.contrast === b.contrast &&
  a.strong === b.strong &&
  a.coordinates === b.coordinates &&
  a.names === b.names;

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });
