import {
  type Action,
  type Actor,
  bareSetup,
  decodeHead,
  deepFreeze,
  encodeHead,
  fail,
  type Game,
  hashKeys,
  NOBODY,
  type Outcome,
  ok,
  type Pick,
  type Position,
  parseBareSetup,
  quote,
  type Refusal,
  type Result,
  type RuleId,
  type StepEvent,
} from '@threefold-games/core';
import { HEAD } from './head.ts';

/** The points by their names, row by row from White's side. */
export const POINTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

/** MM-1.1: the lines, by the numbers of their points. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Two points that lie next to each other on a line. */
export const LINKS: readonly (readonly [number, number])[] = LINES.flatMap(([a, b, c]) => [
  [a, b] as const,
  [b, c] as const,
]);
const areLinked = (one: number, other: number): boolean =>
  LINKS.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Every move there is, as `from * SIZE + to`; a placement is `PLACE + to`. */
const SIZE = POINTS.length;
const MOVES = Array.from({ length: SIZE * SIZE }, (_, i) => i).filter(i => areLinked(Math.floor(i / SIZE), i % SIZE));
const PLACE = SIZE * SIZE;
/** MM-5.1: `@b2`, `a1-b2`. */
const STEP = /^(?:([a-c][1-3])-|@)([a-c][1-3])$/;

export const MEN = 3;
/** MM-4.2 */
const LAST_TURN = 50;

const MAN_KEYS = hashKeys(2 * SIZE, 1);
const TURN_KEYS = hashKeys(LAST_TURN + 1, 2);

/** A position as plain data. */
export interface MorrisView {
  readonly actor: Actor;
  readonly phase: 'placing' | 'moving' | 'over';
  /** By point, in the order of `POINTS`: the seat whose man stands there; null where none does. */
  readonly men: readonly (number | null)[];
  /** By seat: the men still to be placed. */
  readonly hand: readonly [number, number];
  /** How many turns were played. */
  readonly turns: number;
}

const EMPTY = -1;

class MorrisPosition implements Position<MorrisView> {
  readonly seats = 2;
  readonly atTurnStart = true;
  actor: Actor = 0;
  hashLo = TURN_KEYS.lo[0]!;
  hashHi = TURN_KEYS.hi[0]!;
  /** By point: the seat whose man stands there, or EMPTY. */
  private readonly men = new Int8Array(SIZE).fill(EMPTY);
  private turns = 0;
  private readonly past = new Uint8Array(LAST_TURN);
  private end: RuleId | undefined;

  /** The position with these men after so many turns. */
  static of(men: readonly number[], turns: number): MorrisPosition {
    const position = new MorrisPosition();
    position.unpack(Int32Array.of(turns, ...men));
    return position;
  }

  legal(out: Int32Array): number {
    if (this.actor === NOBODY) return 0;
    let n = 0;
    if (this.isPlacing) {
      for (let point = 0; point < SIZE; point++) if (this.men[point] === EMPTY) out[n++] = PLACE + point;
      return n;
    }
    for (const move of MOVES) if (this.mayMove(this.actor, move)) out[n++] = move;
    return n;
  }

  weight(): number {
    return 1;
  }

  make(action: Action): void {
    const seat = this.turns % 2;
    this.past[this.turns] = action;
    if (action < PLACE) this.toggle(Math.floor(action / SIZE), seat);
    this.toggle(action % SIZE, seat);
    this.setTurns(this.turns + 1);
    this.findEnd();
  }

  unmake(): void {
    const action = this.past[this.turns - 1]!;
    this.setTurns(this.turns - 1);
    const seat = this.turns % 2;
    this.toggle(action % SIZE, seat);
    if (action < PLACE) this.toggle(Math.floor(action / SIZE), seat);
    this.end = undefined;
    this.actor = seat;
  }

  outcome(): Outcome | undefined {
    if (this.end === undefined) return undefined;
    const last = 1 - (this.turns % 2);
    return { shares: [0, 1].map(seat => (this.end === 'MM-4.2' ? 0.5 : seat === last ? 1 : 0)), rule: this.end };
  }

  format(action: Action): string {
    const to = POINTS[action % SIZE]!;
    return action >= PLACE ? `@${to}` : `${POINTS[Math.floor(action / SIZE)]}-${to}`;
  }

  parse(text: string): Action | undefined {
    const [, source, goal] = STEP.exec(text) ?? [];
    if (goal === undefined) return undefined;
    return (source === undefined ? PLACE + indexOf(goal) : indexOf(source) * SIZE + indexOf(goal)) as Action;
  }

  picks(action: Action): readonly Pick[] {
    const to: Pick = { at: 'cell', cell: POINTS[action % SIZE]! };
    return action >= PLACE ? [to] : [{ at: 'cell', cell: POINTS[Math.floor(action / SIZE)]! }, to];
  }

