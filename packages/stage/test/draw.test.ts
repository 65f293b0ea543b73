import { describe, expect, it } from 'vitest';
import { drawScene, type Piece, type Scene, STATES, type SvgNode } from '../src/index.ts';
import { type FieldSpec, island, piece, spotBoard, squares } from './scenes.ts';
import { layer, texts, transformOf, walk } from './walk.ts';

const FIELDS: readonly FieldSpec[] = [
  { q: 0, r: 0, terrain: 'volcano', level: 2, tile: 1, facing: 30 },
  { q: 1, r: 0, terrain: 'sand', level: 2, tile: 1 },
  { q: 0, r: 1, terrain: 'lake', level: 2, tile: 1 },
  { q: 1, r: -1, terrain: 'rock', level: 1, tile: 2 },
  { q: 2, r: -1, terrain: 'jungle', level: 1, tile: 2 },
  { q: 2, r: -2, terrain: 'clearing', level: 1, tile: 2 },
];

const stack = (cell: string, layers: number): Piece =>
  piece(cell, { shape: 'disc', tone: 'ivory', mark: 'ring', layers });
const tower = (cell: string, facing = -90): Piece =>
  piece(cell, { shape: 'prism', tone: 'ebony', sides: 6, layers: 3, label: 'L', mark: 'chevron', marks: 2, facing });
const huts = (cell: string, count: number): Piece =>
  piece(cell, { shape: 'hut', tone: 'ember', mark: 'triangle', count });

/** A scene of each kind with every state, arrows, trails and a ghost. */
const SCENES: Readonly<Record<string, Scene>> = {
  spots: spotBoard({
    pieces: [stack('A1', 2), stack('C3', 12), stack('D1', 1)],
    states: STATES.map((state, i) => ({ cell: `D${(i % 8) + 1}`, state })),
    trails: [{ from: 'A1', to: 'A3', kind: 'last' }],
    arrows: [{ from: 'A1', to: 'A3', rank: 1, number: 'from' }],
  }),
  squares: squares({
    pieces: [tower('1a1'), tower('1b3', 90)],
    tags: [{ cell: '1a1', corner: 'bottomRight', text: '+3', kind: 'points' }],
    states: STATES.map((state, i) => ({ cell: `1${'abcde'[i % 5]}${(i % 4) + 1}`, state })),
    arrows: [{ to: '1c3', rank: 2, number: 'to' }],
    veils: [{ kind: 'frost', part: '1', bounds: { x: -2.8, y: -2.8, width: 5.6, height: 5.6 }, text: 'Frozen' }],
    labels: [{ kind: 'plate', x: 0, y: 4, text: 'Ada', second: '16' }],
  }),
  island: island(FIELDS, {
    pieces: [huts('1,0', 5), huts('0,1', 2)],
    states: [
      { cell: '1,-1', state: 'lastTo' },
      { cell: '2,-1', state: 'lastTo' },
      { cell: '0,0', state: 'go' },
      { cell: '0,1', state: 'refused', text: '2' },
    ],
    ghost: {
      cells: [{ id: '0,0', x: 0, y: 0, outline: 'hexagon', fill: 'sand', pattern: 'dots', level: 3 }],
      pieces: [],
      ok: false,
      reasons: [
        { cell: '0,0', text: '2' },
        { cell: '1,0', text: '!', figure: { shape: 'temple', tone: 'plum', mark: 'diamond' } },
      ],
    },
  }),
};
const each = Object.entries(SCENES);

describe.each(each)('any scene: %s', (_, scene) => {
  it.each([64, 42, 26])('keeps letters and lines readable at %d pixels a unit', scale => {
    for (const contrast of [false, true]) {
      const seen = walk(drawScene(scene, { scale, contrast }));
      const letters = seen.flatMap(({ node, scale: inner, keys }) =>
        node.tag === 'text' ? [{ px: Number(node.attrs['font-size']) * inner * scale, keys }] : [],
      );
      // Coordinates may be smaller than what counts, as messages name them on small boards, too.
      const least = (keys: readonly string[]) => (keys.some(key => /^(label|cell):/.test(key)) ? 9 : 12) - 0.05;
      const small = letters.filter(({ px, keys }) => px < least(keys));

      expect(small).toEqual([]);
      const thin = seen.filter(
        ({ node, scale: inner }) => Number(node.attrs['stroke-width'] ?? 1) * inner * scale < 0.77,
      );
      expect(thin.map(({ keys }) => keys)).toEqual([]);
    }
  });

  it('draws the same twice, and gives each sibling a key of its own', () => {
    const drawn = drawScene(scene, { scale: 50 });
    expect(drawScene(scene, { scale: 50 })).toEqual(drawn);
    const check = (node: SvgNode): void => {
      const keys = node.kids.flatMap(({ key }) => (key === undefined ? [] : [key]));
      expect(new Set(keys).size).toBe(keys.length);
      node.kids.forEach(check);
    };
    check(drawn);
  });

  it('finds every piece under its cell', () => {
    const keys = walk(drawScene(scene, { scale: 50 })).flatMap(({ node }) => node.key ?? []);
    for (const { cell } of scene.pieces) expect(keys).toContain(`piece:${cell}`);
  });
});

