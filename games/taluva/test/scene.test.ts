import { isDeepStrictEqual } from 'node:util';
import { type Position, replay } from '@threefold-games/core';
import { HEX_DIRECTIONS } from '@threefold-games/grid';
import { lastTurn, type Scene } from '@threefold-games/stage';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type TaluvaView, taluva } from '../rules/index.ts';
import { FLAT, island, step } from './island.ts';
import { acting, after, face, legalSteps, records, seatsOf, walk, walked } from './sceneWalk.ts';

const idsOf = (scene: Scene): string[] => scene.cells.map(({ id }) => id);
const still = (view: TaluvaView, turn = 0): Scene =>
  face.scene(view, { ...acting(island({ tiles: [] })), legalSteps: [], rotation: turn });

describe.each(walked.map(record => ({ record, seats: seatsOf(record) })))('a game of $seats', ({ record }) => {
  it('is drawn as it stands, step by step', () => {
    const faults: string[] = [];
    walk(record, position => {
      const view = position.view();
      const scene = face.scene(view, acting(position));
      const compare = (what: string, drawn: readonly string[], wanted: readonly string[]): void => {
        const [there, due] = [drawn, wanted].map(all => all.toSorted().join(', '));
        if (there !== due) faults.push(`${what}: ${there}, not ${due}, at ${position.encode()}`);
      };
      const land = scene.cells.filter(({ fill }) => fill !== undefined);
      compare(
        'land',
        land.map(({ id, level, pattern }) => `${id} ${level} ${pattern === 'crater'}`),
        view.fields.map(({ name, level, terrain }) => `${name} ${level} ${terrain === null}`),
      );
      const standing = view.fields.flatMap(({ name, piece }) =>
        piece ? [`${name} ${piece.kind} ${Math.max(piece.huts, 1)}`] : [],
      );
      compare(
        'pieces',
        scene.pieces.map(({ cell, shape, count = 1 }) => `${cell} ${shape} ${count}`),
        standing,
      );
      compare(
        'levels',
        scene.tags.map(({ cell, text }) => `${cell} ${text}`),
        view.fields.filter(({ level }) => level > 1).map(({ name, level }) => `${name} ${level}`),
      );
      const ids = new Set(idsOf(scene));
      if (ids.size !== scene.cells.length) faults.push(`a cell is drawn twice at ${position.encode()}`);
      const wanted = legalSteps(position).flatMap(({ picks }) =>
        picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : [])),
      );
      for (const cell of wanted) if (!ids.has(cell)) faults.push(`${cell} is not drawn at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('shows the volcanoes that a tile may cover as the rules have it', () => {
    const faults: string[] = [];
    walk(record, position => {
      const view = position.view();
      if (view.phase !== 'lay') return;
      const fields = new Map(view.fields.map(field => [field.name, field]));
      const legal = legalSteps(position).filter(({ picks }) => picks[0]!.at === 'cell' && fields.has(picks[0]!.cell));
      const found = face.spin(view).flatMap(spin => {
        const { states } = face.scene(view, acting(position, { spin, hover: '99,99' }));
        return states.flatMap(({ cell, state }) => (state === 'go' ? [`${cell}/${spin}`] : []));
      });
      const [shown, wanted] = [found, legal.map(({ text }) => text)].map(all => all.toSorted().join(' '));
      if (shown !== wanted) faults.push(`${shown}, not ${wanted}, at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('a rotated board', () => {
  const position = after(records[3]!, 90);
  const view = position.view();

  it.each([1, 2, 3, 4, 5])('by %i sixths has the same cells, neighbours beside one another', turn => {
    const scene = still(view, turn);
    expect(idsOf(scene).sort()).toEqual(idsOf(still(view)).sort());
    expect(scene.edges.filter(({ weight }) => weight === 'thin')).toHaveLength(
      still(view).edges.filter(({ weight }) => weight === 'thin').length,
    );
    const places = new Map(scene.cells.map(cell => [cell.id, cell]));
    for (const { name, q, r } of view.fields) {
      for (const [k, [dq, dr]] of HEX_DIRECTIONS.entries()) {
        const next = places.get(`${q + dq},${r + dr}`);
        const here = places.get(name)!;
        if (!next) continue;
        const angle = ((60 * (k + turn)) % 360) * (Math.PI / 180);
        expect(next.x - here.x).toBeCloseTo(Math.sqrt(3) * Math.cos(angle));
        expect(next.y - here.y).toBeCloseTo(Math.sqrt(3) * Math.sin(angle));
      }
    }
  });

  it('lets the lava of a volcano run between the fields of its tile', () => {
    for (const turn of [0, 1, 4]) {
      const scene = still(island({ tiles: ['JC 0,0/0'] }).view(), turn);
      const at = new Map(scene.cells.map(cell => [cell.id, cell]));
      const { facing } = at.get('0,0')!;
      const [x, y] = [at.get('1,0')!.x + at.get('0,1')!.x, at.get('1,0')!.y + at.get('0,1')!.y];
      expect(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360).toBeCloseTo(facing!);
    }
  });
});

describe('what is in the picture', () => {
  it('is the whole island, whatever is pointed at', () => {
    const faults: string[] = [];
    walk(records[3]!, position => {
      const view = position.view();
      const { bounds, cells } = face.scene(view, acting(position));
      const { x: left, y: top, width, height } = bounds;
      for (const { id, fill, x, y } of cells) {
        const isWithin = x - 1 > left && x + 1 < left + width && y - 1 > top && y + 1 < top + height;
        if (fill !== undefined && !isWithin) faults.push(`${id} is outside at ${position.encode()}`);
      }
      const pointed = face.scene(view, acting(position, { hover: '9,9', spin: '2' })).bounds;
      if (!isDeepStrictEqual(pointed, bounds)) faults.push(`pointing changes the bounds at ${position.encode()}`);
    });
    expect(faults).toEqual([]);
  });

  it('moves little while the island is small', () => {
    const first = still(step(island({ tiles: [], hand: 'JC' }), '0,0/0').view()).bounds;
    const second = still(island({ tiles: ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5', 'LL -1,1/2'] }).view()).bounds;
    expect(second).toEqual(first);
  });
});

describe('tiles', () => {
  const scene = still(island({ tiles: ['JC 0,0/0', 'CJ -1,0/4'] }).view());

  it('have thin lines inside and thick ones around', () => {
    const weights = scene.edges.map(({ weight }) => weight);
    expect(weights.filter(weight => weight === 'thin')).toHaveLength(6);
    // Two tiles of 12 sides each, of which they share those where they meet.
    const shared = 2 * 12 - weights.filter(weight => weight === 'thick').length;
    expect(shared).toBeGreaterThan(0);
  });

  it('that are higher have an edge of their own above the lower one', () => {
    const raised = still(island({ tiles: ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5', 'LL 2,0/2'] }).view());
    expect(new Set(raised.edges.map(({ level }) => level))).toEqual(new Set([1, 2]));
  });
});

describe('laying', () => {
  const position = island({ tiles: ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5'], hand: 'LL', pieces: { '2,1': 'H1' } });
  const view = position.view();

  it('holds the tile where the pointer is, and where it was put', () => {
    const hovering = face.scene(view, acting(position, { hover: '-1,0', spin: '3' }));
    expect(hovering.ghost).toMatchObject({ ok: true, reasons: [] });
    expect(hovering.ghost!.cells.map(({ id }) => id)).toEqual(['-1,0', '-2,0', '-1,-1']);
    const picked = face.scene(
      view,
      acting(position, { hover: '9,9', picked: [{ at: 'cell', cell: '-1,0' }], spin: '3' }),
    );
    expect(picked.ghost).toEqual(hovering.ghost);
  });

  it('lifts it above what it covers', () => {
    const ghost = face.scene(view, acting(island({ tiles: [] }), { legalSteps: ['2,0/2'], hover: '2,0', spin: '2' }))
      .ghost!;
    expect(ghost.cells.map(({ level }) => level)).toEqual([2, 2, 2]);
  });

  it.each([
    ['2,0', '1', 'TL-4.7', ['!']],
    ['0,0', '0', 'TL-4.2', ['=']],
    ['1,0', '1', 'TL-4.1', ['!']],
    ['0,0', '5', 'TL-3.2', ['1', '0', '1']],
    ['9,9', '0', 'TL-3.3', []],
  ])('says on the fields why it may not lie at %s/%s', (hover, spin, rule, texts) => {
    const attempt = `${hover}/${spin}`;
    const refused = { attempt, ...position.whyNot(attempt)! };
    expect(refused.rule).toBe(rule);
    for (const look of [
      { hover, spin },
      { hover, spin, refused },
    ]) {
      const { ghost } = face.scene(view, acting(position, look));
      expect(ghost!.ok).toBe(false);
      expect(ghost!.reasons.map(({ text }) => text)).toEqual(texts);
    }
  });

  it('dots the other volcanoes, and none when somebody else lays', () => {
    const dots = (scene: Scene): string[] => scene.states.flatMap(({ cell, state }) => (state === 'go' ? [cell] : []));
    expect(dots(face.scene(view, acting(position, { spin: '2' })))).toEqual(['2,0']);
    expect(dots(face.scene(view, acting(position, { spin: '2', hover: '2,0' })))).toEqual([]);
    expect(dots(face.scene(view, acting(position, { spin: '2', legalSteps: [] })))).toEqual([]);
  });
});

it('holds the first tile over its one place', () => {
  const position = island({ tiles: [], hand: 'LL' });
  const scene = face.scene(position.view(), acting(position, { hover: '2,2', spin: '0' }));
  expect(idsOf(scene)).toEqual(['0,0']);
  expect(scene.ghost).toMatchObject({ ok: true, cells: [{ id: '0,0' }, { id: '1,0' }, { id: '0,1' }] });
});

describe('building', () => {
  const position = island({
    tiles: ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5'],
    pieces: { '1,0': 'H0', '0,1': 'H0', '1,1': 'H0' },
  });
  const view = position.view();
  const cells = (scene: Scene, wanted: string): string[] =>
    scene.states.flatMap(({ cell, state }) => (state === wanted ? [cell] : [])).sort();

  it('dots the fields, and marks the settlements that can expand', () => {
    expect(cells(face.scene(view, acting(position)), 'go')).toEqual(['2,1', '3,-1', '3,0']);
    expect(cells(face.scene(view, acting(position)), 'can')).toEqual(['0,1', '1,0', '1,1']);
    const alone = island({ tiles: FLAT, pieces: { '1,0': 'H0', '0,1': 'H1', '1,1': 'H1' } });
    expect(cells(face.scene(alone.view(), acting(alone)), 'can')).toEqual([]);
  });

  it('lights what a settlement can take, and one terrain alone', () => {
    const picked = [{ at: 'cell', cell: '1,1' }] as const;
    expect(cells(face.scene(view, acting(position, { picked })), 'go')).toEqual(['2,1']);
    expect(
      cells(face.scene(view, acting(position, { picked: [...picked, { at: 'choice', choice: 'J' }] })), 'go'),
    ).toEqual([]);
    expect(cells(face.scene(view, acting(position, { picked })), 'picked')).toEqual(['0,1', '1,0', '1,1']);
  });

  it('says on the field which level is wrong, and signs what else is', () => {
    const raised = island({ tiles: ['JC 0,0/0', 'SR 1,2/4', 'CJ 2,0/5', 'LL 2,0/2'] });
    const states = (attempt: string) => {
      const refused = { attempt, ...raised.whyNot(attempt)! };
      return face.scene(raised.view(), acting(raised, { refused })).states.filter(({ state }) => state === 'refused');
    };
    expect(states('H@1,1')).toEqual([{ cell: '1,1', state: 'refused', text: '2' }]);
    expect(states('H@2,0')).toEqual([{ cell: '2,0', state: 'refused' }]);
  });

  it('marks nothing for the draw of the last turn', () => {
    const { history } = must(replay(() => taluva, records[0]!));
    const { drawn, steps } = history.turns[2]!;
    const { last, lastCells } = lastTurn(history, 3, face);
    expect([drawn.length, last]).toEqual([1, steps]);
    const fields = (position: Position) => (position.view() as TaluvaView).fields;
    const before = new Map(fields(history.positionBefore(2)).map(field => [field.name, field]));
    const changed = fields(history.positionAfter(3)).filter(field => !isDeepStrictEqual(field, before.get(field.name)));
    expect([...new Set(lastCells)].toSorted()).toEqual(changed.map(({ name }) => name).toSorted());
  });

  it('marks what the last turn laid and built', () => {
    const look = { ...acting(position), last: ['CJ', '2,0/5', 'H@1,1'] };
    expect(cells(face.scene(view, look), 'lastTo')).toEqual(['1,1', '2,0', '3,-1', '3,0']);
    const told = { ...look, last: ['CJ', '2,0/5', 'E@0,1:S'], lastCells: ['1,1'] };
    expect(cells(face.scene(view, told), 'lastTo')).toEqual(['1,1', '2,0', '3,-1', '3,0']);
  });
});

it('leaves the land of a late island as it is for whoever points about', () => {
  const long = records.reduce((a, b) => (a.turns.length >= b.turns.length ? a : b));
  const position = after(long, 3 * (long.turns.length - 1) + 1);
  const view = position.view();
  const look = acting(position, { spin: '1' });
  const first = face.scene(view, look);
  // The very same parts are not drawn again.
  for (const { id: hover } of first.cells) {
    const scene = face.scene(view, { ...look, hover });
    for (const part of ['cells', 'ground', 'links', 'edges', 'pieces', 'tags'] as const)
      expect(scene[part]).toBe(first[part]);
  }
});
