import { isLang, type Lang } from '@threefold-games/speech';

/** Where one is. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'game'; readonly id: string }
  /** `query`: game, position | from (a saved game) and turn | setup. */
  | { readonly page: 'analysis'; readonly query: Readonly<Record<string, string>> }
  | { readonly page: 'replay'; readonly id: string; readonly turn?: number }
  /** What decided a game; `seat`: for whom, `turn`: the turning point that is shown. */
  | { readonly page: 'review'; readonly id: string; readonly seat?: number; readonly turn?: number }
  | { readonly page: 'games' }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** `rule`: the one that somebody wants to practise. */
  | { readonly page: 'learn'; readonly game: string; readonly rule?: string }
  /** `task`: which of its tasks, from 1. */
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string; readonly task?: number }
  /** How to play a game. */
  | { readonly page: 'guide'; readonly game: string }
  /** `query`: game, theme and difficulty that are shown. */
  | { readonly page: 'puzzles'; readonly query: Readonly<Record<string, string>> }
  /** The puzzles that one did not solve. */
  | { readonly page: 'missed' }
  /** `query`: by (the theme that somebody practises, or `missed` for who goes through that list) and the difficulty that was chosen. */
  | { readonly page: 'puzzle'; readonly id: string; readonly query: Readonly<Record<string, string>> }
  /** `date`: today where it is left out; `game`: the one that is shown. */
  | { readonly page: 'daily'; readonly date?: string; readonly game?: string }
  | { readonly page: 'settings' }
  /** `query`: what the list shows, or whom one challenges. */
  | { readonly page: 'together'; readonly query?: Readonly<Record<string, string>> }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'account' }
  /** `id`: the person whose card is shown. */
  | { readonly page: 'moderation'; readonly id?: string }
  | { readonly page: 'missing'; readonly path: string };

/** The parts of an address that say where one is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const unescaped = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** Reads an address; without a language at its front the language is left open. */
export const parsePlace = ({ pathname, search, hash }: Place): { readonly lang?: Lang; readonly route: Route } => {
  const parts = pathname.split('/').filter(Boolean).map(unescaped);
  const missing: Route = { page: 'missing', path: pathname };
  if (parts.includes(undefined)) return { route: missing };
  const [first = '', ...rest] = parts as string[];
  const anchor = unescaped(hash.slice(1)) ?? '';
  if (first === '') return { route: { page: 'home' } };
  if (!isLang(first)) return { route: parseParts(parts as string[], search, anchor) ?? missing };
  return { lang: first, route: parseParts(rest, search, anchor) ?? missing };
};

const parseParts = (parts: readonly string[], search: string, anchor: string): Route | undefined => {
  const [page, name] = parts;
  const query = Object.fromEntries(new URLSearchParams(search));
  if (page === undefined) return { page: 'home' };
  if (page === 'daily' && parts.length < 3)
    return { page, ...(name && { date: name }), ...(query.game && { game: query.game }) };
  if (name === undefined) {
    if (page === 'games' || page === 'settings' || page === 'account' || page === 'moderation') return { page };
    if (page === 'together') return { page, ...(Object.keys(query).length > 0 && { query }) };
    if (page === 'analysis' || page === 'puzzles') return { page, query };
    if (page === 'rules' || page === 'learn') return { page, game: '' };
    return undefined;
  }
  const [, , lesson] = parts;
  if (page === 'learn' && lesson !== undefined && parts.length === 3)
    return { page: 'lesson', game: name, lesson, ...(/^\d{1,2}$/.test(anchor) && { task: Number(anchor) }) };
  if (parts.length > 2) return undefined;
  if (page === 'learn') return { page, game: name, ...(anchor !== '' && { rule: anchor }) };
  if (page === 'puzzles' && name === 'missed') return { page: name };
  if (page === 'puzzle') return { page, id: name, query };
  if (page === 'guide') return { page, game: name };
  if (page === 'new') return { page, game: name };
  if (page === 'game' || page === 'room' || page === 'player' || page === 'moderation') return { page, id: name };
  if (page === 'replay') return { page, id: name, ...(/^\d{1,6}$/.test(anchor) && { turn: Number(anchor) }) };
  if (page === 'review') {
    const { seat = '' } = query;
    return {
      page,
      id: name,
      ...(/^\d$/.test(seat) && { seat: Number(seat) }),
      ...(/^\d{1,6}$/.test(anchor) && { turn: Number(anchor) }),
    };
  }
  if (page === 'rules') return { page, game: name, ...(anchor !== '' && { rule: anchor }) };
  return undefined;
};

/** Writes the address of a place, from the root of the site. */
export const formatPlace = (lang: Lang, route: Route): string => {
  const at = (...parts: string[]): string => ['', lang, ...parts.map(encodeURIComponent)].join('/');
  const after = (mark: string, text: string | number | undefined): string =>
    text === undefined || text === '' ? '' : `${mark}${text}`;
  switch (route.page) {
    case 'home':
      return `/${lang}/`;
    case 'new':
      return at('new', route.game);
    case 'game':
    case 'room':
    case 'player':
      return at(route.page, route.id);
    case 'analysis':
    case 'together':
    case 'puzzles':
      return at(route.page) + after('?', new URLSearchParams(route.query).toString());
    case 'moderation':
      return route.id === undefined ? at(route.page) : at(route.page, route.id);
    case 'replay':
      return at('replay', route.id) + after('#', route.turn);
    case 'review':
      return at('review', route.id) + after('?seat=', route.seat) + after('#', route.turn);
    case 'learn':
      return (route.game === '' ? at('learn') : at('learn', route.game)) + after('#', route.rule);
    case 'lesson':
      return at('learn', route.game, route.lesson) + after('#', route.task);
    case 'guide':
      return at('guide', route.game);
    case 'missed':
      return at('puzzles', 'missed');
    case 'puzzle':
      return at('puzzle', route.id) + after('?', new URLSearchParams(route.query).toString());
    case 'daily':
      return (route.date === undefined ? at('daily') : at('daily', route.date)) + after('?game=', route.game);
    case 'rules':
      return (route.game === '' ? at('rules') : at('rules', route.game)) + after('#', route.rule);
    case 'missing':
      return route.path;
    default:
      return at(route.page);
  }
};
