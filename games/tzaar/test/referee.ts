import type { Referee } from '@threefold-games/conformance';

type Type = 'A' | 'R' | 'O';
type Side = 0 | 1;

/** A single piece or a stack: the type is that of its top. */
interface Stack {
  owner: Side;
  type: Type;
  height: number;
}

const TYPES: readonly Type[] = ['A', 'R', 'O'];
/** How many pieces of a type each side owns. */
const SUPPLY = { A: 6, R: 9, O: 15 };

const COLUMNS = 'ABCDEFGHI';
/** Places of each column; the middle of column E is the hole. */
const LENGTHS = [5, 6, 7, 8, 9, 8, 7, 6, 5];
const HOLE = { column: 4, place: 5 };

/** The name of the space at a place counted from White's side, or undefined in the hole and off the board. */
const nameOf = (column: number, place: number): string | undefined => {
  const length = LENGTHS[column];
  if (length === undefined || place < 1 || place > length) return undefined;
  if (column !== HOLE.column) return `${COLUMNS[column]}${place}`;
  if (place === HOLE.place) return undefined;
  return `${COLUMNS[column]}${place < HOLE.place ? place : place - 1}`;
};

/** What a step into the next column adds to the place: a longer column begins half a space lower, a shorter one higher. */
const shift = (from: number, to: number, up: boolean): number => {
  const longer = LENGTHS[to]! > LENGTHS[from]!;
  if (up) return longer ? 1 : 0;
  return longer ? 0 : -1;
};

/** The spaces met from a place in one of the six directions, as far as the edge or the hole. */
const walk = (column: number, place: number, sideways: -1 | 0 | 1, up: boolean): string[] => {
  const met: string[] = [];
  let [c, p] = [column, place];
  while (true) {
    const next = c + sideways;
    if (LENGTHS[next] === undefined) return met;
    p += sideways === 0 ? (up ? 1 : -1) : shift(c, next, up);
    c = next;
    const name = nameOf(c, p);
    if (name === undefined) return met;
    met.push(name);
  }
};

/** For every space, in the order of a set-up, the six straight ways that lead from it. */
const WAYS = new Map<string, string[][]>();
LENGTHS.forEach((length, column) => {
  for (let place = 1; place <= length; place++) {
    const name = nameOf(column, place);
    if (name === undefined) continue;
    const ways: string[][] = [];
    for (const sideways of [-1, 0, 1] as const) {
      for (const up of [true, false]) ways.push(walk(column, place, sideways, up));
    }
    WAYS.set(name, ways);
  }
});

/** Reads 60 letters, upper case for White, into the spaces A1..A5, B1..B6 and so on. */
const layOut = (start: string): Map<string, Stack> => {
  const board = new Map<string, Stack>();
  [...WAYS.keys()].forEach((name, i) => {
    const letter = start[i]!;
    const type = letter.toUpperCase() as Type;
    board.set(name, { owner: letter === type ? 0 : 1, type, height: 1 });
  });
  return board;
};

/** How far a space is from the hole: how many rings of spaces lie around the hole up to its own. */
const ringOf = (name: string): number => {
  const column = COLUMNS.indexOf(name[0]!);
  const number = Number(name.slice(1));
  const place = column === HOLE.column && number >= HOLE.place ? number + 1 : number;
  const aside = Math.abs(column - HOLE.column);
  // Each column is met at a stretch of places that are as far away as the column itself; beyond it every place is one further.
  const above = Math.max(0, place - (LENGTHS[column]! + 1) / 2 - aside / 2);
  const below = Math.max(0, (LENGTHS[column]! + 1) / 2 - aside / 2 - place);
  return aside + above + below;
};

/** The stacks of each step of odds. */
const ODDS: [Type, number][][] = ['A3', 'A3 R3', 'A4 R3 O3'].map(step =>
  step.split(' ').map(stack => [stack[0] as Type, Number(stack[1])]),
);

