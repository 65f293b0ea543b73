import { isLang, type Lang, matchLang } from '@threefold-games/speech';

export const BOARD_THEMES = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** The attributes that are properties of the same name and nothing more. */
export const TEXT_ATTRIBUTES = [
  'game',
  'record',
  'position',
  'seats',
  'options',
  'setup',
  'seed',
  'theme',
  'coordinates',
  'controls',
] as const;
/** Everything that the attributes of a board can say. */
export const ATTRIBUTES = [...TEXT_ATTRIBUTES, 'turn', 'interactive', 'viewer', 'lang'] as const;
export type BoardAttribute = (typeof ATTRIBUTES)[number];

/** Where a game on a board comes from. */
export interface Origin {
  /** Its name; it may be left out where the record or the position says so, or a page has one game. */
  readonly game: string | undefined;
  readonly record: string | undefined;
  readonly position: string | undefined;
  /** Of a fresh game: how many play, `name=value name=value`, and what chance laid out. */
  readonly seats: string | undefined;
  readonly options: string;
  readonly setup: string | undefined;
  /** What the draws of a fresh game follow from; by lot without. */
  readonly seed: string | undefined;
}

/** How it is shown. */
export interface Showing {
  /** After how many turns; undefined for the end, NaN for what is no number. */
  readonly turn: number | undefined;
  readonly interactive: boolean;
  readonly viewer: number;
  readonly coordinates: 'never' | 'usual' | 'always';
  readonly controls: boolean;
  /** By what the reader prefers unless told. */
  readonly theme: BoardTheme | undefined;
}

/** An attribute that is there but empty says as little as one that is not. */
type Given = (name: BoardAttribute) => string | null;

/** `text` is what stands within the element: a record may stand there, since it has many lines. */
export const readOrigin = (given: Given, text: string): Origin => {
  const said = (name: BoardAttribute): string | undefined => given(name)?.trim() || undefined;
  const position = said('position');
  return {
    game: said('game'),
    record: said('record') ?? (position === undefined ? text.trim() || undefined : undefined),
    position,
    seats: said('seats'),
    options: said('options') ?? '',
    setup: said('setup'),
    seed: said('seed'),
  };
};

export const readShowing = (given: Given): Showing => {
  const [turn, theme, coordinates] = [given('turn')?.trim(), given('theme'), given('coordinates')];
  return {
    turn: turn ? (/^\d{1,6}$/.test(turn) ? Number(turn) : Number.NaN) : undefined,
    interactive: isOn(given('interactive')),
    viewer: Math.max(0, Number.parseInt(given('viewer') ?? '', 10) || 0),
    coordinates: coordinates === 'never' || coordinates === 'always' ? coordinates : 'usual',
    controls: given('controls') !== 'none',
    theme: BOARD_THEMES.find(each => each === theme),
  };
};

/** The language that an element or what it stands in asks for, as far as it is spoken here. */
export const readLang = (wanted: string | null | undefined): Lang =>
  wanted ? (isLang(wanted) ? wanted : matchLang([wanted])) : 'en';

/** `interactive` and `interactive=""` say yes, `interactive="false"` is what some frameworks write for no. */
const isOn = (value: string | null): boolean => value !== null && value !== 'false';
