import { describe, expect, it } from 'vitest';
import { motionTime, placeDelays, travelTime } from '../src/dom/timing.ts';
import { gridScene } from './dom-scenes.ts';

const scene = gridScene(12, 1);

describe('how long things move', () => {
  it('takes 180 ms and 40 ms a cell to travel, at most 420', () => {
    expect(travelTime(scene, '0,0', '1,0')).toBe(220);
    expect(travelTime(scene, '0,0', '3,0')).toBe(300);
    expect(travelTime(scene, '0,0', '11,0')).toBe(420);
  });

  it('counts cells, not units, where cells are wider', () => {
    const hexes = gridScene(3, 1, 'hexagon');
    expect(travelTime(hexes, '0,0', '2,0')).toBeCloseTo(180 + (40 * 2) / Math.sqrt(3));
  });

  it('takes no time to a cell that is not there', () => expect(travelTime(scene, '0,0', '99,0')).toBe(0));

  it('waits for a captured piece to fade, 160 ms from when the mover is 70 % there', () => {
    const travel = { kind: 'travel', from: '0,0', to: '1,0' } as const;
    expect(motionTime(scene, { ...travel, onto: 'nothing' })).toBe(220);
    expect(motionTime(scene, { ...travel, onto: 'taken' })).toBeCloseTo(0.7 * 220 + 160);
  });

  it('places pieces 45 ms apart, 600 ms in all however many there are', () => {
    expect(placeDelays(3)).toEqual([0, 45, 90]);
    const cells = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${i},0`);
    expect(motionTime(scene, { kind: 'place', cells: cells(3) })).toBe(230);
    expect(motionTime(scene, { kind: 'place', cells: cells(30) })).toBeCloseTo(600);
    expect(motionTime(scene, { kind: 'place', cells: [] })).toBe(0);
  });
});
