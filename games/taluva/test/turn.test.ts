import { CHANCE, playTurn } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { type Island, island, play, refusal, start, step, steps } from './island.ts';

/** The rule that refuses a turn, and the step. */
const turn = (position: Island, text: string) => {
  const played = playTurn(taluva, position, text.split(' '));
  return played.ok ? undefined : [played.error.rule, played.error.step];
};

describe('Taluva 2: turn', () => {
  it('TL-2.1: a turn is a draw, a laying and a build', () => {
    const position = start();
    expect(position.actor).toBe(CHANCE);
    expect(position.atTurnStart).toBe(true);
    step(position, 'JC');
    expect([position.actor, position.atTurnStart]).toEqual([0, false]);
    step(position, '0,0/0');
    expect([position.actor, position.atTurnStart]).toEqual([0, false]);
    step(position, 'H@1,0');
    expect([position.actor, position.atTurnStart]).toEqual([CHANCE, true]);
  });

  it('TL-2.1: too few, too many and misplaced steps are refused', () => {
    expect(turn(start(), 'JC 0,0/0')).toEqual(['TL-2.1', 3]);
    expect(turn(start(), 'JC 0,0/0 H@1,0 H@0,1')).toEqual(['TL-2.1', 4]);
    expect(turn(start(), 'JC H@1,0')).toEqual(['TL-2.1', 2]);
    expect(turn(start(), '0,0/0')).toEqual(['TL-2.1', 1]);
    expect(turn(start(), 'JC CJ')).toEqual(['TL-2.1', 2]);
    expect(turn(start(), 'JC 0,0/0 1,1/1')).toEqual(['TL-2.1', 3]);
  });

  it('TL-2.2: a kind is drawn as long as one of it is unseen', () => {
    const position = play(start(), 'JJ 0,0/0 H@1,0');
    expect(steps(position)).toHaveLength(24);
    expect(refusal(position, 'JJ')).toEqual(['TL-2.2']);
    expect(refusal(position, 'JC')).toBeUndefined();
  });

  it('TL-2.2: the more are unseen, the likelier', () => {
    const position = step(start(), 'CJ');
    position.unmake();
    const weight = (tile: string): number => {
      step(position, tile);
      position.unmake();
      return position.view().unseen.find(({ tile: name }) => name === tile)!.count;
    };
    expect([weight('CJ'), weight('LL')]).toEqual([6, 1]);
  });

  it('TL-2.3: a seat that is out is skipped', () => {
    const position = island({
      tiles: ['JC 0,0/0', 'JS 2,0/0'],
      pieces: { '1,0': 'H0', '0,1': 'H1', '3,0': 'H2' },
      left: { 0: [3, 2, 0] },
      seats: 3,
      hand: 'CC',
    });
    play(position, '4,0/0');
    expect(position.events()).toEqual([{ name: 'out', value: 0 }]);
    const acted: number[] = [];
    for (const turn of ['CJ 6,0/0 H@7,0', 'CJ 8,0/0 H@9,0', 'CJ 10,0/0 H@11,0', 'CJ 12,0/0 H@13,0']) {
      acted.push(position.view().seat!);
      play(position, turn);
    }
    expect(acted).toEqual([1, 2, 1, 2]);
  });
});
