import { loadFace } from '@threefold-games/catalogue/load';
import type { Lang, Speak } from '@threefold-games/speech';
import { cssName, drawFigure, type Face, THEMES, type Theme, type Token, writeSvg } from '@threefold-games/stage';
import type { LinkWords } from '@threefold-games/words';
import type { Told } from './cards.ts';
import { PROPERTIES } from './drawCard.ts';
import { element, empty, escaped } from './markup.ts';

/** What a page in a frame shows. */
export interface Embed {
  readonly lang: Lang;
  /** Light or dark whatever the reader prefers; by that unless told. */
  readonly theme: 'light' | 'dark' | undefined;
  readonly title: string;
  /** What stands there: one board, or one for each game of a day. */
  readonly parts: readonly EmbedPart[];
  /** The whole link to the app. */
  readonly more: { readonly text: string; readonly url: string };
}

export interface EmbedPart {
  readonly told: Told;
  /** The board as SVG. */
  readonly board: string;
  /** Where its own page is, where there are several. */
  readonly url?: string;
  /** A game that can be gone through. */
  readonly replay?: {
    readonly game: string;
    readonly record: string;
    /** Where the same is after so many turns, for those without scripts. */
    readonly at: (turn: number) => string;
  };
}

/** A page for frames: nothing but what it shows, a style sheet and a small script. It sets and reads nothing. */
export const embedPage = async (embed: Embed, words: LinkWords, speak: Speak): Promise<string> => {
  const parts = await Promise.all(embed.parts.map(part => partOf(part, embed, words, speak)));
  const more = element('a', { href: embed.more.url, target: '_blank', rel: 'noopener' }, escaped(embed.more.text));
  const body =
    element('main', { class: parts.length > 1 ? 'several' : undefined }, parts.join('')) +
    element('footer', {}, `${more}${element('span', { class: 'brand' }, 'Threefold')}`);
  const games = embed.parts.flatMap(({ replay }) => (replay ? [replay.game] : []));
  return documentOf(embed, body, games);
};

/** What a frame shows where there is nothing. */
export const missingPage = (lang: Lang, words: LinkWords, speak: Speak): string => {
  const text = speak(words.missing);
  return documentOf({ lang, theme: undefined, title: text }, element('main', {}, element('p', {}, escaped(text))));
};

/** `games` are those that are gone through. */
const documentOf = (
  { lang, theme, title }: Pick<Embed, 'lang' | 'theme' | 'title'>,
  body: string,
  games: readonly string[] = [],
): string =>
  `<!doctype html>\n${element(
    'html',
    { lang, 'data-theme': theme },
    element(
      'head',
      {},
      [
        empty('meta', { charset: 'utf-8' }),
        empty('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        empty('meta', { name: 'color-scheme', content: theme ?? 'light dark' }),
        // The page itself is what is to be found.
        empty('meta', { name: 'robots', content: 'noindex' }),
        element('title', {}, escaped(title)),
        empty('link', { rel: 'stylesheet', href: '/embed/embed.css' }),
        ...games.map(game => element('script', { type: 'module', src: `/embed/board/${game}.js` })),
        ...(games.length > 0 ? [element('script', { type: 'module', src: '/embed/embed.js' })] : []),
      ].join(''),
    ) + element('body', {}, body),
  )}\n`;

const partOf = async (
  { told, board, url, replay }: EmbedPart,
  { parts, lang, theme }: Embed,
  words: LinkWords,
  speak: Speak,
): Promise<string> => {
  const { card, turns } = told;
  const title =
    parts.length > 1 && url !== undefined
      ? element('a', { href: url, target: '_blank', rel: 'noopener' }, escaped(card.title))
      : escaped(card.title);
  const kind = element('p', { class: 'kind' }, escaped(card.kind));
  const facts = element('p', { class: 'facts' }, escaped(card.facts.join(' · ')));
  const figure = element('figure', {}, board);
  const seats = await seatsOf(told);
  const head = `${kind}${element('h1', {}, title)}`;
  if (!replay || !turns) return element('article', {}, `${element('header', {}, head + facts)}${figure}${seats}`);
  const { game, record, at } = replay;
  // What stands in the board is what those see who have no scripts.
  const still = `${facts}${figure}${seats}${stepsOf(turns, at, words, speak)}`;
  const attributes = { game, record, turn: turns.shown, lang, theme };
  return element('article', {}, element('header', {}, head) + element('threefold-board', attributes, still));
};

/** Who sits there, each with their mark. */
const seatsOf = async ({ card: { seats, boards, lang } }: Told): Promise<string> => {
  const face = seats.length > 0 ? await loadFace(boards[0]!.game, lang) : undefined;
  if (!face) return '';
  const items = seats.map(({ seat, name, marked }) =>
    element('li', { class: marked ? 'marked' : undefined }, tokenOf(face, seat, seats.length) + escaped(name)),
  );
  return element('ul', {}, items.join(''));
};

const tokenOf = (face: Face, seat: number, seats: number): string => {
  const { node, bounds } = drawFigure(face.token(seat, seats), { scale: 20 });
  // It stands beside the name that says the same.
  return writeSvg(node, bounds, { palette: PROPERTIES }).replace('role="img"', 'aria-hidden="true"');
};

/** Leads through a game by links. */
const stepsOf = (
  { shown, all }: NonNullable<Told['turns']>,
  at: (turn: number) => string,
  words: LinkWords,
  speak: Speak,
): string => {
  const link = (key: string, sign: string, label: LinkWords['first'], turn: number): string => {
    const isThere = turn === shown ? 'true' : undefined;
    return element(
      'a',
      { href: at(turn), 'aria-disabled': isThere, 'data-step': key, 'aria-label': speak(label) },
      sign,
    );
  };
  return element(
    'nav',
    {},
    [
      link('first', '«', words.first, 0),
      link('back', '‹', words.back, Math.max(0, shown - 1)),
      link('on', '›', words.on, Math.min(all, shown + 1)),
      link('last', '»', words.last, all),
    ].join(''),
  );
};

/** The colours of a theme, for a selector. */
const colours = (selector: string, theme: Theme): string => {
  const palette = THEMES[theme];
  const lines = (Object.keys(palette) as Token[]).map(token => `${cssName(token)}:${palette[token]}`);
  return `${selector}{${lines.join(';')}}`;
};

/** The colours of a frame: those that its reader prefers, or the theme that its address names. */
export const embedColours = (): string =>
  [
    colours(':root', 'light'),
    `@media (prefers-color-scheme: dark){${colours(':root', 'dark')}}`,
    colours(":root[data-theme='light']", 'light'),
    colours(":root[data-theme='dark']", 'dark'),
  ].join('\n');
