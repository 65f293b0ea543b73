import { type Action, legalActions, NOBODY, type Random, seededRandom } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { type Island, play, start, step } from './island.ts';

const TURNS = ['JS 0,0/0 H@0,1', 'JR 1,-2/1 H@1,0', 'CJ -1,-1/2 H@-2,0', 'SC 0,0/4 E@1,0:C'];
const HEAD = 'taluva/1 2 tiles=48,hutMayTouchOwn=on,ranking=off';
const UNSEEN = '1531151221411112221121111';
const LAND = '-2,-1:1J2b;-2,0:1C2aH0;-1,-1:1V2;0,-1:2S4a;0,0:2V4;0,1:1S0bH0;1,-2:1V1;1,-1:2C4bH1;1,0:1J0aH1';
const TEXT = `${HEAD} draw:0 - ${UNSEEN} 3,2,18/3,2,17 ${LAND}`;

const randomSteps = (position: Island, count: number, random: Random): Island => {
  for (let i = 0; i < count && position.actor !== NOBODY; i++) {
    const legal = legalActions(taluva, position);
    position.make(legal[random.below(legal.length)] as Action);
  }
  return position;
};

const decoded = (text: string): Island => must(taluva.decode(text));

const fault = (text: string): string | undefined => {
  const result = taluva.decode(text);
  return result.ok ? undefined : `${result.error.code}: ${result.error.detail}`;
};

describe('Taluva positions as text', () => {
  it('are written and read', () => {
    const position = play(start(), ...TURNS);
    expect(position.encode()).toBe(TEXT);
    expect(decoded(TEXT).view()).toEqual(position.view());
    expect([decoded(TEXT).hashLo, decoded(TEXT).hashHi]).toEqual([position.hashLo, position.hashHi]);
  });

  it.each([
    ['', 'position.version'],
    ['tzaar/1 2 setup=fixed', 'position.version'],
    [HEAD, 'position.syntax'],
    [`${TEXT} more`, 'position.syntax'],
    [TEXT.replace('draw:0', 'draw:2'), 'position.syntax: turn'],
    [TEXT.replace(' - ', ' XX '), 'position.syntax: tile'],
    [TEXT.replace(UNSEEN, `9${UNSEEN.slice(1)}`), 'position.syntax: unseen'],
    [TEXT.replace('3,2,17', '3,2,21'), 'position.syntax: seats'],
    [TEXT.replace('1,0:1J0aH1', '1,0:1J0aH2'), 'position.syntax: field'],
    [TEXT.replace('1,0:1J0aH1', '0,0:1V0'), 'position.syntax: field'],
    [TEXT.replace('1,0:1J0aH1', '96,0:1J0aH1'), 'position.syntax: field'],
    [TEXT.replace('1,0:1J0aH1', '1,0:63J0aH1'), 'position.syntax: field'],
    [`${HEAD} draw:0 - ${UNSEEN} 3,2,18/3,2,17 ${'0,0:1V0;'.repeat(150)}`, 'position.syntax: more fields'],
  ])('are refused where they cannot be read: %s', (text, reason) => {
    expect(fault(text)).toContain(reason);
  });

  it.each([
    ['another seat', TEXT.replace('draw:0', 'draw:1'), 'not the turn of seat 1'],
    ['an end too soon', TEXT.replace('draw:0', 'over'), 'the game is not over'],
    ['a tile in hand before the draw', TEXT.replace(' - ', ' JJ '), 'a tile in hand'],
    ['no tile in hand for a laying', TEXT.replace('draw:0', 'lay:0'), 'a tile in hand'],
    ['an unseen tile in hand', TEXT.replace('draw:0 - 1', 'lay:1 JJ 1'), 'the tile in hand is unseen'],
    [
      'fewer tiles than lie there',
      TEXT.replace(UNSEEN, `${UNSEEN.slice(0, -1)}0`).replace('draw:0', 'draw:1'),
      '15 fields',
    ],
    ['a seat out of order', TEXT.replace('3,2,18', '3,2,18:out2'), 'the order in which seats left'],
    ['nobody left', TEXT.replace('3,2,18/3,2,17', '3,2,18:out1/3,2,17:out2'), 'nobody is left'],
    ['a finish with pieces left', TEXT.replace('3,2,18', '3,2,18:done1'), 'has built all of two kinds'],
    ['no finish with none left', TEXT.replace('3,2,18', '0,0,18'), 'has built all of two kinds'],
    [
      'a game that one seat has won',
      TEXT.replace('3,2,18', '3,2,18:out1').replace('draw:0', 'draw:1'),
      'the game is over',
    ],
    [
      'land in two parts',
      TEXT.replace('-2,-1:1J2b;-2,0:1C2aH0;-1,-1:1V2', '-4,-1:1J2b;-4,0:1C2aH0;-3,-1:1V2'),
      'not connected',
    ],
    [
      'a level that is no sum of tiles',
      TEXT.replace('-1,-1:1V2', '-1,-1:2V2').replace('0,0:2V4', '0,0:1V0'),
      'a tile is torn',
    ],
    ['half a tile', TEXT.replace('1,-1:2C4bH1', '1,-1:1J1aH1').replace('1,0:1J0aH1', '1,0:2J0aH1'), 'a tile is torn'],
    [
      'no first tile',
      TEXT.replace(
        LAND,
        LAND.replaceAll(/(-?\d),/g, (_, q) => `${Number(q) + 3},`),
      ),
      'the first tile lies elsewhere',
    ],
    [
      'land out of reach',
      TEXT.replace('-2,-1:1J2b;-2,0:1C2aH0;-1,-1:1V2', '-9,-1:1J2b;-9,0:1C2aH0;-8,-1:1V2'),
      'land too far away',
    ],
    [
      'two winners',
      `${HEAD.replace(' 2 ', ' 3 ')} over - ${UNSEEN} 0,0,18:done1/0,0,17:done2/3,2,20 ${LAND}`,
      'two seats have won',
    ],
    ['a kind that was not drawn', TEXT.replace('-2,-1:1J2b', '-2,-1:1S2b'), 'more'],
    ['a temple that nobody built', TEXT.replace('1,0:1J0aH1', '1,0:1J0aT1'), 'what seat 1 has built'],
    ['a low tower', TEXT.replace('1,0:1J0aH1', '1,0:1J0aW1').replace('3,2,17', '3,1,18'), 'a tower stands too low'],
    ['more huts than were built', TEXT.replace('3,2,17', '3,2,18'), 'what seat 1 has built'],
    ['huts that never stood anywhere', TEXT.replace('3,2,17', '3,2,1'), 'more huts covered'],
    ['a settlement gone', TEXT.replaceAll('H1', ''), 'seat 1 has no settlement left'],
    [
      'a turn without a build',
      TEXT.replace('H0;-1', ';-1')
        .replace('3,2,18/3,2,17', '3,2,19/3,2,18')
        .replace('2C4bH1', '2C4b')
        .replace('3,2,18 ', '3,2,19 '),
      'a turn without a build',
    ],
  ])('are refused where no game leads: %s', (_, text, reason) => {
    expect(fault(text)).toContain('position.impossible');
    expect(fault(text)).toContain(reason);
  });

  it('are never read by accident, and never break anything', () => {
    const random = seededRandom('typing errors');
    const keys = '0123456789,:;/-JCSRLVabTWH drawlyuibonet1';
    const text = randomSteps(start(3, { tiles: '24', ranking: 'on' }), 40, random).encode();
    for (let i = 0; i < 300; i++) {
      const at = random.below(text.length);
      const wrong = text.slice(0, at) + keys[random.below(keys.length)] + text.slice(at + random.below(2));
      const result = taluva.decode(wrong);
      if (result.ok) expect(decoded(result.value.encode()).view()).toEqual(result.value.view());
      else expect(result.error.code).not.toBe('');
    }
  });
});

