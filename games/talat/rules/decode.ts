import { fail, NOBODY, ok, quote, type Result } from '@threefold/core';
import { canStep } from './generate.ts';
import { type Constants, ZIHIN } from './options.ts';
import { TalatPosition } from './position.ts';
import {
  ALL_KINDS,
  BOARDS,
  CELLS,
  COLOURS,
  colourOf,
  DOWN,
  FRONTS,
  KINDS,
  type Kind,
  kindOf,
  SIZE,
  sizeOf,
  startLine,
  TOWERS,
  UP,
} from './tables.ts';

/** Reads the fields that `encode` wrote after the head. */
export const decode = (constants: Constants, fields: readonly string[]): Result<TalatPosition> => {
  const [board1, board2, board3, actor, frozen, captures, ...rest] = fields;
  if (captures === undefined || rest.length > 0) return fail('position.syntax', `${fields.length} fields, not 6`);
  const position = new TalatPosition(constants);
  const fault =
    readBoards(position, [board1!, board2!, board3!]) ??
    readCaptures(position, captures) ??
    readFrozen(position, frozen!) ??
    readActor(position, actor!) ??
    (position.isSettingUp() ? judgeSetup(position) : judgePlay(position));
  return fault ?? ok(position);
};

type Refused = Result<never> | undefined;
const impossible = (detail: string): Result<never> => fail('position.impossible', detail);

const twice = (colour: number, kind: Kind): Result<never> => impossible(`two towers ${TOWERS[kind]} of seat ${colour}`);

const readBoards = (position: TalatPosition, boards: readonly string[]): Refused => {
  for (const [board, text] of boards.entries()) {
    const ranks = text.split('/');
    if (ranks.length !== SIZE || !ranks.every(rank => /^(?:\.|[SML][346]|[sml][346]){5}$/.test(rank))) {
      return fail('position.syntax', `board ${board + 1} ${quote(text)}`);
    }
    for (const [row, rank] of ranks.entries()) {
      for (const [column, name] of rank.match(/\.|[SMLsml]\d/g)!.entries()) {
        if (name === '.') continue;
        const front = 2 * board + (name === name.toUpperCase() ? UP : DOWN);
        const kind = kindOf(name.toUpperCase());
        if (!position.holds(colourOf(front), kind)) return twice(colourOf(front), kind);
        position.put(kind, front, board * CELLS + (SIZE - 1 - row) * SIZE + column);
      }
    }
  }
  return undefined;
};

const readCaptures = (position: TalatPosition, text: string): Refused => {
  const lists = text.split('/');
  const readable = lists.every(list => /^(?:-|[012][SML][346](?:,[012][SML][346])*)$/.test(list));
  if (lists.length !== position.constants.seats || !readable) {
    return fail('position.syntax', `captures ${quote(text)}`);
  }
  for (const [seat, list] of lists.entries()) {
    for (const name of list === '-' ? [] : list.split(',')) {
      const colour = Number(name[0]);
      const kind = kindOf(name.slice(1));
      if (colour === seat) return impossible(`seat ${seat} captured its own ${TOWERS[kind]}`);
      if (!position.holds(colour, kind)) return twice(colour, kind);
      position.hands[colour]! ^= 1 << kind;
      position.placed++;
      position.capture(seat, colour, kind);
    }
  }
  return undefined;
};

const readFrozen = (position: TalatPosition, text: string): Refused => {
  if (!/^(?:-|1?2?3?)$/.test(text)) return fail('position.syntax', `frozen boards ${quote(text)}`);
  for (let board = 0; board < BOARDS; board++) if (text.includes(String(board + 1))) position.freeze(board);
  return undefined;
};

/** TA-6.3: those skipped are the seats just before the acting one. */
const readActor = (position: TalatPosition, text: string): Refused => {
  const { seats } = position.constants;
  const [, skipped = '', seat] = /^(?:([012]{1,2})>)?([012])$/.exec(text) ?? [];
  if (text !== '-' && (seat === undefined || Number(seat) >= seats || skipped.length >= seats)) {
    return fail('position.syntax', `actor ${quote(text)}`);
  }
  position.setActor(seat === undefined ? NOBODY : Number(seat));
  position.skips = skipped.length;
  return position.skippedSeats().join('') === skipped ? undefined : impossible(`actor ${quote(text)}`);
};

