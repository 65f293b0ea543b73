import { describe, expect, it } from 'vitest';
import { FREEZE } from '../src/dom/timing.ts';
import type { Figure } from '../src/scene.ts';
import { actsOf } from '../src/three/acts.ts';
import { DISC, figureHeight, LEVEL, LIFTED } from '../src/three/height.ts';
import { flatsOf } from '../src/three/pictures.ts';
import { pieceSolids } from '../src/three/pieces.ts';
import { solidsOf } from '../src/three/props.ts';
import { signsOf } from '../src/three/signs.ts';
import { cell, scene } from './threeCells.ts';

const disc = (layers: number, more: Partial<Figure> = {}): Figure => ({
  shape: 'disc',
  tone: 'ivory',
  layers,
  ...more,
});
const plain = { coordinates: true, contrast: false };

describe('the bodies of a piece', () => {
  it('are as many discs as it is high, with its mark on top', () => {
    const solids = pieceSolids(disc(3, { mark: 'crown' }));
    expect(solids.filter(({ form }) => form === 'disc').map(({ height }) => height)).toEqual([0, DISC, 2 * DISC]);
    expect(solids.filter(({ form }) => form === 'dome')).toHaveLength(3);
    expect(solids.find(({ form }) => form === 'crownRing')?.height).toBeCloseTo(3 * DISC);
  });

  it('are tiers that grow narrower, with the sides that it has', () => {
    const solids = pieceSolids({ shape: 'prism', tone: 'ebony', sides: 6, layers: 3 });
    expect(solids.map(({ form }) => form)).toEqual(['tier6', 'tier6', 'tier6']);
    const widths = solids.map(({ size }) => size[0]);
    expect([...widths].sort((a, b) => b - a)).toEqual(widths);
    expect(solids.map(({ edge }) => edge)).toEqual(['ebonyLayer', 'ebonyLayer', 'ebonyLayer']);
  });

  it('show the mark of the seat on every side of a building and on its roof, and huts one by one', () => {
    const hut = (count: number) => pieceSolids({ shape: 'hut', tone: 'ember', mark: 'triangle', count });
    const marks = hut(1).filter(({ form }) => form === 'doorTriangle');
    expect(marks.map(({ tilt }) => tilt !== undefined)).toEqual([false, false, false, false, true, true]);
    expect(Math.min(...marks.map(({ size }) => size[0]))).toBeGreaterThan(0.15);
    expect(hut(3).filter(({ form }) => form === 'pyramid')).toHaveLength(3);
    expect(hut(5).filter(({ form }) => form === 'pyramid')).toHaveLength(1);
  });

  it.each([
    ['hut', 1],
    ['hut', 2],
    ['hut', 3],
    ['temple', 1],
    ['tower', 1],
  ] as const)('fill their field without leaving it: %s, %d of them', (shape, count) => {
    const solids = pieceSolids({ shape, tone: 'ivory', mark: 'disc', count }).filter(
      ({ form }) => !form.startsWith('door'),
    );
    // The sides of forms that have a size of their own are those of a battlement.
    const half = ({ form, size }: (typeof solids)[number]): readonly [number, number] =>
      form === 'box' || form === 'pyramid' || form === 'frustum'
        ? [size[0] / 2, size[2] / 2]
        : [0.42 * size[0], 0.42 * size[2]];
    const corners = solids.map(each => ({ x: Math.abs(each.x) + half(each)[0], y: Math.abs(each.y) + half(each)[1] }));
    const wide = Math.max(...corners.map(({ x }) => x));
    expect(wide).toBeGreaterThan(0.48);
    expect(wide).toBeLessThan(Math.sqrt(3) / 2);
    expect(Math.max(...corners.map(({ y }) => y))).toBeLessThan(0.75);
  });
});

describe('the bodies of a scene', () => {
  it('stand on their cells, at the height of their level', () => {
    const cells = [cell('f', 2, 1, { outline: 'hexagon', fill: 'jungle', level: 3, pattern: 'drops' })];
    const solids = solidsOf(scene({ cells, pieces: [{ cell: 'f', shape: 'tower', tone: 'plum', mark: 'diamond' }] }));
    expect(solids.filter(({ form, colour }) => form === 'hexagon' && colour.startsWith('earth'))).toHaveLength(3);
    expect(solids.find(({ form }) => form === 'shaft')).toMatchObject({ x: 2, y: 1, height: 3 * LEVEL });
    expect(solids.find(({ form }) => form === 'face')).toMatchObject({ pattern: 'drops' });
  });

  it('are lifted where they are picked up', () => {
    const pieces = [{ cell: 'a', ...disc(1) }];
    const [low, high] = [scene({ pieces }), scene({ pieces, states: [{ cell: 'a', state: 'picked' }] })].map(
      each => solidsOf(each).find(({ form }) => form === 'disc')!.height,
    );
    expect(high! - low!).toBeCloseTo(LIFTED);
  });

  it('hover with a rim in the colour of their fate while they are laid', () => {
    const cells = [cell('new', 0, 0, { outline: 'hexagon', fill: 'lake', level: 1 })];
    const rim = (ok: boolean): readonly string[] =>
      solidsOf(scene({ ghost: { cells, pieces: [], ok, reasons: [] } }))
        .filter(({ form }) => form === 'hexagon')
        .map(({ colour }) => colour);
    expect(rim(true)).toContain('accent');
    expect(rim(false)).toContain('danger');
  });
});

