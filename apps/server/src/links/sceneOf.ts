import { loadDemo, loadFace, loadGame } from '@threefold-games/catalogue/load';
import { type Game, History, ok, type Result } from '@threefold-games/core';
import type { Lang } from '@threefold-games/speech';
import { type Face, lastTurn, type Scene, STILL } from '@threefold-games/stage';
import type { CardBoard, CardPlace } from './card.ts';

/** What is drawn of a board. */
export interface DrawnBoard {
  readonly scene: Scene;
  readonly face: Face;
  readonly seats: number;
}

/** The scene of a board, without what small pictures are better without; undefined where the rules do not allow its turns. */
export const sceneOf = async ({ game: id, place }: CardBoard, lang: Lang): Promise<DrawnBoard | undefined> => {
  const [game, face] = await Promise.all([loadGame(id), loadFace(id, lang)]);
  if (!game || !face) return undefined;
  const history = await historyOf(game, place);
  if (!history?.ok) return undefined;
  const { position, length } = history.value;
  const scene = face.scene(position.view(), { ...STILL, ...lastTurn(history.value, length, face) });
  return {
    // Nobody reads coordinates off a preview.
    scene: { ...scene, labels: scene.labels.filter(({ kind }) => kind === 'plate'), parts: [] },
    face,
    seats: position.seats,
  };
};

const historyOf = async (game: Game, place: CardPlace): Promise<Result<History> | undefined> => {
  if (place.kind === 'played') {
    const setup = game.parseSetup(place.seats, place.options, place.layout === '' ? undefined : place.layout);
    if (!setup.ok) return setup;
    return History.of(game, setup.value).read([...place.turns, ...(place.drawn.length > 0 ? [place.drawn] : [])]);
  }
  const text = place.kind === 'demo' ? (await loadDemo(game.id))?.position : (place.last?.before ?? place.position);
  const position = game.decode(text ?? '');
  if (!position.ok) return position;
  const start = History.from(game, position.value);
  if (place.kind === 'demo' || !place.last) return ok(start);
  const { steps, drawn } = place.last;
  return start.read([steps, ...(drawn.length > 0 ? [drawn] : [])]);
};
