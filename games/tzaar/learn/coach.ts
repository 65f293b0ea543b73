import type { Coach, CoachVoice, Remark, TurnWithPositions, Values } from '@threefold-games/learn';
import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import type { PieceType, TzaarView } from '@threefold-games/tzaar';
import { TYPES } from '@threefold-games/tzaar/display';
import { type CoachWords, loadCoachWords } from '../words/coach.ts';
import type { TzaarReason } from './branches.ts';
import { captures } from './captureReasons.ts';
import { ends } from './endReasons.ts';
import { facts } from './facts.ts';
import { stacks } from './stackReasons.ts';
import { type Move, movesOf } from './turn.ts';
import { types } from './typeReasons.ts';

/** What is put into the sentences. */
interface Given {
  readonly who: string;
  readonly type: PieceType;
  readonly common: PieceType;
  /** Steps, as they are shown. */
  readonly step: string;
  readonly next: string;
  readonly other: string;
  readonly turn: string;
  readonly cell: string;
  readonly height: number;
  readonly n: number;
  readonly m: number;
  readonly n2: number;
  readonly m2: number;
  readonly k: number;
}

type Say = (words: CoachWords['reasons'], speak: Speak, given: Given) => string;

/** By reason: its sentence. */
const TEXTS: Readonly<Record<keyof CoachWords['reasons'], Say>> = {
  takesLast: ({ takesLast }, speak, given) => speak(takesLast.text[given.type], given),
  leavesNothing: ({ leavesNothing }, speak, given) => speak(leavesNothing.text, given),
  buriesLast: ({ buriesLast }, speak, given) => speak(buriesLast.text[given.type], given),
  losesLast: ({ losesLast }, speak, given) =>
    given.n > 1 ? speak(losesLast.two[given.type], given) : speak(losesLast.text[given.type], given),
  leftNothing: ({ leftNothing }, speak, given) => speak(leftNothing.text, given),
  losesTwoStacks: ({ losesTwoStacks }, speak, given) => speak(losesTwoStacks.text, given),
  losesStack: ({ losesStack }, speak, given) => speak(losesStack.text, given),
  takesStack: ({ takesStack }, speak, given) => speak(takesStack.text, given),
  movesAway: ({ movesAway }, speak, given) =>
    given.height > 1 ? speak(movesAway.stack, given) : speak(movesAway.type[given.type], given),
  takesAttacker: ({ takesAttacker }, speak, given) =>
    given.height > 1 ? speak(takesAttacker.stack, given) : speak(takesAttacker.type[given.type], given),
  growsTallest: ({ growsTallest }, speak, given) => speak(growsTallest.text[given.type], given),
  stacksInstead: ({ stacksInstead }, speak, given) => speak(stacksInstead.text[given.type], given),
  drawsLevel: ({ drawsLevel }, speak, given) => speak(drawsLevel.text[given.type], given),
  outgrown: ({ outgrown }, speak, given) => speak(outgrown.text, given),
  losesScarce: ({ losesScarce }, speak, given) => speak(losesScarce.text[given.type], given),
  takesScarce: ({ takesScarce }, speak, given) => speak(takesScarce.text[given.type], given),
  scarceInReach: ({ scarceInReach }, speak, given) => speak(scarceInReach.text[given.type], given),
  safeType: ({ safeType }, speak, given) => speak(safeType.text[given.type], given),
  covers: ({ covers }, speak, given) => speak(covers.text[given.type], given),
  rarerTop: ({ rarerTop }, speak, given) => {
    if (given.type === 'tzarra') return speak(rarerTop.tzarraNotTott, given);
    return speak(given.common === 'tzarra' ? rarerTop.tzaarNotTzarra : rarerTop.tzaarNotTott, given);
  },
  growsType: ({ growsType }, speak, given) => speak(growsType.text[given.type], given),
  takesTzaar: ({ takesTzaar }, speak, given) => speak(takesTzaar.text, given),
  fewCaptures: ({ fewCaptures }, speak, given) => speak(fewCaptures.text, given),
  stuckTallest: ({ stuckTallest }, speak, given) => speak(stuckTallest.text, given),
  threatened: ({ threatened }, speak, given) =>
    given.n > FEW ? speak(threatened.stack, given) : speak(threatened.type[given.type], given),
  attacks: ({ attacks }, speak, given) =>
    given.n > FEW ? speak(attacks.stack, given) : speak(attacks.type[given.type], given),
};

/** Of a type with so few left it is said that it can be captured, and not how tall it is. */
const FEW = 2;

/** By remark: its words. */
const REMARKS: Readonly<
  Record<keyof CoachWords['remarks'], (words: CoachWords['remarks'], speak: Speak, given: Given) => string>
