import { decodeHead, fail, ok, quote, type Result } from '@threefold/core';
import { OPENING, OVER, PLACING, SECOND } from './actions.ts';
import { LETTERS, layoutOf, PHASES } from './encode.ts';
import { HEAD } from './options.ts';
import { TzaarPosition } from './position.ts';
import { FIXED_LAYOUT, SPACES, SUPPLY, TALLEST } from './tables.ts';

export const decodePosition = (text: string): Result<TzaarPosition> => {
  const head = decodeHead(HEAD, text);
  if (!head.ok) return head;
  const { setup, fields } = head.value;
  const [board = '', turn = ''] = fields;
  if (fields.length !== 2) return fail('position.syntax', 'the columns and the turn are expected');
  const position = new TzaarPosition({ ...setup, layout: '' });
  const columns = board.split('/');
  const lengths = [5, 6, 7, 8, 8, 8, 7, 6, 5];
  const stacks = columns.map(column => [...column.matchAll(/\.|[AROaro](?:[1-9]\d?)?/g)]);
  if (
    columns.length !== 9 ||
    columns.some((column, i) => stacks[i]!.map(s => s[0]).join('') !== column || stacks[i]!.length !== lengths[i])
  ) {
    return fail('position.syntax', `the columns ${quote(board)}`);
  }
  for (const [space, [stack]] of stacks.flat().entries()) {
    if (stack === '.') continue;
    const height = stack.length > 1 ? Number(stack.slice(1)) : 1;
    if (height > TALLEST || stack.slice(1) === '1') return fail('position.syntax', `the stack ${quote(stack)}`);
    position.put(space, LETTERS.indexOf(stack[0]!) + 1, height);
  }
  const impossible = judgePieces(position);
  if (impossible !== undefined) return fail('position.impossible', impossible);
  return letAct(position, turn);
};

/** Lets the seat act that the text names, if the board agrees. */
const letAct = (position: TzaarPosition, turn: string): Result<TzaarPosition> => {
  const missing = [0, 1].filter(seat => missesType(position, seat));
  const seat = 'wb'.indexOf(turn[0] ?? '');
  const phase = PHASES.find(([letter]) => letter === turn[1])?.[1];
  if (turn === 'x' || turn === '+') {
    if (missing.length !== 1) return fail('position.impossible', 'the game ends when just one side misses a type');
    position.begin(0, OVER);
    position.finish(missing[0]!, turn === '+' ? 'TZ-5.3' : 'TZ-5.1');
    return ok(position);
  }
  if (turn.length !== 2 || seat < 0 || phase === undefined) return fail('position.syntax', `the turn ${quote(turn)}`);
  if (phase === PLACING) return decodePlacing(position, seat);
  if (missing.length > 0) return fail('position.impossible', 'a side misses a type, so the game is over');
  const captured = SPACES - position.height.reduce((a, b) => a + b, 0);
  if (phase === OPENING) {
    const complete = seat === 0 && captured === 0 && !position.top.subarray(0, SPACES).includes(0);
    if (!complete) return fail('position.impossible', 'White opens, and all 60 pieces are on the board');
    const fixed =
      position.setup.options.setup !== 'fixed' ||
      layoutOf(Array.from(position.top.subarray(0, SPACES))) === FIXED_LAYOUT;
    if (!fixed) return fail('position.impossible', 'this is not the fixed set-up');
    // White's opening is a capture, and so is every first step since.
  } else if (captured < (seat === 0 ? 2 : 1) + (phase === SECOND ? 1 : 0)) {
    return fail('position.impossible', 'too few pieces were captured to come to this turn');
  }
  position.begin(seat, phase);
  return ok(position);
};

/** TZ-2.3: the pieces that are not on the board are in hand. */
const decodePlacing = (position: TzaarPosition, seat: number): Result<TzaarPosition> => {
  const placed = [0, 3].map(i => position.left[i]! + position.left[i + 1]! + position.left[i + 2]!);
  if (position.setup.options.setup !== 'tournament')
    return fail('position.impossible', 'pieces are placed in the tournament set-up alone');
  if (position.height.some(height => height > 1))
    return fail('position.impossible', 'there are no stacks yet while pieces are placed');
  if (placed[0] !== placed[1]! + seat || placed[1] === 30)
    return fail('position.impossible', 'the seats place in turn');
  for (let piece = 0; piece < 6; piece++) position.hand[piece] = SUPPLY[piece % 3]! - position.left[piece]!;
  position.begin(seat, PLACING);
  return ok(position);
};

/** TZ-1.3: no side shows or stacks more pieces than it has. */
const judgePieces = (position: TzaarPosition): string | undefined => {
  for (const [seat, side] of ['White', 'Black'].entries()) {
    let pieces = 0;
    for (let space = 0; space < SPACES; space++) {
      const top = position.top[space]!;
      if (top !== 0 && (top <= 3 ? 0 : 1) === seat) pieces += position.height[space]!;
    }
    if (pieces > TALLEST) return `${side} has more than ${TALLEST} pieces`;
    for (let type = 0; type < 3; type++)
      if (position.left[3 * seat + type]! > SUPPLY[type]!) return `${side} shows too many of a type`;
  }
  return undefined;
};

const missesType = (position: TzaarPosition, seat: number): boolean =>
  position.left.subarray(3 * seat, 3 * seat + 3).includes(0);
