import type { Result } from '@threefold-games/core';
import { type GraphNet, type KernelChoice, openNetEvaluator } from '@threefold-games/net';
import type { Evaluator } from '@threefold-games/search';
import {
  ALL_TILES,
  AROUND,
  cellOf,
  countFinished,
  countPlaying,
  DRAW,
  EXPAND,
  FOUND_HUT,
  firstTerrain,
  HUT,
  KINDS,
  NO_TILE,
  secondTerrain,
  type TaluvaPosition,
  type TaluvaState,
  TEMPLE,
  TO_DRAW,
  TOWER,
  verbOf,
} from '@threefold-games/taluva/internal';
import { Hand } from './hand.ts';
import { BUILD, LIMITS, PART, SEAT, SIZES, WHOLE } from './netShape.ts';
import { Tokens } from './netTokens.ts';

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
const describeWhole = (table: TaluvaState, net: GraphNet): void => {
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

/** The evaluator that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> => {
  const hand = new Hand();
  const tokens = new Tokens();
  return openNetEvaluator<TaluvaPosition>(
    bytes,
    {
      game: 'taluva',
      sizes: SIZES,
      limits: LIMITS,
      seat: table => table.seat,
      describe: (table, net) => {
        tokens.describe(table, net);
        describeWhole(table, net);
      },
      describeStep: (_, action, net) => describeStep(tokens, action, net),
      standIn: table => (isStrange(table) ? hand : undefined),
    },
    choice,
  );
};

/** The net sees the land, and was never asked who comes second. */
const isStrange = (table: TaluvaState): boolean => table.minQ > table.maxQ || countFinished(table) > 0;

/** Describes a laying or a build, and says where its score will be. A tile may lie on cells that are no tokens. */
const describeStep = (tokens: Tokens, action: number, net: GraphNet): number => {
  const verb = verbOf(action);
  const cell = cellOf(action);
  if (verb < DRAW) {
    const place = net.addStep(verb);
    net.touch(tokens.at(cell), PART.volcano);
    net.touch(tokens.at(cell + AROUND[verb]!), PART.first);
    net.touch(tokens.at(cell + AROUND[verb + 1]!), PART.second);
    return place;
  }
  const place = net.addStep(BUILD + verb - FOUND_HUT);
  net.touch(tokens.at(cell), verb < EXPAND ? PART.site : PART.settlement);
  return place;
};
