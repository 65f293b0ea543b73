import { NOBODY } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { FLAT, fieldAt, island, type Picture, play, start, step, steps } from './island.ts';

describe('Taluva 7: going out', () => {
  it('TL-7.1: who cannot build is out within the laying, tile and pieces stay', () => {
    const position = play(start(3), 'JS 0,0/0 H@0,1', 'JR 1,-2/1 H@1,0');
    step(position, 'CJ');
    const before = position.encode();
    step(position, '0,0/4');
    // Both fields of level 1 are taken, and seat 2 has no settlement yet.
    expect(position.events()).toEqual([{ name: 'out', value: 2 }]);
    expect(position.atTurnStart).toBe(true);
    expect(position.view()).toMatchObject({ seat: 0, out: [2], finished: [] });
    expect(fieldAt(position, '0,0')).toMatchObject({ level: 2 });
    expect(fieldAt(position, '0,1')?.piece).toMatchObject({ seat: 0 });
    const decoded = taluva.decode(position.encode());
    expect(decoded.ok && decoded.value.view()).toEqual(position.view());
    position.unmake();
    expect(position.encode()).toBe(before);
  });

  it('TL-7.1: one hut saves a seat, temples and towers that cannot stand anywhere do not', () => {
    const picture: Picture = { tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1' }, hand: 'JJ' };
    expect(step(island({ ...picture, left: { 0: [2, 2, 1] } }), '4,0/0').view().out).toEqual([]);
    const stuck = step(island({ ...picture, left: { 0: [2, 1, 0] } }), '4,0/0');
    expect(stuck.view()).toMatchObject({ out: [0], phase: 'over' });
  });

  it('TL-7.1: with hutMayTouchOwn off a seat may go out though level 1 is free', () => {
    const picture: Picture = {
      tiles: ['JC 0,0/0', 'CR 1,2/4', 'JR 1,-2/1'],
      pieces: { '1,0': 'H0', '2,1': 'H1' },
      left: { 0: [3, 2, 1] },
      hand: 'SS',
    };
    expect(steps(step(island(picture), '0,0/4'))).toEqual(['H@0,1', 'H@1,1']);
    const apart = step(island({ ...picture, options: { hutMayTouchOwn: 'off' } }), '0,0/4');
    expect(apart.view().out).toEqual([0]);
  });

  it('TL-7.2: who is out wins nothing, whatever was built', () => {
    const picture = { tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1', '0,1': 'H2' }, seats: 3, tilesLeft: 2 } as const;
    const position = step(island({ ...picture, left: { 0: [1, 1, 0] }, hand: 'JJ' }), '4,0/0');
    expect(position.view().out).toEqual([0]);
    play(position, 'CJ 6,0/0 H@7,0', 'CJ 8,0/0 H@9,0');
    expect(position.outcome()).toEqual({ shares: [0, 0.5, 0.5], rule: 'TL-8.3' });
    expect(taluva.detail(position.view(), [])).toEqual({
      built: [
        [2, 1, 20],
        [0, 0, 2],
        [0, 0, 2],
      ],
      out: [0],
    });
  });

  it('TL-7.3: the last one left wins', () => {
    const position = play(start(), 'JS 0,0/0 H@0,1', 'JR 1,-2/1 H@1,0', 'CJ 0,0/4');
    expect(position.actor).toBe(NOBODY);
    expect(position.outcome()).toEqual({ shares: [0, 1], rule: 'TL-7.3' });
    const decoded = taluva.decode(position.encode());
    expect(decoded.ok && decoded.value.outcome()).toEqual(position.outcome());
  });

  it('TL-7.3: of four, three have to go', () => {
    const pieces = { '1,0': 'H0', '3,0': 'H1', '0,1': 'H2', '2,1': 'H3' };
    const none = [3, 2, 0] as const;
    const left = { 0: none, 1: none, 3: none };
    const position = step(island({ tiles: FLAT, pieces, left, seats: 4, hand: 'JJ' }), '4,0/0');
    play(position, 'CJ 6,0/0');
    expect(position.view()).toMatchObject({ out: [0, 1], seat: 2 });
    play(position, 'CJ 8,0/0 H@9,0', 'CJ 10,0/0');
    expect(position.view().out).toEqual([0, 1, 3]);
    expect(position.outcome()).toEqual({ shares: [0, 0, 1, 0], rule: 'TL-7.3' });
  });

  it('TL-7.3: also with the last tile', () => {
    const picture = { tiles: FLAT, pieces: { '1,0': 'H0', '3,0': 'H1' }, left: { 0: [1, 1, 0] } } as const;
    const position = step(island({ ...picture, hand: 'JJ', tilesLeft: 0 }), '4,0/0');
    expect(position.outcome()).toEqual({ shares: [0, 1], rule: 'TL-7.3' });
  });
});
