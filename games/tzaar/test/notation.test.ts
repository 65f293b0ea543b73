import { formatRecord, parseRecord, replay, splitRecords } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { tzaar } from '@threefold-games/tzaar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_LAYOUT } from '../rules/tables.ts';
import { KEPT, start, table } from './table.ts';

const find = (id: string) => (id === 'tzaar' ? tzaar : undefined);
const [littleGolem] = tzaar.formats;

describe('TZAAR 6: notation', () => {
  it.each(['', 'D3', 'D3-C3', 'd3xc3', 'I5xJ5', 'E9xE8', 'A@E9', 'pass', 'D3xC3 ', 'X@E1', 'D3xC3D4'])(
    'TZ-6.1: no step is written %j',
    text => {
      expect(start('fixed').whyNot(text)?.rule).toBe('TZ-6.1');
    },
  );

  it('TZ-6.1, TZ-1.1: a well-formed name of no space is no step either', () => {
    expect(start('fixed').whyNot('A6xB6')?.rule).toBe('TZ-1.1');
  });

  it('TZ-6.2: a random set-up is 60 letters with the right counts', () => {
    const parse = (layout: string | undefined, setup = 'random') => tzaar.parseSetup(2, { setup }, layout);
    expect(parse(FIXED_LAYOUT)).toMatchObject({ ok: true, value: { layout: FIXED_LAYOUT } });
    expect(parse(undefined)).toMatchObject({ ok: false, error: { code: 'setup.missing' } });
    expect(parse(FIXED_LAYOUT.toUpperCase())).toMatchObject({ ok: false, error: { code: 'setup.invalid' } });
    expect(parse(`${FIXED_LAYOUT}o`)).toMatchObject({ ok: false, error: { code: 'setup.invalid' } });
    expect(parse(FIXED_LAYOUT, 'fixed')).toMatchObject({ ok: true, value: { layout: '' } });
    expect(parse([...FIXED_LAYOUT].reverse().join(''), 'fixed')).toMatchObject({
      ok: false,
      error: { code: 'setup.invalid' },
    });
    expect(parse(FIXED_LAYOUT, 'tournament')).toMatchObject({ ok: false, error: { code: 'setup.unexpected' } });
  });
});

