import { loadFace } from '@threefold/games/load';
import type { Lang, Speak } from '@threefold/speech';
import { cssName, drawFigure, type Face, THEMES, type Theme, type Token, writeSvg } from '@threefold/stage';
import type { LinkWords } from '@threefold/words';
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
  /** Where the same is after so many turns, for a game that can be gone through. */
  readonly at?: (turn: number) => string;
}

/** A page for frames: nothing but what it shows, a style sheet and a small script. It sets and reads nothing. */
export const embedPage = async (embed: Embed, words: LinkWords, speak: Speak): Promise<string> => {
  const parts = await Promise.all(embed.parts.map(part => partOf(part, embed.parts.length > 1, words, speak)));
  const more = element('a', { href: embed.more.url, target: '_blank', rel: 'noopener' }, escaped(embed.more.text));
  const body =
    element('main', { class: parts.length > 1 ? 'several' : undefined }, parts.join('')) +
    element('footer', {}, `${more}${element('span', { class: 'brand' }, 'Threefold')}`);
  return documentOf(embed, body);
};

/** What a frame shows where there is nothing. */
export const missingPage = (lang: Lang, words: LinkWords, speak: Speak): string => {
  const text = speak(words.missing);
  return documentOf({ lang, theme: undefined, title: text }, element('main', {}, element('p', {}, escaped(text))));
};

const documentOf = ({ lang, theme, title }: Pick<Embed, 'lang' | 'theme' | 'title'>, body: string): string =>
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
        element('script', { type: 'module', src: '/embed/embed.js' }),
      ].join(''),
    ) + element('body', {}, body),
  )}\n`;

const partOf = async (
  { told, board, url, at }: EmbedPart,
  isOneOfSeveral: boolean,
  words: LinkWords,
  speak: Speak,
): Promise<string> => {
  const { card, turns } = told;
  const title =
    isOneOfSeveral && url !== undefined
      ? element('a', { href: url, target: '_blank', rel: 'noopener' }, escaped(card.title))
      : escaped(card.title);
  const facts = element(
    'p',
    { class: 'facts', 'aria-live': at ? 'polite' : undefined },
    escaped(card.facts.join(' · ')),
  );
  return element(
    'article',
    {},
    [
      element(
        'header',
        {},
        `${element('p', { class: 'kind' }, escaped(card.kind))}${element('h1', {}, title)}${facts}`,
      ),
      element('figure', {}, board),
      await seatsOf(told),
      turns && at ? stepsOf(turns, at, words, speak) : '',
    ].join(''),
  );
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

/** Leads through a game: links, which a script follows without leaving the page, and a slider for who has scripts. */
const stepsOf = (
  { shown, all }: NonNullable<Told['turns']>,
  at: NonNullable<EmbedPart['at']>,
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
      empty('input', {
        type: 'range',
        min: 0,
        max: all,
        value: shown,
        hidden: '',
        'data-at': at(0),
        'aria-label': speak(words.slider),
        'aria-valuetext': speak(words.turnOf, { turn: shown, all }),
      }),
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
