import type { Seat } from '@threefold-games/core';
import type { Lang } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import { AttributeElement, type BoardEvents, keepEarly } from './attributeProperties.ts';
import { onGame } from './games.ts';
import { type BoardFault, open } from './opened.ts';
import { ATTRIBUTES, type BoardTheme, type Origin, readLang, readOrigin, readShowing } from './plan.ts';
import { BoardSession, type SessionEvents } from './session.ts';
import { mayMove, onPreference, preferredTheme } from './theme.ts';
import { BoardView } from './view/boardView.ts';
import { svgOf } from './view/svgOf.ts';
import { englishVoice, loadVoice, sayFault, type Voice } from './words/index.ts';

/** Below this many pixels room is short. */
const NARROW = 520;

/** `<threefold-board>`: a board of a game on any page. Its attributes stand in the README. */
export class ThreefoldBoard extends AttributeElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #shadow = this.attachShadow({ mode: 'open' });
  /** What chance follows from, where nothing else is said. */
  readonly #seed = String(crypto.getRandomValues(new Uint32Array(2)));
  #view: BoardView | undefined;
  #session: BoardSession | undefined;
  /** What the session was opened for. */
  #origin: Origin | undefined;
  #fault: BoardFault | undefined;
  #lang: Lang = 'en';
  #voice: Voice = englishVoice();
  #face: BoardFace | undefined;
  /** What the face was loaded for; undefined while it is on its way. */
  #spoken: string | undefined;
  #isStale = true;
  #isWaiting = false;
  /** Whether the attribute was changed by what is shown, and not by the page. */
  #isReflecting = false;
  #narrow = false;
  #ended: (() => void)[] = [];

  connectedCallback(): void {
    keepEarly(this);
    this.#view = new BoardView(this.#shadow);
    const children = new MutationObserver(() => this.#change());
    children.observe(this, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(([entry]) => {
      const narrow = entry!.contentRect.width < NARROW;
      if (narrow === this.#narrow) return;
      this.#narrow = narrow;
      this.#soon();
    });
    sizes.observe(this);
    this.#ended = [
      () => children.disconnect(),
      () => sizes.disconnect(),
      onPreference(() => this.#soon()),
      onGame(() => this.#change()),
    ];
    this.#narrow = this.clientWidth > 0 && this.clientWidth < NARROW;
    this.#change();
  }

  disconnectedCallback(): void {
    for (const end of this.#ended) end();
    this.#ended = [];
    this.#session?.board.player.cut();
    this.#view?.destroy();
    this.#view = undefined;
    this.#shadow.replaceChildren();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.#isReflecting) return;
    if (name === 'turn') this.#goToAttribute();
    else this.#change();
  }

  /** After how many turns it is shown. */
  get turn(): number {
    return this.#opened?.at ?? 0;
  }

  set turn(turn: number) {
    this.setAttribute('turn', String(turn));
  }

  get interactive(): boolean {
    return readShowing(name => this.getAttribute(name)).interactive;
  }

  set interactive(interactive: boolean) {
    this.toggleAttribute('interactive', interactive);
  }

  /** The seat from which it is seen. */
  get viewer(): Seat {
    return readShowing(name => this.getAttribute(name)).viewer;
  }

  set viewer(viewer: Seat) {
    this.setAttribute('viewer', String(viewer));
  }

  /** How many turns there are. */
  get turns(): number {
    return this.#opened?.turns ?? 0;
  }

  /** The steps that can be played now, in the notation. */
  get legal(): readonly string[] {
    return this.#opened?.legal ?? [];
  }

  /** Whether the game is over where it is shown. */
  get isOver(): boolean {
    return this.#opened?.over ?? false;
  }

  /** Plays steps in the notation from where it is shown, all of them or none; a whole turn counts at once. False where they are refused. */
  play(steps: string): boolean {
    return this.#opened?.play(steps) ?? false;
  }

  /** Takes back the last step of the turn that is composed, else the turn before. */
  undo(): boolean {
    return this.#opened?.undo() ?? false;
  }

  /** Shows how it stood after so many turns. */
  go(turn: number): void {
    this.#opened?.go(turn);
  }

  /** The game up to now as a record; undefined where it began with a position, or there is none. */
  toRecord(): string | undefined {
    return this.#opened?.record;
  }

  /** What is shown as an SVG document; undefined where nothing is. */
  toSvg(): string | undefined {
    const session = this.#opened;
    if (!session) return undefined;
    const face = this.#face ?? session.opened.game.english;
    const scene = face.scene(session.board.seen.view, session.board.seen.look);
    return svgOf(
      scene,
      face.title,
      this.#theme,
      readShowing(name => this.getAttribute(name)),
    );
  }

  get #theme(): BoardTheme {
    return readShowing(name => this.getAttribute(name)).theme ?? preferredTheme();
  }

  /** The game, with whatever was asked for last. */
  get #opened(): BoardSession | undefined {
    this.#open();
    return this.#session;
  }

  /** Where its game comes from may be another. */
  #change(): void {
    this.#isStale = true;
    // What stands in an element comes after it.
    const isWhole = document.readyState !== 'loading' || this.hasAttribute('record') || this.hasAttribute('position');
    if (isWhole) this.#soon();
    else document.addEventListener('DOMContentLoaded', () => this.#soon(), { once: true });
  }

  /** Draws once, however much changes at a time. */
  #soon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (this.#view) this.#update(this.#view);
    });
  }

  #open(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    const text = this.querySelector('script[type="text/plain"]')?.textContent;
    const origin = readOrigin(
      name => this.getAttribute(name),
      text ?? (this.childElementCount > 0 ? '' : (this.textContent ?? '')),
    );
    if (this.#session && sameOrigin(origin, this.#origin)) return;
    this.#origin = origin;
    const seed = origin.seed ?? this.#seed;
    const opened = open(origin, seed);
    this.#session?.board.player.cut();
    this.#session = undefined;
    if (!opened.ok) {
      this.#tell(opened.error);
      return;
    }
    this.#fault = undefined;
    const asked = readShowing(name => this.getAttribute(name)).turn;
    const turns = opened.value.history.length;
    this.#session = new BoardSession({
      opened: opened.value,
      face: opened.value.game.english,
      seed,
      turn: asked === undefined || Number.isNaN(asked) ? turns : asked,
      events: this.#events,
      moves: mayMove,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    });
    this.#configure();
    this.#checkTurn();
  }

  readonly #events: SessionEvents = {
    changed: () => this.#soon(),
    played: turn => this.#dispatch('turn', turn),
    refused: refused => {
      this.#dispatch('refused', refused);
      this.#view?.say(`${refused.text} ${refused.rule}`);
    },
    shown: turn => {
      this.#fault = undefined;
      this.#isReflecting = true;
      this.setAttribute('turn', String(turn));
      this.#isReflecting = false;
      this.#sayTurn();
      this.#dispatch('shown', { turn });
    },
    told: text => this.#view?.say(text),
  };

  #sayTurn(): void {
    const session = this.#session!;
    const { words, speak } = this.#voice;
    const where = session.at === 0 ? speak(words.start) : speak(words.turn, { turn: session.at, turns: session.turns });
    this.#view?.say([`${where}.`, session.tellShown()].join(' '));
  }

  #goToAttribute(): void {
    // A game that is still to be opened begins there.
    if (this.#isStale || !this.#session) return;
    const { turn } = readShowing(name => this.getAttribute(name));
    this.#fault = undefined;
    this.#session.go(turn === undefined || Number.isNaN(turn) ? this.#session.turns : turn);
    this.#checkTurn();
    this.#soon();
  }

  /** There may be no such turn. */
  #checkTurn(): void {
    const { turn } = readShowing(name => this.getAttribute(name));
    if (turn !== undefined && !(turn <= this.#session!.turns))
      this.#tell({ code: 'board.turn', detail: this.getAttribute('turn') ?? '', of: 'turn' });
  }

  #tell(fault: BoardFault): void {
    this.#fault = fault;
    // A game that the page loads later is no fault; it is told once everything of the page is there.
    if (fault.code === 'game.unknown' && document.readyState !== 'complete') {
      addEventListener('load', () => this.#retell(fault), { once: true });
      return;
    }
    this.#retell(fault);
  }

  #retell(fault: BoardFault): void {
    if (this.#fault !== fault) return;
    this.#dispatch('fault', { code: fault.code, detail: fault.detail, text: sayFault(fault, this.#voice) });
    this.#soon();
  }

  #dispatch<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #configure(): void {
    const session = this.#session!;
    const { viewer, interactive } = readShowing(name => this.getAttribute(name));
    const { english, game } = session.opened.game;
    session.configure(
      this.#spoken === `${game.id} ${this.#lang}` ? this.#face! : english,
      viewer,
      interactive,
      this.#narrow,
    );
  }

  #update(view: BoardView): void {
    this.#open();
    this.#lang = readLang(langAround(this));
    const session = this.#session;
    const theme = this.#theme;
    view.root.dataset.theme = theme;
    view.root.lang = this.#lang;
    const spoken = `${session?.opened.game.game.id} ${this.#lang}`;
    if (spoken !== this.#spoken) {
      if (this.#lang === 'en') this.#speak(spoken, englishVoice(), session?.opened.game.english);
      else {
        void this.#load(spoken, this.#lang);
        // Until then it says nothing in another language.
        return;
      }
    }
    const isTold = this.#fault && (this.#fault.code !== 'game.unknown' || document.readyState === 'complete');
    view.note(isTold ? sayFault(this.#fault!, this.#voice) : undefined);
    if (!session) {
      view.clear();
      return;
    }
    this.#configure();
    const showing = readShowing(name => this.getAttribute(name));
    view.update({
      session,
      face: this.#face!,
      voice: this.#voice,
      showing,
      draw: {
        contrast: theme.startsWith('contrast'),
        coordinates: showing.coordinates !== 'never',
        names: showing.coordinates === 'always',
      },
      moves: mayMove(),
      narrow: this.#narrow,
    });
  }

  #speak(spoken: string, voice: Voice, face: BoardFace | undefined): void {
    this.#voice = voice;
    this.#face = face;
    this.#spoken = spoken;
  }

  /** Fetches a language; where it cannot be fetched the board speaks English. */
  async #load(spoken: string, lang: Lang): Promise<void> {
    const game = this.#session?.opened.game;
    try {
      const [voice, face] = await Promise.all([loadVoice(lang), game?.loadFace(lang)]);
      this.#speak(spoken, voice, face);
    } catch {
      this.#speak(spoken, englishVoice(), game?.english);
    }
    this.#soon();
  }
}

const sameOrigin = (one: Origin, other: Origin | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof Origin)[]).every(name => one[name] === other[name]);

/** The language that an element, or what it stands in, is written in. */
const langAround = (element: Element): string | undefined => {
  for (let at: Element | undefined = element; at; ) {
    const found: Element | null = at.closest('[lang]');
    if (found) return found.getAttribute('lang') ?? undefined;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
};