const wrongActor = (position: TalatPosition): Result<never> =>
  impossible(position.actor === NOBODY ? 'the game is not over' : `seat ${position.actor} does not act here`);

/** TA-2.1, TA-2.2, TA-7.2: who has placed how many, and where. */
const judgeSetup = (position: TalatPosition): Refused => {
  const { placed, constants } = position;
  const { seats, zihinTowers } = constants;
  if (position.captured.some(set => set !== 0)) return impossible('a capture, and yet towers are missing');
  if (position.skips > 0) return impossible('a skipped seat in the set-up');
  if (position.frozen !== 0) return impossible('a frozen board before the first move');
  if (position.towers.some(isOffStart)) return impossible('a tower off its start line in the set-up');
  for (let colour = 0; colour < COLOURS; colour++) {
    const own = Math.max(0, Math.ceil((placed - zihinTowers - colour) / seats));
    const due = colour < seats ? own : Math.min(placed, zihinTowers);
    const done = KINDS - sizeOf(position.hands[colour]!);
    if (done !== due) return impossible(`${done} towers of seat ${colour} in the set-up, not ${due}`);
  }
  return position.actor === placed % seats ? undefined : wrongActor(position);
};

const judgePlay = (position: TalatPosition): Refused => {
  const { seats, endAfterFrozen, firstMover } = position.constants;
  for (let colour = 0; colour < seats; colour++) {
    if (position.hands[colour] !== 0) return impossible(`too few towers of seat ${colour}`);
  }
  if (seats === 2 && sizeOf(position.hands[ZIHIN]!) !== 1) return impossible('the Zihin has eight towers');
  for (let front = 0; front < FRONTS; front++) {
    const began = startedOn(position, front);
    if (began > SIZE)
      return impossible(`board ${(front >> 1) + 1} began with ${began} towers of seat ${colourOf(front)}`);
  }
  for (let board = 0; board < BOARDS; board++) {
    const empty = (position.towers[2 * board]! | position.towers[2 * board + 1]!) === 0;
    const frozen = position.isFrozen(board);
    // Whoever makes the last capture on a board is left standing there.
    if (empty) return impossible(`nothing on board ${board + 1}`);
    // Every complete set-up leaves all boards alive, so a board is frozen exactly when it looks so.
    if (frozen !== position.looksFrozen(board))
      return impossible(`board ${board + 1} is ${frozen ? 'not ' : ''}frozen`);
  }
  if (sizeOf(position.frozen) > endAfterFrozen) return impossible('play went on after the end');
  if (position.isOver()) return position.actor === NOBODY ? undefined : wrongActor(position);
  if (position.actor === NOBODY || !canStep(position, position.actor)) return wrongActor(position);
  if (position.skippedSeats().some(seat => canStep(position, seat)))
    return impossible('a skipped seat that has a step');
  const moved = position.captured.some(set => set !== 0) || position.towers.some(isOffStart);
  if (!moved && position.skips > 0) return impossible('a skipped seat before the first move');
  return moved || position.actor === firstMover ? undefined : wrongActor(position);
};

const isOffStart = (towers: number, front: number): boolean => (towers & ~startLine(front)) !== 0;

/** How many towers a front had at least: those that stand, and those lost to the one seat that could take them there. */
const startedOn = (position: TalatPosition, front: number): number => {
  const standing = sizeOf(position.towers[front]!);
  const colour = colourOf(front);
  // With two seats the opponent takes a seat's towers on both of its boards, so these cannot be told apart.
  if (position.constants.seats === 2 && colour !== ZIHIN) return standing;
  return standing + sizeOf((position.captured[colourOf(front ^ 1)]! >> (colour * KINDS)) & ALL_KINDS);
};
