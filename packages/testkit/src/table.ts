import { History, type Seat } from '@threefold-games/core';
import {
  type Act,
  type ClockPlan,
  type Conditional,
  type DealScheme,
  decide,
  type Effect,
  type Happening,
  openRoom,
  positionText,
  type RoomState,
  type RoomView,
  type TablePlan,
  type Timestamp,
  usualPlan,
  type World,
} from '@threefold-games/room';
import { findGame, gameOf, type Lot, must, turnByLot } from './games.ts';

/** All games, and the toy game of core's tests: short turns, chance, two to four seats. */
export const world: World = { findGame };

export const SECRET = '5ec2e7'.padEnd(64, '0');
/** Of the rematch. */
export const NEXT_SECRET = '5ec2e8'.padEnd(64, '0');
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
export const PEOPLE = ['p_adaadaadaada', 'p_benbenbenben', 'p_cleocleocleo', 'p_dandandandan'] as const;
export const nonceOf = (seat: Seat): string => `${seat + 1}`.repeat(32);
/** When every test begins: 15 November 2026, noon. */
export const NOON: Timestamp = 1_794_744_000_000;

export const FISCHER: ClockPlan = { kind: 'fischer', base: 60_000, increment: 5000 };
export const DAYS: ClockPlan = { kind: 'days', bank: 86_400_000, increment: 43_200_000, cap: 100_000_000 };

export const planOf = (game: string, seats: number, change: Partial<TablePlan> = {}): TablePlan =>
  usualPlan(gameOf(game), { seats, start: 'host', ...change });

/** A room that is driven by hand: its clock goes only as far as a test says. */
export class Table {
  state: RoomState;
  now: Timestamp = NOON;
  /** What the last event brought about. */
  effects: readonly Effect[] = [];
  private requests = 0;

  constructor(state: RoomState) {
    this.state = state;
  }

  /** Asks as the person of a seat, or as somebody else. */
  ask(by: Seat | string, act: Act, lag?: number): string {
    const person = typeof by === 'string' ? by : PEOPLE[by]!;
    return this.take({ by: person, id: `request-${++this.requests}`, act, ...(lag === undefined ? {} : { lag }) });
  }

  happen(act: Happening): string {
    return this.take({ by: 'server', act });
  }

  /** Plays the turn of whoever is to move: these steps, or ones by lot. */
  play(steps: readonly string[] = this.someTurn(), lag?: number): string {
    const { actor, turns, seats } = this.state;
    const turn = turns.length;
    if (seats[actor!]!.kind === 'bot') return this.happen({ kind: 'botTurn', seat: actor!, turn, steps });
    const person = (seats[actor!] as { person: string }).person;
    return this.ask(person, { kind: 'turn', turn, steps }, lag);
  }

  /** Plays so many turns by lot. */
  playOn(turns: number): this {
    for (let i = 0; i < turns && this.state.phase === 'playing'; i++) {
      const said = this.play();
      if (said !== 'ok') throw new Error(said);
    }
    return this;
  }

  wait(millis: number): this {
    this.now += millis;
    return this;
  }

  tick(): string {
    return this.happen({ kind: 'tick' });
  }

  someTurn(seed = this.state.turns.length): readonly string[] {
    return someTurn(this.state, seed);
  }

  foresee(seat: Seat, ...conditionals: readonly Conditional[]): string {
    return this.ask(seat, { kind: 'foresee', conditionals });
  }

  get kinds(): readonly string[] {
    return this.effects.map(effect => effect.kind);
  }

  private take(event: Parameters<typeof decide>[2]): string {
    const decided = decide(world, this.state, event, this.now);
    if (!decided.ok) return decided.error.code;
    this.state = decided.value.state;
    this.effects = decided.value.effects;
    return 'ok';
  }
}

/** A turn by lot for whoever is to move. */
export const someTurn = (state: RoomState, lot: Lot): readonly string[] => {
  const game = gameOf(state.plan.game);
  return turnByLot(game, must(game.decode(positionText(world, state))), lot);
};

/** The history that a client puts together from what it is told; what it knows already is not read again. */
export const historyOf = (
  {
    table,
    now,
    turns,
  }: Pick<RoomView, 'turns'> & {
    readonly table: Pick<RoomView['table'], 'plan' | 'layout'>;
    readonly now: Pick<RoomView['now'], 'drawn'>;
  },
  known?: History,
): History => {
  const { plan, layout } = table;
  const game = gameOf(plan.game);
  const start = (): History =>
    History.of(game, must(game.parseSetup(plan.seats, plan.options, layout === '' ? undefined : layout)));
  const drawn = now.drawn.length > 0 ? [now.drawn] : [];
  return must((known ?? start()).read([...turns.map(({ steps }) => steps), ...drawn]));
};

/** A table at which nobody sits yet, dealt by the latest scheme unless told. */
export const gathering = (plan: TablePlan, host: string = PEOPLE[0], scheme?: DealScheme): Table => {
  const secrets = { secret: SECRET, nextSecret: NEXT_SECRET, ...(scheme && { scheme }) };
  return new Table(openRoom({ id: 'room-test', plan, host, ...secrets, now: NOON }));
};

/** A table where people sit on all seats but those of bots, and the game has begun. */
export const playing = (
  game: string,
  seats: number,
  change: Partial<TablePlan> = {},
  bots: Readonly<Record<Seat, number>> = {},
  scheme?: DealScheme,
): Table => {
  const table = gathering(planOf(game, seats, change), PEOPLE[0], scheme);
  for (let seat = 0; seat < seats; seat++) {
    const level = bots[seat];
    const said =
      level === undefined
        ? table.ask(seat, { kind: 'sit', seat, name: NAMES[seat]!, nonce: nonceOf(seat) })
        : table.ask(0, { kind: 'fill', seat, level, of: 12 });
    if (said !== 'ok') throw new Error(said);
    if (level === undefined) table.ask(seat, { kind: 'ready', ready: true });
  }
  if (table.state.phase === 'gathering') {
    const said = table.ask(0, { kind: 'start' });
    if (said !== 'ok') throw new Error(said);
  }
  return table;
};
