import { type Action, legalActions, type Position, parseStep, playTurn } from '@threefold-games/core';
import { must, optionsFor } from '@threefold-games/testkit';
import { step as pack } from '../rules/actions.ts';
import { bareField, levelOf, pieceBits, VOLCANO } from '../rules/field.ts';
import { writeLayings } from '../rules/generate.ts';
import { type TaluvaView, taluva } from '../rules/index.ts';
import { parseAttempt } from '../rules/notation.ts';
import { constantsOf } from '../rules/options.ts';
import { TaluvaPosition } from '../rules/position.ts';
import { NO_TILE, type TaluvaState, TO_BUILD, TO_LAY } from '../rules/state.ts';
import { AROUND, firstTerrain, KIND_NAMES, secondTerrain } from '../rules/tables.ts';

export type Island = Position<TaluvaView>;

/** What lies on the table, whoever laid and built it. */
export interface Picture {
  /** The tiles from the first to the last, such as `JC 0,0/0`. */
  readonly tiles: readonly string[];
  /** The pieces by cell: a letter as in the notation, and the seat. Huts stand there as many as the level says. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Temples, towers and huts left by seat; who is not named has all but what stands there. */
  readonly left?: Readonly<Record<number, readonly [number, number, number]>>;
  /** The seat that acts, seat 0 when nothing is said. */
  readonly seat?: number;
  /** The tile that it is to lay; with none it is to build. */
  readonly hand?: string;
  /** How many tiles are left to draw; all that the tiles leave when nothing is said. */
  readonly tilesLeft?: number;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** Three tiles side by side; the terrains hang together like this: 0,1 and 1,0 and 1,1, then 2,1, then 3,0, then 3,-1. */
export const FLAT = ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5'];

/** Six tiles that make a mountain: 0,1 lake and -1,1 jungle on level 3, 0,2 sand and -1,0 clearing on level 2, 1,0 jungle and 1,2 clearing on level 1. */
export const MOUNTAIN = ['JC 0,0/0', 'CJ 1,1/1', 'SR 1,1/2', 'JS -2,1/5', 'RC 0,0/2', 'LJ 0,0/1'];

export const start = (seats = 2, options?: Readonly<Record<string, string>>): Island =>
  taluva.start({ seats, options: optionsFor(taluva, seats, options), layout: '' });

/** A position from a picture. */
export const island = (picture: Picture): Island => {
  const { tiles, pieces = {}, left = {}, seat = 0, hand, tilesLeft, seats = 2, options } = picture;
  const table = new TaluvaPosition(constantsOf(seats, optionsFor(taluva, seats, options)));
  for (const text of tiles) {
    const [tile = '', laying = ''] = text.split(' ');
    layTile(table, take(table, tile), laying);
  }
  for (const [name, [letter, owner]] of Object.entries(pieces)) {
    const { cell } = parseAttempt(`H@${name}`)!;
    const piece = 'TWH'.indexOf(letter!);
    const field = table.cells[cell!]!;
    table.setField(cell!, field | pieceBits(Number(owner), piece));
    table.setStock(Number(owner), piece, table.left(Number(owner), piece) - (letter === 'H' ? levelOf(field) : 1));
  }
  for (const [owner, counts] of Object.entries(left)) {
    for (const [piece, count] of counts.entries()) table.setStock(Number(owner), piece, count);
  }
  table.setDrawn(hand === undefined ? NO_TILE : take(table, hand));
  table.tilesLeft = tilesLeft ?? table.tilesLeft;
  table.setTurn(hand === undefined ? TO_BUILD : TO_LAY, seat);
  return table;
};

const take = (table: TaluvaState, tile: string): number => {
  const kind = KIND_NAMES.indexOf(tile);
  if (!table.unseen[kind]) throw new Error(`no ${tile} is left`);
  table.setUnseen(kind, table.unseen[kind] - 1);
  return kind;
};

const scratch = new Int32Array(taluva.maxActions);

const layTile = (table: TaluvaState, kind: number, laying: string): void => {
  const { cell, verb: rotation } = parseAttempt(laying)!;
  const volcano = cell!;
  const allowed = scratch.subarray(0, writeLayings(table, scratch));
  if (!allowed.includes(pack(rotation, volcano))) throw new Error(`no tile can be laid ${laying}`);
  const level = levelOf(table.cells[volcano]!) + 1;
  const parts = [volcano, volcano + AROUND[rotation]!, volcano + AROUND[rotation + 1]!];
  const faces = [VOLCANO, firstTerrain(kind), secondTerrain(kind)];
  for (const [slot, part] of parts.entries()) {
    if (level === 1) table.addLand(part);
    table.setField(part, bareField(level, faces[slot]!, rotation, slot));
  }
};

/** Every legal step as text, sorted. */
export const steps = (position: Island): string[] =>
  legalActions(taluva, position)
    .map(action => position.format(action))
    .sort();

/** The legal steps that begin like this. */
export const stepsLike = (position: Island, head: string): string[] =>
  steps(position).filter(text => text.startsWith(head));

/** Plays whole turns, each with its steps separated by blanks; throws when one is refused. */
export const play = (position: Island, ...turns: readonly string[]): Island => {
  for (const turn of turns) must(playTurn(taluva, position, turn.split(' ')));
  return position;
};

/** Plays a single step; throws when it is refused. */
export const step = (position: Island, text: string): Island => {
  position.make(must(parseStep(taluva, position, text)));
  return position;
};

/** Draws a tile of the kind that comes first among those left. */
export const drawAny = (position: Island): Island => {
  position.make(legalActions(taluva, position)[0] as Action);
  return position;
};

/** The rule that speaks against a step and the cells that show it, sorted; undefined when it is legal. */
export const refusal = (position: Island, text: string): readonly [rule: string, ...cells: string[]] | undefined => {
  const refused = position.whyNot(text);
  const parsed = parseStep(taluva, position, text);
  if (parsed.ok !== (refused === undefined)) throw new Error(`${text}: the reason and the rules disagree`);
  return refused && [refused.rule, ...[...refused.cells].sort()];
};

export const fieldAt = (position: Island, name: string) => position.view().fields.find(field => field.name === name);

/** The settlements as text: seat, then cells. */
export const settlements = (position: Island): string[] =>
  position.view().settlements.map(({ seat, cells }) => `${seat}: ${cells.join(' ')}`);
