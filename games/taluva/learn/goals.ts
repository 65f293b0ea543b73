import { type Action, legalActions, type Position, type Seat } from '@threefold-games/core';
import type { PuzzleGoal } from '@threefold-games/learn';
import { type TaluvaView, taluva } from '@threefold-games/taluva';
import { AROUND, HUT, TEMPLE } from '@threefold-games/taluva/display';
import {
  BUILD_TEMPLE,
  BUILD_TOWER,
  cellOf,
  levelOf,
  ownerOf,
  type TaluvaPosition,
  verbOf,
} from '@threefold-games/taluva/internal';
import { mostOfOthers, readyForTemple, stateOf } from './counts.ts';
import type { facts } from './facts.ts';
import { exposedOf, winNextOfOthers } from './prospects.ts';

/** A whole turn that a seat can choose, and what it does. */
export interface Choice {
  readonly laying: Action;
  readonly build: Action;
  /** The same for turns that lead to the same position. */
  readonly key: string;
  /** What `build` does, as the actions say it. */
  readonly verb: number;
  /** How many huts it places, and how many of others it covers. */
  readonly placed: number;
  readonly covered: number;
  /** How many settlements could take a temple afterwards: of the seat, and of whichever other seat has most. */
  readonly ready: number;
  readonly readyOther: number;
  readonly wins: boolean;
}

/** Every whole turn that ends with a build. The state is left as it was. */
export const choicesAt = (state: TaluvaPosition): readonly Choice[] => {
  const { seat } = state;
  const huts = state.left(seat, HUT);
  const choices: Choice[] = [];
  for (const laying of legalActions(taluva, state)) {
    const covered = coveredBy(state, seat, laying);
    state.make(laying);
    for (const build of state.actor === seat ? legalActions(taluva, state) : []) {
      state.make(build);
      choices.push({
        laying,
        build,
        key: `${state.hashLo} ${state.hashHi}`,
        verb: verbOf(build),
        placed: huts - state.left(seat, HUT),
        covered,
        ready: readyForTemple(state, seat),
        readyOther: mostOfOthers(state, seat, readyForTemple),
        wins: state.outcome()?.shares[seat] === 1,
      });
      state.unmake();
    }
    state.unmake();
  }
  return choices;
};

/** How many huts of others a laying covers. */
const coveredBy = (state: TaluvaPosition, seat: Seat, laying: Action): number => {
  const [volcano, rotation] = [cellOf(laying), verbOf(laying)];
  return [volcano + AROUND[rotation]!, volcano + AROUND[rotation + 1]!].reduce((sum, cell) => {
    const field = state.cells[cell]!;
    return ownerOf(field) >= 0 && ownerOf(field) !== seat ? sum + levelOf(field) : sum;
  }, 0);
};

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
/** Covered huts still count as built: only many of them are worth a puzzle. */
const BURIED = 3;
/** So many turns are tried to see whether they stop a win. */
const TRIES = 250;

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
  // In the last round there is nothing to prepare.
  if (state.tilesLeft < state.constants.seats) return builds(choices);
  return [
    ...twoAims(state, choices),
    ...lastHuts(state, choices),
    ...burials(choices),
    ...builds(choices),
    ...preparations(state, choices),
    ...cuts(state, choices),
    ...withHuts(choices, LARGE, []),
    ...shelters(state, choices),
  ];
};

/** A goal, where very few turns meet it. */
const clear = (goal: Goal, met: readonly Choice[]): readonly Goal[] => (isClear(met) ? [goal] : []);

const isClear = (met: readonly Choice[]): boolean => met.length > 0 && new Set(met.map(({ key }) => key)).size <= FEW;

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

/**
 * Of these turns those after which something holds that takes a while to find out, as long as they place as many huts as the first of them;
 * none where that takes too long.
 */
const tried = (state: TaluvaPosition, choices: readonly Choice[], isMet: () => boolean): readonly Choice[] => {
  const met: Choice[] = [];
  for (const [i, choice] of choices.entries()) {
    if (met.length > 0 && choice.placed < met[0]!.placed) break;
    if (i === TRIES) return [];
    state.make(choice.laying);
    state.make(choice.build);
    if (isMet()) met.push(choice);
    state.unmake();
    state.unmake();
    if (!isClear(met) && met.length > 0) break;
  }
  return met;
};

/** A goal that asks for as many huts as possible with something that takes a while to find out. */
const withHutsAfter = (
  state: TaluvaPosition,
  choices: readonly Choice[],
  after: After,
  isMet: () => boolean,
): readonly Goal[] => {
  const several = choices.filter(({ placed }) => placed >= SOME).toSorted((a, b) => b.placed - a.placed);
  return withHuts(tried(state, several, isMet), SOME, after);
};

/** Nobody else can win next turn. */
const guards = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const { seat } = state;
  return withHutsAfter(state, choices, [['winNext.other', '=', 0]], () => winNextOfOthers(state, seat) === 0);
};

/** No eruption reaches a settlement that waits for its temple. */
const shelters = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const { seat } = state;
  if (exposedOf(state, seat).length === 0) return [];
  return withHutsAfter(state, choices, [['exposed.me', '=', 0]], () => exposedOf(state, seat).length === 0);
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

/** The turns after which nobody else could build a temple, where somebody could before. */
const cutting = (state: TaluvaPosition, choices: readonly Choice[]): readonly Choice[] =>
  mostOfOthers(state, state.seat, readyForTemple) === 0 ? [] : choices.filter(({ readyOther }) => readyOther === 0);

/** A temple, or one that can be built next, and none for the others. */
const twoAims = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const cut = cutting(state, choices);
  const n = most(cut, ({ ready }) => ready);
  return [
    ...clear(
      goalOf([['temples', '=', 1]], [['ready.temple.other', '=', 0]]),
      cut.filter(({ verb }) => verb === BUILD_TEMPLE),
    ),
    ...(isWorth(state, n)
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
  ];
};

/** Huts, and no temple for the others. */
const cuts = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] =>
  withHuts(cutting(state, choices), SOME, [['ready.temple.other', '=', 0]]);

/** Whether so many settlements that are ready for a temple are more than now, and no more than there are temples. */
const isWorth = (state: TaluvaPosition, n: number): boolean =>
  n > readyForTemple(state, state.seat) && n <= state.left(state.seat, TEMPLE);

/** All huts that are left, and a temple that can be built next: whoever has nothing to build is out (TL-7.1). */
const lastHuts = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const huts = state.left(state.seat, HUT);
  if (huts < SOME) return [];
  return clear(
    goalOf([['placed', '>=', huts]], [['ready.temple.me', '>=', 1]]),
    choices.filter(({ placed, ready }) => placed === huts && ready > 0),
  );
};

/** As many huts as possible, and as many of others covered. */
const burials = (choices: readonly Choice[]): readonly Goal[] => {
  const n = most(choices, ({ placed, covered }) => Math.min(placed, covered));
  if (n < BURIED) return [];
  return clear(
    goalOf([
      ['placed', '>=', n],
      ['covered.other', '>=', n],
    ]),
    choices.filter(({ placed, covered }) => placed >= n && covered >= n),
  );
};

/** A temple that can be built next. */
const preparations = (state: TaluvaPosition, choices: readonly Choice[]): readonly Goal[] => {
  const n = most(choices, ({ ready }) => ready);
  if (!isWorth(state, n)) return [];
  return clear(
    goalOf([], [['ready.temple.me', '>=', n]]),
    choices.filter(({ ready }) => ready === n),
  );
};
