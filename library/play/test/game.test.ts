import { seededRandom } from '@threefold-games/core';
import { gameIds, newGame, openPosition } from '@threefold-games/play';
import * as talat from '@threefold-games/play/talat';
import * as taluva from '@threefold-games/play/taluva';
import * as tzaar from '@threefold-games/play/tzaar';
import { describe, expect, it } from 'vitest';
import { finished, playOn } from './lot.ts';

const fixed = () => newGame('tzaar', { setup: 'fixed' });

describe('a new game', () => {
  it('plays turns as text or as steps', () => {
    const g = fixed();
    expect(g.turn('D3xC3')).toMatchObject({
      number: 1,
      seat: 0,
      text: 'D3xC3',
      steps: ['D3xC3'],
      drawn: [],
      events: [],
    });
    expect(g.turn(['E6xD6', 'E5+D6'])).toMatchObject({ number: 2, seat: 1, text: 'E6xD6 E5+D6' });
    expect(g.history()).toEqual(['D3xC3', 'E6xD6 E5+D6']);
    expect(g).toMatchObject({ id: 'tzaar', seats: 2, names: ['White', 'Black'], seat: 0, turnNumber: 3, begun: [] });
  });

  it('plays a turn step by step', () => {
    const g = fixed();
    expect(g.step('D3xC3')).toEqual({ seat: 0, text: 'D3xC3', events: [], endsTurn: true });
    expect(g.step(' E6xD6 ')).toMatchObject({ seat: 1, text: 'E6xD6', endsTurn: false });
    expect(g).toMatchObject({ seat: 1, turnNumber: 2, begun: ['E6xD6'] });
    expect(g.turn('E5+D6').text).toBe('E6xD6 E5+D6');
  });

  it('takes options by their own names and tells them as plain values', () => {
    expect(newGame('taluva', { tiles: 24, ranking: true, seats: 3 })).toMatchObject({
      options: { tiles: 24, ranking: true, hutMayTouchOwn: true },
      seats: 3,
    });
    expect(newGame('taluva', { tiles: '24', ranking: 'off' }).options).toMatchObject({ tiles: 24, ranking: false });
    expect(newGame('talat', { komi: 2.5 }).options.komi).toBe(2.5);
    expect(newGame('talat', { names: ['A', 'B', 'C'] })).toMatchObject({ seats: 3, names: ['A', 'B', 'C'] });
    expect(newGame('talat').names).toEqual(['Ivory', 'Ebony']);
  });

  it('begins with a set-up that it is given', () => {
    const { layout } = newGame('tzaar', { seed: 7 });
    expect(layout).toMatch(/^[AROaro]{60}$/);
    expect(newGame('tzaar', { layout })).toMatchObject({ layout });
    expect(newGame('tzaar', { layout }).position()).toBe(newGame('tzaar', { seed: 7 }).position());
  });

  it('is the same with the same seed, and another one without', () => {
    expect(newGame('taluva', { seed: 5 }).view().drawn).toBe(newGame('taluva', { seed: 5 }).view().drawn);
    const g = newGame('tzaar');
    expect(newGame('tzaar', { seed: g.seed }).layout).toBe(g.layout);
    expect(newGame('tzaar').layout).not.toBe(g.layout);
  });

  it('lists what is legal', () => {
    const g = fixed();
    expect(g.legal()).toContain('D3xC3');
    expect(g.legalTurns()).toEqual(g.legal());
    g.turn('D3xC3');
    const turns = g.legalTurns();
    expect(turns).toContain('E6xD6 E5+D6');
    for (const turn of turns.slice(0, 50)) g.copy().turn(turn);
    expect(g.legalTurns({ limit: 3 })).toEqual(turns.slice(0, 3));
    g.step('E6xD6');
    expect(g.legalTurns()).toEqual(turns.filter(turn => turn.startsWith('E6xD6 ')).map(turn => turn.slice(6)));
  });

  it('says what can be played, and why not', () => {
    const g = fixed();
    expect(g.canPlay('D3xC3')).toBe(true);
    expect(g.why('D3xC3')).toBeUndefined();
    expect(g.canPlay('E4xE5')).toBe(false);
    expect(g.why('E4xE5')).toEqual({
      rule: 'TZ-4.5',
      text: 'Nothing moves across the hole; the three lines through the centre end there.',
      cells: ['E4', 'E5'],
    });
    expect(g.why('D3xC3 E6xD6')?.rule).toBe('TZ-3.2');
    expect(g.canPlay('')).toBe(false);
    g.turn('D3xC3');
    expect(g.canPlay('E6xD6')).toBe(true);
    expect(g.canPlay('E6xD6 E5+D6')).toBe(true);
    expect(g.why('E6xD6 E4xE5')?.rule).toBe('TZ-4.1');
    expect(g.begun).toEqual([]);
  });

  it.each(gameIds)('of %s goes from start to end, and back and forth again', id => {
    const g = finished[id];
    expect(g).toMatchObject({ seat: undefined, begun: [] });
    expect(g.isOver()).toBe(true);
    expect(g.legal()).toEqual([]);
    expect(g.legalTurns()).toEqual([]);
    const { shares, rule, text, winner } = g.result()!;
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(winner).toBe(shares.includes(1) ? shares.indexOf(1) : undefined);
    expect(rule).toMatch(/^T[ALZ]-\d+\.\d+$/);
    expect(text).toMatch(/[.!]$/);
    const turns = g.history({ verbose: true });
    expect(turns.map(turn => turn.text)).toEqual(g.history());
    const back = g.copy();
    for (const turn of [...turns].reverse()) expect(back.undo()).toEqual(turn);
    expect(back.undo()).toBeUndefined();
    expect(back.position()).toBe(g.at(0).position());
    for (const turn of turns) expect(back.redo()).toEqual(turn);
    expect(back.redo()).toBeUndefined();
    expect(back.position()).toBe(g.position());
    expect(back.record()).toBe(g.record());
  });

  it.each(gameIds)('of %s plays its own history again', id => {
    const g = finished[id];
    const again = g.at(0);
    for (const { text, position, seat } of g.history({ verbose: true })) {
      expect(again.seat).toBe(seat);
      expect(again.turn(text)).toMatchObject({ text, position, seat });
    }
    expect(again.result()).toEqual(g.result());
  });

  it('takes back the steps of a turn that is begun first', () => {
    const g = fixed();
    g.turn('D3xC3');
    const before = g.position();
    g.step('E6xD6');
    expect(g.undo()).toMatchObject({ number: 2, seat: 1, steps: ['E6xD6'] });
    expect(g.position()).toBe(before);
    expect(g.redo()).toMatchObject({ number: 2, steps: ['E6xD6'] });
    expect(g.begun).toEqual(['E6xD6']);
    g.undo();
    g.turn('E6xD6 E5+D6');
    expect(g.redo()).toBeUndefined();
  });

  it('hands out games of their own', () => {
    const g = fixed();
    g.turn('D3xC3');
    g.step('E6xD6');
    const copy = g.copy();
    copy.turn('E5+D6');
    expect(g.begun).toEqual(['E6xD6']);
    const start = g.at(0);
    expect(start.history()).toEqual([]);
    expect(g.at(1).begun).toEqual([]);
    start.turn('D3xC3');
    expect(g.history()).toEqual(['D3xC3', 'E6xD6']);
  });

  it('begins at a position', () => {
    const g = fixed();
    g.turn('D3xC3');
    g.step('E6xD6');
    const opened = openPosition(g.position(), { seed: 1 });
    expect(opened).toMatchObject({ id: 'tzaar', seat: 1, names: ['White', 'Black'], seed: 1 });
    expect(opened.options).toEqual(g.options);
    expect(opened.turn('E5+D6')).toMatchObject({ number: 1, seat: 1 });
    expect(opened.undo()?.text).toBe('E5+D6');
    expect(opened.position()).toBe(g.position());
  });

  it('opens its exact layer', () => {
    const g = fixed();
    g.turn('D3xC3');
    expect(g.exact.texts).toEqual([['D3xC3']]);
    expect(g.exact.position.encode()).toBe(g.position());
    expect(g.exact.game.id).toBe('tzaar');
  });

  it('comes by itself too, without the other games', () => {
    expect(tzaar.newGame({ setup: 'fixed' }).position()).toBe(fixed().position());
    expect(talat.newGame({ seats: 3 }).seats).toBe(3);
    const g = taluva.newGame({ tiles: 24, seed: 3 });
    playOn(g, seededRandom(1));
    expect(taluva.openRecord(g.record()).result()).toEqual(g.result());
  });
});

