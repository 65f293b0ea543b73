import type { Game, Setup } from './contract.ts';
import { formatOptions, type Options, parseOptions, readOptions } from './options.ts';
import { fail, ok, quote, type Result } from './result.ts';

/** What the head of a position text needs to know of its game. */
export type GameHead = Pick<Game, 'id' | 'version' | 'seats' | 'options' | 'formerLevels'>;

/** The common head of every position text: game and version, seats, options. */
export const encodeHead = (game: GameHead, seats: number, options: Options): string =>
  `${game.id}/${game.version} ${seats} ${formatOptions(options, ',') || '-'}`;

/** No position text is longer than this. */
const LIMIT = 20_000;

/** What the head says, and the game's own fields after it. */
export const decodeHead = (
  game: GameHead,
  text: string,
): Result<{ readonly setup: Omit<Setup, 'layout'>; readonly fields: readonly string[] }> => {
  if (text.length > LIMIT) return fail('position.syntax', `longer than ${LIMIT} characters`);
  const [name, seatText, optionText, ...fields] = text.trim().split(/ +/);
  if (name !== `${game.id}/${game.version}`)
    return fail('position.version', `${quote(name ?? '')}, not ${game.id}/${game.version}`);
  const seats = parseSeats(game, seatText ?? '');
  if (!seats.ok) return seats;
  const given = readOptions(optionText === undefined || optionText === '-' ? '' : optionText.replaceAll(',', ' '));
  if (!given.ok) return given;
  const options = parseOptions(game.options, seats.value, given.value);
  return options.ok ? ok({ setup: { seats: seats.value, options: options.value }, fields }) : options;
};

/** A number of seats that the game can be played with. */
export const parseSeats = (game: GameHead, seats: string | number): Result<number> =>
  game.seats.some(n => String(n) === String(seats))
    ? ok(Number(seats))
    : fail('seats.count', `${quote(String(seats))}, not one of ${game.seats.join(' ')}`);

/** The set-up of a game in which chance lays out nothing before play. */
export const bareSetup = (seats: number, options: Options): Setup => ({ seats, options, layout: '' });

/** `Game.parseSetup` of such a game. */
export const parseBareSetup = (seats: number, options: Options, layout: string | undefined): Result<Setup> =>
  layout === undefined ? ok(bareSetup(seats, options)) : fail('setup.unexpected', quote(layout));
