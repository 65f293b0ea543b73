import { talat } from '@threefold-games/talat';
import { describe, expect, it } from 'vitest';
import { events, picture, play, playOn, SETUP_2, SETUP_3, steps } from './table.ts';

describe('6 Turn order', () => {
  it('TA-6.1: the seats act in the order of their numbers', () => {
    const table = play(SETUP_3);
    const actors = ['a1-a2', 'd5-d4', 'j5-j4', 'b1-b2'].map(step => {
      const { actor } = table;
      playOn(table, step);
      return actor;
    });
    expect(actors).toEqual([0, 1, 2, 0]);
  });

  it.each([
    { seats: 3, given: {}, first: 0 },
    { seats: 3, given: { firstMover: 'startPlayer' }, first: 0 },
    { seats: 3, given: { firstMover: 'lastPlacer' }, first: 2 },
    { seats: 2, given: {}, first: 1 },
    { seats: 2, given: { firstMover: 'lastPlacer' }, first: 1 },
    { seats: 2, given: { firstMover: 'startPlayer' }, first: 0 },
  ])('TA-6.2: with $seats seats and $given seat $first moves first', ({ seats, given, first }) => {
    expect(play(seats === 3 ? SETUP_3 : SETUP_2, seats, given).actor).toBe(first);
  });

  it('TA-6.3: a seat without a step is skipped, and the skip is told', () => {
    // Seat 2 stands on the far lines, beside towers that take it but that it does not take.
    const table = picture(
      `. . s4 . . | . . . . .   | L3 l4 . . .
       . . . . .  | . . . . .   | . . . . .
       . . . . .  | . . . . .   | . . . . .
       . . M6 . . | . . . . .   | . . . . .
       . . . . .  | M4 m3 . . . | . . . . .`,
      { actor: 1 },
    );
    playOn(table, 'c5-c4');
    expect(events(table)).toEqual(['skipped 2']);
    expect(table.view()).toMatchObject({ actor: 0, skipped: [2] });
    const text = table.encode();
    expect(text).toContain(' 2>0 ');
    for (const wrong of ['1>0', '2>1', '20>1', '012>0', '2>2']) {
      expect(talat.decode(text.replace(' 2>0 ', ` ${wrong} `)).ok).toBe(false);
    }
    table.unmake();
    expect(table.view()).toMatchObject({ actor: 1, skipped: [] });
  });

  it('TA-6.3: two seats are skipped in order, and the same seat moves again', () => {
    const table = picture(
      `M3 m4 . . s6 | . . . . .   | L3 . . . .
       . . . . .    | . . . . .   | . . . . .
       . . . . .    | . . . . .   | . . . . .
       . . . . .    | . . . . .   | . . . . .
       . . . . .    | M6 m3 . . . | . . . . l3`,
      { actor: 1 },
    );
    playOn(table, 'e5-e4');
    expect(events(table)).toEqual(['skipped 2', 'skipped 0']);
    expect(table.view()).toMatchObject({ actor: 1, skipped: [2, 0] });
    expect(steps(table, 'b5')).toEqual(['b5-a4', 'b5-b4', 'b5-c4', 'b5xa5']);
  });

  it('TA-6.3: nobody is skipped when the game is over', () => {
    const table = picture(
      `M3 m4 . . . | . . . . .   | L3 . . . .
       . . . . .   | . . . . .   | . . . . .
       . . . . .   | . . . . .   | . . . . .
       . . . . .   | . . . . .   | . . . . .
       . . . . .   | M6 m3 . . . | . . . . l3`,
      { actor: 1 },
    );
    playOn(table, 'b5xa5');
    expect(events(table)).toEqual(['captured 1 M3', 'frozen 1']);
    expect(table.view().phase).toBe('over');
  });
});
