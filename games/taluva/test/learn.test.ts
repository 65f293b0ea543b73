import { type Task, TaskRun, type TurnWithPositions } from '@threefold-games/learn';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { facts } from '../learn/facts.ts';
import { course } from '../learn/index.ts';
import { exposedOf, hasTurn, nextTurnOf, prospectsOf, winningTiles } from '../learn/prospects.ts';
import { taluva } from '../rules/index.ts';
import type { TaluvaView } from '../rules/view.ts';
import { FLAT, island, MOUNTAIN, type Picture, step } from './island.ts';

/** The steps of a turn of Ivory, played in a picture. */
const played = (picture: Picture, text: string): TurnWithPositions<TaluvaView> => {
  const before = island(picture);
  const after = before.copy();
  const steps = text.split(' ');
  for (const each of steps) step(after, each);
  return { seat: 0, before, steps, after };
};

/** What is counted of a turn. */
const count = (name: keyof typeof facts.turn, picture: Picture, text: string): number =>
  facts.turn[name](played(picture, text));

const standing = (name: keyof typeof facts.standing, picture: Picture, seat = 0): number =>
  facts.standing[name](island(picture), seat);

const taskOf = (lesson: string, task: string): Task =>
  course.lessons.find(({ id }) => id === lesson)!.tasks.find(({ id }) => id === task)!;

/** What comes of a turn in a task. */
const tried = (lesson: string, task: string, text: string) => {
  const run = must(TaskRun.open(taluva, facts, taskOf(lesson, task)));
  return must(run.play(run.first, text.split(' ')));
};

describe('facts of positions of Taluva', () => {
  it('counts the huts that are left, those of the seat alone', () => {
    const picture = { tiles: FLAT, pieces: { '1,0': 'H0', '2,1': 'H1', '3,0': 'H1' } };
    expect(standing('huts.me', picture)).toBe(19);
    expect(standing('huts.me', picture, 1)).toBe(18);
  });

  it('counts the fields of the largest settlement, not its huts', () => {
    expect(standing('largest.me', { tiles: FLAT })).toBe(0);
    expect(standing('largest.me', { tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '3,-1': 'H0' } })).toBe(2);
    expect(standing('largest.me', { tiles: MOUNTAIN, pieces: { '0,1': 'H0' } })).toBe(1);
  });

  it('counts settlements that could take a temple: three fields, none yet, a free field beside it, one left', () => {
    const three = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' };
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: three })).toBe(1);
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: three }, 1)).toBe(0);
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0' } })).toBe(0);
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: { ...three, '2,1': 'H1' } })).toBe(0);
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: { ...three, '2,1': 'T0' } })).toBe(0);
    expect(standing('ready.temple.me', { tiles: FLAT, pieces: three, left: { 0: [0, 2, 17] } })).toBe(0);
  });
});

