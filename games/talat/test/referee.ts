import type { Referee } from '@threefold-games/conformance';

/** The options of a game of Talat, all of them spelled out. */
export interface RefereeOptions {
  /** Whether S3 takes L6. */
  davidGoliath: 'on' | 'off';
  /** How many frozen boards end the game. */
  endAfterFrozen: '2' | '3';
  /** What is compared among those who have equally many points. */
  tieBreak: 'cancelCommon' | 'highestOnly' | 'none';
  /** Where a seat may move the Zihin's towers (two players). */
  zihinScope: 'opponentBoard' | 'bothZihinBoards';
  /** Who moves first once all towers stand. */
  firstMover: 'startPlayer' | 'lastPlacer';
  /** Points for the second of two, such as 6.5. */
  komi?: string;
  /** Whether the second of two chooses a side after the first turn. */
  swap?: 'on';
  /** Who begins with points, such as seat1step2. */
  odds?: string;
}

/** A tower on a lone board; upwards is towards rank 5. */
interface Tower {
  name: string;
  up: boolean;
  column: number;
  rank: number;
}

/** A tower on the table. */
interface Standing {
  owner: number;
  tower: string;
}

const ZIHIN = 2;
const COLUMNS = 'abcdefghijklmno';
const BOARDS = [1, 2, 3];
/** All towers, the most valuable first. */
const TOWERS = ['L6', 'L4', 'L3', 'M6', 'M4', 'M3', 'S6', 'S4', 'S3'];

/** The seat whose start line is rank 1 of a board, and the one whose line is rank 5. */
const seatOnRank1 = (board: number): number => board - 1;
const seatOnRank5 = (board: number): number => board % 3;

/** The name of a cell of a board, or nothing beside or beyond it; columns 0 to 4, ranks 1 to 5. */
function cellAt(board: number, column: number, rank: number): string | undefined {
  if (column < 0 || column > 4 || rank < 1 || rank > 5) return undefined;
  return `${COLUMNS[(board - 1) * 5 + column]}${rank}`;
}

const boardOf = (cell: string): number => Math.floor(COLUMNS.indexOf(cell[0]!) / 5) + 1;
const columnOf = (cell: string): number => COLUMNS.indexOf(cell[0]!) % 5;
const rankOf = (cell: string): number => Number(cell[1]);

function takes(taker: string, taken: string, davidGoliath: boolean): boolean {
  if (taker === 'S3' && taken === 'L6') return davidGoliath;
  const levelsAbove = 'SML'.indexOf(taker[0]!) - 'SML'.indexOf(taken[0]!);
  if (levelsAbove === 0) return Number(taker[1]) > Number(taken[1]);
  return levelsAbove === 1;
}

/**
 * How many steps two opposing towers need at least until they touch, Infinity if they never can.
 * Each step brings them one rank nearer and shifts one of them by at most one column, and they touch when at most
 * one rank and one column apart and not yet past each other; so nothing on the board can make it quicker.
 */
function stepsToTouch(rising: Tower, falling: Tower): number {
  const ranks = falling.rank - rising.rank;
  const columns = Math.abs(falling.column - rising.column);
  if (ranks < 0 || columns > ranks + 1) return Number.POSITIVE_INFINITY;
  return columns <= ranks ? ranks - 1 : ranks;
}

/** Every position of a board one move (not capture) later. */
function boardsAfterOneMove(towers: Tower[]): Tower[][] {
  const later: Tower[][] = [];
  const occupied = new Set(towers.map(tower => `${tower.column},${tower.rank}`));
  towers.forEach((tower, moved) => {
    const rank = tower.up ? tower.rank + 1 : tower.rank - 1;
    if (rank < 1 || rank > 5) return;
    for (const column of [tower.column - 1, tower.column, tower.column + 1]) {
      if (column < 0 || column > 4 || occupied.has(`${column},${rank}`)) continue;
      later.push(towers.map((other, index) => (index === moved ? { ...tower, column, rank } : other)));
    }
  });
  return later;
}

/** Whether no capture can ever happen, however both sides move: a search of all positions that moves can lead to. */
function neverCaptures(start: Tower[], davidGoliath: boolean): boolean {
  const pairs: [number, number][] = [];
  start.forEach((rising, i) => {
    start.forEach((falling, j) => {
      if (!rising.up || falling.up) return;
      if (takes(rising.name, falling.name, davidGoliath) || takes(falling.name, rising.name, davidGoliath))
        pairs.push([i, j]);
    });
  });
  const nearest = (towers: Tower[]): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const [i, j] of pairs) least = Math.min(least, stepsToTouch(towers[i]!, towers[j]!));
    return least;
  };
  const seen = new Set<string>();
  const captureIn = (towers: Tower[], steps: number): boolean => {
    if (steps === 0) return true;
    const key = towers.map(tower => `${tower.column}${tower.rank}`).join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    // Left out are only positions in which no pair that matters can touch any more: moving never undoes that.
    const later = boardsAfterOneMove(towers)
      .map(after => ({ after, steps: nearest(after) }))
      .filter(next => next.steps !== Number.POSITIVE_INFINITY);
    later.sort((a, b) => a.steps - b.steps);
    return later.some(next => captureIn(next.after, next.steps));
  };
  const steps = nearest(start);
  return steps === Number.POSITIVE_INFINITY || !captureIn(start, steps);
}

