import type { PieceType } from '@threefold-games/games/tzaar';
import { TYPES } from '@threefold-games/games/tzaar/display';
import type { CoachVoice, Values } from '@threefold-games/learn';
import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import { type CoachWords, loadCoachWords } from '../words/coach/index.ts';

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
