import type { PuzzleGoal, Solution, Theme } from '@threefold-games/learn';
import type { TaluvaSettlement, TaluvaView } from '@threefold-games/taluva';
import { TEMPLE_SIZE } from '@threefold-games/taluva/display';
import { type Pair, pairOf } from './endReasons.ts';
import { othersThan, overlap, without } from './moment.ts';
import { settlementsOf, touches } from './prospects.ts';
import { detailsOf, type TurnDetails } from './turnDetails.ts';

type Fits = (turn: TurnDetails, goal: PuzzleGoal) => boolean;

/** The themes of puzzles that ask for exactly these facts: the first of them that is true of a solution, and only that one. */
const asking = (names: string, themes: Readonly<Record<string, Fits>>): readonly Theme<TaluvaView>[] =>
  Object.keys(themes).map(id => ({
    id,
    fits: ({ goal, turns: [turn] }: Solution<TaluvaView>) =>
      namesOf(goal) === names && Object.keys(themes).find(each => themes[each]!(detailsOf(turn!), goal)) === id,
  }));

const always: Fits = () => true;

/** The facts that a goal asks for, in their order. */
const namesOf = (goal: PuzzleGoal): string =>
  goal.kind === 'facts' ? [...(goal.did ?? []), ...(goal.after ?? [])].map(([name]) => name).join(' ') : '';

/** An early win by all pieces of one of these pairs of kinds. */
const winning = (id: string, ...pairs: readonly Pair[]): Theme<TaluvaView> => ({
  id,
  fits: ({ goal, turns: [turn] }) => {
    const pair = goal.kind === 'win' && goal.turns === 1 ? pairOf(detailsOf(turn!)) : undefined;
    return pair !== undefined && pairs.includes(pair);
  },
});

/** Whether the tile has cut a settlement of the seat into several, and these are parts of one. */
const isSplit = (turn: TurnDetails, parts: readonly TaluvaSettlement[]): boolean =>
  settlementsOf(turn.before(), turn.seat).some(
    whole => parts.every(part => overlap(part, whole)) && turn.parts().filter(part => overlap(part, whole)).length > 1,
  );

/** The settlement beside which a temple was built: the largest that could take it. */
const templeBase = (turn: TurnDetails): TaluvaSettlement | undefined =>
  turn
    .parts()
    .filter(({ size, temples, cells }) => size >= TEMPLE_SIZE && temples === 0 && touches(turn.build()!.cell, cells))
    .toSorted((a, b) => b.size - a.size)[0];

/** The seat's settlements that are ready for a temple after a turn, and were not before. */
const readied = (turn: TurnDetails): readonly TaluvaSettlement[] =>
  without(turn.prospects(turn.seat)?.temples ?? [], turn.prospectsBefore(turn.seat)?.temples ?? []);

/** Whether an eruption has left a settlement of another seat that was ready for a temple with fewer than three fields in every part. */
const cutsOff: Fits = turn =>
  othersThan(turn.seat, turn.before()).some(other =>
    (turn.prospectsBefore(other)?.temples ?? []).some(was =>
      settlementsOf(turn.after(), other).every(part => !overlap(part, was) || part.size < TEMPLE_SIZE),
    ),
  );

const joins = (turn: TurnDetails, settlement: TaluvaSettlement): boolean =>
  turn.parts().filter(({ cells }) => settlement.cells.includes(cells[0]!)).length > 1;

const isSeveral = (goal: PuzzleGoal): boolean => goal.kind === 'facts' && goal.after![0]![2] > 1;

/** What the puzzles of Taluva are about; those of one goal stand together. */
export const themes: readonly Theme<TaluvaView>[] = [
  winning('winTempleHuts', 'templeHut'),
  winning('winTowers', 'towerHut', 'templeTower'),
  ...asking('placed winNext.other', { guard: always }),
  ...asking('towers', { rareTower: turn => turn.laid().some(({ name }) => name === turn.build()!.cell) }),
  ...asking('temples', { rareTemple: turn => isSplit(turn, [templeBase(turn)!]) }),
  ...asking('temples ready.temple.other', { templeAndCut: always }),
  ...asking('ready.temple.me ready.temple.other', { readyAndCut: always }),
  ...asking('placed ready.temple.other', { cutOff: cutsOff, shutIn: always }),
  ...asking('placed ready.temple.me', { lastHuts: always }),
  ...asking('placed covered.other', { bury: always }),
  ...asking('placed exposed.me', { shelter: always }),
  ...asking('placed', { bigExpand: always }),
  ...asking('ready.temple.me', {
    twoReady: (_, goal) => isSeveral(goal),
    joinThree: turn => readied(turn).some(settlement => joins(turn, settlement)),
    splitReady: turn => readied(turn).some(settlement => isSplit(turn, [settlement])),
    readyTemple: always,
  }),
];
