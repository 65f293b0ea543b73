import type { Position } from '@threefold-games/core';
import type { Eye } from '@threefold-games/search';
import {
  AROUND,
  BUILD_TEMPLE,
  BUILD_TOWER,
  cellOf,
  DIRECTIONS,
  EXPAND,
  FOUND_HUT,
  HUT,
  LAND,
  levelOf,
  ownerOf,
  type TaluvaState,
  TEMPLE,
  TERRAINS,
  TO_LAY,
  TOWER,
  TOWER_LEVEL,
  verbOf,
} from '@threefold-games/taluva/internal';
import { tableOf } from './handValue.ts';
import { Scan } from './scan.ts';

/** Who plays a low level: one who builds at home, one who spoils what others build, one who climbs. */
const BUILDER = 0;
const SPOILER = 1;

/** How much a taste counts: what somebody is fond of also catches the eye. */
const FOND = 2.5;
const DRAWN_TO = 3;

/** How a laying catches the eye by what it does. */
const LAYING = {
  /** It brings land to an own settlement, to another's, to nobody's. */
  own: 10,
  other: 0.4,
  nobody: 0.05,
  /**
   * An eruption that covers huts of others, of others who have their temple there already, of one's own, that lifts land beside one's
   * own, or does nothing to anybody.
   */
  covers: 8,
  coversGrown: 2,
  coversOwn: 0.1,
  lifts: 5,
  raises: 12,
  idle: 0.05,
} as const;

/** How a kind of build catches the eye, whatever the number of places for it. */
const BUILDING = {
  temple: 2.5,
  tower: 12,
  /** A hut beside one's own, and one by itself: something for a first settlement, or when all others have their temples. */
  beside: 3,
  alone: 0.4,
  found: 7,
} as const;
/** How an expansion does by the fields that it takes: the more, the sooner. */
const EXPANDING: readonly number[] = [1, 1, 3, 6, 8];
/** One that wins. */
const WINS = 12;
/** How much less one does that leaves fewer huts than turns are to come, but for one that makes room for a temple. */
const DEAR = 0.1;
/** And one of a settlement that has its temple, the more so while another one waits for it. */
const GROWN = 0.65;
const ASIDE = 0.5;

/** The number of places for each kind of build. */
const places = new Uint16Array(EXPAND);
const scan = new Scan();

/** What people see first in Taluva: land beside their own settlements, large buildings, many huts at once. */
export const eye: Eye = {
  look(
    position: Position,
    actions: Int32Array,
    count: number,
    character: number,
    salience: Float32Array,
    liking: Float32Array,
  ): void {
    const table = tableOf(position);
    const lays = table.phase === TO_LAY;
    scan.read(table);
    if (!lays) survey(table, actions, count);
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      salience[i] = lays ? lookAtLaying(table, action) : lookAtBuild(table, action);
      const fond = lays ? suitsLaying(character) : suitsBuild(table, action, character);
      liking[i] = fond ? FOND : 1;
      if (fond) salience[i]! *= DRAWN_TO;
    }
  },
};

/** What `lookAtLaying` saw of the laying that it looked at last. */
let erupts = false;
let besideOwn = false;
let besideOther = false;
let coversOther = false;
let lifts = false;

const lookAtLaying = ({ cells, seat }: TaluvaState, action: number): number => {
  const volcano = cellOf(action);
  const first = volcano + AROUND[verbOf(action)]!;
  const second = volcano + AROUND[verbOf(action) + 1]!;
  erupts = cells[volcano]! >= LAND;
  besideOwn = besideOther = coversOther = lifts = false;
  let coversOwn = false;
  let coversGrown = true;
  let land = 0;
  for (let half = 0; half < 2; half++) {
    const cell = half === 0 ? first : second;
    const covered = ownerOf(cells[cell]!);
    if (covered === seat) coversOwn = true;
    else if (covered >= 0) {
      coversOther = true;
      if (scan.temples[scan.groupAt(cell)] === 0) coversGrown = false;
    }
    for (let k = 0; k < DIRECTIONS; k++) {
      const next = cell + AROUND[k]!;
      if (next === first || next === second || cells[next]! < LAND) continue;
      land++;
      const owner = ownerOf(cells[next]!);
      if (owner === seat) besideOwn = true;
      else if (owner >= 0) besideOther = true;
    }
  }
  if (!erupts) {
    const near = besideOwn ? LAYING.own : besideOther ? LAYING.other : LAYING.nobody;
    return near * (1 + Math.min(land, 4));
  }
  if (coversOwn) return LAYING.coversOwn;
  lifts = besideOwn;
  if (coversOther) return coversGrown ? LAYING.coversGrown : LAYING.covers;
  if (!lifts) return LAYING.idle;
  return levelOf(cells[volcano]!) + 1 >= TOWER_LEVEL ? LAYING.raises : LAYING.lifts;
};