describe('what a seat could build', () => {
  const three = { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' };

  it('is counted as the island lies, whoever acts', () => {
    const picture = { tiles: FLAT, pieces: { ...three, '3,0': 'H1' }, hand: 'LC', seat: 1 };
    const own = prospectsOf(island(picture), 0)!;
    expect(own.temples.map(({ cells }) => cells.join(' '))).toEqual(['0,1 1,0 1,1']);
    expect(own).toMatchObject({ towers: [], towerSites: [], expansion: 1 });
    expect(prospectsOf(island(picture), 1)).toMatchObject({ temples: [], expansion: 1 });
  });

  it('has towers on level 3 next to settlements without one', () => {
    const high = prospectsOf(island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0' } }), 0)!;
    expect(high.towerSites).toEqual(['0,1']);
    expect(high.towers.map(({ cells }) => cells.join(' '))).toEqual(['1,0']);
    expect(prospectsOf(island({ tiles: MOUNTAIN, pieces: { '1,2': 'H0' } }), 0)?.towers).toEqual([]);
  });

  it('counts higher fields beside settlements, and finds what an eruption can cover', () => {
    expect(prospectsOf(island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0' } }), 0)?.high).toBe(1);
    expect(prospectsOf(island({ tiles: FLAT, pieces: { '1,0': 'H0' } }), 0)?.high).toBe(0);
    const exposed = (pieces: Picture['pieces']) =>
      exposedOf(island({ tiles: FLAT, ...(pieces && { pieces }) }), 0).map(({ cells }) => cells.join(' '));
    expect(exposed({ '2,1': 'H0', '3,0': 'H0' })).toEqual(['2,1 3,0']);
    expect(exposed({ '2,1': 'H0' })).toEqual([]);
    expect(exposed({ '2,1': 'H0', '3,0': 'T0' })).toEqual([]);
    expect(exposed({ '2,1': 'H1', '3,0': 'H1' })).toEqual([]);
    // A lone hut at 1,1 bars the one eruption that would cover 1,0.
    expect(exposed({ '0,1': 'H0', '1,0': 'H0', '1,1': 'H1' })).toEqual([]);
  });

  it('counts expansions that the huts are enough for', () => {
    const coast = { tiles: ['CJ 0,0/0', 'SC -1,1/1', 'CC 1,2/3'], pieces: { '0,1': 'H0' } };
    expect(prospectsOf(island(coast), 0)?.expansion).toBe(3);
    expect(prospectsOf(island({ ...coast, left: { 0: [3, 2, 2] } }), 0)?.expansion).toBe(1);
  });

  it('is nothing for who has left, and after the end', () => {
    const before = island({ tiles: FLAT, pieces: { ...three, '2,1': 'H1' }, hand: 'LC', left: { 0: [3, 2, 0] } });
    const over = step(before, '4,-1/0');
    expect(over.outcome()).toBeDefined();
    expect(prospectsOf(over, 0)).toBeUndefined();
    expect(prospectsOf(over, 1)).toBeUndefined();
    expect(facts.standing['ready.temple.me'](over, 0)).toBe(0);
    expect(nextTurnOf(over, 1)).toEqual({ temple: false, tower: false });
    expect(winningTiles(over, 1).tiles).toBe(0);
  });

  it('asks whether a turn comes at all', () => {
    const view = (more: Partial<Picture>) => island({ tiles: FLAT, pieces: three, seats: 3, ...more }).view();
    const turns = (more: Partial<Picture>) => [0, 1, 2].filter(seat => hasTurn(view(more), seat));
    expect(turns({ tilesLeft: 3 })).toEqual([0, 1, 2]);
    expect(turns({ tilesLeft: 2 })).toEqual([1, 2]);
    expect(turns({ tilesLeft: 1, seat: 1 })).toEqual([2]);
    const drawing = step(island({ tiles: FLAT, pieces: three, seats: 3, tilesLeft: 1 }), 'H@3,0');
    expect([0, 1, 2].filter(seat => hasTurn(drawing.view(), seat))).toEqual([1]);
  });

  it('is found for a next turn by laying a tile everywhere', () => {
    const closed = island({ tiles: FLAT, pieces: { ...three, '2,1': 'H1' }, hand: 'LC' });
    expect(prospectsOf(closed, 0)?.temples).toEqual([]);
    expect(nextTurnOf(closed, 0)).toEqual({ temple: true, tower: false });
    expect(nextTurnOf(closed, 1)).toEqual({ temple: false, tower: false });
    // The volcano at 0,0 is on level 2, and so are 0,1 and -1,1.
    const low = island({ tiles: MOUNTAIN.slice(0, -1), pieces: { '1,0': 'H0' } });
    expect(prospectsOf(low, 0)?.towers).toEqual([]);
    expect(nextTurnOf(low, 0)).toEqual({ temple: false, tower: true });
  });

  it('wins with every tile, with some or with none', () => {
    const temple = { tiles: FLAT, pieces: three, left: { 0: [1, 0, 9] as const } };
    expect(winningTiles(island(temple), 0)).toEqual({ tiles: 45, of: 45 });
    expect(winningTiles(island({ ...temple, left: { 0: [1, 1, 9] } }), 0)).toEqual({ tiles: 0, of: 45 });
    expect(winningTiles(island({ ...temple, left: { 0: [2, 0, 9] } }), 0)).toEqual({ tiles: 0, of: 45 });
    // A lone hut keeps the volcano quiet: two fields of one terrain have to come, or one clearing. No tile brings twelve huts at once.
    const huts = { tiles: FLAT, pieces: { '1,0': 'H0', '1,1': 'H1' }, left: { 0: [0, 2, 2] as const } };
    expect(winningTiles(island(huts), 0)).toEqual({ tiles: 24, of: 45 });
    expect(winningTiles(island({ ...huts, left: { 0: [0, 2, 12] } }), 0)).toEqual({ tiles: 0, of: 45 });
  });
});

describe('facts of turns of Taluva', () => {
  const coast = { tiles: ['CJ 0,0/0', 'SC -1,1/1'], pieces: { '0,1': 'H0', '-2,2': 'H1' }, hand: 'CC' };

  it('counts the terrains of the tile next to what the seat had', () => {
    expect(count('beside', coast, '1,2/3 H@1,0')).toBe(2);
    expect(count('beside', coast, '1,1/1 H@1,0')).toBe(1);
    // Its volcano touches the hut, and its terrains do not; nor does a hut count that is built afterwards.
    expect(count('beside', coast, '1,1/0 H@1,0')).toBe(0);
    // Beside Ebony alone.
    expect(count('beside', coast, '-3,4/4 H@1,0')).toBe(0);
  });

  it('tells whether the volcano of the tile lies next to what the seat had', () => {
    expect(count('beside.volcano', coast, '1,1/0 H@1,0')).toBe(1);
    expect(count('beside.volcano', coast, '1,1/1 H@1,0')).toBe(1);
    expect(count('beside.volcano', coast, '1,2/3 H@1,0')).toBe(0);
    // Beside Ebony alone.
    expect(count('beside.volcano', coast, '-3,3/2 H@1,0')).toBe(0);
  });

  it('tells an expansion from a hut that is founded', () => {
    expect(count('expanded', coast, '1,2/2 E@0,1:C')).toBe(1);
    expect(count('expanded', coast, '1,2/2 H@1,0')).toBe(0);
  });

  it('counts the fields of the tile that are built on', () => {
    expect(count('settled', coast, '1,2/3 H@1,1')).toBe(1);
    expect(count('settled', coast, '1,2/3 E@0,1:C')).toBe(2);
    expect(count('settled', coast, '1,2/3 H@1,0')).toBe(0);
  });

  it('counts the huts that are placed, by the turn and by the field', () => {
    expect(count('placed', coast, '1,2/3 H@1,0')).toBe(1);
    expect(count('placed', coast, '1,2/3 E@0,1:C')).toBe(3);
    expect(count('placed.field', coast, '1,2/3 E@0,1:C')).toBe(1);
    const lake = { tiles: ['RL 0,0/0', 'JC -2,1/0'], pieces: { '1,0': 'H0', '-2,2': 'H1' }, hand: 'CL' };
    expect(count('placed', lake, '0,0/1 E@1,0:C')).toBe(2);
    expect(count('placed.field', lake, '0,0/1 E@1,0:C')).toBe(2);
  });

  it('counts a hut on a field where another was covered', () => {
    const picture = { tiles: FLAT, pieces: { '2,1': 'H0', '3,0': 'H0' }, hand: 'LC' };
    expect(count('placed', picture, '2,0/1 E@3,0:L')).toBe(2);
  });

  it('tells a tile on land from one beside it', () => {
    expect(count('erupted', { tiles: FLAT, hand: 'LC' }, '2,0/1 H@1,0')).toBe(1);
    expect(count('erupted', { tiles: FLAT, hand: 'LC' }, '4,-1/0 H@1,0')).toBe(0);
  });

  it('counts the level of the tile', () => {
    expect(count('level', { tiles: FLAT, hand: 'LC' }, '4,-1/0 H@1,0')).toBe(1);
    expect(count('level', { tiles: FLAT, hand: 'LC' }, '2,0/1 H@1,0')).toBe(2);
    expect(count('level', { tiles: MOUNTAIN, pieces: { '1,0': 'H0' }, hand: 'LC' }, '2,0/0 H@1,2')).toBe(1);
  });

  it('counts the huts of others that are covered', () => {
    const hand = 'LC';
    expect(count('covered.other', { tiles: FLAT, pieces: { '2,1': 'H1', '3,0': 'H1' }, hand }, '2,0/1 H@1,0')).toBe(1);
    expect(count('covered.other', { tiles: FLAT, pieces: { '2,1': 'H0', '3,0': 'H0' }, hand }, '2,0/1 H@1,0')).toBe(0);
    expect(count('covered.other', { tiles: FLAT, pieces: { '3,0': 'H1' }, hand }, '2,0/1 H@1,0')).toBe(0);
  });

  it('counts the own huts that are covered', () => {
    const hand = 'LC';
    expect(count('covered.me', { tiles: FLAT, pieces: { '2,1': 'H0', '3,0': 'H0' }, hand }, '2,0/1 H@1,0')).toBe(1);
    expect(count('covered.me', { tiles: FLAT, pieces: { '2,1': 'H1', '3,0': 'H1' }, hand }, '2,0/1 H@1,0')).toBe(0);
  });

  it('counts into how many more settlements own ones fall', () => {
    const picture = { tiles: FLAT, pieces: { '1,1': 'H0', '1,0': 'H0', '2,1': 'H0', '3,0': 'H0' }, hand: 'LC' };
    // 1,1 and 2,1 are covered: 1,0 and 3,0 stand apart.
    expect(count('split', picture, '2,0/1 H@3,-1')).toBe(1);
    expect(count('split', picture, '2,0/1 E@1,0:C')).toBe(1);
    expect(count('split', picture, '4,-1/0 H@0,1')).toBe(0);
    // Ebony's settlement falls apart, not an own one.
    const ebony = { '1,1': 'H1', '1,0': 'H1', '2,1': 'H1', '3,0': 'H1' };
    expect(count('split', { tiles: FLAT, pieces: ebony, hand: 'LC' }, '2,0/1 H@3,-1')).toBe(0);
  });

  it('counts what the laying cut and what the build joined again', () => {
    const picture = { tiles: FLAT, pieces: { '1,1': 'H0', '1,0': 'H0', '2,1': 'H0', '3,0': 'H0' }, hand: 'LC' };
    // 1,1 and 2,1 are covered; lake lies at 2,1 then, next to 3,0, and clearing at 1,1, next to 1,0 and to 2,1.
    expect(count('cut', picture, '2,0/1 H@3,-1')).toBe(1);
    expect(count('joined', picture, '2,0/1 H@3,-1')).toBe(0);
    expect(count('cut', picture, '4,-1/0 H@0,1')).toBe(0);
    expect(count('joined', picture, '4,-1/0 H@0,1')).toBe(0);
    // A lost end cuts nothing.
    const end = { ...picture, pieces: { '2,1': 'H0', '3,0': 'H0' } };
    expect(count('cut', end, '2,0/1 H@1,0')).toBe(0);
    // Ebony's settlement falls apart, not an own one.
    const ebony = { '1,1': 'H1', '1,0': 'H1', '2,1': 'H1', '3,0': 'H1' };
    expect(count('cut', { ...picture, pieces: ebony }, '2,0/1 H@3,-1')).toBe(0);
    // Two that stood apart are joined without having been cut; a hut beside one of them joins nothing.
    const apart = { ...picture, pieces: { '0,1': 'H0', '2,1': 'H0' } };
    expect(count('joined', apart, '4,-1/0 H@1,1')).toBe(1);
    expect(count('cut', apart, '4,-1/0 H@1,1')).toBe(0);
    expect(count('joined', apart, '4,-1/0 H@3,0')).toBe(0);
  });

  it('counts temples and towers that are built', () => {
    const three = { tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' }, hand: 'LC' };
    expect(count('temples', three, '4,-1/0 T@2,1')).toBe(1);
    expect(count('temples', three, '4,-1/0 H@2,1')).toBe(0);
    const high = { tiles: MOUNTAIN, pieces: { '1,0': 'H0' }, hand: 'LC' };
    expect(count('towers', high, '2,0/0 W@0,1')).toBe(1);
    expect(count('towers', high, '2,0/0 H@1,2')).toBe(0);
    expect(count('temples', high, '2,0/0 W@0,1')).toBe(0);
  });
});

describe('lessons of Taluva', () => {
  it('miss where the volcano touches the hut in place of a terrain', () => {
    expect(tried('tile', 'touch', '1,1/0 H@1,0').phase).toBe('missed');
    expect(tried('tile', 'touch', '1,1/1 H@1,0').phase).toBe('met');
  });

  it('say what is wrong with a volcano at the shore, and with a hut that is founded up high', () => {
    const shore = must(TaskRun.open(taluva, facts, taskOf('eruption', 'land')));
    expect(shore.play(shore.first, ['1,2/0'])).toMatchObject({ ok: false });
    expect(shore.trapOf('1,2/0')).toBe('shore');
    const found = must(TaskRun.open(taluva, facts, taskOf('height', 'field')));
    expect(found.trapOf('0,0/1 T@0,1')).toBe('found');
  });

  it('split a settlement only where the build does not join its parts again', () => {
    expect(tried('splitting', 'two', '1,1/2 E@1,0:L').phase).toBe('met');
    expect(tried('splitting', 'two', '1,1/2 E@1,0:J')).toMatchObject({ phase: 'missed', trap: 'rejoined' });
    expect(tried('splitting', 'two', '0,0/1 H@0,3')).toMatchObject({ phase: 'missed', trap: 'both' });
    expect(tried('splitting', 'two', '-4,2/0 H@0,3')).toMatchObject({ phase: 'missed', trap: 'whole' });
    expect(tried('splitting', 'temple', '0,2/0 E@1,3:R')).toMatchObject({ phase: 'missed', trap: 'rejoined' });
    expect(tried('splitting', 'temple', '0,2/0 H@-1,3')).toMatchObject({ phase: 'missed', trap: 'ready' });
  });

  it('win with the last temple and with exactly the last huts', () => {
    expect(tried('win', 'temple', '4,0/0 T@3,-1').phase).toBe('met');
    expect(tried('win', 'temple', '4,0/0 H@-1,-1')).toMatchObject({ phase: 'missed', trap: 'other' });
    expect(tried('win', 'temple', '4,0/0 E@-1,2:J')).toMatchObject({ phase: 'missed', trap: 'joined' });
    expect(tried('win', 'huts', '2,2/0 E@-2,3:S').phase).toBe('met');
    expect(tried('win', 'huts', '2,2/0 W@1,2')).toMatchObject({ phase: 'missed', trap: 'tower' });
    expect(tried('win', 'huts', '2,2/0 H@-2,5')).toMatchObject({ phase: 'missed', trap: 'left' });
  });

  it('count a temple as possible only where the settlement stays apart from the one that has its temple', () => {
    expect(tried('count', 'next', '4,0/0 H@-1,2').phase).toBe('met');
    expect(tried('count', 'next', '4,0/0 E@0,2:R')).toMatchObject({ phase: 'missed', trap: 'joined' });
    expect(tried('count', 'next', '4,0/0 E@1,-1:R')).toMatchObject({ phase: 'missed', trap: 'spent' });
    expect(tried('count', 'next', '4,0/0 E@1,-1:S')).toMatchObject({ phase: 'missed', trap: 'small' });
  });
});
