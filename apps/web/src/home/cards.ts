import { loadDemo } from '@threefold-games/catalogue/load';
import type { Lang } from '@threefold-games/speech';
import { type Scene, STILL } from '@threefold-games/stage';
import { games, loadFace, loadGame } from '../games/index.ts';

/** What the home page tells of a game before anything of the game is loaded; `build/cards.mjs` makes it. */
export interface Card {
  readonly title: string;
  readonly tagline: string;
  readonly minutes: number;
  /** A real game, where its demo begins. */
  readonly scene: Scene;
  /** How much nearer the picture is than one of the whole board; and where there is less room. */
  readonly zoom: number;
  readonly zoomSmall: number;
}

export type Cards = Readonly<Record<string, Card>>;

/** By language: they are asked for once. */
const known = new Map<Lang, Promise<Cards>>();

/** The card of a game that has none in the file, such as one that was added beside the catalogue. */
const makeCard = async (id: string): Promise<Card> => {
  const [game, face, demo] = await Promise.all([loadGame(id), loadFace(id), loadDemo(id)]);
  const start = game?.decode(demo?.position ?? '');
  if (!demo || !start?.ok) throw new Error(`${id} has no demo`);
  const { title, tagline, minutes } = face;
  const { zoom, zoomSmall } = demo;
  return { title, tagline, minutes, scene: face.scene(start.value.view(), STILL), zoom, zoomSmall };
};

const fetchCards = async (lang: Lang): Promise<Cards> => {
  const answer = await fetch(`/cards/${lang}.json`);
  if (!answer.ok) throw new Error(`the cards of the home page did not come: ${answer.status}`);
  const cards = (await answer.json()) as Cards;
  const others = games.filter(({ id }) => !cards[id]);
  const made = await Promise.all(others.map(async ({ id }) => [id, await makeCard(id)] as const));
  return { ...cards, ...Object.fromEntries(made) };
};

export const loadCards = (lang: Lang): Promise<Cards> => {
  const cards = known.get(lang) ?? fetchCards(lang);
  known.set(lang, cards);
  // Asked for again when somebody tries again.
  cards.catch(() => known.delete(lang));
  return cards;
};