describe('TZAAR position texts', () => {
  const board = start('fixed').encode().split(' ')[3]!;
  it.each([
    ['', 'position.version'],
    ['tzaar/2 2 setup=fixed', 'position.version'],
    ['tzaar/1 3 setup=fixed', 'seats.count'],
    ['tzaar/1 2 colour=red', 'options.unknown'],
    [`tzaar/1 2 setup=fixed ${board}`, 'position.syntax'],
    [`tzaar/1 2 setup=fixed ${board} w0 x`, 'position.syntax'],
    [`tzaar/1 2 setup=fixed ${board} w3`, 'position.syntax'],
    [`tzaar/1 2 setup=fixed ${board.slice(1)} w0`, 'position.syntax'],
    [`tzaar/1 2 setup=fixed ${board.replace('o', 'o31')} w1`, 'position.syntax'],
    [`tzaar/1 2 setup=fixed ${board} b0`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board} w1`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board} wp`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board.replace('oO', 'Oo')} w0`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board.replace('o', '.')} w1`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board.replace('o', '.')} b2`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board} x`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board.replace('o', 'o9')} w1`, 'position.impossible'],
    [`tzaar/1 2 setup=fixed ${board.replace('o', 'A')} w1`, 'position.impossible'],
  ])('refuses %s', (text, code) => {
    expect(tzaar.decode(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('keeps whose step it is', () => {
    expect(table({ ...KEPT, D3: 'O', D4: 'o' }, 'b2').view()).toMatchObject({ actor: 1, phase: 'second' });
  });
});

describe('Little Golem files', () => {
  const record = parseRecord(`[Game "tzaar"]
[Options "setup=random"]
[Setup "${FIXED_LAYOUT}"]
[Seats "Ada; Bo [x\\]"]
[LittleGolem_EV "spring cup"]

{hello}
1. D3xC3
2. E6xD6 E5+D6 {a [remark] \\ here}
3. C2xB2 -
`);
  if (!record.ok) throw new Error(record.error.detail);

  it('TZ-6.3: are written and read again without loss', () => {
    const text = must(littleGolem!.write(record.value));
    expect(text).toMatch(/;W\[nqmq\];B\[omnn-onnn\]C\[.*\];W\[mrlr-pass\]\)\n$/);
    expect(text).toContain('EV[spring cup]');
    const again = littleGolem!.read(text);
    expect(again.ok && again.value).toMatchObject({ turns: record.value.turns, comments: record.value.comments });
    expect(again.ok && formatRecord(again.value)).toContain('[LittleGolem_EV "spring cup"]');
    expect(again.ok && replay(find, again.value)).toMatchObject({ ok: true, value: { names: ['Ada', 'Bo [x\\]'] } });
  });

  it.each([
    ['(;FF[TZAAR]VA[RANDOM];W[npmq])', 'setup.missing'],
    ['(;FF[GO]VA[RANDOM]POS[a])', 'record.tag'],
    ['(;FF[TZAAR]VA[FIXED]POS[a])', 'record.tag'],
    ['(;FF[TZAAR]', 'record.syntax'],
    ['(;FF[TZAAR](;W[npmq]))', 'record.syntax'],
    ['(;)(;)', 'record.syntax'],
    [`(;FF[TZAAR]VA[RANDOM]POS[${'x'.repeat(60)}])`, 'setup.invalid'],
  ])('TZ-6.3: refuses %s', (text, code) => {
    expect(littleGolem!.read(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('TZ-6.3: refuses an illegal step with its turn and rule', () => {
    const text = littleGolem!.write(record.value);
    const broken = (text.ok ? text.value : '').replace('B[omnn-onnn]', 'B[omnn-omnn]');
    expect(littleGolem!.read(broken)).toMatchObject({ ok: false, error: { turn: 2, step: 2, rule: 'TZ-4.1' } });
  });

  it('TZ-6.3: answers any text with a record or a fault', () => {
    const text = littleGolem!.write(record.value);
    const good = text.ok ? text.value : '';
    const change = fc.record({
      at: fc.nat(good.length),
      cut: fc.nat(6),
      put: fc.string({ unit: 'binary', maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), changes => {
        const changed = changes.reduce((t, { at, cut, put }) => t.slice(0, at) + put + t.slice(at + cut), good);
        const read = littleGolem!.read(changed);
        expect(read.ok ? replay(find, read.value).ok || read.value.turns.length > 0 : read.error.code.length > 0).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
    expect(littleGolem!.read(`(;${'A[x]'.repeat(300_000)}`).ok).toBe(false);
  });

  it('TZ-6.3, TZ-3.2: refuses too many and too few steps in a turn', () => {
    const text = littleGolem!.write(record.value);
    const good = text.ok ? text.value : '';
    const fault = (from: string, to: string) => littleGolem!.read(good.replace(from, to));
    expect(fault('W[nqmq]', 'W[nqmq-omnn]')).toMatchObject({
      ok: false,
      error: { code: 'turn.over', turn: 1, step: 2, rule: 'TZ-3.2' },
    });
    expect(fault('B[omnn-onnn]', 'B[omnn]')).toMatchObject({
      ok: false,
      error: { code: 'turn.unfinished', turn: 2, step: 2, rule: 'TZ-3.2' },
    });
  });

  it('TZ-6.3: writes no property that would change the game or break the file', () => {
    const tags = ['POS', 'W', 'low', 'XX'].map(id => ({
      name: `LittleGolem_${id}`,
      value: id === 'XX' ? 'a]b' : 'ccc',
    }));
    const text = littleGolem!.write({ ...record.value, tags: [...record.value.tags, ...tags] });
    expect(text.ok && littleGolem!.read(text.value)).toMatchObject({ ok: true, value: { turns: record.value.turns } });
    expect(text.ok && text.value.match(/POS\[/g)).toHaveLength(1);
  });

  it('TZ-6.3: keeps names, remarks and a resignation, each on one line', () => {
    const text = littleGolem!.write(record.value);
    const file = (text.ok ? text.value : '')
      .replace('PW[Ada]', 'PW[Ada\n  Lovelace]')
      .replace('C[hello]', 'C[a {brace}\n[Game "x"\\]]')
      .replace(/\)\n$/, ';B[resign])\n');
    const read = must(littleGolem!.read(file));
    const ours = formatRecord(read);
    expect(splitRecords(ours)).toEqual([ours]);
    const again = must(parseRecord(ours));
    expect(replay(find, again)).toMatchObject({ ok: true, value: { names: ['Ada Lovelace', 'Bo [x\\]'] } });
    expect(ours).toContain('[Result "1-0"]');
    expect(ours).toContain('[End "resign 1"]');
    const written = littleGolem!.write(again);
    expect(written.ok && written.value).toContain('C[a {brace} [Game "x"\\]]');
    expect(written.ok && written.value).toMatch(/;B\[resign\]\)\n$/);
    expect(littleGolem!.read(file.replace(';B[resign]', ';B[resign];W[nqmq]'))).toMatchObject({
      ok: false,
      error: { code: 'record.end' },
    });
  });

  it('TZ-6.3: are cut where one ends and the next begins', () => {
    expect(littleGolem!.split('(;A[x)(\\]];W[a]) (;B[y])\n')).toEqual(['(;A[x)(\\]];W[a])', ' (;B[y])']);
    expect(littleGolem!.split('(;A[x')).toEqual(['(;A[x']);
  });

  it('TZ-6.3: knows no tournament', () => {
    const tournament = {
      ...record.value,
      tags: [
        { name: 'Game', value: 'tzaar' },
        { name: 'Options', value: 'setup=tournament' },
        { name: 'Seats', value: 'A; B' },
      ],
      turns: [],
    };
    expect(littleGolem!.write(tournament)).toMatchObject({ ok: false, error: { code: 'setup.unexpected' } });
  });
});
