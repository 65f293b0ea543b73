import { type Direction, neighbour, type Point, type Scene } from '@threefold-games/stage';
import { type Camera, pitch, type Size, toPixel } from '@threefold-games/stage/dom';
import { whenIdle } from './whenIdle.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface CellEvents {
  /** A cell was chosen. */
  pick(cell: string): void;
  /** The keyboard is on a cell, or has left. */
  focus(cell: string | undefined): void;
}

/** The cells as buttons for keyboards and screen readers: a transparent layer over the picture with one tab stop. */
export class CellButtons {
  readonly #layer: HTMLElement;
  readonly #events: CellEvents;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  /** Where each button is. */
  readonly #spots = new Map<string, string>();
  #scene: Scene | undefined;
  #say: (cell: string) => string = () => '';
  /** What the buttons are placed for. */
  #placed: { readonly camera: Camera; readonly size: Size } | undefined;
  #current: string | undefined;
  /** The cells of which something else may be to be said. */
  #unsaid = new Set<string>();
  /** Calls that off. */
  #waiting: (() => void) | undefined;

  constructor(layer: HTMLElement, events: CellEvents) {
    this.#layer = layer;
    this.#events = events;
    layer.addEventListener('click', event => {
      const cell = cellOf(event.target);
      if (cell !== undefined) events.pick(cell);
    });
    layer.addEventListener('keydown', this.#walk);
    layer.addEventListener('focusin', event => this.#enter(cellOf(event.target)));
    layer.addEventListener('focusout', event => {
      if (!layer.contains(event.relatedTarget as Node | null)) events.focus(undefined);
    });
  }

  /** Takes a scene; what is said of its cells follows when there is time, where it may be something else. */
  show(scene: Scene, say: (cell: string) => string): void {
    const isSaid = say === this.#say;
    this.#say = say;
    if (scene === this.#scene) return;
    const isNew = this.#sync(scene);
    this.#placed = undefined;
    if (isNew || !isSaid) this.#labelSoon();
  }

  /** Puts the buttons over their cells; `where` gives the middle of one in sight, and how wide it is. */
  place(where: (cell: string) => (Point & { readonly width: number }) | undefined): void {
    for (const [cell, { style }] of this.#buttons) {
      const at = where(cell);
      if (!at) continue;
      const side = Math.round(at.width);
      const [x, y] = [Math.round(at.x - side / 2), Math.round(at.y - side / 2)];
      const spot = [x, y, side].join();
      if (this.#spots.get(cell) === spot) continue;
      this.#spots.set(cell, spot);
      style.transform = `translate(${x}px, ${y}px)`;
      style.width = `${side}px`;
      style.height = `${side}px`;
    }
  }

  /** Puts the buttons over the cells of a flat board. */
  placeFlat(camera: Camera, size: Size): void {
    const scene = this.#scene;
    if (!scene || (this.#placed?.camera === camera && this.#placed.size === size)) return;
    this.#placed = { camera, size };
    const width = pitch(scene) * camera.scale;
    const places = new Map(scene.cells.map(cell => [cell.id, { ...toPixel(camera, cell, size), width }]));
    this.place(cell => places.get(cell));
  }

  /** Where the tab stop is from now on. */
  stopAt(cell: string | undefined): void {
    const button = cell === undefined ? undefined : this.#buttons.get(cell);
    if (!button || cell === this.#current) return;
    const before = this.#current === undefined ? undefined : this.#buttons.get(this.#current);
    if (before) before.tabIndex = -1;
    button.tabIndex = 0;
    this.#current = cell;
  }

  /** Brings the keyboard to where it was, or to a cell. */
  focus(cell = this.#current): void {
    if (cell !== undefined) this.#buttons.get(cell)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.#waiting?.();
  }

  /** The cell that the keyboard is on. A board within a shadow has a root of its own, which alone knows. */
  get #focused(): string | undefined {
    const { activeElement } = this.#layer.getRootNode() as Document | ShadowRoot;
    return this.#layer.contains(activeElement) ? cellOf(activeElement) : undefined;
  }

  /** One button a cell, in the order of the scene. Tells whether there are new ones. */
  #sync(scene: Scene): boolean {
    this.#scene = scene;
    let isNew = false;
    const kept = new Set(scene.cells.map(cell => cell.id));
    const focused = this.#focused;
    const held = focused !== undefined && !kept.has(focused);
    for (const [cell, button] of this.#buttons)
      if (!kept.has(cell)) {
        button.remove();
        this.#buttons.delete(cell);
        this.#spots.delete(cell);
      }
    let place = this.#layer.firstElementChild;
    for (const { id } of scene.cells) {
      const known = this.#buttons.get(id);
      const button = known ?? this.#make(id);
      isNew ||= known === undefined;
      if (button === place) place = place.nextElementSibling;
      else this.#layer.insertBefore(button, place);
    }
    if (this.#current === undefined || !kept.has(this.#current)) {
      this.#current = undefined;
      this.stopAt(scene.cells[0]?.id);
      // The keyboard stays on the board when its cell goes.
      if (held) this.focus();
    }
    return isNew;
  }

  #make(cell: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'board-cell';
    // Its place, until there is time to say more.
    button.ariaLabel = cell;
    button.tabIndex = -1;
    button.dataset.cell = cell;
    this.#buttons.set(cell, button);
    return button;
  }

  readonly #walk = (event: KeyboardEvent): void => {
    const from = cellOf(event.target);
    if (!this.#scene || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const to = direction ? neighbour(this.#scene, from, direction) : this.#end(event.key);
    if (!direction && to === undefined) return;
    event.preventDefault();
    if (to !== undefined) this.focus(to);
  };

  #end(key: string): string | undefined {
    if (key === 'Home') return this.#scene?.cells[0]?.id;
    return key === 'End' ? this.#scene?.cells.at(-1)?.id : undefined;
  }

  #enter(cell: string | undefined): void {
    if (cell === undefined) return;
    this.#label(cell);
    this.stopAt(cell);
    this.#events.focus(cell);
  }

  #label(cell: string): void {
    const button = this.#buttons.get(cell);
    const text = this.#say(cell);
    if (button && button.ariaLabel !== text) button.ariaLabel = text;
  }

  /** Words for every cell cost more than drawing them, so they come after the frame; the one that is listened to comes at once. */
  #labelSoon(): void {
    const cell = this.#focused;
    if (cell !== undefined) this.#label(cell);
    this.#unsaid = new Set(this.#buttons.keys());
    // One that is due says all that is new by then; to put it off with every change might put it off for ever.
    this.#waiting ??= whenIdle(this.#labelSome);
  }

  /** As many as there is time for. */
  readonly #labelSome = (hasTime: () => boolean): void => {
    for (const cell of this.#unsaid) {
      if (!hasTime()) break;
      this.#unsaid.delete(cell);
      this.#label(cell);
    }
    this.#waiting = this.#unsaid.size > 0 ? whenIdle(this.#labelSome) : undefined;
  };
}

const cellOf = (target: unknown): string | undefined =>
  target instanceof HTMLButtonElement ? target.dataset.cell : undefined;