/** Whether a lone board is frozen: five rows of five fields, rank 5 first, `.` empty, upper case moves up, lower case down. */
export function isFrozen(board: string[], davidGoliath: boolean): boolean {
  const towers: Tower[] = [];
  board.forEach((row, fromTop) => {
    row
      .trim()
      .split(/\s+/)
      .forEach((field, column) => {
        if (field === '.') return;
        const name = field.toUpperCase();
        towers.push({ name, up: field === name, column, rank: 5 - fromTop });
      });
  });
  return neverCaptures(towers, davidGoliath);
}

/** A slow second reading of Talat. */
export function talatReferee(seats: 2 | 3, options: RefereeOptions): Referee {
  const davidGoliath = options.davidGoliath === 'on';
  const cells = new Map<string, Standing>();
  const inHand = [0, 1, 2].map(() => [...TOWERS]);
  const captures: string[][] = Array.from({ length: seats }, () => []);
  const frozen = new Set<number>();
  let skipped: number[] = [];
  let placed = 0;
  /** The colour whose turn it is, which is also the seat unless the first seat still plays for both. */
  let seat = 0;
  /** Whether the second seat has yet to choose a side, and whether it does so now. */
  let undecided = options.swap === 'on';
  let choosing = false;

  const zihinPlacements = seats === 2 ? 8 : 0;
  const placements = zihinPlacements + seats * 9;
  const over = (): boolean => frozen.size === Number(options.endAfterFrozen);
  const goesUp = (cell: string): boolean => cells.get(cell)!.owner === seatOnRank1(boardOf(cell));
  const placingFor = (): number => (placed < zihinPlacements ? ZIHIN : seat);

  /** The cells of a seat's two start lines. */
  function startCells(owner: number): string[] {
    const line: string[] = [];
    for (const board of BOARDS) {
      for (const column of [0, 1, 2, 3, 4]) {
        if (seatOnRank1(board) === owner) line.push(cellAt(board, column, 1)!);
        if (seatOnRank5(board) === owner) line.push(cellAt(board, column, 5)!);
      }
    }
    return line;
  }

  function placementSteps(): string[] {
    const free = startCells(placingFor()).filter(cell => !cells.has(cell));
    return inHand[placingFor()]!.flatMap(tower => free.map(cell => `${tower}@${cell}`));
  }

  /** Whether a seat may move the tower of a cell. */
  function mayMove(mover: number, cell: string): boolean {
    const { owner } = cells.get(cell)!;
    if (frozen.has(boardOf(cell))) return false;
    if (owner === mover) return true;
    if (seats === 3 || owner !== ZIHIN) return false;
    const betweenMoverAndZihin = seatOnRank1(boardOf(cell)) === mover || seatOnRank5(boardOf(cell)) === mover;
    return options.zihinScope === 'bothZihinBoards' || !betweenMoverAndZihin;
  }

  /** The moves and captures of one tower, in the hand of a seat that may move it. */
  function stepsOfTower(mover: number, from: string): string[] {
    const steps: string[] = [];
    const { owner, tower } = cells.get(from)!;
    const ahead = rankOf(from) + (goesUp(from) ? 1 : -1);
    for (const rank of [ahead, rankOf(from)]) {
      for (const column of [columnOf(from) - 1, columnOf(from), columnOf(from) + 1]) {
        const to = cellAt(boardOf(from), column, rank);
        if (to === undefined || to === from) continue;
        const target = cells.get(to);
        if (target === undefined) {
          if (rank === ahead) steps.push(`${from}-${to}`);
        } else if (target.owner !== owner && target.owner !== mover && takes(tower, target.tower, davidGoliath)) {
          steps.push(`${from}x${to}`);
        }
      }
    }
    return steps;
  }

  function movingSteps(mover: number): string[] {
    const own = [...cells.keys()].filter(cell => mayMove(mover, cell));
    return own.flatMap(cell => stepsOfTower(mover, cell));
  }

  function legal(): string[] {
    if (over()) return [];
    if (choosing) return ['stay', 'swap'];
    return placed < placements ? placementSteps() : movingSteps(seat);
  }

  function place(tower: string, cell: string): void {
    const owner = placingFor();
    cells.set(cell, { owner, tower });
    inHand[owner] = inHand[owner]!.filter(other => other !== tower);
    placed += 1;
    if (placed === zihinPlacements) seat = 0;
    else if (placed === placements) seat = options.firstMover === 'startPlayer' ? 0 : seats - 1;
    else seat = (seat + 1) % seats;
  }

  function freezeIfDead(board: number): void {
    const onBoard = [...cells].filter(([cell]) => boardOf(cell) === board);
    const towers = onBoard.map(([cell, { tower }]) => {
      return { name: tower, up: goesUp(cell), column: columnOf(cell), rank: rankOf(cell) };
    });
    if (neverCaptures(towers, davidGoliath)) frozen.add(board);
  }

  function move(from: string, to: string): void {
    const target = cells.get(to);
    if (target !== undefined) captures[seat]!.push(target.tower);
    cells.set(to, cells.get(from)!);
    cells.delete(from);
    freezeIfDead(boardOf(to));
    if (over()) return;
    if (undecided) choosing = true;
    seat = (seat + 1) % seats;
    while (movingSteps(seat).length === 0) {
      skipped.push(seat);
      if (skipped.length === seats) throw new Error('no seat can move although the game is not over');
      seat = (seat + 1) % seats;
    }
  }

  /** What stands on a cell as the other of two players sees it from the far side of the table. */
  function fromOppositeSide(cell: string): string {
    const board = { 1: 1, 2: 3, 3: 2 }[boardOf(cell)]!;
    return cellAt(board, 4 - columnOf(cell), 6 - rankOf(cell))!;
  }

  function choose(swaps: boolean): void {
    choosing = undecided = false;
    if (!swaps) return;
    const before = [...cells];
    cells.clear();
    for (const [cell, { owner, tower }] of before)
      cells.set(fromOppositeSide(cell), { owner: owner === ZIHIN ? ZIHIN : 1 - owner, tower });
    const frozenBefore = [...frozen];
    frozen.clear();
    for (const board of frozenBefore) frozen.add({ 1: 1, 2: 3, 3: 2 }[board]!);
    seat = 1 - seat;
  }

  function pointsOf(player: number): number {
    let points = 5 * captures[player]!.length;
    if (options.komi !== undefined && player === 1) points += Number.parseFloat(options.komi);
    if (options.odds?.startsWith(`seat${player}`)) points += 5 * Number(options.odds.at(-1));
    for (const [cell, { owner }] of cells) {
      const line = rankOf(cell) === 1 ? seatOnRank1(boardOf(cell)) : seatOnRank5(boardOf(cell));
      const onOpposingLine = (rankOf(cell) === 1 || rankOf(cell) === 5) && line !== owner;
      if (!onOpposingLine) continue;
      if (owner === player) points += 3;
      // With two players a Zihin tower on a line that is not its own is on that of seat 0 or seat 1.
      if (seats === 2 && owner === ZIHIN && line !== player) points += 3;
    }
    return points;
  }

  /** Above 0 if the first player's captured towers are the better ones, 0 if they are worth the same. */
  function compareCaptures(first: number, second: number): number {
    if (options.tieBreak === 'none') return 0;
    for (const tower of TOWERS) {
      const ofFirst = captures[first]!.filter(other => other === tower).length;
      const ofSecond = captures[second]!.filter(other => other === tower).length;
      if (options.tieBreak === 'cancelCommon' && ofFirst !== ofSecond) return ofFirst - ofSecond;
      if (options.tieBreak === 'highestOnly' && ofFirst + ofSecond > 0) return Math.sign(ofFirst) - Math.sign(ofSecond);
    }
    return 0;
  }

  function shares(): number[] | undefined {
    if (!over()) return undefined;
    const players = captures.map((_, player) => player);
    const most = Math.max(...players.map(pointsOf));
    const tied = players.filter(player => pointsOf(player) === most);
    const winners = tied.filter(player => tied.every(other => compareCaptures(player, other) >= 0));
    return players.map(player => (winners.includes(player) ? 1 / winners.length : 0));
  }

  return {
    actor: () => (over() ? 'nobody' : choosing ? 1 : undecided ? 0 : seat),
    legal,
    play(step) {
      if (!legal().includes(step)) throw new Error(`not a legal step: ${step}`);
      skipped = [];
      const [what, where] = step.split(/[@x-]/);
      if (choosing) choose(step === 'swap');
      else if (step.includes('@')) place(what!, where!);
      else move(what!, where!);
    },
    state: () => ({
      cells: Object.fromEntries([...cells].map(([cell, standing]) => [cell, { ...standing }])),
      frozen: [...frozen].sort((a, b) => a - b),
      captures: captures.map(list => [...list]),
      points: captures.map((_, player) => pointsOf(player)),
      skipped: [...skipped],
    }),
    shares,
  };
}
