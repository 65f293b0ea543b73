import { type Action, CHANCE, legalActions } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { drawAny, type Island, start, step, steps } from './island.ts';

const weights = (position: Island): Record<string, number> =>
  Object.fromEntries(
    legalActions(taluva, position).map((action: Action) => [position.format(action), position.weight(action)]),
  );

describe('Taluva 1: material', () => {
  it.each([2, 3, 4])('TL-1.1: %i seats take their turns in order, seat 0 first', seats => {
    const position = start(seats);
    const acted: number[] = [];
    for (let i = 0; i <= seats; i++) {
      drawAny(position);
      acted.push(position.actor);
      step(position, i === 0 ? '0,0/0' : `${2 * i},0/0`);
      step(position, `H@${2 * i},1`);
    }
    expect(acted).toEqual([...Array(seats).keys(), 0]);
  });

  it('TL-1.2: there are 48 tiles of 25 kinds', () => {
    const written = Object.entries(weights(start())).map(([tile, count]) => `${tile}${count}`);
    expect(written.join(' ')).toBe(
      'JJ1 JC5 JS4 JR2 JL1 CJ6 CC1 CS2 CR2 CL1 SJ4 SC2 SS1 SR1 SL1 RJ2 RC2 RS2 RR1 RL1 LJ2 LC1 LS1 LR1 LL1',
    );
    expect(Object.values(weights(start())).reduce((a, b) => a + b)).toBe(48);
  });

  it.each(['48', '36', '24'])('TL-1.3: of %s tiles any unseen one may be drawn', tiles => {
    const position = start(2, { tiles });
    expect(position.view().tilesLeft).toBe(Number(tiles));
    expect(Object.values(weights(position)).reduce((a, b) => a + b)).toBe(48);
    step(position, 'JC');
    expect(position.view().tilesLeft).toBe(Number(tiles) - 1);
  });

  it('TL-1.4: each seat has 3 temples, 2 towers and 20 huts', () => {
    for (const { left, built } of start(4).view().players) {
      expect(left).toEqual({ temples: 3, towers: 2, huts: 20 });
      expect(built).toEqual({ temples: 0, towers: 0, huts: 0 });
    }
  });

  it('TL-1.2: a start shows nothing but the tiles', () => {
    expect(start().actor).toBe(CHANCE);
    expect(steps(start())).toHaveLength(25);
    expect(start().view().fields).toEqual([]);
  });
});
