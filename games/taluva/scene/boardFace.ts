import type { Outcome, Pick } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import type { TaluvaPieces, TaluvaView } from '@threefold-games/taluva';
import { LETTERS, TOWER_LEVEL } from '@threefold-games/taluva/display';
import type { Words } from '../words/game.ts';
import { counts, headline } from './counts.ts';
import { pickedCell, pickedChoice, spin } from './laying.ts';
import { namesAround, SIXTHS } from './places.ts';
import { choices, prompt } from './prompt.ts';
import { say } from './say.ts';
import { sceneOf } from './scene.ts';
import { figureOf } from './seats.ts';
import { expansionsAt, settlementAt } from './steps.ts';
import { motion, tell } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { why } from './why.ts';

/** Why it is over and what decided; then the places where they were played for. */
const ending = (voice: Voice, view: TaluvaView, outcome: Outcome): string => {
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

/** The step that a player means. */
const attempt = (view: TaluvaView, picked: readonly Pick[], spin: string | undefined): string | undefined => {
  const cell = pickedCell(picked);
  const choice = pickedChoice(picked);
  if (view.phase === 'draw') return choice;
  if (cell === undefined) return undefined;
  if (view.phase === 'lay') {
    const rotation = choice ?? spin;
    return rotation === undefined ? undefined : `${cell}/${rotation}`;
  }
  // Who points at the sea while the tile lies loose means the tile.
  if (spin !== undefined && !view.fields.some(({ name }) => name === cell)) return undefined;
  if (choice === undefined) return nearest(view, cell);
  if (LETTERS[choice]) return `${choice}@${cell}`;
  return `E@${settlementAt(view, cell)?.cells[0] ?? cell}:${choice}`;
};

/** What comes nearest to something that could be done at a cell where nothing can. */
const nearest = (view: TaluvaView, cell: string): string => {
  const settlement = settlementAt(view, cell);
  if (settlement && settlement.seat === view.seat) {
    const [cheapest] = [...expansionsAt(view, cell)].sort((a, b) => a.huts - b.huts);
    return `E@${settlement.cells[0]}:${cheapest?.terrain ?? 'J'}`;
  }
  const site = settlement ? undefined : view.fields.find(({ name, terrain }) => name === cell && terrain !== null);
  const beside = namesAround(cell).some(name => settlementAt(view, name)?.seat === view.seat);
  if (!site || site.level === 1 || !beside) return `H@${cell}`;
  return `${site.level >= TOWER_LEVEL && view.players[view.seat!]!.left.towers > 0 ? 'W' : 'T'}@${cell}`;
};

/** What a board of Taluva looks like and says in one language. */
export const openBoard = (words: Words, speak: Speak): BoardFace<TaluvaView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf('disc', seat),

    rotations: SIXTHS,
    rotationFor: () => 0,
    scene: sceneOf,
    say: (view, cell, look) => say(voice, view, cell, look),
    motion,
    tell: (view, step, events) => tell(voice, view, step, events),

    prompt: (view, look) => prompt(voice, view, look),
    choices: (view, look, open) => choices(voice, view, look, open),
    spin,
    attempt,
    why: (view, tried, rule, cells) => why(voice, view, tried, rule, cells),

    counts: (view, seat) => counts(voice, view, seat),
    headline: (view, seat) => headline(voice, view, seat),
    ending: (view, outcome) => ending(voice, view, outcome),
  };
};
