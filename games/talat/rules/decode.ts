import { decodeHead, fail, NOBODY, ok, quote, type Result } from '@threefold-games/core';
import { HEAD } from './head.ts';
import { constantsOf } from './options.ts';
import { TalatPosition } from './position.ts';
import { hasMoved, type TalatFlaw, whyImpossible } from './possible.ts';
import { CHOICE, CUT, PLAY, SWAPPED, type TalatState } from './state.ts';
import { BOARDS, CELLS, colourOf, DOWN, type Kind, kindOf, SIZE, TOWERS, UP } from './tables.ts';

/** Reads what `encode` wrote. */
export const decode = (text: string): Result<TalatPosition> => {
  const read = readPosition(text);
  const flaw = read.ok ? whyImpossible(read.value) : undefined;
  return flaw ? impossible(flaw.detail) : read;
};

/** Why no game leads to a position that can be read. */
export const flawIn = (text: string): TalatFlaw | undefined => {
  const read = readPosition(text);
  return read.ok ? whyImpossible(read.value) : undefined;
};

const readPosition = (text: string): Result<TalatPosition> => {
  const head = decodeHead(HEAD, text);
  if (!head.ok) return head;
  const { setup, fields } = head.value;
  const [board1, board2, board3, actor, frozen, captures, ...rest] = fields;
  if (captures === undefined || rest.length > 0) return fail('position.syntax', `${fields.length} fields, not 6`);
  const position = new TalatPosition(constantsOf(setup.seats, setup.options));
  const fault =
    readBoards(position, [board1!, board2!, board3!]) ??
    readCaptures(position, captures) ??
    readFrozen(position, frozen!) ??
    readActor(position, actor!);
  return fault ?? ok(position);
};

/** Each reads one field into the state, and refuses what cannot stand there. */
type Refused = Result<never> | undefined;
const impossible = (detail: string): Result<never> => fail('position.impossible', detail);

const twice = (colour: number, kind: Kind): Result<never> => impossible(`two towers ${TOWERS[kind]} of seat ${colour}`);

const readBoards = (state: TalatState, boards: readonly string[]): Refused => {
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
        if (!state.holds(colourOf(front), kind)) return twice(colourOf(front), kind);
        state.put(kind, front, board * CELLS + (SIZE - 1 - row) * SIZE + column);
      }
    }
  }
  return undefined;
};

const readCaptures = (state: TalatState, text: string): Refused => {
  const lists = text.split('/');
  const readable = lists.every(list => /^(?:-|[012][SML][346](?:,[012][SML][346])*)$/.test(list));
  if (lists.length !== state.constants.seats || !readable) {
    return fail('position.syntax', `captures ${quote(text)}`);
  }
  for (const [seat, list] of lists.entries()) {
    for (const name of list === '-' ? [] : list.split(',')) {
      const colour = Number(name[0]);
      const kind = kindOf(name.slice(1));
      if (colour === seat) return impossible(`seat ${seat} captured its own ${TOWERS[kind]}`);
      if (!state.holds(colour, kind)) return twice(colour, kind);
      state.hands[colour]! ^= 1 << kind;
      state.placed++;
      state.capture(seat, colour, kind);
    }
  }
  return undefined;
};

const readFrozen = (state: TalatState, text: string): Refused => {
  if (!/^(?:-|1?2?3?)$/.test(text)) return fail('position.syntax', `frozen boards ${quote(text)}`);
  for (let board = 0; board < BOARDS; board++) if (text.includes(String(board + 1))) state.freeze(board);
  return undefined;
};

/** TA-6.3: those skipped are the seats just before the acting one. */
const readActor = (state: TalatState, text: string): Refused => {
  const { seats } = state.constants;
  const [, skipped = '', seat, sign] = /^(?:([012]{1,2})>)?([012])([?~])?$/.exec(text) ?? [];
  if (sign !== undefined && !state.constants.swap) return fail('position.syntax', `actor ${quote(text)}`);
  if (text !== '-' && (seat === undefined || Number(seat) >= seats || skipped.length >= seats)) {
    return fail('position.syntax', `actor ${quote(text)}`);
  }
  state.setActor(seat === undefined ? NOBODY : Number(seat));
  state.skips = skipped.length;
  if (state.constants.swap) state.setStage(stageOf(state, sign));
  return state.skippedSeats().join('') === skipped ? undefined : impossible(`actor ${quote(text)}`);
};

/** TA-H.2: how far the sides are settled. */
const stageOf = (state: TalatState, sign: string | undefined): number => {
  if (sign === '?') return CHOICE;
  if (!hasMoved(state)) return CUT;
  return sign === '~' ? SWAPPED : PLAY;
};
