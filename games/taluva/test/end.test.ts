import { NOBODY } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { FLAT, island, MOUNTAIN, type Picture, play, refusal, step, steps } from './island.ts';

/** The last build of a game of three, with one hut left to found on 3,-1. */
const LAST: Picture = { tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1', '0,1': 'H2' }, seats: 3, tilesLeft: 0 };

const ending = (left: NonNullable<Picture['left']>) => step(island({ ...LAST, left }), 'H@3,-1').outcome();

describe('Taluva 8: end', () => {
  it('TL-8.1: all huts and all temples', () => {
    const position = island({ ...LAST, left: { 0: [0, 2, 1] }, tilesLeft: 20 });
    step(position, 'H@3,-1');
    expect(position.actor).toBe(NOBODY);
    expect(position.outcome()).toEqual({ shares: [1, 0, 0], rule: 'TL-8.1' });
    expect(position.events()).toEqual([{ name: 'finished', value: 0 }]);
    position.unmake();
    expect(position.outcome()).toBeUndefined();
    expect(position.events()).toEqual([]);
  });

  it('TL-8.1: all towers and all temples, with the last temple', () => {
    const pieces = { '0,1': 'H1', '1,0': 'H1', '1,1': 'H1', '3,0': 'H0' };
    const position = island({ tiles: FLAT, pieces, left: { 1: [1, 0, 10] }, seat: 1 });
    step(position, 'T@2,1');
    expect(position.outcome()).toEqual({ shares: [0, 1], rule: 'TL-8.1' });
  });

  it('TL-8.1: all towers and all huts, with an expansion, though the other has built more temples', () => {
    const pieces = { '1,0': 'H0', '-1,0': 'H1' };
    const position = island({ tiles: MOUNTAIN, pieces, left: { 0: [3, 0, 3], 1: [0, 1, 9] } });
    step(position, 'E@1,0:L');
    expect(position.outcome()).toEqual({ shares: [1, 0], rule: 'TL-8.1' });
  });

  it('TL-8.1: one kind is not enough', () => {
    expect(step(island({ ...LAST, left: { 0: [1, 2, 1] }, tilesLeft: 20 }), 'H@3,-1').outcome()).toBeUndefined();
    const view = island({ ...LAST, left: { 0: [1, 2, 1] } }).view();
    expect(view.players[0]?.nearest).toEqual({ kinds: ['temple', 'hut'], pieces: 2 });
    expect(view.players[1]?.nearest).toEqual({ kinds: ['temple', 'tower'], pieces: 5 });
  });

  it('TL-8.2: covered huts count as built', () => {
    const tiles = ['JC 0,0/0', 'SR -1,2/3', 'CJ 2,0/5'];
    const pieces = { '0,1': 'H0', '1,0': 'H0', '-2,2': 'H1' };
    const position = island({ tiles, pieces, left: { 0: [0, 2, 1] }, hand: 'LL' });
    step(position, '-1,2/4');
    expect(position.view().players[0]?.built).toEqual({ temples: 3, towers: 0, huts: 19 });
    step(position, 'H@3,0');
    expect(position.outcome()).toEqual({ shares: [1, 0], rule: 'TL-8.1' });
    expect(position.view().fields.filter(({ piece }) => piece?.seat === 0)).toHaveLength(2);
  });

  it('TL-8.3: the game ends where a draw would follow and no tile is left', () => {
    const position = island({ ...LAST, tilesLeft: 1 });
    step(position, 'H@3,-1');
    expect(position.outcome()).toBeUndefined();
    play(position, 'CJ 4,0/0 H@5,0');
    expect(position.outcome()).toEqual({ shares: [0.5, 0.5, 0], rule: 'TL-8.3' });
    expect(position.atTurnStart).toBe(true);
  });

  it('TL-8.3: temples count first, then towers, then huts', () => {
    expect(ending({ 0: [2, 2, 19], 1: [1, 2, 19], 2: [2, 1, 3] })).toMatchObject({ shares: [0, 1, 0] });
    expect(ending({ 0: [1, 2, 19], 1: [1, 1, 19], 2: [1, 2, 3] })).toMatchObject({ shares: [0, 1, 0] });
    expect(ending({ 0: [1, 1, 5], 1: [1, 1, 9], 2: [1, 1, 8] })).toMatchObject({ shares: [1, 0, 0] });
  });

  it('TL-8.4: equal seats share the win', () => {
    expect(ending({ 0: [1, 1, 9], 1: [1, 1, 8], 2: [2, 0, 1] })).toMatchObject({ shares: [0.5, 0.5, 0] });
    expect(ending({ 0: [1, 1, 9], 1: [1, 1, 8], 2: [1, 1, 8] })?.shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('TL-8.5: nothing is played after the end', () => {
    const position = step(island({ ...LAST }), 'H@3,-1');
    expect(steps(position)).toEqual([]);
    expect(refusal(position, 'JC')).toEqual(['TL-8.5']);
    expect(refusal(position, 'H@1,1')).toEqual(['TL-8.5']);
    expect(position.view()).toMatchObject({ actor: NOBODY, seat: null, phase: 'over', expansions: [] });
    expect(taluva.rules.over).toBe('TL-8.5');
  });
});
