import { NOBODY } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { drawAny, fieldAt, island, play, refusal, start, step, steps, stepsLike } from './island.ts';

const DIRECTIONS = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(name => name.split(',').map(Number));

describe('Taluva 3: laying', () => {
  it('TL-3.1: the first tile lies on the origin with rotation 0', () => {
    const position = step(start(), 'JC');
    expect(steps(position)).toEqual(['0,0/0']);
    expect(refusal(position, '0,0/1')).toEqual(['TL-3.1', '0,0']);
    expect(refusal(position, '5,5/0')).toEqual(['TL-3.1', '0,0']);
    step(position, '0,0/0');
    expect(position.view().fields.map(({ name, terrain }) => `${name} ${terrain}`)).toEqual([
      '0,0 null',
      '0,1 C',
      '1,0 J',
    ]);
  });

  it('TL-3.2: a tile lies on the table or on land, not on both', () => {
    const position = island({ tiles: ['JC 0,0/0'], hand: 'CJ' });
    expect(refusal(position, '1,1/4')).toEqual(['TL-3.2', '1,0']);
    expect(refusal(position, '1,1/3')).toEqual(['TL-3.2', '0,1', '1,0']);
    expect(refusal(position, '1,0/0')).toEqual(['TL-3.2', '1,0']);
  });

  it('TL-3.3: a tile on the table shares an edge with land', () => {
    const position = island({ tiles: ['JC 0,0/0'], hand: 'CJ' });
    expect(refusal(position, '1,1/0')).toBeUndefined();
    expect(refusal(position, '3,0/0')).toEqual(['TL-3.3', '3,0', '3,1', '4,0']);
    expect(refusal(position, '2,0/0')).toBeUndefined();
    expect(refusal(position, '3,-1/2')).toBeUndefined();
    expect(refusal(position, '90,-3/2')).toEqual(['TL-3.3', '89,-2', '89,-3', '90,-3']);
    expect(refusal(position, '-300,4/2')).toEqual(['TL-3.3', '-300,4']);
  });

  it('TL-3.3: the second tile has 72 places, three for each triangle of cells', () => {
    const position = island({ tiles: ['JC 0,0/0'], hand: 'CJ' });
    expect(steps(position)).toHaveLength(72);
    for (const one of ['2,0/0', '3,0/2', '2,1/4']) expect(steps(position)).toContain(one);
  });

  it('TL-3.4: holes are allowed, and filled where a tile fits', () => {
    const ring = ['JC 0,0/0', 'CJ 2,0/5', 'JC 3,1/1', 'CJ 0,2/2', 'JC 1,3/2'];
    const position = island({ tiles: ring, hand: 'SS' });
    for (const one of ['1,1/0', '2,1/2', '1,2/4']) expect(refusal(position, one)).toBeUndefined();
    step(position, '1,1/0');
    expect(fieldAt(position, '1,2')).toMatchObject({ level: 1, terrain: 'S' });
    const narrow = island({ tiles: ['JC 0,0/0', 'CJ 2,0/0', 'CJ 1,2/2'], hand: 'SS' });
    expect(stepsLike(narrow, '1,1/')).toEqual([]);
    expect(refusal(narrow, '1,1/0')).toEqual(['TL-3.2', '1,2', '2,1']);
  });

  it('TL-3.5: the table is level 1, and every covering adds one, with no highest level', () => {
    const position = play(start(), ...FIVE_LEVELS);
    expect(fieldAt(position, '-4,6')).toMatchObject({ level: 5, terrain: null, rotation: 4 });
    expect(fieldAt(position, '-38,6')).toMatchObject({ level: 1 });
    const levels = position.view().fields.map(({ level }) => level);
    expect(levels.reduce((a, b) => a + b)).toBe(3 * FIVE_LEVELS.length);
    expect(taluva.decode(position.encode())).toMatchObject({ ok: true });
  });

  it.each([0, 1, 2, 3, 4, 5])('TL-3.3: all 48 tiles may lie in one line, direction %i', direction => {
    const [q, r] = DIRECTIONS[direction] as [number, number];
    const position = start(4);
    const name = (distance: number): string => `${q * distance || 0},${r * distance || 0}`;
    // Eastward and south-eastward the first tile itself reaches a step further.
    const lead = direction < 2 ? 0 : 1;
    for (let i = 0; i < 48; i++) {
      const away = i === 0 ? 0 : 2 * i - lead;
      drawAny(position);
      step(position, i === 0 ? '0,0/0' : `${name(away)}/${direction}`);
      step(position, i === 0 ? 'H@0,1' : `H@${name(away + 1)}`);
    }
    expect(position.actor).toBe(NOBODY);
    expect(position.view().fields).toHaveLength(144);
    expect(fieldAt(position, name(95 - lead))).toMatchObject({ level: 1, piece: { kind: 'hut' } });
    expect(taluva.decode(position.encode())).toMatchObject({ ok: true });
    for (let i = 0; i < 144; i++) position.unmake();
    expect(position.encode()).toBe(start(4).encode());
  });
});

/** A game of two that piles eleven tiles into a mountain of five levels, and founds its huts far from it. */
const FIVE_LEVELS = [
  'CS 0,0/0 H@0,1',
  'SL -2,3/4 H@-2,2',
  'LS -4,4/0 H@-1,2',
  'CJ -6,6/5 H@1,0',
  'SS -8,6/0 H@-8,7',
  'LR -4,4/1 H@-7,6',
  'CS -10,6/0 H@-10,7',
  'RL -5,4/2 H@-9,6',
  'CC -12,6/0 H@-12,7',
  'LC -5,3/5 H@-11,6',
  'SC -14,6/0 H@-14,7',
  'LL -5,4/3 H@-13,6',
  'RJ -16,6/0 H@-16,7',
  'JS -4,4/2 H@-15,6',
  'SC -18,6/0 H@-18,7',
  'CL -2,4/1 H@-17,6',
  'SJ -20,6/0 H@-20,7',
  'JJ -3,6/0 H@-19,6',
  'JL -22,6/0 H@-22,7',
  'RC -3,6/5 H@-21,6',
  'CJ -24,6/0 H@-24,7',
  'RR -2,4/2 H@-23,6',
  'RJ -26,6/0 H@-26,7',
  'RS -3,6/4 H@-25,6',
  'SJ -28,6/0 H@-28,7',
  'JR -4,6/1 H@-27,6',
  'LJ -30,6/0 H@-30,7',
  'SR -4,6/2 H@-29,6',
  'SJ -32,6/0 H@-32,7',
  'CJ -4,6/3 H@-31,6',
  'JS -34,6/0 H@-34,7',
  'LJ -4,6/5 H@-33,6',
  'RS -36,6/0 H@-36,7',
  'JC -4,4/1 H@-35,6',
  'JC -38,6/0 H@-38,7',
  'JC -4,6/4 H@-37,6',
];
