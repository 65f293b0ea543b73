import {
  type Action,
  type Actor,
  CHANCE,
  decodeHead,
  encodeHead,
  fail,
  findStep,
  type Game,
  type GameHead,
  mix32,
  NOBODY,
  ok,
  type Pick,
  type Position,
  type Setup,
} from '@threefold-games/core';

/**
 * A toy game for tests, with chance, turns of several steps, options and two to four seats. A turn: draw a token (four red, two
 * blue), take 1 or 2 sticks (blue: up to 3), then say `!` or `?`. Whoever takes the last stick wins; without tokens all share.
 */
const HEAD: GameHead = {
  id: 'sticks',
  version: 1,
  seats: [2, 3, 4],
  options: {
    pile: { values: ['7', '5'], standard: seats => (seats === 2 ? '7' : '5') },
  },
};

export interface SticksView {
  readonly sticks: number;
  readonly tokens: readonly [red: number, blue: number];
}

interface State {
  readonly sticks: number;
  readonly red: number;
  readonly blue: number;
  readonly seat: number;
  /** What is due: 0 a draw, 1 taking after red, 2 taking after blue, 3 saying, 4 nothing. */
  readonly due: number;
}

/** Every step by its number. */
const NAMES = ['red', 'blue', '', '1', '2', '3', '', '', '!', '?'];
const TAKE = 2;
const SAY = 8;

class Sticks implements Position<SticksView> {
  readonly setup: Setup;
  private state: State;
  private past: State[] = [];

  constructor(setup: Setup, state: State) {
    this.setup = setup;
    this.state = state;
  }

  get seats(): number {
    return this.setup.seats;
  }
  get actor(): Actor {
    return this.state.due === 0 ? CHANCE : this.state.due === 4 ? NOBODY : this.state.seat;
  }
  get atTurnStart(): boolean {
    return this.state.due === 0 || this.state.due === 4;
  }
  get hashLo(): number {
    return [...this.encode()].reduce((sum, letter) => mix32(sum ^ letter.charCodeAt(0)), 1);
  }
  get hashHi(): number {
    return mix32(this.hashLo);
  }

  legal(out: Int32Array): number {
    const { due, red, blue, sticks } = this.state;
    const actions: number[] = [];
    if (due === 0) actions.push(...(red > 0 ? [0] : []), ...(blue > 0 ? [1] : []));
    if (due === 1 || due === 2) for (let n = 1; n <= Math.min(sticks, due + 1); n++) actions.push(TAKE + n);
    if (due === 3) actions.push(SAY, SAY + 1);
    out.set(actions);
    return actions.length;
  }
  weight(action: Action): number {
    return this.state.due === 0 ? (action === 0 ? this.state.red : this.state.blue) : 1;
  }
  make(action: Action): void {
    const { state } = this;
    this.past.push(state);
    if (action === 0) this.state = { ...state, red: state.red - 1, due: 1 };
    else if (action === 1) this.state = { ...state, blue: state.blue - 1, due: 2 };
    else if (action < SAY)
      this.state = { ...state, sticks: state.sticks - (action - TAKE), due: state.sticks === action - TAKE ? 4 : 3 };
    else
      this.state = { ...state, seat: (state.seat + 1) % this.setup.seats, due: state.red + state.blue === 0 ? 4 : 0 };
  }
  unmake(): void {
    this.state = this.past.pop()!;
  }
  outcome() {
    const { seats } = this.setup;
    if (this.state.due !== 4) return undefined;
    const won = this.state.sticks === 0;
    const shares = Array.from({ length: seats }, (_, seat) => (won ? Number(seat === this.state.seat) : 1 / seats));
    return { shares, rule: won ? ('ST-2.1' as const) : ('ST-2.2' as const) };
  }

  format(action: Action): string {
    return NAMES[action]!;
  }
  parse(text: string): Action | undefined {
    const action = text === '' ? -1 : NAMES.indexOf(text === 'one' ? '1' : text);
    return action < 0 ? undefined : (action as Action);
  }
  picks(action: Action): readonly Pick[] {
    const text = this.format(action);
    return action >= TAKE && action < SAY
      ? [{ at: 'cell', cell: text, also: [`${text}'`] }]
      : [{ at: 'choice', choice: text }];
  }
  whyNot(text: string) {
    if (findStep(this, text, 8) !== undefined) return undefined;
    return { rule: /^(red|blue|[123!?])$/.test(text) ? ('ST-1.1' as const) : ('ST-3.1' as const), cells: [] };
  }
  events() {
    return this.state.due === 4 ? [{ name: 'end', value: this.state.seat }] : [];
  }
  encode(): string {
    const { sticks, red, blue, seat, due } = this.state;
    return `${encodeHead(HEAD, this.setup.seats, this.setup.options)} ${sticks} ${red} ${blue} ${seat} ${due}`;
  }
  view(): SticksView {
    return Object.freeze({
      sticks: this.state.sticks,
      tokens: Object.freeze([this.state.red, this.state.blue] as const),
    });
  }
  pack(): Int32Array {
    const { sticks, red, blue, seat, due } = this.state;
    return Int32Array.of(sticks, red, blue, seat, due);
  }
  unpack([sticks, red, blue, seat, due]: Int32Array): void {
    this.state = { sticks: sticks!, red: red!, blue: blue!, seat: seat!, due: due! };
    this.past = [];
  }
  copy(): Sticks {
    const copy = new Sticks(this.setup, this.state);
    copy.past = [...this.past];
    return copy;
  }
}

export const sticks: Game<SticksView> = {
  ...HEAD,
  about: 'Take the last stick.',
  rules: { notation: 'ST-3.1', turn: 'ST-1.2', over: 'ST-2.3' },
  maxActions: 8,
  maxSteps: 18,
  formats: [],
  sharedResults: true,
  nextStarter: 'inTurn',
  setup: (options, seats) => ({ seats, options, layout: '' }),
  parseSetup: (seats, options, layout) =>
    layout === undefined ? ok({ seats, options, layout: '' }) : fail('setup.unexpected', layout),
  start: setup => new Sticks(setup, { sticks: Number(setup.options.pile), red: 4, blue: 2, seat: 0, due: 0 }),
  decode(text) {
    const head = decodeHead(HEAD, text);
    if (!head.ok) return head;
    const [sticks = -1, red = -1, blue = -1, seat = -1, due = -1] = head.value.fields.map(Number);
    if (head.value.fields.length !== 5) return fail('position.syntax', text);
    return ok(new Sticks({ ...head.value.setup, layout: '' }, { sticks, red, blue, seat, due }));
  },
  detail: (view, events) => ({ sticks: view.sticks, events }),
};

export const STICKS_RULES: ReadonlySet<string> = new Set(['ST-1.1', 'ST-1.2', 'ST-2.1', 'ST-2.2', 'ST-2.3', 'ST-3.1']);

/** A game of sticks before its first step. */
export const startSticks = (seats = 2): Position<SticksView> =>
  sticks.start({ seats, options: { pile: seats === 2 ? '7' : '5' }, layout: '' });
