import { oncePer } from '@threefold/stage';
import { isBoardFrozen, type LoneBoard } from '../rules/board.ts';
import { CELLS, kindOf } from '../rules/tables.ts';
import type { TalatView } from '../rules/view.ts';
import { stepsFrom } from './reach.ts';
import { BOARD_LIST, findCell, upColour } from './towers.ts';

/** A board of a view as the freezing test wants it. */
export const loneBoard = (view: Pick<TalatView, 'boards'>, board: number): LoneBoard => {
  const kinds = new Int8Array(CELLS);
  let up = 0;
  let down = 0;
  for (const [at, { tower }] of view.boards[board]!.cells.entries()) {
    if (!tower) continue;
    kinds[at] = kindOf(tower.tower);
    if (tower.owner === upColour(board)) up |= 1 << at;
    else down |= 1 << at;
  }
  return { up, down, kinds };
};

/** The board after one of its towers has gone from a cell to another, whatever stood there. */
const moved = ({ up, down, kinds }: LoneBoard, from: number, to: number): LoneBoard => {
  const rises = (up >> from) & 1;
  const away = ~((1 << from) | (1 << to));
  const after = kinds.slice();
  after[to] = kinds[from]!;
  return {
    up: (up & away) | (rises ? 1 << to : 0),
    down: (down & away) | (rises ? 0 : 1 << to),
    kinds: after,
  };
};

/** By board: whether the acting seat has a step that freezes it (TA-5.1, TA-5.2). */
export const freezable = oncePer((view: TalatView): readonly boolean[] => {
  const davidGoliath = view.options.davidGoliath === 'on';
  return BOARD_LIST.map(board => {
    const lone = loneBoard(view, board);
    return view.boards[board]!.cells.some(({ name }, at) =>
      stepsFrom(view, findCell(view, name)!).some(({ at: goal }) => isBoardFrozen(moved(lone, at, goal), davidGoliath)),
    );
  });
});