describe('order of painting', () => {
  it('goes from back to front, and what is picked up comes last', () => {
    const pieces = [stack('A1', 1), stack('A3', 2), stack('A2', 1)];
    const still = drawScene(spotBoard({ pieces }), { scale: 50 });
    // Numbers above all pieces: no neighbour hides one.
    expect(layer(still, 'pieces')).toEqual(['piece:A3', 'piece:A2', 'piece:A1', 'mark:A3']);
    const lifted = drawScene(spotBoard({ pieces, states: [{ cell: 'A3', state: 'picked' }] }), { scale: 50 });
    expect(layer(lifted, 'pieces')).toEqual(['piece:A2', 'piece:A1', 'piece:A3', 'mark:A3']);
  });

  it('paints the ring of what is at stake over every stack and below their numbers', () => {
    const scene = spotBoard({ pieces: [stack('A1', 2), stack('A2', 3)], states: [{ cell: 'A1', state: 'stake' }] });
    const painted = layer(drawScene(scene, { scale: 60 }), 'pieces').map(key => key.replace(/:\w+$/, ''));
    expect(painted).toEqual(['piece', 'piece', 'state:stake', 'mark', 'mark']);
  });

  it('paints the number of huts after the fields in front of them', () => {
    const keys = layer(drawScene(island(FIELDS, { pieces: [huts('1,-1', 5)] }), { scale: 50 }), 'cells');
    expect(keys.at(-1)).toBe('mark:1,-1');
  });

  it('paints a building before the fields of the rows in front of it', () => {
    const keys = layer(drawScene(island(FIELDS, { pieces: [huts('1,-1', 1)] }), { scale: 50 }), 'cells');
    expect(keys.indexOf('piece:1,-1')).toBeLessThan(keys.indexOf('cell:0,0'));
    expect(keys.indexOf('piece:1,-1')).toBeGreaterThan(keys.indexOf('cell:2,-1'));
  });

  it('keeps what did not change, so that nothing is compared twice', () => {
    const before = drawScene(spotBoard({ pieces: [stack('A1', 2), stack('B1', 1)] }), { scale: 50 });
    const after = drawScene(spotBoard({ pieces: [stack('A1', 2), stack('B2', 1)] }), { scale: 50 });
    const find = (scene: SvgNode, key: string) => walk(scene).find(({ node }) => node.key === key)?.node;
    expect(find(after, 'piece:A1')?.kids[0]).toBe(find(before, 'piece:A1')?.kids[0]);
  });

  it('draws land once, whatever is pointed at', () => {
    const scene = island(FIELDS, { pieces: [huts('1,0', 5)] });
    const parts = (states: Scene['states'], scale = 50) =>
      drawScene({ ...scene, states }, { scale }).kids.filter(({ key }) => /^(ground|cells|tags)$/.test(key ?? ''));
    const before = parts([]);
    expect(before).toHaveLength(3);
    for (const [i, part] of parts([{ cell: '0,1', state: 'go' }]).entries()) expect(part).toBe(before[i]);
    for (const [i, part] of parts([], 40).entries()) expect(part).not.toBe(before[i]);
  });
});

describe('what is left out when room is short', () => {
  const lettered = (scale: number, coordinates = true): string[] =>
    texts(drawScene(squares({ pieces: [tower('1a1')] }), { scale, coordinates }));
  const chevrons = (scale: number): boolean =>
    layer(drawScene(squares({ pieces: [tower('1a1')] }), { scale }), 'pieces').includes('mark:1a1');

  it('goes coordinates, chevrons, letters', () => {
    expect([lettered(50).includes('b2'), chevrons(50), lettered(50).includes('L')]).toEqual([true, true, true]);
    expect([lettered(35).includes('b2'), chevrons(35), lettered(35).includes('L')]).toEqual([false, true, true]);
    expect([lettered(33).includes('b2'), chevrons(33), lettered(33).includes('L')]).toEqual([false, false, true]);
    expect([lettered(30).includes('b2'), chevrons(30), lettered(30).includes('L')]).toEqual([false, false, false]);
  });

  it('names fields on request, each where nothing before it hides it', () => {
    const scene = island(FIELDS, { tags: [] });
    const named = (options: object) => texts(drawScene(scene, { scale: 40, ...options }));
    expect(named({})).toEqual([]);
    expect(named({ names: true }).sort()).toEqual(FIELDS.map(({ q, r }) => `${q},${r}`).sort());
    expect(named({ names: true, coordinates: false })).toEqual([]);
  });

  it('leaves coordinates out on request', () => {
    expect(lettered(60, false)).toEqual(['L']);
    expect(texts(drawScene(spotBoard(), { scale: 60, coordinates: false }))).toEqual([]);
  });

  it('says of a part what there is room for', () => {
    const caption = { kind: 'caption', x: 0, y: 0, text: 'Board 1: Ada – Mirko', width: 4 } as const;
    const shown = (scale: number, shorter?: readonly string[]): readonly string[] =>
      texts(drawScene(squares({ labels: [{ ...caption, ...(shorter && { shorter }) }] }), { scale })).filter(text =>
        text.startsWith('Board'),
      );
    expect(shown(90, ['Board 1'])).toEqual(['Board 1: Ada – Mirko']);
    expect(shown(30, ['Board 1 · Frozen', 'Board 1'])).toEqual(['Board 1 · Frozen']);
    expect(shown(28, ['Board 1 · Frozen for good', 'Board 1'])).toEqual(['Board 1']);
    // What cannot be said shorter is said.
    expect(shown(30)).toEqual(['Board 1: Ada – Mirko']);
    expect(shown(26, ['Board 1'])).toEqual([]);
  });

  it('always tells heights and levels', () => {
    expect(texts(drawScene(spotBoard({ pieces: [stack('A1', 9)] }), { scale: 12 }))).toEqual(['9']);
    expect(texts(drawScene(island(FIELDS), { scale: 12 }))).toEqual(['2', '2', '2']);
  });
});

