import type { Outcome } from '@threefold-games/core';
import type { TaluvaPieces, TaluvaView } from '@threefold-games/games/taluva';
import { seatName, type Voice } from './voice.ts';

/** Why it is over and what decided; then the places where they were played for. */
export const ending = (voice: Voice, view: TaluvaView, outcome: Outcome): string => {
  const { words, speak } = voice;
  const sentence = reason(voice, view, outcome);
  if (!outcome.ranking) return sentence;
  const places = outcome.ranking
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat }) => speak(words.ending.place, { place, seat: seatName(voice, seat) }));
  return `${sentence} ${speak(words.ending.places, { places: speak.list(places) })}`;
};

const reason = (voice: Voice, view: TaluvaView, outcome: Outcome): string => {
  const { words, speak } = voice;
  const winners = outcome.shares.flatMap((share, seat) => (share > 0 ? [seat] : []));
  const winner = winners[0]!;
  const seat = seatName(voice, winner);
  if (view.finished.includes(winner)) {
    const { left } = view.players[winner]!;
    const kinds = left.huts > 0 ? 'templeTower' : left.towers > 0 ? 'templeHut' : 'towerHut';
    return speak(words.ending.early[kinds], { seat });
  }
  const others = view.players.flatMap((_, at) => (at === winner || view.out.includes(at) ? [] : [at]));
  if (others.length === 0) return speak(words.ending.alone, { seat });
  if (winners.length > 1)
    return speak(words.ending.shared, { seats: speak.list(winners.map(at => seatName(voice, at))) });
  return byPieces(voice, view, winner, others);
};

/** The kinds in the order in which they count at the end of the tiles. */
const KINDS: readonly (keyof TaluvaPieces)[] = ['temples', 'towers', 'huts'];

/** The first kind in which the winner is ahead of those who are still level with it. */
const byPieces = (voice: Voice, view: TaluvaView, winner: number, others: readonly number[]): string => {
  const built = (seat: number, kind: keyof TaluvaPieces): number => view.players[seat]!.built[kind];
  let level = others;
  for (const kind of KINDS) {
    const n = built(winner, kind);
    const next = Math.max(...level.map(seat => built(seat, kind)));
    if (next < n) return voice.speak(voice.words.ending[kind], { seat: seatName(voice, winner), n, next });
    level = level.filter(seat => built(seat, kind) === n);
  }
  return voice.speak(voice.words.ending.shared, { seats: seatName(voice, winner) });
};