describe('Taluva positions', () => {
  it('take back a whole game', () => {
    const random = seededRandom('back');
    const position = start(4, { ranking: 'on' });
    const texts = [position.encode()];
    while (position.actor !== NOBODY) texts.push(randomSteps(position, 1, random).encode());
    for (let i = texts.length - 2; i >= 0; i--) {
      position.unmake();
      expect(position.encode()).toBe(texts[i]);
      const fresh = decoded(texts[i]!);
      expect([position.hashLo, position.hashHi]).toEqual([fresh.hashLo, fresh.hashHi]);
    }
  });

  it('are copied with their past and share nothing', () => {
    const position = play(start(), ...TURNS);
    const copy = position.copy();
    step(copy, 'LL');
    expect(position.encode()).toBe(TEXT);
    for (let i = 0; i < 1 + 3 * TURNS.length; i++) copy.unmake();
    expect(copy.encode()).toBe(start().encode());
    expect(position.encode()).toBe(TEXT);
  });

  it('have one hash however they came about, and another under other options', () => {
    const [first, a, b, c, d] = [
      'CJ 0,0/0 H@0,1',
      'JC 2,0/0 H@3,0',
      'CJ 0,2/0 H@1,2',
      'JC 4,0/0 H@5,0',
      'JS -1,0/3 H@-2,0',
    ];
    const one = play(start(), first, a, b, c, d);
    const other = play(start(), first, a, d, c, b);
    expect(one.encode()).toBe(other.encode());
    expect([one.hashLo, one.hashHi]).toEqual([other.hashLo, other.hashHi]);
    const hashes = ['48', '36', '24'].flatMap(tiles =>
      ['on', 'off'].map(hutMayTouchOwn => start(2, { tiles, hutMayTouchOwn }).hashLo),
    );
    expect(new Set(hashes).size).toBe(6);
  });

  it('tell everything in their view', () => {
    const position = play(start(), ...TURNS);
    step(position, 'RL');
    expect(position.view()).toMatchObject({ actor: 0, seat: 0, phase: 'lay', drawn: 'RL', tilesLeft: 43 });
    expect(position.view().unseen.reduce((sum, { count }) => sum + count, 0)).toBe(43);
    step(position, '2,0/0');
    expect(position.view().expansions).toEqual([
      { settlement: '-2,0', terrain: 'J', cells: ['-2,-1'], huts: 1, affordable: true },
    ]);
    expect(position.view().fields.find(({ name }) => name === '2,1')).toEqual({
      name: '2,1',
      q: 2,
      r: 1,
      level: 1,
      terrain: 'L',
      rotation: 0,
      slot: 2,
      volcano: '2,0',
      piece: null,
    });
    expect(Object.isFrozen(position.view().fields[0])).toBe(true);
  });
});
