import { type Fault, type Game, History, parseOptions, parseSeats, seededRandom } from '@threefold-games/core';
import { freshSeed } from './chance.ts';
import { errorOf, ThreefoldError } from './errors.ts';
import { GameInPlay } from './gameInPlay.ts';
import type { Kit } from './kit.ts';
import type { Beginning, PlayedGame } from './playedGame.ts';
import { nearest, textOf } from './text.ts';

/** What is said at the beginning of any game, beside its options. */
const BEGINNING: readonly (keyof Beginning)[] = ['seats', 'seed', 'layout', 'names'];

/** A new game. Throws where it cannot begin as it is told. */
export const beginGame = <Id extends string, View>(kit: Kit, given: Beginning = {}): PlayedGame<Id, View> => {
  const { game } = kit;
  if (typeof given !== 'object' || given === null)
    throw errorOf({ code: 'options.syntax', detail: 'an object of names and values is expected' });
  const { seats: wanted, seed = freshSeed(), layout, names, ...said } = given;
  const seats = parseSeats(game, wanted ?? names?.length ?? Math.min(...game.seats));
  if (!seats.ok) throw errorOf(seats.error);
  const values = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const options = parseOptions(game.options, seats.value, values);
  if (!options.ok) throw optionError(game, options.error, Object.keys(values));
  const setup =
    layout === undefined
      ? { ok: true as const, value: game.setup(options.value, seats.value, seededRandom(`${seed}/setup`)) }
      : game.parseSetup(seats.value, options.value, textOf(layout));
  if (!setup.ok) throw errorOf(setup.error);
  const sitting = names === undefined ? seatNames(kit, seats.value) : checkNames(names, seats.value);
  return new GameInPlay({ kit, setup: setup.value, names: sitting, seed }, History.of(game, setup.value));
};

/** What the seats are called where nobody sits: White and Black, or their colours. */
export const seatNames = (kit: Kit, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => kit.face().seatName(seat, seats));

const checkNames = (names: readonly string[], seats: number): readonly string[] => {
  if (names.length !== seats)
    throw new ThreefoldError('seats.names', `${seats} names are expected, one for each seat, not ${names.length}.`);
  const wrong = names.find(name => name.trim() !== name || name === '' || /[;"\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
  if (wrong === undefined) return [...names];
  const message = `A name is not empty, does not begin or end with a blank and has no ; " or line break in it: "${wrong}".`;
  throw new ThreefoldError('seats.names', message);
};

/** Says what there is, where there is no such option. */
const optionError = ({ id, options }: Game, fault: Fault, given: readonly string[]): ThreefoldError => {
  if (fault.code !== 'options.unknown') return errorOf(fault);
  const there = Object.keys(options);
  const unknown = given.find(name => !there.includes(name)) ?? '';
  const detail = `${fault.detail}. Those of ${id} are ${there.join(', ')}`;
  return errorOf({ ...fault, detail }, {}, { suggestion: nearest(unknown, [...there, ...BEGINNING]) });
};