describe('what chance decides', () => {
  it('is drawn by the seed as soon as it is due, and stays when a turn is taken back', () => {
    const g = newGame('taluva', { seed: 5 });
    const tile = g.view().drawn;
    expect(tile).toMatch(/^[JCSRL]{2}$/);
    const played = g.turn('0,0/0 H@1,0');
    expect(played.drawn).toEqual([tile]);
    const next = g.view().drawn;
    g.undo();
    expect(g.view().drawn).toBe(tile);
    g.turn('0,0/0 H@1,0');
    expect(g.view().drawn).toBe(next);
  });

  it('is what a turn names', () => {
    const g = newGame('taluva', { seed: 5 });
    const other = g.view().drawn === 'JJ' ? 'CC' : 'JJ';
    expect(g.canPlay(`${other} 0,0/0`)).toBe(true);
    expect(g.turn(`${other} 0,0/0 H@1,0`)).toMatchObject({ drawn: [other], text: `${other} 0,0/0 H@1,0` });
    expect(g.history()).toEqual([`${other} 0,0/0 H@1,0`]);
  });

  it('is what a step names', () => {
    const g = newGame('taluva', { seed: 5 });
    const other = g.view().drawn === 'JJ' ? 'CC' : 'JJ';
    expect(g.step(other)).toEqual({ seat: undefined, text: other, events: [], endsTurn: false });
    expect(g.view().drawn).toBe(other);
    expect(g.step('0,0/0')).toMatchObject({ seat: 0, text: '0,0/0' });
    expect(g.undo()?.text).toBe(`${other} 0,0/0`);
    expect(g.view().drawn).toBe(other);
  });
});
