import type { TaluvaView } from '@threefold-games/games/taluva';
import type { Panel, PanelRow } from '@threefold-games/stage';
import { fieldPicture, tilePicture } from './pictures.ts';
import { TERRAINS, type Terrain, terrainsOf } from './tile.ts';
import { tileName, type Voice } from './voice.ts';

/** What may still come: the fields of the unseen tiles by terrain, then the tiles by kind. */
export const panels = (voice: Voice, view: TaluvaView): readonly Panel[] => {
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
