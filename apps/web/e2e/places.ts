import { expect, type Page } from '@playwright/test';
import { isLang } from '@threefold-games/speech';
import { amount } from '@threefold-games/testkit';
import { oneOfTheDay } from './day.ts';
import { GAMES } from './records.ts';

/** A page of the app: where it is, and what is there once it is whole. */
export interface Place {
  readonly name: string;
  /** After the language. */
  readonly path: string;
  readonly shows: string;
}

/** Lessons with much to say and to count. */
const LESSONS = [
  ['talat', 'alive'],
  ['tzaar', 'types'],
  ['taluva', 'win'],
] as const;

/** Every page, with the games of `keepEverything`. */
export const PLACES: readonly Place[] = [
  { name: 'home', path: '/', shows: '.home-card h2:not(:empty) >> nth=2' },
  ...GAMES.map(game => ({ name: `new-${game}`, path: `/new/${game}`, shows: '.new-options' })),
  ...GAMES.map(game => ({ name: `table-${game}`, path: `/game/mid-${game}`, shows: '.board-bar' })),
  ...GAMES.map(game => ({ name: `end-${game}`, path: `/game/over-${game}`, shows: '.table-end' })),
  { name: 'table-missing', path: '/game/none', shows: '.notice-title' },
  { name: 'analysis', path: '/analysis', shows: '.chooser-game >> nth=2' },
  ...GAMES.map(game => ({ name: `analysis-${game}`, path: `/analysis?from=mid-${game}`, shows: '.split-board' })),
  ...GAMES.map(game => ({
    name: `setup-${game}`,
    path: `/analysis?setup=1&game=${game}`,
    shows: '.split-board, .board-cell >> nth=0',
  })),
  ...GAMES.map(game => ({ name: `replay-${game}`, path: `/replay/over-${game}#9`, shows: '.split-board' })),
  { name: 'review', path: '/review/over-talat', shows: '.review-curve' },
  { name: 'review-missing', path: '/review/none', shows: '.notice-title' },
  { name: 'replay-missing', path: '/replay/none', shows: '.no-replay' },
  { name: 'games', path: '/games', shows: '.games-row:not(.games-row-grey) >> nth=5' },
  ...GAMES.map(game => ({ name: `rules-${game}`, path: `/rules/${game}`, shows: '.rules-rule >> nth=0' })),
  ...GAMES.map(game => ({ name: `learn-${game}`, path: `/learn/${game}`, shows: '.learn-lesson >> nth=3' })),
  ...LESSONS.map(([game, lesson]) => ({
    name: `lesson-${game}`,
    path: `/learn/${game}/${lesson}`,
    shows: '.lesson .board-bar',
  })),
  { name: 'lesson-game', path: '/learn/tzaar/game', shows: '.lesson-advice' },
  ...GAMES.map(game => ({ name: `guide-${game}`, path: `/guide/${game}`, shows: '.guide-section >> nth=3' })),
  { name: 'settings', path: '/settings', shows: '.settings-data' },
  { name: 'missing', path: '/no/such/page', shows: '.notice-title' },
];

const OF_A_GAME = new RegExp(`-(?:${GAMES.join('|')})$`);
const kindOf = ({ name }: Place): string => name.replace(OF_A_GAME, '');

/** One page of each kind: a different game for each, and every day another one. */
const KINDS = [...new Set(PLACES.map(kindOf))].map((kind, i) =>
  oneOfTheDay(
    PLACES.filter(place => kindOf(place) === kind),
    i,
  ),
);

/** All pages in parts of about one size, each for a separate test; usually one page of each kind. */
export const PARTS: Readonly<Record<string, readonly Place[]>> = amount<Record<string, readonly Place[]>>(
  { 'each kind of page': KINDS },
  {
    'the tables': PLACES.filter(({ name }) => /^(table|end)/.test(name)),
    'the pages of study': PLACES.filter(({ name }) => /^(analysis|setup|replay|review)/.test(name)),
    'the pages to learn by': PLACES.filter(({ name }) => /^(learn|lesson|guide|rules)/.test(name)),
    'the other pages': PLACES.filter(
      ({ name }) => !/^(table|end|analysis|setup|replay|review|learn|lesson|guide|rules)/.test(name),
    ),
  },
);

/** Waits until a page is whole. */
const whole = async (page: Page, { shows }: Place): Promise<void> => {
  await expect(page.locator(shows).first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

/** Opens what phones fold in the form of a new game. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('details.new-more')) folded.open = true;
  });

/** Opens a page and waits until it is whole. */
export const visit = async (page: Page, place: Place, lang = 'en'): Promise<void> => {
  await page.goto(`/${lang}${place.path}`);
  await whole(page, place);
};

/** A page that shows nothing of what others wait for. */
const BETWEEN: Place = { name: 'settings', path: '/settings', shows: '.settings-data' };

/** Goes to a page as links do where the app is open already, which is much cheaper, by way of one that has nothing in common with it. */
export const goOn = async (page: Page, place: Place): Promise<void> => {
  const [, lang = ''] = new URL(page.url()).pathname.split('/');
  if (!isLang(lang)) return visit(page, place);
  for (const each of [BETWEEN, place]) {
    await page.evaluate(to => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${lang}${each.path}`);
    await whole(page, each);
  }
};