/** What odds make of a full board: for each stack the innermost piece of its type, with the outermost Totts below. */
const giveOdds = (board: Map<string, Stack>, odds: string): void => {
  const owner = Number(odds[4]) as Side;
  const stacks = ODDS[Number(odds[9]) - 1]!;
  const singles = (type: Type): string[] =>
    [...WAYS.keys()].filter(name => {
      const stack = board.get(name);
      return stack?.owner === owner && stack.type === type && stack.height === 1;
    });
  for (const [type, height] of stacks) {
    const innermost = Math.min(...singles(type).map(ringOf));
    const chosen = singles(type).find(name => ringOf(name) === innermost)!;
    board.set(chosen, { owner, type, height });
  }
  let below = stacks.reduce((sum, [, height]) => sum + height, 0) - stacks.length;
  for (; below > 0; below--) {
    const outermost = Math.max(...singles('O').map(ringOf));
    board.delete(singles('O').findLast(name => ringOf(name) === outermost)!);
  }
};

/** TZAAR, read a second time: from a set-up of 60 letters, or from the tournament's empty board; `odds` such as seat1step2. */
export const tzaarReferee = (start: string | undefined, odds?: string): Referee => {
  const board = start === undefined ? new Map<string, Stack>() : layOut(start);
  if (start !== undefined && odds !== undefined) giveOdds(board, odds);
  let seat: Side = 0;
  /** Placements still to come, of both sides together. */
  let toPlace = start === undefined ? WAYS.size : 0;
  let opening = true;
  let secondStep = false;
  let winner: Side | undefined;

  const tops = (owner: Side, type: Type): number =>
    [...board.values()].filter(stack => stack.owner === owner && stack.type === type).length;

  const lacksType = (owner: Side): boolean => TYPES.some(type => tops(owner, type) === 0);

  const placements = (): string[] => {
    const types = TYPES.filter(type => tops(seat, type) < SUPPLY[type]);
    const free = [...WAYS.keys()].filter(name => !board.has(name));
    return types.flatMap(type => free.map(name => `${type}@${name}`));
  };

  /** Captures by the seat to move and, where they are allowed, its stackings: always on the first stack in a way. */
  const moves = (stacking: boolean): string[] => {
    const found: string[] = [];
    for (const [from, mover] of board) {
      if (mover.owner !== seat) continue;
      for (const way of WAYS.get(from)!) {
        const to = way.find(name => board.has(name));
        if (to === undefined) continue;
        const target = board.get(to)!;
        if (target.owner === seat) {
          if (stacking) found.push(`${from}+${to}`);
        } else if (target.height <= mover.height) found.push(`${from}x${to}`);
      }
    }
    return found;
  };

  const list = (): string[] => {
    if (winner !== undefined) return [];
    if (toPlace > 0) return placements();
    return secondStep ? [...moves(true), '-'] : moves(false);
  };

  const endTurn = (): void => {
    const mover = seat;
    seat = seat === 0 ? 1 : 0;
    secondStep = false;
    if (toPlace === 0 && moves(false).length === 0) winner = mover;
  };

  const place = (step: string): void => {
    board.set(step.slice(2), { owner: seat, type: step[0] as Type, height: 1 });
    toPlace--;
    if (toPlace === 0 && odds !== undefined) giveOdds(board, odds);
    endTurn();
  };

  const move = (step: string): void => {
    const other = seat === 0 ? 1 : 0;
    if (step !== '-') {
      const [from, to] = [step.slice(0, 2), step.slice(3)];
      const mover = board.get(from)!;
      const target = board.get(to)!;
      const height = target.owner === seat ? mover.height + target.height : mover.height;
      board.delete(from);
      board.set(to, { owner: seat, type: mover.type, height });
    }
    if (lacksType(other)) winner = seat;
    else if (lacksType(seat)) winner = other;
    else if (opening || secondStep) endTurn();
    else secondStep = true;
    opening = false;
  };

  let steps = list();
  return {
    actor: () => (winner === undefined ? seat : 'nobody'),
    legal: () => [...steps],
    play: step => {
      if (!steps.includes(step)) throw new Error(`not a legal step: ${step}`);
      if (toPlace > 0) place(step);
      else move(step);
      steps = list();
    },
    state: () => ({
      cells: Object.fromEntries([...board].map(([name, stack]) => [name, { ...stack }])),
      left: ([0, 1] as const).map(owner => TYPES.map(type => tops(owner, type))),
    }),
    shares: () => (winner === undefined ? undefined : winner === 0 ? [1, 0] : [0, 1]),
  };
};