describe('what is told by numbers', () => {
  it('draws huts one by one up to three, then one with its number', () => {
    const count = (n: number) => {
      const drawn = walk(drawScene(island(FIELDS, { tags: [], pieces: [huts('1,0', n)] }), { scale: 50 }));
      const inside = drawn.filter(({ keys }) => keys.includes('piece:1,0') || keys.includes('mark:1,0'));
      return [
        inside.filter(({ node }) => /scale/.test(transformOf(node))).length,
        inside.flatMap(({ node }) => node.text ?? []),
      ];
    };
    expect([1, 2, 3, 4, 7].map(count)).toEqual([
      [1, []],
      [2, []],
      [3, []],
      [1, ['4']],
      [1, ['7']],
    ]);
  });

  it('numbers the ground too in high contrast', () => {
    expect(texts(drawScene(island(FIELDS), { scale: 50, contrast: true })).toSorted()).toEqual([
      '1',
      '1',
      '1',
      '2',
      '2',
      '2',
    ]);
  });

  it('keeps the number of a level off a higher field before it', () => {
    const tagAt = (front: number): number => {
      const fields = [FIELDS[1]!, { ...FIELDS[1]!, r: 1, level: front }];
      const tag = walk(drawScene(island(fields), { scale: 50 })).find(({ node }) => node.key === 'tag:level:1,0');
      return Number(/translate\(\S+ (\S+)\)/.exec(transformOf(tag!.node))![1]);
    };
    expect(tagAt(3)).toBeLessThan(tagAt(2));
    expect(tagAt(1)).toBe(tagAt(2));
  });

  it('puts the number of a level below a building, and out of the way of lava', () => {
    const place = (pieces: readonly Piece[], cell: string) => {
      const tag = walk(drawScene(island(FIELDS, { pieces }), { scale: 50 })).find(
        ({ node }) => node.key === `tag:level:${cell}`,
      );
      const [x, y] = /translate\((\S+) (\S+)\)/.exec(transformOf(tag!.node))!.slice(1).map(Number);
      return { x: x!, y: y! };
    };
    expect(place([], '1,0').x).toBeGreaterThan(1.732);
    expect(place([huts('1,0', 2)], '1,0').x).toBeCloseTo(1.732);
    // Its lava runs to the lower right.
    expect(place([], '0,0').x).toBeLessThan(0);
  });
});

describe('a tile that was laid', () => {
  it('has one border, and what was built on it a ring of its own', () => {
    const states = ['0,0', '1,0', '0,1'].map(cell => ({ cell, state: 'lastTo' as const }));
    expect(layer(drawScene(island(FIELDS, { states }), { scale: 50 }), 'over')).toEqual(['tile:lastTo:0,0 0,1 1,0']);
    const built = drawScene(island(FIELDS, { states, pieces: [huts('1,0', 1)] }), { scale: 50 });
    expect(layer(built, 'over')).toEqual(['tile:lastTo:0,0 0,1 1,0', 'state:lastTo:1,0']);
  });

  it('is not seen in huts that were put onto neighbouring fields', () => {
    const states = ['0,0', '1,0'].map(cell => ({ cell, state: 'lastTo' as const }));
    const pieces = [huts('0,0', 1), huts('1,0', 1)];
    expect(layer(drawScene(island(FIELDS, { states, pieces }), { scale: 50 }), 'over')).toEqual([
      'state:lastTo:0,0',
      'state:lastTo:1,0',
    ]);
  });
});
