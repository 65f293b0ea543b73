import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Composer } from '@threefold-games/board-core/compose';
import type { Position, Seat } from '@threefold-games/core';
import { findLoss, LookBudget } from '@threefold-games/search';
import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import type { Help, Scene, Warning } from '@threefold-games/stage';
import { type HelpWords, loadHelpWords } from '@threefold-games/words';
import { Guard, type GuardOptions, showPart, type TableController } from '../../board/index.ts';

/** What help speaks with: the words of the interface, and those of the game. */
export interface HelpVoice {
  readonly help: Help;
  readonly words: HelpWords;
  readonly speak: Speak;
}

/** What is said of the turn that is made. */
interface Said {
  readonly when: 'now' | 'after';
  readonly warning: Warning | undefined;
}

export interface TableHelpOptions extends GuardOptions {
  /** Says something to those who listen. */
  say(text: string): void;
  /** The language of the page. */
  lang(): Lang;
  /** Whether help is wanted here. */
  wanted(): boolean;
}

/** A table that is played at. */
export type PlayedTable = TableController & { readonly over: ReadonlySignal<boolean> };

/** What is looked at does not hold up what is drawn: it begins so many milliseconds later. */
const SOON = 30;
const NOTHING: Said = { when: 'now', warning: undefined };

/** Help at a table: what can move is marked, what is in danger is said, and a turn that loses at once is asked about. */
export class TableHelp {
  readonly guard: Guard;
  /** Draws what is warned of; undefined where there is nothing. */
  readonly marked: ReadonlySignal<((scene: Scene) => Scene) | undefined>;
  protected readonly controller: PlayedTable;
  private readonly options: TableHelpOptions;
  protected readonly voice = signal<HelpVoice | undefined>(undefined);
  private readonly said = signal<Said>(NOTHING);

  constructor(controller: PlayedTable, options: TableHelpOptions) {
    this.controller = controller;
    this.options = options;
    this.guard = new Guard(controller, options);
    this.marked = computed(() => {
      const drawn = this.drawn;
      const asked = this.guard.question.value !== undefined;
      return drawn && (scene => drawWarning(scene, drawn, asked));
    });
  }