> = {
  takesLast: ({ takesLast }, speak, { type }) => speak(takesLast[type]),
  leavesNothing: ({ leavesNothing }, speak) => speak(leavesNothing),
  buriesLast: ({ buriesLast }, speak, { type }) => speak(buriesLast[type]),
  takes: ({ takes }, speak, given) => speak(takes[given.type], given),
  covers: ({ covers }, speak, { type }) => speak(covers[type]),
  takesTwoStacks: ({ takesTwoStacks }, speak) => speak(takesTwoStacks),
  takesStack: ({ takesStack }, speak, given) => speak(takesStack, given),
  growsTallest: ({ growsTallest }, speak, given) => speak(growsTallest, given),
};

const isKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** Says what TZAAR's coach has found, in a language. */
export const voice = async (lang: Lang): Promise<CoachVoice> => {
  const words = await loadCoachWords(lang);
  const speak = speaker(lang);
  return {
    reason: ({ id, values }, names) => {
      if (!isKey(TEXTS, id)) throw new Error(`TZAAR has no sentence for ${id}`);
      return { title: speak(words.reasons[id].title), text: TEXTS[id](words.reasons, speak, givenBy(values, names)) };
    },
    remark: ({ id, values }, names) => {
      if (!isKey(REMARKS, id)) throw new Error(`TZAAR has no words for ${id}`);
      return REMARKS[id](words.remarks, speak, givenBy(values, names));
    },
  };
};

const givenBy = (values: Values, names: readonly string[]): Given => {
  const text = (name: string): string => String(values[name] ?? '');
  const number = (name: string): number => Number(values[name] ?? 0);
  const type = (name: string): PieceType => TYPES.find(each => each === values[name]) ?? 'tott';
  const steps = (name: string): string => text(name).split(' ').map(shown).join(', ');
  return {
    who: names[number('who')] ?? '',
    type: type('type'),
    common: type('common'),
    step: steps('step'),
    next: steps('next'),
    other: steps('other'),
    turn: steps('turn'),
    cell: text('cell'),
    height: number('height'),
    n: number('n'),
    m: number('m'),
    n2: number('n2'),
    m2: number('m2'),
    k: number('k'),
  };
};

/** A step as people read it. */
const shown = (step: string): string => (step === '-' ? '–' : step.replace('x', '×'));

/** So few of a type are worth a few words. */
const SCARCE = 2;
/** And from these heights on a captured stack, and one that is made. */
const CAPTURED = 3;
const MADE = 4;

/** What is worth a few words beside a turn: its end, a type that runs short, stacks; nothing for most turns. */
const remark = (turn: TurnWithPositions<TzaarView>): Remark | undefined => {
  const { captures, stacking } = movesOf(turn);
  const rule = turn.after.outcome()?.rule;
  const scarcest = captures.filter(({ left }) => left <= SCARCE).sort((a, b) => a.left - b.left)[0];
  if (rule === 'TZ-5.1' && scarcest) return { id: 'takesLast', values: { type: scarcest.target.type } };
  if (rule === 'TZ-5.2') return { id: 'leavesNothing', values: {} };
  if (rule === 'TZ-5.3' && stacking) return { id: 'buriesLast', values: { type: stacking.target.type } };
  const taken = stackTaken(captures);
  if (scarcest?.left === 1) return { id: 'takes', values: valuesOf(scarcest) };
  if (stacking?.left === 1) return { id: 'covers', values: { type: stacking.target.type } };
  if (taken) return taken;
  if (scarcest) return { id: 'takes', values: valuesOf(scarcest) };
  return stacking && tallestMade(turn, stacking);
};

const valuesOf = ({ target, left }: Move): Remark['values'] => ({ type: target.type, n: left });

const stackTaken = (captures: readonly Move[]): Remark | undefined => {
  const heights = captures.map(({ target }) => target.height).sort((a, b) => b - a);
  const [height = 0, second = 0] = heights;
  if (second > 1) return { id: 'takesTwoStacks', values: {} };
  return height >= CAPTURED ? { id: 'takesStack', values: { height } } : undefined;
};

/** A stack that is taller than any of the enemy's, where none was before. */
const tallestMade = (
  { before, after, seat }: TurnWithPositions<TzaarView>,
  { mover, target }: Move,
): Remark | undefined => {
  const height = mover.height + target.height;
  if (height < MADE || height <= facts.standing['tall.other'](after, seat)) return undefined;
  return facts.standing['tall.me'](before, seat) > facts.standing['tall.other'](before, seat)
    ? undefined
    : { id: 'growsTallest', values: { height } };
};

/** Why a turn of TZAAR was better or worse. */
const reasons: readonly TzaarReason[] = [...ends, ...stacks, ...types, ...captures];

/**
 * By level, from the first on: the share of the win that a bot of TZAAR gives away a turn, measured over 200 games of mixed levels
 * (docs/review.md). Levels that could not be told apart have one figure.
 */
export const givenAway: readonly number[] = [0.124, 0.124, 0.124, 0.094, 0.083, 0.063, 0.036, 0.036, 0.03, 0.018];

/** Explains turns of TZAAR. */
export const coach: Coach<TzaarView> = { reasons, remark };
