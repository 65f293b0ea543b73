// What the home page shows of each game, as plain data: it is seen before anything of the games themselves is loaded.
import { games, loadDemo, loadFace } from '@threefold-games/catalogue';
import { STILL } from '@threefold-games/stage';

/** Finer than anybody sees. */
const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

/** The cards of all games in a language, by game, as JSON. */
export const cardsIn = async lang => {
  const cards = {};
  for (const game of games) {
    const face = await loadFace(game.id, lang);
    const { position, zoom, zoomSmall } = await loadDemo(game.id);
    const decoded = game.decode(position);
    if (!decoded.ok) throw new Error(`the demo of ${game.id} begins with no position: ${decoded.error.code}`);
    // Nothing is written on the picture.
    const scene = { ...face.scene(decoded.value.view(), STILL), labels: [], parts: [] };
    cards[game.id] = { title: face.title, tagline: face.tagline, minutes: face.minutes, scene, zoom, zoomSmall };
  }
  return JSON.stringify(cards, rounded);
};
