import { isLang, type Lang } from '@threefold-games/speech';

/** What a link leads to. */
export type Subject =
  /** A table; `turn`: after so many turns. */
  | { readonly kind: 'room'; readonly id: string; readonly turn?: number }
  /** A finished game of the network. */
  | { readonly kind: 'replay'; readonly id: string; readonly turn?: number }
  | { readonly kind: 'puzzle'; readonly id: string }
  /** The puzzles of a day, today's without a date; with a game that one alone. */
  | { readonly kind: 'daily'; readonly date?: string; readonly game?: string }
  /** The site itself. */
  | { readonly kind: 'site' };

const ROOM = /^[a-z2-9]{4}-[a-z2-9]{4}$/;
const PUZZLE = /^[a-z]{2}-[2-9a-z]{5}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TURN = /^\d{1,5}$/;
const GAME = /^[a-z]{1,20}$/;

/** What a query may add to a subject: after how many turns a game is shown, the game of a day. */
export interface SubjectQuery {
  readonly turn?: string | undefined;
  readonly game?: string | undefined;
}

/** The subject of this kind with this name, if it can be one; days go without a name, too. */
export const subjectOf = (kind: string, name: string | undefined, query: SubjectQuery = {}): Subject | undefined => {
  const { turn, game } = query;
  if (kind === 'daily') {
    if (turn !== undefined || (name !== undefined && !DATE.test(name))) return undefined;
    if (game !== undefined && !GAME.test(game)) return undefined;
    return { kind, ...(name === undefined ? {} : { date: name }), ...(game === undefined ? {} : { game }) };
  }
  if (name === undefined || game !== undefined) return undefined;
  if (kind === 'puzzle') return PUZZLE.test(name) && turn === undefined ? { kind, id: name } : undefined;
  if ((kind !== 'room' && kind !== 'replay') || !ROOM.test(name)) return undefined;
  if (turn === undefined) return { kind, id: name };
  return TURN.test(turn) ? { kind, id: name, turn: Number(turn) } : undefined;
};

/** What a page of the site is about, by its path: `/en/puzzle/tz-7k2ma`. Undefined for pages that are about nothing that travels. */
export const subjectOfPage = (
  path: string,
  query: URLSearchParams,
): { readonly subject: Subject; readonly lang: Lang } | undefined => {
  const [, lang = '', kind = '', name, ...rest] = path.replace(/\/$/, '').split('/');
  if (!isLang(lang) || rest.length > 0) return undefined;
  if (kind === '') return { subject: { kind: 'site' }, lang };
  const subject = subjectOf(kind, name, kind === 'daily' ? { game: query.get('game') ?? undefined } : {});
  return subject && { subject, lang };
};

/** Where a subject is seen in the app. */
export const pagePath = (subject: Subject, lang: Lang): string => {
  if (subject.kind === 'site') return `/${lang}/`;
  if (subject.kind !== 'daily') return `/${lang}/${subject.kind}/${subject.id}`;
  const { date, game } = subject;
  return `/${lang}/daily${date === undefined ? '' : `/${date}`}${game === undefined ? '' : `?game=${game}`}`;
};

/** Where the picture of a subject is. */
export const picturePath = (subject: Subject, lang: Lang, today: string): string => {
  const query = new URLSearchParams({ lang });
  if (subject.kind === 'site') return `/api/picture/site.png?${query}`;
  const name = subject.kind === 'daily' ? (subject.date ?? today) : subject.id;
  if (subject.kind === 'daily' && subject.game !== undefined) query.set('game', subject.game);
  if ('turn' in subject) query.set('turn', String(subject.turn));
  return `/api/picture/${subject.kind}/${name}.png?${query}`;
};
