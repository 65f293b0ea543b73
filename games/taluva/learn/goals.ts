import type { Position } from '@threefold/core';
import type { PuzzleGoal } from '@threefold/learn';
import { BUILD_TEMPLE, BUILD_TOWER } from '../rules/actions.ts';
import type { TaluvaView } from '../rules/index.ts';
import type { TaluvaPosition } from '../rules/position.ts';
import { HUT, TEMPLE } from '../rules/tables.ts';
import { type Choice, choicesAt } from './choices.ts';
import { mostOfOthers, readyForTemple, stateOf } from './counts.ts';
import type { facts } from './facts.ts';
import { winNextOfOthers } from './winNext.ts';

type Goal = Extract<PuzzleGoal, { readonly kind: 'facts' }>;
type Did = readonly (readonly [fact: keyof typeof facts.turn, relation: '=' | '>=', value: number])[];
type After = readonly (readonly [fact: keyof typeof facts.standing, relation: '=' | '>=', value: number])[];

/** Later islands are too large to take in, and early ones show too little. */
const MOST_TILES = 28;
const FEWEST_TILES = 5;
/** Where more positions meet a goal, it is not clear. */
const FEW = 3;
/** An expansion is large from so many huts on. */
const LARGE = 5;
/** Huts worth asking for beside something else. */
const SOME = 2;
/** So many turns are tried to see whether they stop a win. */
const TRIES = 120;

/** What goals ask of a turn, in the order of `did` and `after`; `n` is the number in the title and comes first. */
export const goalOf = (did: Did, after: After = []): Goal => ({
  kind: 'facts',
  ...(did.length > 0 && { did }),
  ...(after.length > 0 && { after }),
});

/** Goals that only very few turns meet, the rarest kinds first; where somebody can win or has to be stopped, nothing else. */
export const propose = (position: Position<TaluvaView>): readonly PuzzleGoal[] => {
  const state = stateOf(position.copy());
  const laid = state.constants.tiles - state.tilesLeft - 1;
  if (state.drawn < 0 || laid < FEWEST_TILES || laid > MOST_TILES) return [];
  const choices = choicesAt(state);
  if (choices.some(({ wins }) => wins)) return [{ kind: 'win', turns: 1 }];
  if (winNextOfOthers(state, state.seat) > 0) return guards(state, choices);
  return [
    ...builds(choices),
    ...threats(state, choices),
    ...expansions(state, choices),
    ...preparations(state, choices),
  ];
};

/** A goal, where very few turns meet it. */
const clear = (goal: Goal, met: readonly Choice[]): readonly Goal[] =>
  met.length > 0 && new Set(met.map(({ key }) => key)).size <= FEW ? [goal] : [];

/** The most of something among turns. */
const most = (choices: readonly Choice[], count: (choice: Choice) => number): number =>
  choices.reduce((found, choice) => Math.max(found, count(choice)), 0);

/** A goal that asks for as many huts as possible with something else. */
const withHuts = (choices: readonly Choice[], fewest: number, after: After): readonly Goal[] => {
  const n = most(choices, ({ placed }) => placed);
  if (n < fewest) return [];
  return clear(
    goalOf([['placed', '>=', n]], after),
    choices.filter(({ placed }) => placed === n),
  );
};

/** Nobody else can win next turn. */
const guards = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const { seat } = state;
  let [tries, met] = [0, [] as Choice[]];
  for (const choice of choices.toSorted((a, b) => b.placed - a.placed)) {
    if (choice.placed < SOME || choice.placed < (met[0]?.placed ?? 0) || ++tries > TRIES) break;
    state.make(choice.laying);
    state.make(choice.build);
    if (winNextOfOthers(state, seat) === 0) met = [...met, choice];
    state.unmake();
    state.unmake();
  }
  return tries > TRIES ? [] : withHuts(met, SOME, [['winNext.other', '=', 0]]);
};

/** A tower or a temple. */
const builds = (choices: readonly Choice[]): readonly Goal[] => [
  ...clear(
    goalOf([['towers', '=', 1]]),
    choices.filter(({ verb }) => verb === BUILD_TOWER),
  ),
  ...clear(
    goalOf([['temples', '=', 1]]),
    choices.filter(({ verb }) => verb === BUILD_TEMPLE),
  ),
];

/** Somebody else could build a temple, and cannot afterwards. */
const threats = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const { seat } = state;
  if (mostOfOthers(state, seat, readyForTemple) === 0) return [];
  const cut = choices.filter(({ readyOther }) => readyOther === 0);
  const n = most(cut, ({ ready }) => ready);
  return [
    ...clear(
      goalOf([['temples', '=', 1]], [['ready.temple.other', '=', 0]]),
      cut.filter(({ verb }) => verb === BUILD_TEMPLE),
    ),
    ...(n > readyForTemple(state, seat)
      ? clear(
          goalOf(
            [],
            [
              ['ready.temple.me', '>=', n],
              ['ready.temple.other', '=', 0],
            ],
          ),
          cut.filter(({ ready }) => ready === n),
        )
      : []),
    ...withHuts(cut, SOME, [['ready.temple.other', '=', 0]]),
  ];
};

/** Many huts at once. */
const expansions = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const huts = state.left(state.seat, HUT);
  const last = choices.filter(({ placed, ready }) => placed === huts && ready > 0);
  const n = most(choices, ({ placed, covered }) => Math.min(placed, covered));
  return [
    ...clear(goalOf([['placed', '>=', huts]], [['ready.temple.me', '>=', 1]]), last),
    ...(n >= SOME
      ? clear(
          goalOf([
            ['placed', '>=', n],
            ['covered.other', '>=', n],
          ]),
          choices.filter(({ placed, covered }) => placed >= n && covered >= n),
        )
      : []),
    ...withHuts(choices, LARGE, []),
  ];
};

/** A temple that can be built next. */
const preparations = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const n = most(choices, ({ ready }) => ready);
  if (n <= readyForTemple(state, state.seat) || state.left(state.seat, TEMPLE) < n) return [];
  return clear(
    goalOf([], [['ready.temple.me', '>=', n]]),
    choices.filter(({ ready }) => ready === n),
  );
};
