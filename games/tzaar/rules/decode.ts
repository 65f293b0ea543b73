import { decodeHead, fail, ok, quote, type Result } from '@threefold-games/core';
import { PHASE_LETTERS } from './encode.ts';
import { HEAD } from './head.ts';
import { constantsOf } from './options.ts';
import { TzaarPosition } from './position.ts';
import { seatsMissingType, type TzaarFlaw, whyImpossible } from './possible.ts';
import { OVER, PLACING, type TzaarState } from './state.ts';
import { PIECE_LETTERS, SUPPLY, TALLEST } from './tables.ts';

/** Reads what `encode` wrote. */
export const decode = (text: string): Result<TzaarPosition> => {
  const read = readPosition(text);
  const flaw = read.ok ? whyImpossible(read.value) : undefined;
  if (flaw) return fail('position.impossible', flaw.detail);
  if (read.ok) read.value.testCapture();
  return read;
};

/** Why no game leads to a position that can be read. */
export const flawIn = (text: string): TzaarFlaw | undefined => {
  const read = readPosition(text);
  return read.ok ? whyImpossible(read.value) : undefined;
};

const readPosition = (text: string): Result<TzaarPosition> => {
  const head = decodeHead(HEAD, text);
  if (!head.ok) return head;
  const { setup, fields } = head.value;
  const [board, turn, ...rest] = fields;
  if (turn === undefined || rest.length > 0) return fail('position.syntax', 'the columns and the turn are expected');
  const position = new TzaarPosition(constantsOf(setup.seats, setup.options));
  const unreadable = readBoard(position, board!) ?? readTurn(position, turn);
  return unreadable === undefined ? ok(position) : fail('position.syntax', unreadable);
};

/** How many spaces the columns A to I have. */
const LENGTHS = [5, 6, 7, 8, 8, 8, 7, 6, 5];

/** Each reads one field into the state, and returns what it cannot read. */
const readBoard = (state: TzaarState, text: string): string | undefined => {
  const columns = text.split('/');
  const stacks = columns.map(column => column.match(/\.|[AROaro](?:[1-9]\d?)?/g) ?? []);
  const readable = stacks.every((found, i) => found.join('') === columns[i] && found.length === LENGTHS[i]);
  if (columns.length !== LENGTHS.length || !readable) return `the columns ${quote(text)}`;
  for (const [space, stack] of stacks.flat().entries()) {
    if (stack === '.') continue;
    const height = stack.length > 1 ? Number(stack.slice(1)) : 1;
    if (height > TALLEST || stack.slice(1) === '1') return `the stack ${quote(stack)}`;
    state.put(space, PIECE_LETTERS.indexOf(stack[0]!) + 1, height);
  }
  return undefined;
};

const readTurn = (state: TzaarState, text: string): string | undefined => {
  if (text === 'x' || text === '+') {
    state.begin(0, OVER);
    state.finish(seatsMissingType(state)[0] ?? 0, text === '+' ? 'TZ-5.3' : 'TZ-5.1');
    return undefined;
  }
  const found = /^([wb])([p012])$/.exec(text);
  if (!found) return `the turn ${quote(text)}`;
  const phase = PHASE_LETTERS.indexOf(found[2]!);
  // TZ-2.3: the pieces that are not on the board are in hand.
  if (phase === PLACING)
    for (const [piece, count] of state.left.entries()) state.hand[piece] = SUPPLY[piece % 3]! - count;
  state.begin('wb'.indexOf(found[1]!), phase);
  return undefined;
};
