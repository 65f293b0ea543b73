import type { Choice, Look, Prompt } from '@threefold-games/stage';
import type { TaluvaView } from '@threefold-games/taluva';
import { LETTERS, readStep } from '@threefold-games/taluva/display';
import { landFor } from './land.ts';
import { acts, eruptions, layingOf, pickedCell, ROTATIONS } from './laying.ts';
import { fieldPicture, tilePicture } from './pictures.ts';
import { figureOf } from './seats.ts';
import { expansionsAt } from './steps.ts';
import { type Terrain, tileCells } from './tile.ts';
import { lavaName, sitterName, tileName, type Voice } from './voice.ts';

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

export const prompt = (voice: Voice, view: TaluvaView, look: Look): Prompt => {
  const { words, speak } = voice;
  if ((view.phase === 'draw' || view.phase === 'over') && look.composed.length > 0)
    return promptComplete(voice, view, look);
  if (view.phase === 'over') return { title: speak(words.why.over), text: '' };
  if (view.phase === 'draw') {
    const title = speak(look.legalSteps.length > 0 ? words.prompt.drawHand : words.prompt.draw);
    return { title, text: speak(words.prompt.drawText, { n: view.tilesLeft }) };
  }
  if (view.phase === 'lay') return promptLay(voice, view, look);
  return acts(look) ? promptBuild(voice, view, look) : promptOther(voice, view, look);
};

/** What a whole turn has laid and built. */
const promptComplete = ({ words, speak }: Voice, view: TaluvaView, look: Look): Prompt => {
  const { fields } = landFor(view, look.rotation);
  const said = look.composed.map(readStep);
  const laid = said.find(step => step?.does === 'lay');
  const level = fields.get(laid?.cell ?? '')?.level ?? 1;
  const built = said.find(step => step?.does === 'build' || step?.does === 'expand');
  const title = speak(words.prompt.complete);
  if (!built) return { title, text: speak(words.prompt.completeOut) };
  // A hut on the tile that was just laid stands on a cell that is named twice.
  const huts = [...new Set(look.composedCells)].reduce((sum, cell) => sum + (fields.get(cell)?.piece?.huts ?? 0), 0);
  const what =
    built.does === 'build' && built.kind !== 'hut'
      ? speak(built.kind === 'temple' ? words.prompt.completeTemple : words.prompt.completeTower)
      : speak(words.prompt.completeHuts, { n: huts });
  const tile = speak(words.prompt.completeTile, { n: level });
  return { title, text: speak(words.prompt.completeText, { tile, built: what }) };
};

/** While somebody else builds. */
const promptOther = (voice: Voice, view: TaluvaView, look: Look): Prompt => ({
  title: voice.speak(voice.words.prompt.buildOther, { seat: sitterName(voice, look, view.seat ?? 0) }),
  text: '',
});

const promptLay = (voice: Voice, view: TaluvaView, look: Look): Prompt => {
  const { words, speak } = voice;
  const laying = layingOf(view, look);
  const rotation = laying?.rotation ?? Number(look.spin ?? 0);
  const picture = tilePicture(view.drawn!, rotation, look.rotation);
  const say = (title: string, text: string): Prompt => ({ title, text, picture });
  if (!acts(look)) return say(speak(words.prompt.layOther, { seat: sitterName(voice, look, view.seat ?? 0) }), '');
  if (view.fields.length === 0) return say(speak(words.prompt.first), speak(words.prompt.firstText));
  if (laying && !laying.ok) return say(speak(words.prompt.wrong), speak(words.prompt.wrongText));
  const dots = eruptions(landFor(view, look.rotation).fields, look).length > 0;
  return say(speak(words.prompt.lay), speak(dots ? words.prompt.layDots : words.prompt.layText));
};

const promptBuild = (voice: Voice, view: TaluvaView, look: Look): Prompt => {
  const { words, speak } = voice;
  const picked = pickedCell(look.picked);
  const field = picked === undefined ? undefined : landFor(view, look.rotation).fields.get(picked);
  if (field?.piece) return { title: speak(words.prompt.expand), text: speak(words.prompt.expandText) };
  if (field?.terrain) {
    const text = speak(words.prompt.siteText, { level: field.level, terrain: speak(words.terrain[field.terrain]) });
    return { title: speak(words.prompt.site), text };
  }
  const does = new Set(look.legalSteps.map(text => readStep(text)?.does));
  const text = !does.has('expand')
    ? words.prompt.buildField
    : !does.has('build')
      ? words.prompt.buildExpand
      : words.prompt.buildText;
  return { title: speak(words.prompt.build), text: speak(text), ...promptLoose(voice, view, look) };
};

/** The tile that was laid and lies loose: what it does there. */
const promptLoose = ({ words, speak }: Voice, view: TaluvaView, look: Look): Partial<Prompt> => {
  const laid = look.spin === undefined ? undefined : look.composed.map(readStep).findLast(step => step?.does === 'lay');
  const { fields } = landFor(view, look.rotation);
  const [, first, second] = laid ? tileCells(laid.cell, laid.rotation).map(cell => fields.get(cell)) : [];
  if (!laid || !first?.terrain || !second?.terrain) return {};
  return {
    title: first.level > 1 ? speak(words.prompt.erupts, { n: first.level }) : speak(words.prompt.extends),
    picture: tilePicture(first.terrain + second.terrain, laid.rotation, look.rotation),
  };
};
