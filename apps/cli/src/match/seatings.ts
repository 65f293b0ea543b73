/**
 * The seatings of a round, each a player for every seat. With as many players as seats these are all orders; with two players and more
 * seats the first one sits on each seat once, and the second one on all others.
 */
export const seatings = (players: number, seats: number): readonly (readonly number[])[] => {
  const key = 10 * players + seats;
  const known = made.get(key) ?? make(players, seats);
  made.set(key, known);
  return known;
};

const made = new Map<number, readonly (readonly number[])[]>();

const make = (players: number, seats: number): readonly (readonly number[])[] =>
  players === seats
    ? orders(Array.from({ length: seats }, (_, i) => i))
    : Array.from({ length: seats }, (_, alone) => Array.from({ length: seats }, (_, seat) => (seat === alone ? 0 : 1)));

const orders = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => orders([...items.slice(0, i), ...items.slice(i + 1)]).map(rest => [item, ...rest]));

/** Where a game stands in its match. */
interface Place {
  /** Games of a round have the same start and the same draws. */
  readonly round: number;
  /** Which seating of the round it has. */
  readonly turnabout: number;
  readonly seating: readonly number[];
}

export const placeOf = (players: number, seats: number, game: number): Place => {
  const all = seatings(players, seats);
  const turnabout = game % all.length;
  return { round: Math.floor(game / all.length), turnabout, seating: all[turnabout]! };
};
