import {
  ALL_TILES,
  countPlaying,
  firstTerrain,
  HUT,
  KINDS,
  NO_TILE,
  secondTerrain,
  type TaluvaState,
  TEMPLE,
  TO_DRAW,
  TOWER,
} from '@threefold-games/games/taluva/internal';
import type { GraphNet } from '@threefold-games/net';
import { SEAT, WHOLE } from './netShape.ts';

/** The largest numbers that are told exactly. */
const FEW_TILES = 8;
const FEW_TURNS = 8;
const MOST_TURNS = ALL_TILES / 2;
const MOST_UNSEEN = 6;

const add = (net: GraphNet, feature: number, scale = 1): void => {
  net.globals[net.globalCount] = feature;
  net.globalScales[net.globalCount++] = scale;
};

/** Tells a net what is true of a table as a whole. */
export const describeWhole = (table: TaluvaState, net: GraphNet): void => {
  const { constants, phase, drawn, tilesLeft, unseen } = table;
  net.globalCount = 0;
  add(net, WHOLE.phase + phase);
  if (drawn !== NO_TILE) {
    add(net, WHOLE.first + firstTerrain(drawn));
    add(net, WHOLE.second + secondTerrain(drawn));
  }
  for (let after = 0; after < constants.seats; after++) {
    const seat = (table.seat + after) % constants.seats;
    const from = WHOLE.seat + SEAT.all * after;
    add(net, from + SEAT.temples + table.left(seat, TEMPLE));
    add(net, from + SEAT.towers + table.left(seat, TOWER));
    add(net, from + SEAT.huts + table.left(seat, HUT));
    if (table.standing[seat] !== 0) add(net, from + SEAT.out);
  }
  add(net, WHOLE.seats + constants.seats - 2);
  if (constants.hutMayTouchOwn) add(net, WHOLE.hutMayTouchOwn);
  add(net, WHOLE.tiles + constants.tiles / 12 - 2);
  if (tilesLeft <= FEW_TILES) add(net, WHOLE.fewLeft + tilesLeft);
  add(net, WHOLE.allLeft, tilesLeft / ALL_TILES);
  const playing = countPlaying(table);
  const later = tilesLeft - (phase === TO_DRAW ? 1 : 0);
  const turns = 1 + Math.floor(later / playing);
  add(net, WHOLE.fewTurns + Math.min(turns, FEW_TURNS) - 1);
  add(net, WHOLE.allTurns, turns / MOST_TURNS);
  add(net, WHOLE.last + (later % playing));
  for (let kind = 0; kind < KINDS; kind++)
    if (unseen[kind]! > 0) add(net, WHOLE.unseen + kind, unseen[kind]! / MOST_UNSEEN);
};
