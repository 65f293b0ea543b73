import type { Coach, CoachVoice, Remark, TurnWithPositions, Values } from '@threefold-games/learn';
import { type Lang, type Plural, type Speak, speaker, type Text } from '@threefold-games/speech';
import type { TaluvaSettlement, TaluvaView } from '@threefold-games/taluva';
import { TEMPLE_SIZE } from '@threefold-games/taluva/display';
import { type CoachWords, loadCoachWords } from '../words/coach.ts';
import { endReasons } from './endReasons.ts';
import { overlap, type TaluvaRule } from './moment.ts';
import { otherReasons } from './otherReasons.ts';
import { ownReasons } from './ownReasons.ts';
import { settlementsOf } from './prospects.ts';
import { detailsOf, type TurnDetails } from './turnDetails.ts';

/** What Taluva's coach says in a language. */
export const voice = async (lang: Lang): Promise<CoachVoice> => {
  const words = await loadCoachWords(lang);
  const speak = speaker(lang);
  return {
    reason: ({ id, values }, names) => {
      const { title, text } = words.reasons[sentenceOf(words.reasons, id, values)];
      const put = putIn(values, names);
      return { title: say(speak, title, put), text: say(speak, text, put) };
    },
    remark: ({ id, values }, names) =>
      say(speak, words.remarks[sentenceOf(words.remarks, id, values)], putIn(values, names)),
  };
};

/** The sentence for what was found: its name, and `how` it is so where there are several for it, such as `templeSplit`. */
const sentenceOf = <Words extends CoachWords['reasons'] | CoachWords['remarks']>(
  words: Words,
  id: string,
  { how }: Values,
): keyof Words => {
  const isKnown = (name: string): name is keyof Words & string => name in words;
  const name = how === undefined ? id : `${id}${capital(String(how))}`;
  if (!isKnown(name)) throw new Error(`the coach has no words for ${name}`);
  return name;
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Put = ReturnType<typeof putIn>;

/** What sentences put in: seats by their names, cells and numbers as they are. */
const putIn = (values: Values, names: readonly string[]) => {
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    who: names[number('who')] ?? '',
    cell: String(values.cell ?? ''),
    n: number('n'),
    of: number('of'),
    instead: number('instead'),
    most: number('most'),
    fewer: number('fewer'),
  };
};

/** A message with what it wants put in, which may be less than there is. */
const say = (speak: Speak, message: string | Plural, put: Put): string => {
  const wanting: Text<keyof Put & string> = message;
  return speak(wanting, put);
};

/** An expansion is worth a word from so many huts on; so are huts that are covered. */
const MANY_PLACED = 4;
const MANY_COVERED = 2;

/** What is worth saying of a turn in a list of turns. It looks at the island before the turn only where it must, as there are many turns. */
const remark = (turn: TurnWithPositions<TaluvaView>): Remark | undefined => {
  const details = detailsOf(turn);
  return ending(details) ?? building(details) ?? eruption(details) ?? huts(details);
};

const ending = ({ turn, seat, before, after }: TurnDetails): Remark | undefined => {
  if (after().finished[0] === seat && before().finished.length === 0) return { id: 'wins', values: {} };
  if (after().out.includes(seat)) return { id: 'out', values: {} };
  return turn.after.outcome() ? { id: 'tilesOut', values: {} } : undefined;
};

/** A temple or a tower. */
const building = ({ seat, build, after }: TurnDetails): Remark | undefined => {
  const kind = build()?.kind;
  if (kind !== 'temple' && kind !== 'tower') return undefined;
  const n = after().players[seat]!.left[`${kind}s`];
  return { id: kind, values: n > 0 ? { n } : { how: 'last' } };
};

/** What an eruption has left of settlements: those of others first. */
const eruption = (details: TurnDetails): Remark | undefined => {
  if (details.laid()[0]!.level === 1) return undefined;
  const covered = new Set(details.below().flatMap(({ name, piece }) => (piece ? [name] : [])));
  if (covered.size === 0) return undefined;
  const hit = details.before().settlements.filter(({ cells }) => cells.some(cell => covered.has(cell)));
  const remarks = hit
    .toSorted((a, b) => Number(a.seat === details.seat) - Number(b.seat === details.seat))
    .flatMap(settlement => lost(details, settlement) ?? []);
  return remarks[0] ?? coveredHuts(details);
};

/** What has become of a settlement that was covered in part: too small for a temple, or several. */
const lost = (details: TurnDetails, settlement: TaluvaSettlement): Remark | undefined => {
  const { seat: who, size, temples } = settlement;
  const parts = settlementsOf(details.after(), who).filter(part => overlap(part, settlement));
  if (who === details.seat) return parts.length > 1 ? { id: 'splits', values: { how: 'own' } } : undefined;
  const n = Math.max(...parts.map(part => part.size));
  if (temples === 0 && size >= TEMPLE_SIZE && n < TEMPLE_SIZE) return { id: 'cut', values: { who, n } };
  return parts.length > 1 ? { id: 'splits', values: { who } } : undefined;
};

const coveredHuts = ({ seat, below }: TurnDetails): Remark | undefined => {
  const others = below().flatMap(({ piece }) => (piece && piece.seat !== seat ? [piece] : []));
  const who = others[0]?.seat;
  const n = others.reduce((sum, piece) => sum + (piece.seat === who ? piece.huts : 0), 0);
  return who !== undefined && n >= MANY_COVERED ? { id: 'covers', values: { who, n } } : undefined;
};

/** The last huts, and a large expansion. */
const huts = ({ seat, build, huts: placed, after }: TurnDetails): Remark | undefined => {
  if (after().players[seat]!.left.huts === 0) return { id: 'huts', values: { how: 'last' } };
  const n = build()?.kind === 'expansion' ? placed() : 0;
  return n >= MANY_PLACED ? { id: 'expands', values: { n } } : undefined;
};

/** Why a turn of Taluva was better than another. */
const reasons: readonly TaluvaRule[] = [...endReasons, ...ownReasons, ...otherReasons];

/**
 * By level, from the first on: the share of the win that a bot of Taluva gives away a turn, measured over 200 games of mixed levels
 * (docs/review.md). Levels that could not be told apart have one figure.
 */
export const givenAway: readonly number[] = [0.112, 0.112, 0.112, 0.1, 0.089, 0.073, 0.073, 0.063, 0.047, 0.027];

/** Explains the turns of Taluva. */
export const coach: Coach<TaluvaView> = { reasons, remark };