  /** Begins to help. Returns what ends it. */
  start(): () => void {
    const endings = [
      effect(() => {
        const wanted = this.options.lang();
        const face = this.controller.face.value;
        void Promise.all([face.help?.(), loadHelpWords(wanted)]).then(([help, words]) => {
          if (help && untracked(() => this.options.lang()) === wanted)
            this.voice.value = { help, words, speak: speaker(wanted) };
        });
      }),
      effect(() => {
        void this.controller.ticks.value;
        void this.controller.composer;
        untracked(() => this.guard.review());
      }),
      effect(() => {
        const fact = this.guard.question.value?.fact;
        const threat = typeof fact === 'object' ? fact.threat : undefined;
        if (!threat) return;
        untracked(() => showPart(this.controller, threat.to));
        this.sayThreat(threat);
      }),
      this.follow(),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  /** Whether one plays with it here. */
  get on(): boolean {
    return this.voice.value !== undefined && this.options.wanted();
  }

  /** Whether the whole turn on the board is held back. */
  holds(): boolean | Promise<boolean> {
    const voice = this.voice.peek();
    return voice !== undefined && this.on && this.guard.holds(voice.help);
  }

  /** What a key does while something is asked; false where nothing is. */
  press(key: string): boolean {
    if (!this.guard.question.peek() || (key !== 'Enter' && key !== 'Escape')) return false;
    if (key === 'Escape') this.controller.board.takeBack();
    return true;
  }

  /** What is to be known while one acts, in a sentence. */
  get note(): string | undefined {
    const { when, warning } = this.said.value;
    return warning && this.voice.value && this.on ? this.sentence(warning, when) : undefined;
  }

  /** What would come of the turn that is asked about, in a sentence; undefined where nothing is asked. */
  get fact(): string | undefined {
    const fact = this.guard.question.value?.fact;
    const voice = this.voice.value;
    if (!fact || !voice) return undefined;
    return typeof fact === 'object' ? this.sentence(fact, 'after') : voice.speak(voice.words[fact]);
  }

  /** What is drawn: what is asked about, else what is in danger as long as nothing is made. */
  private get drawn(): Warning | undefined {
    const { controller } = this;
    const fact = this.guard.question.value?.fact;
    if (typeof fact === 'object') return fact;
    const { warning } = this.said.value;
    if (fact || !warning || !this.on || !controller.acting || controller.back.value !== undefined) return undefined;
    if (controller.composer?.empty) return warning;
    const { threat: _threat, ...rest } = warning;
    return rest;
  }

  /** Looks at every turn as it begins and grows. */
  private follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked: string | undefined;
    const stop = effect(() => {
      const { composer, acting, model } = this.controller;
      const voice = this.voice.value;
      const isHelped = voice !== undefined && this.on && composer !== undefined;
      // What is picked changes nothing: it is looked at once for every step.
      const key = isHelped ? [voice.speak.lang, model.history.length, ...composer.steps].join(' ') : undefined;
      if (!isHelped) this.said.value = NOTHING;
      if (key === looked || (isHelped && !acting)) return;
      looked = key;
      clearTimeout(timer);
      if (isHelped) timer = setTimeout(() => void this.look(voice), SOON);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  private async look({ help }: HelpVoice): Promise<void> {
    const { composer, source } = this.controller;
    const before = source.model.peek().history.position;
    if (!composer || before.actor < 0) return;
    const begins = composer.steps.length === 0;
    if (begins) this.options.engine.weigh({ game: composer.game.id, positions: [before.encode()] });
    const [warning] = begins
      ? dangersOf(help, composer, before, () => this.options.now())
      : help.effects(before, composer.position, before.actor);
    const when = begins ? 'now' : 'after';
    const last = this.said.peek();
    const said: Said = { when, warning };
    this.said.value = said;
    await this.guard.prepare(help);
    // What is asked about is not said beside the question, nor is what has been played meanwhile.
    const isOpen = this.said.peek() === said && this.guard.question.peek() === undefined;
    if (warning && isOpen && JSON.stringify(warning) !== JSON.stringify(last.warning))
      this.options.say(this.sentence(warning, when));
  }

  /** The arrow for those who do not see it; the rest of the question has the focus. */
  private sayThreat({ from, to }: NonNullable<Warning['threat']>): void {
    const voice = this.voice.peek();
    if (!voice) return;
    const { words, speak } = voice;
    this.options.say(from === undefined ? speak(words.threatAt, { to }) : speak(words.threat, { from, to }));
  }

  private sentence(warning: Warning, when: Said['when']): string {
    return this.voice.peek()!.help.say(warning, when, this.controller.names.value);
  }
}

/** Milliseconds that the rules may be looked through for what is in danger. */
const LOOK = 40;
/** Steps that may be tried meanwhile. */
const NODES = 20_000;

/** What is in danger as a turn begins, the gravest first: what would end the game if nobody did anything, else what is missed. */
const dangersOf = (
  help: Help,
  { game }: Pick<Composer, 'game'>,
  position: Position,
  now: () => number,
): readonly Warning[] => {
  const seat = position.actor;
  const end = now() + LOOK;
  const budget = new LookBudget({ nodes: NODES, expired: () => now() >= end });
  const others = Array.from({ length: position.seats - 1 }, (_, i): Seat => (seat + 1 + i) % position.seats);
  for (const other of others) {
    const theirs = help.handedTo(position, other);
    const loss = theirs && help.mayEnd(theirs.view()) ? findLoss(game, theirs, seat, budget) : undefined;
    if (loss) return [help.explain(loss, seat)];
  }
  return help.dangers(position, seat);
};

/** A picture with a warning on it: what it would cost in a ring, what somebody could do as an arrow. Alone, in sight and without the turn before. */
const drawWarning = (scene: Scene, { stake, threat }: Warning, alone: boolean): Scene => {
  const known = (cell: string | undefined): cell is string => scene.cells.some(({ id }) => id === cell);
  const states = alone ? scene.states.filter(({ state }) => !state.startsWith('last')) : scene.states;
  return {
    ...scene,
    states: known(stake) ? [...states, { cell: stake, state: 'stake' }] : states,
    trails: alone ? scene.trails.filter(({ kind }) => kind !== 'last') : scene.trails,
    arrows:
      threat && known(threat.to)
        ? [...scene.arrows, { ...threat, rank: 1, threat: true, revealed: alone }]
        : scene.arrows,
  };
};
