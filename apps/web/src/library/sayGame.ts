import type { Face } from '@threefold-games/stage';
import type { MyGamesWords } from '@threefold-games/words';
import { dayOf, daysAgo, formatClock, type LateVoice } from '../i18n/index.ts';
import { fullNamesOf, namesOf } from '../match/index.ts';
import type { IconName } from '../ui/index.ts';
import type { SavedGame } from './savedGame.ts';
import type { Summary } from './summary.ts';

/** What a row says of a game: how it stands as a sign, a word and a second line. */
export interface Said {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** It waits for me. */
  readonly waits: boolean;
  /** I have won. */
  readonly won: boolean;
}

/** The voice of the page, with the words of lists of games. */
type GamesVoice = LateVoice<MyGamesWords>;

/** With whom: the others where I play, else everybody. */
export const sayNames = (saved: SavedGame, face: Face, { words, said, speak }: GamesVoice): string => {
  const names = fullNamesOf(saved.seats, face, words, speak);
  if (saved.seats.every(({ kind, name }) => kind === 'person' && name === '')) return speak(said.here);
  const others = names.filter((_, seat) => saved.seats[seat]?.kind !== 'me');
  return speak.list(others.length === 0 ? names : others);
};

export const sayState = (saved: SavedGame, summary: Summary, face: Face, voice: GamesVoice): Said => {
  const { words, said, speak } = voice;
  const names = namesOf(saved.seats, face, words, speak);
  const plain = { waits: false, won: false };
  if (saved.status === 'stopped')
    return {
      ...plain,
      icon: 'pause',
      title: speak(said.stopped),
      text: speak(said.afterTurn, { turn: summary.turns }),
    };
  if (saved.status === 'running' && !summary.outcome) {
    const mine = saved.seats[summary.actor]?.kind === 'me';
    const left = saved.clock?.left[summary.actor];
    const turn = summary.turns + 1;
    return {
      won: false,
      waits: mine,
      icon: mine ? 'play' : 'clock',
      title: mine ? speak(words.table.yourTurn) : speak(said.turnOf, { name: names[summary.actor] ?? '' }),
      text:
        left === undefined
          ? speak(words.table.turn, { n: turn })
          : speak(words.home.turnTime, { turn, time: formatClock(left) }),
    };
  }
  return { ...plain, ...sayEnd(saved, summary, names, face, voice) };
};

/** The share of each seat when it is over; undefined where nobody can say who has won. */
const sharesOf = ({ end, seats }: SavedGame, { outcome }: Summary): readonly number[] | undefined =>
  outcome?.shares ?? (end && seats.length === 2 ? seats.map((_, seat) => (seat === end.seat ? 0 : 1)) : undefined);

const sayEnd = (
  saved: SavedGame,
  summary: Summary,
  names: readonly string[],
  face: Face,
  { said, speak }: GamesVoice,
): Pick<Said, 'icon' | 'title' | 'text' | 'won'> => {
  const shares = sharesOf(saved, summary);
  const me = saved.seats.findIndex(seat => seat.kind === 'me');
  const text = saved.end
    ? speak(said[saved.end.kind], { name: names[saved.end.seat] ?? '' })
    : summary.outcome
      ? face.ending(summary.view, summary.outcome)
      : '';
  if (!shares) return { icon: 'flag', title: speak(said.ended), text, won: false };
  const best = Math.max(...shares);
  const winners = names.filter((_, seat) => shares[seat] === best);
  if (me < 0 || winners.length === names.length) {
    const title =
      winners.length === 1
        ? speak(said.wonBy, { name: winners[0]! })
        : speak(said.sharedBy, { names: speak.list(winners) });
    return { icon: winners.length === 1 ? 'crown' : 'together', title, text, won: false };
  }
  if (shares[me] !== best) return { icon: 'cross', title: speak(said.lost), text, won: false };
  return winners.length === 1
    ? { icon: 'crown', title: speak(said.won), text, won: true }
    : { icon: 'together', title: speak(said.shared), text, won: true };
};

/** When it was played last: today and yesterday with the time, else the day. */
export const sayDate = (moment: number, now: number, { said, speak }: GamesVoice): string => {
  const days = daysAgo(moment, now);
  const time = speak.date(moment, { timeStyle: 'short' });
  if (days === 0) return speak(said.today, { time });
  if (days === 1) return speak(said.yesterday, { time });
  return dayOf(moment, now, 'long', speak);
};
