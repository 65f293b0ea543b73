import type { AbortCause } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { PlayerGame } from '@threefold-games/wire';
import type { OnlineWords, Words } from '@threefold-games/words';
import type { IconName } from '../../shell/icons.tsx';
import { findGame } from '../../state/games.ts';

/** How a game ended for a player, as a sign and a word. */
export interface SaidResult {
  readonly icon: IconName;
  readonly word: string;
  readonly won: boolean;
}

export const sayResult = (
  { shares, seat, place, seats }: PlayerGame,
  { player }: OnlineWords,
  speak: Speak,
): SaidResult => {
  const share = shares[seat];
  if (share === undefined) return { icon: 'cross', word: speak(player.aborted), won: false };
  const best = Math.max(...shares);
  if (share === best && shares.filter(other => other === best).length > 1)
    return { icon: 'together', word: speak(player.shared), won: false };
  if (place === 1) return { icon: 'crown', word: speak(player.won), won: true };
  const named =
    seats.length > 2 && place === 2 ? player.second : place === 3 && seats.length > 3 ? player.third : player.lost;
  return { icon: 'cross', word: speak(named), won: false };
};

/** What those at a table are called; bots of older games have no names. */
export const sayPeople = ({ seats }: PlayerGame, { shell }: Words, speak: Speak): readonly string[] =>
  seats.map(({ name, level }) => {
    if (level === undefined) return name;
    return name === '' ? speak(shell.bot, { level }) : speak(shell.namedBot, { name, level });
  });

/** What the rules say of the last position, where it is known. */
const sayEnding = ({ game, position }: PlayerGame, face: Face): string | undefined => {
  const last = position === null ? undefined : findGame(game)?.decode(position);
  const outcome = last?.ok ? last.value.outcome() : undefined;
  return last?.ok && outcome ? face.ending(last.value.view(), outcome) : undefined;
};

/** Why it ended. */
export const sayWhy = (
  game: PlayerGame,
  face: Face,
  names: readonly string[],
  { player }: OnlineWords,
  speak: Speak,
): string => {
  const { why } = game;
  switch (why.kind) {
    case 'rule':
      return sayEnding(game, face) ?? speak(player.why.rule);
    case 'resign':
    case 'time':
    case 'gone':
      return speak(player.why[why.kind], { name: names[why.seat] ?? '' });
    case 'abort':
      return sayAbort(why.cause, names, player, speak);
    default:
      return speak(player.why[why.kind]);
  }
};

/** Why it was called off, where that is known. */
const sayAbort = (
  cause: AbortCause | undefined,
  names: readonly string[],
  { why, abortCause }: OnlineWords['player'],
  speak: Speak,
): string => {
  if (!cause) return speak(why.abort);
  return cause.kind === 'agreed'
    ? speak(abortCause.agreed)
    : speak(abortCause[cause.kind], { name: names[cause.seat] ?? '' });
};