  whyNot(text: string): Refusal | undefined {
    const refuse = (rule: RuleId, ...cells: string[]): Refusal => ({ rule, cells });
    const [, source, goal] = STEP.exec(text) ?? [];
    if (this.end !== undefined) return refuse('MM-4.3');
    if (goal === undefined) return refuse('MM-5.1');
    const to = indexOf(goal);
    if (source === undefined) {
      if (!this.isPlacing) return refuse('MM-2.2', goal);
      return this.men[to] === EMPTY ? undefined : refuse('MM-2.1', goal);
    }
    if (this.isPlacing) return refuse('MM-2.2', source);
    if (this.men[indexOf(source)] !== this.actor) return refuse('MM-3.2', source);
    if (this.men[to] !== EMPTY) return refuse('MM-3.3', goal);
    return areLinked(indexOf(source), to) ? undefined : refuse('MM-3.3', source, goal);
  }

  events(): readonly StepEvent[] {
    return [];
  }

  encode(): string {
    const letters = Array.from(this.men, seat => '.WB'[seat + 1]).join('');
    return `${encodeHead(HEAD, 2, {})} ${letters} ${this.turns}`;
  }

  view(): MorrisView {
    return deepFreeze({
      actor: this.actor,
      phase: this.end !== undefined ? 'over' : this.isPlacing ? 'placing' : 'moving',
      men: Array.from(this.men, seat => (seat === EMPTY ? null : seat)),
      hand: [MEN - placedBy(0, this.turns), MEN - placedBy(1, this.turns)],
      turns: this.turns,
    });
  }

  copy(): MorrisPosition {
    const copy = MorrisPosition.of([...this.men], this.turns);
    copy.past.set(this.past);
    return copy;
  }

  pack(): Int32Array {
    return Int32Array.of(this.turns, ...this.men);
  }

  unpack([turns, ...men]: Int32Array): void {
    for (const [point, seat] of this.men.entries()) if (seat !== EMPTY) this.toggle(point, seat);
    for (const [point, seat] of men.entries()) if (seat !== EMPTY) this.toggle(point, seat);
    this.setTurns(turns!);
    this.findEnd();
  }

  private get isPlacing(): boolean {
    return this.turns < 2 * MEN;
  }

  private mayMove(seat: number, move: number): boolean {
    return this.men[Math.floor(move / SIZE)] === seat && this.men[move % SIZE] === EMPTY;
  }

  private toggle(point: number, seat: number): void {
    this.men[point] = this.men[point] === EMPTY ? seat : EMPTY;
    this.hashLo ^= MAN_KEYS.lo[SIZE * seat + point]!;
    this.hashHi ^= MAN_KEYS.hi[SIZE * seat + point]!;
  }

  private setTurns(turns: number): void {
    this.hashLo ^= TURN_KEYS.lo[this.turns]! ^ TURN_KEYS.lo[turns]!;
    this.hashHi ^= TURN_KEYS.hi[this.turns]! ^ TURN_KEYS.hi[turns]!;
    this.turns = turns;
  }

  private findEnd(): void {
    const next = this.turns % 2;
    if (hasLine(this.men, 1 - next)) this.end = 'MM-4.1';
    else if (this.turns === LAST_TURN) this.end = 'MM-4.2';
    else this.end = undefined;
    this.actor = this.end === undefined ? next : NOBODY;
  }
}

const indexOf = (name: string): number => (POINTS as readonly string[]).indexOf(name);

const hasLine = (men: ArrayLike<number>, seat: number): boolean =>
  LINES.some(line => line.every(point => men[point] === seat));

/** How many men a seat has placed after so many turns. */
const placedBy = (seat: number, turns: number): number => Math.min(MEN, Math.floor((turns + 1 - seat) / 2));

const decode = (text: string): Result<MorrisPosition> => {
  const head = decodeHead(HEAD, text);
  if (!head.ok) return head;
  const [board = '', turnText = '', ...rest] = head.value.fields;
  if (!/^[.WB]{9}$/.test(board) || !/^(?:0|[1-9]\d?)$/.test(turnText) || rest.length > 0)
    return fail('position.syntax', `nine of . W B and the number of turns are expected, not ${quote(board)}`);
  const men = Array.from(board, letter => '.WB'.indexOf(letter) - 1);
  const turns = Number(turnText);
  const count = (seat: number): number => men.filter(man => man === seat).length;
  const isPossible = [0, 1].every(seat => count(seat) === placedBy(seat, turns)) && !hasLine(men, turns % 2);
  if (turns > LAST_TURN || !isPossible) return fail('position.impossible', `${quote(board)} after ${turns} turns`);
  return ok(MorrisPosition.of(men, turns));
};

export const game: Game<MorrisView> = {
  ...HEAD,
  about: 'Place three men, then move them along the lines: three in a row win.',
  rules: { notation: 'MM-5.1', turn: 'MM-3.1', over: 'MM-4.3' },
  maxActions: SIZE,
  maxSteps: LAST_TURN,
  formats: [],
  sharedResults: true,
  nextStarter: 'inTurn',
  setup: (options, seats) => bareSetup(seats, options),
  parseSetup: parseBareSetup,
  start: () => new MorrisPosition(),
  decode,
  detail: ({ turns }) => ({ turns }),
};
