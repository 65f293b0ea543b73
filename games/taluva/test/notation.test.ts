import { legalActions, parseStep } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { FLAT, fieldAt, type Island, island, refusal, start, step, steps } from './island.ts';

const picks = (position: Island, text: string) => {
  return position.picks(must(parseStep(taluva, position, text)));
};

/** A step as it is written, however it was spelt. */
const spelling = (position: Island, text: string): string => position.format(position.parse(text)!);

describe('Taluva 10: notation', () => {
  it.each([
    '',
    '?',
    'jc',
    'JX',
    'J',
    'JCS',
    '0,0',
    '0,0/6',
    '0,0/-1',
    '0, 0/0',
    '00,0/0',
    '-0,0/0',
    '+1,0/0',
    '1.5,0/0',
  ])('TL-10.1: %j is no step before the first tile is laid', text => {
    expect(refusal(start(), text)).toEqual(['TL-10.1']);
    expect(refusal(step(start(), 'JC'), text)).toEqual(['TL-10.1']);
  });

  it.each([
    'H1,0',
    'h@1,0',
    'H@1',
    'H@1,0,0',
    'X@1,0',
    'E@1,0',
    'E@1,0:X',
    'E@1,0:j',
    'E@01,0:C',
    'E@1,0:V',
    'H@1,0:J',
    '-',
  ])('TL-10.1: %j is no build', text => {
    expect(refusal(island({ tiles: FLAT, pieces: { '1,0': 'H0' } }), text)).toEqual(['TL-10.1']);
  });

  it('TL-10.2: a tile is named clockwise from its volcano', () => {
    const position = step(start(), 'LR');
    expect(position.view().drawn).toBe('LR');
    step(position, '0,0/0');
    expect([fieldAt(position, '1,0')?.terrain, fieldAt(position, '0,1')?.terrain]).toEqual(['L', 'R']);
  });

  it.each([
    ['1,-1/0', '2,-1', '1,0'],
    ['1,-1/1', '1,0', '0,0'],
    ['1,-1/2', '0,0', '0,-1'],
    ['1,-1/3', '0,-1', '1,-2'],
    ['1,-1/4', '1,-2', '2,-2'],
    ['1,-1/5', '2,-2', '2,-1'],
  ])('TL-10.3: %s puts the first terrain on %s and the second on %s', (laying, first, second) => {
    // Land on level 1 all around the volcano 1,-1, which must point elsewhere.
    const tiles =
      laying === '1,-1/4'
        ? ['JC 0,0/0', 'RR 1,-1/5', 'CC 1,-2/4', 'CJ 0,-1/3']
        : ['JC 0,0/0', 'RR 1,-1/4', 'CC 0,-1/3', 'JS 2,-1/0'];
    const position = island({ tiles, hand: 'SL' });
    step(position, laying);
    expect(fieldAt(position, '1,-1')).toMatchObject({ level: 2, terrain: null });
    expect(fieldAt(position, first)).toMatchObject({ level: 2, terrain: 'S', slot: 1, volcano: '1,-1' });
    expect(fieldAt(position, second)).toMatchObject({ level: 2, terrain: 'L', slot: 2, volcano: '1,-1' });
  });

  it('TL-10.4: any cell of a settlement names it, the smallest is written', () => {
    const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0', '3,0': 'H1' } });
    for (const cell of ['0,1', '1,0', '1,1']) expect(spelling(position, `E@${cell}:R`)).toBe('E@0,1:R');
    expect(steps(position)).toContain('E@0,1:R');
    expect(refusal(position, 'E@1,1:R')).toBeUndefined();
    // Nothing else has a second spelling.
    for (const text of ['E@3,0:C', 'E@2,1:R', 'H@1,0', 'JC']) expect(spelling(position, text)).toBe(text);
    for (const text of ['nonsense', 'E@999,0:C']) expect(position.parse(text)).toBeUndefined();
    expect(spelling(step(start(), 'JC'), 'E@0,0:J')).toBe('E@0,0:J');
  });

  it('TL-10.4: what is pointed at for each step', () => {
    const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0', '1,1': 'H0' } });
    expect(picks(position, 'H@3,0')).toEqual([
      { at: 'cell', cell: '3,0' },
      { at: 'choice', choice: 'H' },
    ]);
    expect(picks(position, 'T@2,1')).toEqual([
      { at: 'cell', cell: '2,1' },
      { at: 'choice', choice: 'T' },
    ]);
    expect(picks(position, 'E@1,1:R')).toEqual([
      { at: 'cell', cell: '0,1', also: ['1,0', '1,1'] },
      { at: 'choice', choice: 'R', cells: ['2,1'] },
    ]);
    expect(picks(start(), 'LS')).toEqual([{ at: 'choice', choice: 'LS' }]);
    expect(picks(step(start(), 'LS'), '0,0/0')).toEqual([
      { at: 'cell', cell: '0,0' },
      { at: 'choice', choice: '0' },
    ]);
  });

  it('TL-10.1: every legal step is read as what is written', () => {
    const position = island({ tiles: FLAT, pieces: { '0,1': 'H0', '1,0': 'H0' }, hand: 'LL' });
    for (const action of legalActions(taluva, position)) {
      expect(parseStep(taluva, position, position.format(action))).toEqual({ ok: true, value: action });
    }
  });
});
