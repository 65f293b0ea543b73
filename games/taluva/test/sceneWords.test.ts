import { parseStep } from '@threefold-games/core';
import { STILL } from '@threefold-games/stage';
import { must, vectorsIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { taluva } from '../rules/index.ts';
import { EXAMPLES } from '../scene/figures.ts';
import { words } from '../words/en/game.ts';
import { rules as rulebook } from '../words/en/rules.generated.ts';
import { FLAT, type Island, island, MOUNTAIN, play, refusal, start, step } from './island.ts';
import { acting, after, face, legalSteps, records, seatsOf, somewhere, walk, walked } from './sceneWalk.ts';

/** Braces that nothing was put into, or words that are none. */
const BROKEN = /[{}]|undefined|NaN|null/;
const isBroken = (text: string): boolean => text === '' || BROKEN.test(text);
const isText = (text: string): void => expect(text).toSatisfy((said: string) => !isBroken(said));

describe.each(walked.map(record => ({ record, seats: seatsOf(record) })))('a game of $seats', ({ record }) => {
  it('is told, announced and counted at every step', () => {
    const faults: string[] = [];
    walk(record, (position, next) => {
      const view = position.view();
      const look = acting(position);
      const fault = (what: string): unknown => faults.push(`${what} at ${position.encode()}`);
      const check = (what: string, text: string): unknown => isBroken(text) && fault(`${what} says "${text}"`);
      for (const cell of somewhere(position)) check(cell, face.say(view, cell, look));
      check('the prompt', face.prompt(view, look).title);
      check('the prompt of those who wait', face.prompt(view, { ...look, legalSteps: [] }).title);
      check('the progress', face.progress(view)!);
      for (let seat = 0; seat < view.seats; seat++) {
        for (const { say, label } of face.counts(view, seat)) for (const text of [say, label]) check('a count', text);
        check('the headline', face.headline(view, seat)!.label);
      }
      if (next === undefined) return;
      position.make(must(parseStep(taluva, position, next)));
      const events = position.events();
      position.unmake();
      check(next, face.tell(view, next, events));
      const cells = face.motion(view, next, events).flatMap(move => ('cells' in move ? move.cells : []));
      if (cells.length > 0 !== (view.phase !== 'draw')) fault(`${next} moves ${cells.length} cells`);
    });
    expect(faults).toEqual([]);
  });

  it('understands what is pointed at for every legal step, in part and in whole', () => {
    const misread: string[] = [];
    walk(record, position => {
      const view = position.view();
      const wrong = legalSteps(position).filter(({ text, picks: [first, second] }) => {
        if (first!.at === 'choice') return face.attempt(view, [first!], undefined) !== text;
        if (second!.at === 'cell') return true;
        const spun = view.phase === 'lay' ? face.attempt(view, [first!], second!.choice) : text;
        const same = [first!.cell, ...(first!.also ?? [])].map(cell =>
          face.attempt(view, [{ at: 'cell', cell }, second!], undefined),
        );
        return [spun, ...same].some(read => read !== text);
      });
      misread.push(...wrong.map(({ text }) => `${text} at ${position.encode()}`));
    });
    expect(misread).toEqual([]);
  });

  it('gives a reason for what is refused', () => {
    const rules = Object.keys(rulebook.rules);
    const unclear: string[] = [];
    walk(record, position => {
      const view = position.view();
      const tries = somewhere(position).flatMap(cell => {
        if (view.phase === 'lay') return ['0', '2', '5'].map(spin => `${cell}/${spin}`);
        const meant = view.phase === 'build' ? face.attempt(view, [{ at: 'cell', cell }], undefined) : undefined;
        const builds = [`H@${cell}`, `T@${cell}`, `W@${cell}`, `E@${cell}:J`];
        return meant === undefined ? builds : [...builds, meant];
      });
      const wrong = tries.filter(text => {
        const refused = position.whyNot(text);
        if (!refused) return false;
        const reason = face.why(view, text, refused.rule, refused.cells);
        return !rules.includes(refused.rule) || isBroken(reason) || reason === face.why(view, text, 'TL-0.0', []);
      });
      unclear.push(...wrong.map(text => `${text} at ${position.encode()}`));
    });
    expect(unclear).toEqual([]);
  });
});

describe('a reason', () => {
  const why = (position: Island, text: string): string => {
    const { rule, cells } = position.whyNot(text)!;
    return face.why(position.view(), text, rule, cells);
  };

  it.each([
    ['2,0/2', 'All three fields below must be on one level; here: 1 and 2.'],
    ['0,0/5', 'All three fields must be on land, or none; here it is 2 of 3.'],
    ['3,1/2', 'All three fields must be on land, or none; here it is 1 of 3.'],
    ['0,0/0', 'The lava of the volcano below runs the same way. Rotate the tile.'],
    ['9,9/0', 'The tile must touch the island along an edge.'],
  ])('for laying %s: %s', (text, sentence) => {
    const flat = text === '2,0/2' ? [...FLAT, 'LL 2,0/1'] : FLAT;
    expect(why(island({ tiles: flat, hand: 'JC' }), text)).toBe(sentence);
  });

  it('names what stands in the way', () => {
    const pieces = { '1,1': 'T0', '1,0': 'H0', '0,1': 'H0' };
    expect(why(island({ tiles: FLAT, hand: 'JC', pieces }), '2,0/1')).toBe('A temple is never covered.');
    expect(why(island({ tiles: FLAT, hand: 'JC', pieces: { '2,1': 'H1' } }), '2,0/1')).toBe(
      'Nothing would be left of this settlement of Ebony.',
    );
  });

  it.each([
    ['H@0,1', 'This field is on level 3: huts are founded on level 1.'],
    ['W@1,0', 'This field is on level 1: towers are built on level 3 or higher.'],
    ['T@0,1', 'This field is not next to one of your settlements, as a temple must be.'],
    ['H@0,0', 'Nothing is built on a volcano.'],
    ['E@1,0:J', 'None of your settlements is here.'],
  ])('for building %s: %s', (text, sentence) => {
    expect(why(island({ tiles: MOUNTAIN }), text)).toBe(sentence);
  });

  it('counts huts', () => {
    const position = island({ tiles: FLAT, pieces: { '1,1': 'H0' }, left: { 0: [3, 2, 0] } });
    expect(why(position, 'H@0,1')).toBe('You have no huts left.');
    expect(why(position, 'E@1,1:R')).toBe('Expanding here takes 1 hut; you have 0 left.');
    expect(why(position, 'T@2,1')).toBe('Your settlement next to it has 1 field: a temple needs three.');
  });

  it('is there for all refusals of other programs', () => {
    for (const record of vectorsIn(new URL('../vectors/', import.meta.url), 'refuse')) {
      const steps = record.turns.flat();
      const position = after(record, steps.length - record.turns.at(-1)!.length);
      const wrong = steps.find((text, i) => {
        if (i < steps.length - record.turns.at(-1)!.length) return false;
        if (position.whyNot(text)) return true;
        step(position, text);
        return false;
      });
      isText(why(position, wrong!));
    }
  });
});

describe('pointing at a field where nothing can be built', () => {
  const position = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0', '1,2': 'H1' }, left: { 0: [3, 0, 0] } });
  it.each([
    ['0,0', 'TL-6.2'],
    ['1,2', 'TL-6.2'],
    ['50,50', 'TL-6.2'],
    ['0,1', 'TL-6.6'],
    ['-1,1', 'TL-6.3'],
  ])('%s names the rule %s', (cell, rule) => {
    const text = face.attempt(position.view(), [{ at: 'cell', cell }], undefined)!;
    expect(refusal(position, text)![0]).toBe(rule);
  });
});

describe('the voice', () => {
  const laying = island({ tiles: FLAT, hand: 'JC' });

  it('says what laying does', () => {
    const say = (more: object) => face.prompt(laying.view(), acting(laying, more));
    expect(say({ hover: '2,0', spin: '1' })).toMatchObject({ title: face.prompt(laying.view(), acting(laying)).title });
    expect(say({ hover: '2,0', spin: '5' }).title).toBe(words.prompt.wrong);
    expect(say({ spin: '1' }).text).toBe(words.prompt.layDots);
    expect(say({ spin: '1' }).picture!.cells).toHaveLength(3);
    expect(say({ legalSteps: [] }).title).toBe('Ivory lays a tile.');
    expect(say({ legalSteps: [], names: ['Ada', 'Ben'] }).title).toBe('Ada lays a tile.');
  });

  it('says what a tile does that lies loose', () => {
    const say = (laid: string) => {
      const position = step(island({ tiles: FLAT, hand: 'JC' }), laid);
      return face.prompt(position.view(), acting(position, { composed: [laid], spin: laid.at(-1)! }));
    };
    expect(say('2,0/1').title).toBe(words.prompt.erupts.replace('{n}', '2'));
    expect(say('-1,0/3').title).toBe(words.prompt.extends);
    expect(say('-1,0/3').picture!.cells).toHaveLength(3);
  });

  it('says that a turn is complete, and what it does', () => {
    const pieces = { '1,0': 'H0', '0,1': 'H0', '1,1': 'H0' };
    const said = (composed: readonly string[], composedCells: readonly string[], more: object = {}) => {
      const position = island({ tiles: FLAT, hand: 'JC', pieces, ...more });
      for (const text of composed) step(position, text);
      const { title, text } = face.prompt(position.view(), { ...STILL, composed, composedCells });
      expect(title).toBe(words.prompt.complete);
      return text;
    };
    expect(said(['-1,0/3', 'E@0,1:R'], ['-1,0', '-2,0', '-1,-1', '2,1'])).toBe('Tile on level 1, 1 new hut.');
    expect(said(['-1,0/3', 'T@2,1'], ['-1,0', '-2,0', '-1,-1', '2,1'])).toBe('Tile on level 1, a new temple.');
    expect(said(['2,0/1', 'E@0,1:C'], ['2,0', '2,1', '1,1'], { pieces: { '1,0': 'H0', '0,1': 'H0' } })).toBe(
      'Tile on level 2, 2 new huts.',
    );
    // On the tile itself: its field is laid and then built on.
    expect(said(['-1,0/3', 'H@-2,0'], ['-1,0', '-2,0', '-1,-1', '-2,0'])).toBe('Tile on level 1, 1 new hut.');
    // Nothing can be built any more: whoever lays it like this is out.
    expect(said(['-1,0/3'], ['-1,0', '-2,0', '-1,-1'], { left: { 0: [0, 0, 0] } })).toBe(words.prompt.completeOut);
  });

  it('describes fields with what they may do', () => {
    expect(face.say(laying.view(), '2,0', acting(laying, { spin: '1' }))).toBe(
      '2,0, level 1, volcano, lava to the north-east, the tile fits here',
    );
    const building = island({ tiles: FLAT, pieces: { '1,1': 'H0' } });
    expect(face.say(building.view(), '1,1', acting(building, { names: ['Ada', ''] }))).toBe(
      '1,1, level 1, sand, 1 hut of Ada, settlement of 1 field, can expand onto jungle, clearing or rock',
    );
    expect(face.say(building.view(), '1,0', acting(building))).toBe('1,0, level 1, jungle, you can found a hut here');
    expect(face.say(building.view(), '1,0', STILL)).toBe('1,0, level 1, jungle');
    expect(face.say(building.view(), '9,9', STILL)).toBe('9,9, sea');
  });

  it('offers builds with what they take', () => {
    const building = island({ tiles: [...FLAT, 'LJ 2,0/2'], pieces: { '1,1': 'H0' } });
    const look = acting(building, { picked: [{ at: 'cell', cell: '1,1' }] });
    expect(face.choices(building.view(), look, ['C', 'R'])).toMatchObject([
      { label: 'Expand onto clearing (1 hut)', caption: 'clearing', uses: 1, figure: { shape: 'hut' } },
      { label: 'Expand onto rock (1 hut)', caption: 'rock', picture: { cells: [{ fill: 'rock', pattern: 'peaks' }] } },
    ]);
    expect(face.choices(building.view(), look, ['H', 'T'])).toMatchObject([
      { label: 'Hut', count: 18, key: 'h' },
      { label: 'Temple', count: 3, figure: { shape: 'temple', tone: 'ivory' } },
    ]);
    expect(face.choices(start().view(), STILL, ['JC'])).toMatchObject([{ label: 'jungle, clearing', count: 5 }]);
  });

  it('tells of huts that are covered and of seats that leave', () => {
    const covering = island({ tiles: FLAT, hand: 'JC', pieces: { '2,1': 'H1', '3,0': 'H1' } });
    expect(face.tell(covering.view(), '2,0/1', [])).toBe(
      'Ivory covers the volcano at 2,0, level 2. 1 hut of Ebony is covered.',
    );
    expect(face.tell(covering.view(), '2,0/1', [{ name: 'out', value: 0 }])).toContain('Ivory can’t build and is out.');
  });

  it('finds temples, towers and large expansions worth remembering', () => {
    const { view } = { view: island({ tiles: FLAT, pieces: { '1,1': 'H0' } }).view() };
    expect(face.notable(view, 'T@1,0', [])).toBe(true);
    expect(face.notable(view, 'H@1,0', [])).toBe(false);
    expect(face.notable(view, 'E@1,1:J', [])).toBe(false);
    expect(face.notable(view, '2,0/1', [{ name: 'out', value: 0 }])).toBe(true);
  });

  it('says what is missing for an early win', () => {
    const { view } = { view: island({ tiles: FLAT, left: { 0: [2, 1, 14], 1: [0, 1, 9] } }).view() };
    expect(face.headline(view, 0)).toEqual({ label: 'Early win needs', text: '2 temples + 1 tower' });
    expect(face.headline(view, 1)).toEqual({ label: 'Early win needs', text: '1 tower' });
    expect(face.counts(view, 0)[1]!.figures.map(({ faint = false }) => faint)).toEqual([false, false, true]);
  });

  it('counts what may still come', () => {
    const [panel] = face.panels(island({ tiles: FLAT }).view());
    expect(panel!.lead).toBe('45 unseen tiles, 45 still to come');
    expect(
      panel!.rows
        .slice(0, 5)
        .map(({ value }) => Number(value))
        .reduce((a, b) => a + b),
    ).toBe(90);
    expect(
      panel!.rows
        .slice(5)
        .map(({ value }) => Number(value))
        .reduce((a, b) => a + b),
    ).toBe(45);
  });
});

describe('the end', () => {
  const end = (position: Island): string => face.ending(position.view(), position.outcome()!);

  it.each(records.map(record => ({ record })))('of a game says what decided', ({ record }) => {
    const position = after(record, Number.POSITIVE_INFINITY);
    if (position.outcome()) isText(end(position));
  });

  it('is an early win, told by its kinds', () => {
    const position = step(island({ tiles: FLAT, pieces: { '1,1': 'H0' }, left: { 0: [0, 2, 1] } }), 'H@1,0');
    expect(end(position)).toBe('Ivory has built all temples and all huts.');
  });

  it('is decided by the first kind in which one is ahead', () => {
    const last = (left: Record<number, readonly [number, number, number]>): Island =>
      step(island({ tiles: FLAT, pieces: { '1,1': 'H0' }, left, tilesLeft: 0 }), 'H@1,0');
    expect(end(last({ 0: [1, 2, 10], 1: [2, 0, 9] }))).toBe(
      'No tiles are left. Ivory has the most temples: 2 against 1.',
    );
    expect(end(last({ 0: [1, 2, 10], 1: [1, 1, 9] }))).toBe(
      'No tiles are left. Temples are equal, and Ebony has the most towers: 1 against 0.',
    );
    expect(end(last({ 0: [1, 1, 10], 1: [1, 1, 12] }))).toBe(
      'No tiles are left. Temples and towers are equal, and Ivory has built the most huts: 11 against 8.',
    );
    expect(end(last({ 0: [1, 1, 10], 1: [1, 1, 9] }))).toBe(
      'No tiles are left. Ivory and Ebony have built the same and share the win.',
    );
  });

  it('tells the places where they were played for', () => {
    const options = { ranking: 'on' };
    const position = step(island({ tiles: FLAT, pieces: { '1,1': 'H0' }, left: { 0: [0, 2, 1] }, options }), 'H@1,0');
    expect(end(position)).toBe('Ivory has built all temples and all huts. Places: 1 Ivory and 2 Ebony.');
  });
});

describe('figures', async () => {
  const figures = await face.figures();

  it('belong to rules that there are', () => {
    const rules = Object.keys(rulebook.rules);
    for (const [rule, { caption, scene }] of Object.entries(figures)) {
      expect(rules).toContain(rule);
      isText(caption);
      expect(scene.cells.length).toBeGreaterThan(0);
    }
  });

  it.each(Object.entries(EXAMPLES))('show %s as the rules have it', (rule, example) => {
    if (!('held' in example)) return;
    const [hand, text] = example.held.split(' ') as [string, string];
    const pieces = 'pieces' in example ? example.pieces : {};
    const refused = refusal(island({ tiles: example.tiles, pieces, hand }), text);
    expect(refused).toEqual('refused' in example ? [rule, ...example.refused] : undefined);
    expect(figures[rule as 'TL-3.2']!.scene.ghost!.ok).toBe(!('refused' in example));
  });

  it.each(['TL-6.3', 'TL-6.5', 'TL-6.8', 'TL-6.12'] as const)('dot what can be built under %s', rule => {
    const { tiles, pieces, states } = EXAMPLES[rule];
    const position = island({ tiles, pieces });
    const dots = states.flatMap(({ cell, state }) => (state === 'go' ? [cell] : [])).sort();
    const letter = { 'TL-6.3': 'H', 'TL-6.5': 'T', 'TL-6.8': 'W', 'TL-6.12': 'E' }[rule];
    const built = legalSteps(position).filter(({ text }) => text.startsWith(letter));
    const onto = position.view().expansions.find(({ terrain }) => terrain === 'J');
    expect(letter === 'E' ? onto!.cells : built.map(({ text }) => text.slice(2)).sort()).toEqual(dots);
  });
});

it('knows every option and its values', async () => {
  const options = { ...face.options, ...(await face.house!()) };
  for (const [name, { values }] of Object.entries(taluva.options))
    expect(Object.keys(options[name]!.values).sort()).toEqual([...values].sort());
});

it('rotates a tile six ways, the first one none', () => {
  expect(face.spin(island({ tiles: FLAT, hand: 'JC' }).view())).toHaveLength(6);
  expect(face.spin(island({ tiles: [], hand: 'JC' }).view())).toEqual(['0']);
  expect(face.spin(play(start(), 'JC 0,0/0 H@1,0').view())).toEqual([]);
});

describe('a hint', () => {
  const position = island({ tiles: FLAT, hand: 'LL', pieces: { '1,0': 'H0', '2,1': 'H1', '1,1': 'H1' } });
  const building = island({ tiles: MOUNTAIN, pieces: { '1,0': 'H0' }, left: { 0: [1, 2, 17] } });

  it.each([
    [
      position,
      '2,0/2',
      'Lay the tile over the volcano at 2,0: eruption to level 2. 1 hut of Ivory is covered. 1 hut of Ebony is covered.',
    ],
    [position, '4,0/0', 'Lay the tile with its volcano at 4,0: the island grows.'],
    [building, 'T@0,1', 'Build your last temple at 0,1.'],
    [building, 'W@0,1', 'Build a tower at 0,1, leaving 1.'],
    [building, 'E@1,0:L', 'Expand the settlement at 1,0 onto lake with 3 huts.'],
  ])('says what to do and what it brings', (at, step, advice) => {
    expect(face.advise(at.view(), step, [])).toBe(advice);
  });

  it('shows tile and buildings as a hint, and numbers its arrows', () => {
    const hint = [
      { step: '4,0/0', cells: ['4,0', '5,0', '4,1'] },
      { step: 'H@5,0', cells: ['5,0'] },
    ];
    const scene = face.scene(position.view(), { ...STILL, hint });
    expect(scene.ghost).toBeUndefined();
    expect(scene.hint?.cells.map(({ id }) => id)).toEqual(['4,0', '5,0', '4,1']);
    expect(scene.hint?.pieces).toMatchObject([{ shape: 'hut' }]);
    expect(scene.arrows.map(({ to, text }) => [to, text])).toEqual([
      ['4,0', '1'],
      ['5,0', '2'],
    ]);
  });
});
