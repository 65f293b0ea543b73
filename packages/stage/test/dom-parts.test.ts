import { describe, expect, it } from 'vitest';
import { partScene, type Scene } from '../src/index.ts';
import { gridScene } from './dom-scenes.ts';

/** Two boards of two by one cells, a (0,0 and 1,0) and b (2,0 and 3,0). */
const scene: Scene = {
  ...gridScene(4, 1),
  cells: gridScene(4, 1).cells.map(cell => ({ ...cell, part: cell.x < 2 ? 'a' : 'b' })),
  ground: [
    { shape: 'box', x: 0.5, y: 0, width: 2, height: 1, round: 0.1, fill: 'celadon', part: 'a' },
    { shape: 'box', x: 2.5, y: 0, width: 2, height: 1, round: 0.1, fill: 'celadon' },
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
  edges: [
    { from: { x: 2, y: -0.5 }, to: { x: 3, y: -0.5 }, weight: 'bar' },
    { from: { x: 0, y: -0.5 }, to: { x: 1, y: -0.5 }, weight: 'bar' },
    { from: { x: 0, y: -0.5 }, to: { x: 3, y: -0.5 }, weight: 'thin' },
  ],
  pieces: [
    { cell: '0,0', shape: 'disc', tone: 'ivory' },
    { cell: '3,0', shape: 'disc', tone: 'ebony' },
  ],
  tags: [{ cell: '2,0', corner: 'topLeft', text: '+3', kind: 'points' }],
  states: [
    { cell: '0,0', state: 'lastFrom' },
    { cell: '2,0', state: 'can' },
  ],
  trails: [
    { from: '2,0', to: '3,0', kind: 'last' },
    { from: '0,0', to: '1,0', kind: 'last' },
  ],
  arrows: [
    { to: '3,0', rank: 1 },
    { from: '0,0', to: '1,0', rank: 2 },
  ],
  ghost: { cells: [], pieces: [{ shape: 'disc', tone: 'ivory', x: 3, y: 0 }], ok: true, reasons: [] },
  veils: [
    { kind: 'frost', part: 'a', bounds: { x: -0.5, y: -0.5, width: 2, height: 1 }, text: 'Frozen' },
    { kind: 'frost', part: 'b', bounds: { x: 1.5, y: -0.5, width: 2, height: 1 }, text: 'Frozen' },
  ],
  labels: [
    { kind: 'coordinate', text: '1', x: 2, y: 0.4 },
    { kind: 'coordinate', text: '2', x: 0, y: 0.4 },
    { kind: 'plate', text: 'Ada', x: 2, y: 0.4 },
  ],
  parts: ['a', 'b'].map((id, at) => ({
    id,
    bounds: { x: at * 2 - 0.5, y: -0.5, width: 2, height: 1 },
    title: id,
    lines: [],
    state: '',
    ended: false,
  })),
};

describe('one part of a scene', () => {
  const part = partScene(scene, 'b');

  it('has the bounds of the part and is that part alone', () => {
    expect(part.bounds).toEqual(scene.parts[1]!.bounds);
    expect(part.parts.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps its cells and what stands, lies and happens on them', () => {
    expect(part.cells.map(({ id }) => id)).toEqual(['2,0', '3,0']);
    expect(part.pieces.map(({ cell }) => cell)).toEqual(['3,0']);
    expect(part.tags).toEqual(scene.tags);
    expect(part.states).toEqual([{ cell: '2,0', state: 'can' }]);
    expect(part.trails).toEqual([{ from: '2,0', to: '3,0', kind: 'last' }]);
    expect(part.arrows).toEqual([{ to: '3,0', rank: 1 }]);
    expect(part.veils.map(veil => veil.part)).toEqual(['b']);
  });

  it('renumbers the lines between its cells', () => expect(part.links).toEqual([[0, 1]]));

  it('keeps grounds and edges that say so, or lie within it', () => {
    expect(part.ground).toEqual([scene.ground[1]]);
    expect(part.edges).toEqual([scene.edges[0]]);
    expect(partScene(scene, 'a').ground).toEqual([scene.ground[0]]);
    expect(partScene(scene, 'a').edges).toEqual([scene.edges[1]]);
  });

  it('keeps coordinates but no name plates', () =>
    expect(part.labels).toEqual([{ kind: 'coordinate', text: '1', x: 2, y: 0.4 }]));

  it('has a ghost only where that is', () => {
    expect(part.ghost).toBe(scene.ghost);
    expect('ghost' in partScene(scene, 'a')).toBe(false);
  });

  it('is the whole scene where there is no such part', () => expect(partScene(scene, 'c')).toBe(scene));
});
