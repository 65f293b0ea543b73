import { isLang, type Lang } from '@threefold/words';

/** What a link leads to. */
export type Subject =
  /** A table; `turn`: after so many turns. */
  | { readonly kind: 'room'; readonly id: string; readonly turn?: number }
  /** A finished game of the network. */
  | { readonly kind: 'replay'; readonly id: string; readonly turn?: number }
  | { readonly kind: 'puzzle'; readonly id: string }
  /** The puzzles of a day, today's without a date; with a game that one alone. */
  | { readonly kind: 'daily'; readonly date?: string; readonly game?: string };

export const SUBJECTS = ['room', 'replay', 'puzzle', 'daily'] as const satisfies readonly Subject['kind'][];

const ROOM = /^[a-z2-9]{4}-[a-z2-9]{4}$/;
const PUZZLE = /^[a-z]{2}-[2-9a-z]{5}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TURN = /^\d{1,5}$/;

/** The subject of this kind that a name stands for; undefined where it can be none. */
export const subjectNamed = (kind: string, name: string): Subject | undefined => {
  if ((kind === 'room' || kind === 'replay') && ROOM.test(name)) return { kind, id: name };
  if (kind === 'puzzle' && PUZZLE.test(name)) return { kind, id: name };
  return kind === 'daily' && DATE.test(name) ? { kind, date: name } : undefined;
};

/** A subject with what a query adds: the turn of a game, the game of a day. Undefined where it adds what cannot be. */
export const withQuery = (
  subject: Subject,
  { turn, game }: { readonly turn?: string | undefined; readonly game?: string | undefined },
): Subject | undefined => {
  if (subject.kind === 'daily') {
    if (turn !== undefined || (game !== undefined && !/^[a-z]{1,20}$/.test(game))) return undefined;
    return game === undefined ? subject : { ...subject, game };
  }
  if (game !== undefined) return undefined;
  if (turn === undefined) return subject;
  return subject.kind === 'puzzle' || !TURN.test(turn) ? undefined : { ...subject, turn: Number(turn) };
};

/** What a path of the site is about: `/en/puzzle/tz-7k2ma`, `/embed/daily`. Undefined for pages that are about nothing that travels. */
export const subjectOfPath = (
  path: string,
  query: URLSearchParams,
): { readonly subject: Subject; readonly lang: Lang | undefined } | undefined => {
  const [, first = '', kind = '', name, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0 || !(isLang(first) || first === 'embed')) return undefined;
  const bare = name === undefined && kind === 'daily' ? { kind } : subjectNamed(kind, name ?? '');
  const game = kind === 'daily' ? (query.get('game') ?? undefined) : undefined;
  const subject = bare && withQuery(bare, { game });
  return subject && { subject, lang: isLang(first) ? first : undefined };
};

/** Where a subject is seen in the app, and in a frame. */
export const pagePath = (subject: Subject, lang: Lang): string => `/${lang}${pathOf(subject)}`;
export const embedPath = (subject: Subject, lang: Lang): string => {
  const path = pathOf(subject.kind === 'room' ? { ...subject, kind: 'replay' } : subject);
  return `/embed${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
};

const pathOf = (subject: Subject): string => {
  if (subject.kind !== 'daily') return `/${subject.kind}/${subject.id}`;
  const { date, game } = subject;
  return `/daily${date === undefined ? '' : `/${date}`}${game === undefined ? '' : `?game=${game}`}`;
};

/** Where the picture of a subject is. */
export const picturePath = (subject: Subject, lang: Lang, today: string): string => {
  const name = subject.kind === 'daily' ? (subject.date ?? today) : subject.id;
  const query = new URLSearchParams({ lang });
  if (subject.kind === 'daily' && subject.game !== undefined) query.set('game', subject.game);
  if ('turn' in subject) query.set('turn', String(subject.turn));
  return `/api/picture/${subject.kind}/${name}.png?${query}`;
};
