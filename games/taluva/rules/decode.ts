import { decodeHead, fail, ok, quote, type Result } from '@threefold-games/core';
import { PIECE_LETTERS, SLOT_LETTERS } from './encode.ts';
import { bareField, pieceBits, VOLCANO } from './field.ts';
import { HEAD } from './head.ts';
import { constantsOf } from './options.ts';
import { TaluvaPosition } from './position.ts';
import { type TaluvaFlaw, whyImpossible } from './possible.ts';
import { NO_TILE, OVER, PHASES, type TaluvaState } from './state.ts';
import {
  ALL_TILES,
  cellAt,
  FURTHEST,
  KIND_COUNTS,
  KIND_NAMES,
  KINDS,
  PIECE_KINDS,
  TERRAINS,
  type Terrain,
} from './tables.ts';

const NUMBER = '(0|-?[1-9][0-9]?)';
const FIELD = new RegExp(`^${NUMBER},${NUMBER}:([1-9][0-9]?)(?:V([0-5])|([JCSRL])([0-5])([ab])(?:([TWH])([0-3]))?)$`);
const TURN = /^(draw|lay|build):([0-3])$/;
/** As many digits as kinds, none above the number of its tiles. */
const UNSEEN = new RegExp(`^${KIND_COUNTS.map(count => `[0-${count}]`).join('')}$`);
const PLAYER = /^([0-3]),([0-2]),(0|1[0-9]?|20?|[3-9])(?::(out|done)([1-4]))?$/;

/** Reads what `encode` wrote. */
export const decode = (text: string): Result<TaluvaPosition> => {
  const read = readPosition(text);
  const flaw = read.ok ? whyImpossible(read.value) : undefined;
  return flaw ? fail('position.impossible', flaw.detail) : read;
};

/** Why no game leads to a position that can be read. */
export const flawIn = (text: string): TaluvaFlaw | undefined => {
  const read = readPosition(text);
  return read.ok ? whyImpossible(read.value) : undefined;
};

const readPosition = (text: string): Result<TaluvaPosition> => {
  const head = decodeHead(HEAD, text);
  if (!head.ok) return head;
  const { setup, fields } = head.value;
  if (fields.length !== 5) return fail('position.syntax', `${fields.length} fields after the options, not 5`);
  const position = new TaluvaPosition(constantsOf(setup.seats, setup.options));
  const readers = [readTurn, readDrawn, readUnseen, readPlayers, readLand];
  for (const [i, read] of readers.entries()) {
    const unreadable = read(position, fields[i]!);
    if (unreadable !== undefined) return fail('position.syntax', unreadable);
  }
  return ok(position);
};

/** Each reads one field into the state, and returns what it cannot read. */
const readTurn = (state: TaluvaState, text: string): string | undefined => {
  if (text === PHASES[OVER]) {
    state.setTurn(OVER, 0);
    return undefined;
  }
  const found = TURN.exec(text);
  if (!found || Number(found[2]) >= state.constants.seats) return `turn ${quote(text)}`;
  state.setTurn(PHASES.indexOf(found[1] as (typeof PHASES)[number]), Number(found[2]));
  return undefined;
};

const readDrawn = (state: TaluvaState, text: string): string | undefined => {
  const kind = KIND_NAMES.indexOf(text);
  if (kind < 0 && text !== '-') return `tile ${quote(text)}`;
  state.setDrawn(kind < 0 ? NO_TILE : kind);
  return undefined;
};

const readUnseen = (state: TaluvaState, text: string): string | undefined => {
  if (!UNSEEN.test(text)) return `unseen tiles ${quote(text)}`;
  for (let kind = 0; kind < KINDS; kind++) state.setUnseen(kind, Number(text[kind]));
  return undefined;
};

const readPlayers = (state: TaluvaState, text: string): string | undefined => {
  const players = text.split('/').map(player => PLAYER.exec(player));
  if (players.length !== state.constants.seats || players.includes(null)) return `seats ${quote(text)}`;
  for (const [seat, found] of players.entries()) {
    for (let piece = 0; piece < PIECE_KINDS; piece++) state.setStock(seat, piece, Number(found![piece + 1]));
    if (found![4]) state.setStanding(seat, found![4] === 'done' ? Number(found![5]) : -Number(found![5]));
  }
  return undefined;
};

const readLand = (state: TaluvaState, text: string): string | undefined => {
  if (text === '-') return undefined;
  const fields = text.split(';');
  if (fields.length > 3 * ALL_TILES) return 'more fields than the tiles have';
  let last = -1;
  for (const field of fields) {
    const cell = readField(state, field);
    if (cell === undefined || cell <= last) return `field ${quote(field)}`;
    last = cell;
  }
  return undefined;
};

const readField = (state: TaluvaState, text: string): number | undefined => {
  const found = FIELD.exec(text);
  if (!found) return undefined;
  const [, q, r, level, turned, terrain, rotation, slot, piece, owner] = found;
  if (Math.abs(Number(q)) > FURTHEST || Math.abs(Number(r)) > FURTHEST) return undefined;
  if (Number(level) > ALL_TILES || (owner !== undefined && Number(owner) >= state.constants.seats)) return undefined;
  const cell = cellAt(Number(q), Number(r));
  const bare =
    terrain === undefined
      ? bareField(Number(level), VOLCANO, Number(turned), 0)
      : bareField(
          Number(level),
          TERRAINS.indexOf(terrain as Terrain),
          Number(rotation),
          SLOT_LETTERS.indexOf(slot!) + 1,
        );
  state.addLand(cell);
  state.setField(cell, piece === undefined ? bare : bare | pieceBits(Number(owner), PIECE_LETTERS.indexOf(piece)));
  return cell;
};