const suitsLaying = (character: number): boolean => {
  if (character === BUILDER) return besideOwn && !erupts;
  return character === SPOILER ? coversOther || (besideOwn && besideOther) : lifts;
};

/** Whether an own settlement waits for its temple. */
let waiting = false;

const survey = (table: TaluvaState, actions: Int32Array, count: number): void => {
  waiting = false;
  for (let group = 0; group < scan.count; group++)
    if (scan.owner[group] === table.seat && scan.temples[group] === 0) waiting = true;
  places.fill(0);
  for (let i = 0; i < count; i++) {
    const verb = verbOf(actions[i]!);
    if (verb < EXPAND) places[kindOfBuild(table, verb, cellOf(actions[i]!))]!++;
  }
};

/** Buildings are told apart by their verbs; 0 is a hut by itself. */
const ALONE = 0;
const kindOfBuild = (table: TaluvaState, verb: number, cell: number): number =>
  verb === FOUND_HUT && !isBeside(table, cell, true) ? ALONE : verb;

/** Whether a field lies beside what the seat has built, or beside what others have. */
const isBeside = ({ cells, seat }: TaluvaState, cell: number, own: boolean): boolean => {
  for (let k = 0; k < DIRECTIONS; k++) {
    const owner = ownerOf(cells[cell + AROUND[k]!]!);
    if (owner >= 0 && (owner === seat) === own) return true;
  }
  return false;
};

/** How many fields an expansion takes. */
const fieldsOf = (verb: number, smallest: number): number =>
  scan.reach[scan.groupAt(smallest) * TERRAINS.length + verb - EXPAND]!;

const lookAtExpansion = (table: TaluvaState, verb: number, smallest: number): number => {
  const group = scan.groupAt(smallest);
  const huts = scan.cost[group * TERRAINS.length + verb - EXPAND]!;
  const left = table.left(table.seat, HUT);
  const races = isRacing(table);
  if (huts === left && races) return WINS;
  const grown = scan.temples[group]! > 0;
  const fields = fieldsOf(verb, smallest);
  const isDear = huts > 1 && left - huts < table.tilesLeft / table.constants.seats && !races;
  return EXPANDING[Math.min(fields, 4)]! * (isDear ? DEAR : 1) * (grown ? (waiting ? ASIDE : GROWN) : 1);
};

/** Whether a seat wins with its last hut: it has built all of another kind. */
const isRacing = (table: TaluvaState): boolean =>
  table.left(table.seat, TEMPLE) === 0 || table.left(table.seat, TOWER) === 0;

const lookAtBuild = (table: TaluvaState, action: number): number => {
  const verb = verbOf(action);
  const cell = cellOf(action);
  if (verb >= EXPAND) return lookAtExpansion(table, verb, cell);
  const kind = kindOfBuild(table, verb, cell);
  return weightOf(kind) / places[kind]!;
};

const weightOf = (kind: number): number => {
  if (kind === BUILD_TEMPLE) return BUILDING.temple;
  if (kind === BUILD_TOWER) return BUILDING.tower;
  if (kind === FOUND_HUT) return BUILDING.beside;
  return waiting ? BUILDING.alone : BUILDING.found;
};

const suitsBuild = (table: TaluvaState, action: number, character: number): boolean => {
  const verb = verbOf(action);
  const cell = cellOf(action);
  if (character === BUILDER)
    return (
      verb === BUILD_TEMPLE || (verb >= EXPAND && fieldsOf(verb, cell) > 1 && scan.temples[scan.groupAt(cell)] === 0)
    );
  if (character === SPOILER) return verb < EXPAND && isBeside(table, cell, false);
  return verb === BUILD_TOWER || (verb < EXPAND && levelOf(table.cells[cell]!) > 1);
};
