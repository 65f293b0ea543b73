import type { TaluvaView } from '@threefold-games/games/taluva';
import { LETTERS } from '@threefold-games/games/taluva/display';
import type { Choice, Look } from '@threefold-games/stage';
import { pickedCell, ROTATIONS } from './laying.ts';
import { fieldPicture, tilePicture } from './pictures.ts';
import { figureOf } from './seats.ts';
import { expansionsAt } from './steps.ts';
import type { Terrain } from './tile.ts';
import { lavaName, tileName, type Voice } from './voice.ts';

/** Pieces have an order of their own, so that a hand finds them at the same place every time. */
const PIECES = Object.keys(LETTERS);
const rank = (choice: string): number => PIECES.indexOf(choice);

export const choices = (voice: Voice, view: TaluvaView, look: Look, open: readonly string[]): readonly Choice[] =>
  [...open]
    .sort((a, b) => rank(a) - rank(b))
    .map(choice => {
      if (choice.length === 2) return tileChoice(voice, view, choice);
      if (ROTATIONS.includes(choice)) return spinChoice(voice, view, look, choice);
      return LETTERS[choice] ? buildChoice(voice, view, choice) : expandChoice(voice, view, look, choice as Terrain);
    });

const tileChoice = (voice: Voice, view: TaluvaView, choice: string): Choice => ({
  choice,
  label: tileName(voice, choice),
  picture: tilePicture(choice, 0, 0),
  count: view.unseen.find(({ tile }) => tile === choice)?.count ?? 0,
});

const spinChoice = (voice: Voice, view: TaluvaView, look: Look, choice: string): Choice => ({
  choice,
  label: lavaName(voice, Number(choice), look.rotation),
  picture: tilePicture(view.drawn!, Number(choice), look.rotation),
  key: choice,
});

const buildChoice = ({ words, speak }: Voice, view: TaluvaView, choice: string): Choice => {
  const kind = LETTERS[choice]!;
  const { left } = view.players[view.seat!]!;
  return {
    choice,
    label: speak(words.choice[kind]),
    figure: figureOf(kind, view.seat!),
    key: choice.toLowerCase(),
    count: { hut: left.huts, temple: left.temples, tower: left.towers }[kind],
  };
};

const expandChoice = ({ words, speak }: Voice, view: TaluvaView, look: Look, choice: Terrain): Choice => {
  const cell = pickedCell(look.picked);
  const found = cell === undefined ? undefined : expansionsAt(view, cell).find(({ terrain }) => terrain === choice);
  const n = found?.huts ?? 0;
  return {
    choice,
    label: speak(words.choice.expand[choice], { n }),
    caption: speak(words.terrain[choice]),
    picture: fieldPicture(choice),
    figure: figureOf('hut', view.seat!),
    key: choice.toLowerCase(),
    uses: n,
  };
};
