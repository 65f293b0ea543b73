import { botLevel, type GameHead, parseOptions, type TOP_LEVEL } from '@threefold-games/core';
import { freeCharacter, freeCharacters, type TablePlan } from '@threefold-games/room';

/** Who sits on a seat. */
export interface SeatPlan {
  /** Me, another person at this screen, or the engine. */
  readonly kind: 'me' | 'person' | 'bot';
  /** What that one is called; empty for the name that the interface gives. */
  readonly name: string;
  /** How strong a bot is. */
  readonly level?: number;
  /** Tells its level from one of the eight that there were once, in what is kept. */
  readonly of?: typeof TOP_LEVEL;
  /** Which of the bots of its level it is; the first that is free unless told. */
  readonly character?: number;
  /** Whether that person sits at another screen. */
  readonly away?: true;
}

/** Whether a person at this screen sits there. */
export const sitsHere = (plan: SeatPlan | undefined): boolean =>
  plan !== undefined && plan.kind !== 'bot' && plan.away === undefined;

/** How much time a seat has. */
export interface ClockPlan {
  /** For the whole game. */
  readonly minutes: number;
  /** Seconds that are added after each whole turn. */
  readonly increment: number;
}

/** How a game is begun. */
export interface NewGame {
  readonly seats: readonly SeatPlan[];
  /** Values of options, as records write them; what is left out has its standard value. */
  readonly options: Readonly<Record<string, string>>;
  readonly clock?: ClockPlan;
  /** Whether the start is varied until a net rates it even, where it can be. */
  readonly even?: true;
  /** Whether a lot decides who sits where; a rematch goes on from there, by one seat. */
  readonly lot?: true;
}

/** What is agreed about a game at one screen. */
export const screenPlan = (
  game: string,
  seats: number,
  options: TablePlan['options'],
  { clock, even, lot }: { readonly clock?: ClockPlan | undefined; readonly even?: boolean; readonly lot?: boolean },
): TablePlan => ({
  game,
  seats,
  options,
  clock: clock
    ? { kind: 'fischer', base: clock.minutes * 60_000, increment: clock.increment * 1000 }
    : { kind: 'none' },
  listed: false,
  start: 'host',
  watching: false,
  chat: 'seats',
  leaver: { kind: 'end' },
  rated: false,
  oneScreen: true,
  ...(even && { even }),
  ...(lot && { lot }),
});

/** The level of a bot that nobody has chosen. */
export const USUAL_LEVEL = 1;

/** Me against a bot, at the smallest table there is. */
export const standardPlan = (game: GameHead, name: string): NewGame => ({
  seats: seatsFor(game.seats[0]!, [{ kind: 'me', name }]),
  options: {},
});

/** As many seats as wanted: those that are there, then bots of a level. */
export const seatsFor = (count: number, seats: readonly SeatPlan[], level = USUAL_LEVEL): readonly SeatPlan[] =>
  withBots(Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'bot', name: '', level }));

/** The seats with every bot known: who of its level it is, no two of a table alike. */
export const withBots = (seats: readonly SeatPlan[]): readonly SeatPlan[] => {
  const known: SeatPlan[] = [];
  for (const seat of seats) {
    const level = seat.level ?? USUAL_LEVEL;
    const isFree = freeCharacters(known, level).some(one => one === seat.character);
    const character = isFree ? seat.character! : freeCharacter(known, level);
    known.push(seat.kind === 'bot' ? { ...seat, ...botLevel(level), character } : seat);
  }
  return known;
};

/** The seats with bots of this level, where they play one person alone. */
export const atLevel = (seats: readonly SeatPlan[], level: number): readonly SeatPlan[] =>
  seats.filter(({ kind }) => kind !== 'bot').length === 1
    ? withBots(seats.map(seat => (seat.kind === 'bot' ? { ...seat, level } : seat)))
    : seats;

/** The options that were chosen, as far as they go together for so many seats: else without the house rules. */
export const fitOptions = (game: GameHead, seats: number, options: NewGame['options']): NewGame['options'] =>
  parseOptions(game.options, seats, options).ok
    ? options
    : Object.fromEntries(Object.entries(options).filter(([name]) => !game.options[name]?.house));

/** A plan that was kept, as far as the game still knows it; else the standard one. `name` is what I am called. */
export const fitPlan = (game: GameHead, plan: NewGame | undefined, name: string): NewGame => {
  if (!plan || !game.seats.includes(plan.seats.length)) return standardPlan(game, name);
  const options = parseOptions(game.options, plan.seats.length, plan.options);
  return {
    ...plan,
    seats: withBots(plan.seats.map(seat => (seat.kind === 'me' ? { ...seat, name } : seat))),
    options: options.ok ? plan.options : {},
  };
};

/** Puts somebody on a seat, a bot with this level. I sit on one seat only: where I sat before, another person sits then. */
export const sit = (
  seats: readonly SeatPlan[],
  at: number,
  kind: SeatPlan['kind'],
  name: string,
  level = USUAL_LEVEL,
): readonly SeatPlan[] =>
  withBots(
    seats.map((seat, i): SeatPlan => {
      if (i !== at) return kind === 'me' && seat.kind === 'me' ? { kind: 'person', name: '' } : seat;
      return kind === 'bot' ? { kind, name: '', level } : { kind, name: kind === 'me' ? name : '' };
    }),
  );