describe('marks and signs', () => {
  it('lie on the cells and along the ways', () => {
    const flats = flatsOf(
      scene({ states: [{ cell: 'a', state: 'lastFrom' }], trails: [{ from: 'a', to: 'b', kind: 'last' }] }),
    );
    const dots = flats.filter(({ kind }) => 'trail' in kind);
    expect(dots.length).toBe(7);
    expect(dots.every(({ x }) => x > -1 && x < 1)).toBe(true);
    expect(flats.find(({ kind }) => 'state' in kind)).toMatchObject({ x: -1, y: 0, kind: { state: 'lastFrom' } });
  });

  it('tell heights, actions, refusals and numbers of lines above what stands there', () => {
    const signs = signsOf(
      scene({
        pieces: [{ cell: 'a', ...disc(4) }],
        states: [
          { cell: 'a', state: 'capture' },
          { cell: 'b', state: 'refused', text: '7' },
        ],
        arrows: [{ from: 'a', to: 'b', rank: 2, number: 'from' }],
      }),
      plain,
    );
    expect(signs.map(({ key }) => key.split(' ')[0])).toEqual(['4', 'cross', '7', '2']);
    expect(signs[0]!.at.height).toBeCloseTo(figureHeight(disc(4)));
  });

  it('number the lowest level too in high contrast', () => {
    const cells = [cell('f', 0, 0, { outline: 'hexagon', fill: 'sand', level: 1 })];
    expect(signsOf(scene({ cells }), plain)).toHaveLength(0);
    expect(signsOf(scene({ cells }), { ...plain, contrast: true })).toHaveLength(1);
  });

  it('leave coordinates out when they are not wanted', () => {
    const labels = [{ kind: 'coordinate', text: 'A', x: 0, y: 2 }] as const;
    expect(signsOf(scene({ labels }), plain)).toHaveLength(1);
    expect(signsOf(scene({ labels }), { ...plain, coordinates: false })).toHaveLength(0);
  });
});

describe('acts', () => {
  const before = scene({
    pieces: [
      { cell: 'a', ...disc(2) },
      { cell: 'b', ...disc(1, { tone: 'ebony' }) },
    ],
  });

  it('carry a piece in an arc from cell to cell while what it takes vanishes', () => {
    const after = scene({ pieces: [{ cell: 'b', ...disc(2) }] });
    const [act] = actsOf(before, after, [{ kind: 'travel', from: 'a', to: 'b', onto: 'taken' }]);
    const [mover, taken] = act!.actors;
    expect(mover!.pose(0)).toMatchObject({ x: -1, y: 0, height: 0 });
    expect(mover!.pose(1)).toMatchObject({ x: 1, y: 0, height: 0 });
    expect(mover!.pose(0.3).height).toBeGreaterThan(0.3);
    expect(taken!.pose(1).scale).toBeLessThan(0.01);
    expect(act!.still.pieces).toEqual([]);
  });

  it('land on a stack, which the next act then moves', () => {
    const motions = [
      { kind: 'travel', from: 'a', to: 'b', onto: 'stack' },
      { kind: 'travel', from: 'b', to: 'c', onto: 'nothing' },
    ] as const;
    const [first, second] = actsOf(before, scene({ pieces: [{ cell: 'c', ...disc(3) }] }), motions);
    expect(first!.actors[0]!.pose(1).height).toBeCloseTo(DISC);
    expect(first!.still.pieces.map(piece => piece.cell)).toEqual(['b']);
    expect(second!.actors[0]!.solids.filter(({ form }) => form === 'disc')).toHaveLength(3);
  });

  it('let pieces come one after the other, and a tile fall onto what lay there', () => {
    const hexagon = (level: number) => cell('f', 0, 0, { outline: 'hexagon', fill: 'sand', level });
    const [placed] = actsOf(scene(), before, [{ kind: 'place', cells: ['a', 'b'] }]);
    expect(placed!.actors.map(({ start }) => start)).toEqual([0, expect.any(Number)]);
    expect(placed!.actors[1]!.start).toBeGreaterThan(0);
    const [fallen] = actsOf(scene({ cells: [hexagon(1)] }), scene({ cells: [hexagon(2)] }), [
      { kind: 'drop', cells: ['f'] },
    ]);
    expect(fallen!.still.cells.map(({ level }) => level)).toEqual([1]);
    expect(fallen!.actors[0]!.pose(0).height).toBeGreaterThan(fallen!.actors[0]!.pose(1).height);
  });

  it('let ice come over a part after what was moved there, which stands on its old ground until then', () => {
    const part = 'p';
    const ground = (fill: 'celadon' | 'frostBoard') => [{ shape: 'box', x: 0, y: 0, round: 0, fill, part }] as const;
    const cells = (fill: 'celadonCell' | 'frostCell') => ['a', 'b'].map((id, i) => cell(id, i, 0, { fill, part }));
    const warm = scene({ ground: ground('celadon'), cells: cells('celadonCell'), pieces: [{ cell: 'a', ...disc(1) }] });
    const cold = scene({
      ground: ground('frostBoard'),
      cells: cells('frostCell'),
      pieces: [{ cell: 'b', ...disc(1, { faint: true }) }],
      veils: [{ kind: 'frost', part, bounds: { x: 0, y: 0, width: 2, height: 1 }, text: 'Frozen' }],
    });
    const [travel, freeze, ...more] = actsOf(warm, cold, [
      { kind: 'travel', from: 'a', to: 'b', onto: 'nothing' },
      { kind: 'freeze', part },
    ]);
    expect(travel!.still).toMatchObject({ veils: [], ground: warm.ground, cells: warm.cells });
    expect(freeze).toMatchObject({ freezes: part, time: FREEZE, still: { ...cold } });
    expect(more).toEqual([]);
  });
});
