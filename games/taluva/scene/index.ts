import type { Speak } from '@threefold-games/speech';
import type { Face, Panel, PanelRow } from '@threefold-games/stage';
import type { TaluvaView } from '@threefold-games/taluva';
import type { Words } from '../words/game.ts';
import { openBoard } from './boardFace.ts';
import { progress } from './counts.ts';
import { optionWords } from './options.ts';
import { fieldPicture, tilePicture } from './pictures.ts';
import { figureOf } from './seats.ts';
import { advise, notable } from './tell.ts';
import { TERRAINS, type Terrain, terrainsOf } from './tile.ts';
import { tileName, type Voice } from './voice.ts';

/** What may still come: the fields of the unseen tiles by terrain, then the tiles by kind. */
const panels = (voice: Voice, view: TaluvaView): readonly Panel[] => {
  const { words, speak } = voice;
  const unseen = view.unseen.reduce((sum, { count }) => sum + count, 0);
  const fields = TERRAINS.map((terrain): PanelRow => {
    const n = fieldsLeft(view, terrain);
    return {
      figures: [],
      picture: fieldPicture(terrain),
      label: speak(words.terrain[terrain]),
      value: speak.number(n),
    };
  });
  const tiles = view.unseen.map(
    ({ tile, count }): PanelRow => ({
      figures: [],
      picture: tilePicture(tile, 0, 0),
      label: tileName(voice, tile),
      value: speak.number(count),
    }),
  );
  const lead = speak(words.panel.lead, { n: unseen, come: view.tilesLeft });
  const [title, short] = [speak(words.panel.title), speak(words.panel.short)];
  return [{ id: 'tiles', title, short, icon: 'tiles', lead, rows: [...fields, ...tiles] }];
};

const fieldsLeft = (view: TaluvaView, terrain: Terrain): number =>
  view.unseen.reduce(
    (sum, { tile, count }) => sum + count * terrainsOf(tile).filter(shown => shown === terrain).length,
    0,
  );

export { openBoard };

/** Taluva as it looks and speaks. */
export const open = (words: Words, speak: Speak): Face<TaluvaView> => {
  const voice: Voice = { words, speak };
  return {
    ...openBoard(words, speak),
    tagline: speak(words.tagline),
    minutes: 45,
    badgeOn: 'jungle',
    badge: [figureOf('temple', 2), figureOf('hut', 0)],
    options: optionWords(voice),
    house: async () => (await import('./house.ts')).houseWords(voice),

    advise: (view, step, events) => advise(voice, view, step, events),
    progress: view => progress(voice, view),
    notable,
    panels: view => panels(voice, view),
    figures: async () => (await import('./figures.ts')).figures(voice),
    editor: async () => (await import('./editor/index.ts')).editor(voice),
    help: async () => (await import('./help.ts')).helpOf(voice),
  };
};
