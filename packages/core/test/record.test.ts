import {
  type Fault,
  formatRecord,
  parseRecord,
  RECORD_LIMIT,
  recordSplitter,
  replay,
  rewriteRecord,
  splitRecords,
  stepsOf,
  tagValue,
} from '@threefold-games/core';
import { amount, sticks } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const find = (id: string) => (id === 'sticks' ? sticks : undefined);

const TEXT = `[Game "sticks"]
[Rules "1"]
[Options "pile=7"]
[Seats "Ada; Bo"]
[Event "The "great" cup"]
[Result "1-0"]
[End "ST-2.1"]

{before all}
1. blue 3 ! {[%clk 0:01:02]}
2. red {why?} 1 ?
3. blue 3
`;

/** The fault of a record, read and replayed. */
const faultOf = (text: string): Fault | undefined => {
  const record = parseRecord(text);
  if (!record.ok) return record.error;
  const played = replay(find, record.value);
  return played.ok ? undefined : played.error;
};

const edited = (from: string | RegExp, to: string): Fault | undefined => faultOf(TEXT.replace(from, to));

describe('a record', () => {
  it('is read and written without loss, unknown tags and comments included', () => {
    const record = parseRecord(TEXT);
    expect(record.ok && formatRecord(record.value)).toBe(TEXT);
    expect(record.ok && tagValue(record.value, 'Event')).toBe('The "great" cup');
    expect(record.ok && record.value.comments).toEqual([
      { turn: 0, step: 0, text: 'before all' },
      { turn: 1, step: 3, text: '[%clk 0:01:02]' },
      { turn: 2, step: 1, text: 'why?' },
    ]);
  });

  it('replays with the actor and the number of legal steps at each step', () => {
    const record = parseRecord(TEXT);
    const played = record.ok ? replay(find, record.value) : record;
    expect(
      played.ok && stepsOf(played.value.history).steps.map(({ actor, text, legal }) => `${actor} ${text} ${legal}`),
    ).toEqual(['-1 blue 2', '0 3 3', '0 ! 2', '-1 red 2', '1 1 2', '1 ? 2', '-1 blue 2', '0 3 3']);
    expect(played.ok && stepsOf(played.value.history).events).toEqual([[7, { name: 'end', value: 0 }]]);
  });

  it('forgives blanks, a byte order mark and the line ends of other systems', () => {
    expect(faultOf(`\ufeff${TEXT.replaceAll('\n', '\r\n').replaceAll('3 !', '  3    ! ')}\n\n`)).toBeUndefined();
    expect(faultOf(TEXT.replace('{why?}', '{two\nlines}'))).toBeUndefined();
  });

  it.each([
    ['', '', 'record.empty'],
    ['[Game "sticks"]\n', '', 'record.tag'],
    ['sticks', 'stones', 'game.unknown'],
    ['[Rules "1"]', '[Rules "2"]', 'record.version'],
    ['[Seats "Ada; Bo"]\n', '', 'record.tag'],
    ['Ada; Bo', 'Ada;Bo', 'record.tag'],
    ['Ada; Bo', 'Ada; ', 'record.tag'],
    ['Ada; Bo', 'Ada; B"o', 'record.tag'],
    ['Ada; Bo', 'Ada', 'seats.count'],
    ['Ada; Bo', 'A; B; C; D; E', 'seats.count'],
    ['pile=7', 'pile=8', 'options.value'],
    ['pile=7', 'size=7', 'options.unknown'],
    ['pile=7', 'pile', 'options.syntax'],
    ['pile=7', 'pile=7 pile=7', 'options.syntax'],
    ['pile=7', '__proto__=7', 'options.syntax'],
    ['pile=7', 'constructor=7', 'options.unknown'],
    ['[Rules "1"]', '[Setup "x"]', 'setup.unexpected'],
    ['[Rules "1"]', '[Result "*"]', 'record.tag'],
    ['[Rules "1"]', '[Rules 1]', 'record.syntax'],
    ['1. blue', '1 blue', 'record.syntax'],
    ['1. blue', '1.blue', 'record.syntax'],
    ['1. blue', 'blue', 'record.syntax'],
    ['2. red', '3. red', 'record.number'],
    ['2. red {why?} 1 ?', '2.', 'record.syntax'],
    ['{why?}', '{why?', 'record.syntax'],
    ['1-0', '0-1', 'record.result'],
    ['1-0', '1-0-0', 'record.result'],
    ['1-0', '0.5-0.5', 'record.result'],
    ['1-0', 'white', 'record.result'],
    ['ST-2.1', 'ST-2.2', 'record.end'],
    ['ST-2.1', 'resign 0', 'record.end'],
    ['ST-2.1', 'abort', 'record.end'],
    ['[Rules "1"]', '[Ranking "1-2"]', 'record.ranking'],
  ])('with %j as %j is refused', (from, to, code) => {
    expect(from === '' ? faultOf('  \n') : edited(from, to)).toMatchObject({ code });
  });

  it.each([
    ['1. blue 3 !', '1. blue 4 !', 'step.unreadable', 1, 2],
    ['2. red {why?} 1 ?', '2. red 3 ?', 'step.illegal', 2, 2],
    ['2. red {why?} 1 ?', '2. red 1', 'turn.unfinished', 2, 3],
    ['2. red {why?} 1 ?', '2. red 1 ? red', 'turn.over', 2, 4],
    ['3. blue 3', '3. blue 3 !', 'game.over', 3, 3],
    ['3. blue 3', '3. blue 3\n4. red 1', 'game.over', 4, 1],
    ['3. blue 3', '3. blue', 'turn.unfinished', 3, 2],
  ])('that breaks a rule names turn and step: %j as %j', (from, to, code, turn, step) => {
    expect(edited(from, to)).toMatchObject({ code, turn, step, rule: expect.stringMatching(/^ST-/) });
  });

  it('may be unfinished while the result is open', () => {
    const open = TEXT.replace('[Result "1-0"]\n[End "ST-2.1"]\n', '');
    expect(faultOf(open.replace('3. blue 3', '3. blue'))).toBeUndefined();
    expect(faultOf(TEXT.replace('1-0', '*'))).toBeUndefined();
    expect(faultOf(open.replace('3. blue 3\n', '[Result "1-0"]'))).toMatchObject({ code: 'record.syntax' });
  });

  it('may end by leaving, which costs the seat its share', () => {
    const left = (end: string, result: string): Fault | undefined =>
      faultOf(TEXT.replace('3. blue 3\n', '').replace('ST-2.1', end).replace('1-0', result));
    expect(left('resign 1', '1-0')).toBeUndefined();
    expect(left('time 0', '0-1')).toBeUndefined();
    expect(left('abort', '*')).toBeUndefined();
    expect(left('resign 1', '*')).toBeUndefined();
    expect(left('resign 0', '1-0')).toMatchObject({ code: 'record.result' });
    expect(left('resign 2', '1-0')).toMatchObject({ code: 'record.end' });
    expect(left('abort', '1-0')).toMatchObject({ code: 'record.result' });
  });

  it('may give places where it was left, but only such as there are', () => {
    const ranked = (places: string): Fault | undefined =>
      faultOf(
        TEXT.replace('3. blue 3\n', '')
          .replace('ST-2.1', 'resign 1')
          .replace('[Rules', `[Ranking "${places}"]\n[Rules`),
      );
    expect(ranked('1-2')).toBeUndefined();
    for (const places of ['9-9', '1', '1-2-3', '0-1', 'x-y'])
      expect(ranked(places)).toMatchObject({ code: 'record.ranking' });
  });

  it('keeps tags of any name', () => {
    const text = TEXT.replace('[Event', '[White-Elo"3"]\n[\u00c9v\u00e9nement  "x" ]\n[Event');
    const record = parseRecord(text);
    expect(record.ok && tagValue(record.value, 'White-Elo')).toBe('3');
    expect(record.ok && tagValue(record.value, '\u00c9v\u00e9nement')).toBe('x');
  });

  it('is written anew with every option, every step in its one spelling, and all that was its own', () => {
    const rewritten = (text: string): string => {
      const record = parseRecord(text);
      const played = record.ok ? replay(find, record.value) : record;
      return record.ok && played.ok ? formatRecord(rewriteRecord(record.value, played.value)) : 'refused';
    };
    const bare = TEXT.replace('[Rules "1"]\n[Options "pile=7"]\n', '')
      .replace('[Result "1-0"]\n[End "ST-2.1"]\n', '')
      .replace('1 ?', 'one ?');
    expect(rewritten(bare).split('\n').sort()).toEqual(TEXT.split('\n').sort());
    expect(rewritten(rewritten(bare))).toBe(rewritten(bare));
    const left = TEXT.replace('3. blue 3\n', '').replace('ST-2.1', 'time 1');
    expect(rewritten(left)).toContain('[End "time 1"]');
    expect(rewritten(left)).toContain('[Result "1-0"]');
  });

  it('is refused when it is too large', () => {
    expect(faultOf(TEXT + 'x'.repeat(RECORD_LIMIT))).toMatchObject({ code: 'record.size' });
  });
});

describe('a file of records', () => {
  it('is cut at each Game tag, with what stands before the first as a piece of its own', () => {
    expect(splitRecords(`${TEXT}\n${TEXT}`).map(piece => faultOf(piece))).toEqual([undefined, undefined]);
    expect(splitRecords(`junk\n${TEXT}`).map(piece => faultOf(piece)?.code)).toEqual(['record.empty', undefined]);
    expect(splitRecords(`\n\n${TEXT}`)).toHaveLength(1);
    expect(splitRecords('')).toEqual([]);
  });

  it('may have any line ends', () => {
    for (const end of ['\r', '\r\n', '\n']) {
      const pieces = splitRecords(`${TEXT}\n${TEXT}`.replaceAll('\n', end));
      expect(pieces.map(piece => faultOf(piece))).toEqual([undefined, undefined]);
    }
  });

  it('is cut alike however the chunks fall', () => {
    const file = `${TEXT}\n${TEXT}junk {`;
    fc.assert(
      fc.property(fc.array(fc.nat(file.length), { maxLength: 10 }), cuts => {
        const pieces: string[] = [];
        const splitter = recordSplitter(piece => pieces.push(piece));
        const places = [0, ...cuts.sort((a, b) => a - b), file.length];
        for (let i = 1; i < places.length; i++) splitter.push(file.slice(places[i - 1], places[i]));
        splitter.end();
        expect(pieces).toEqual(splitRecords(file));
      }),
    );
  });

  it('never holds more than one record: a huge one is cut off and refused, the next one is whole', () => {
    const huge = `[Game "sticks"]\n${'x'.repeat(2 * RECORD_LIMIT)}\n${'y\n'.repeat(RECORD_LIMIT)}`;
    const pieces = splitRecords(`${huge}${TEXT}`);
    expect(pieces.map(piece => faultOf(piece)?.code)).toEqual(['record.size', undefined]);
    expect(pieces[0]!.length).toBeLessThanOrEqual(RECORD_LIMIT + 1);
  });
});

describe('bad input', () => {
  it('is always a fault with a code, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        expect(faultOf(text)?.code).toEqual(expect.any(String));
      }),
      { numRuns: amount(150, 500) },
    );
  });

  it('made from a good record is either the same game or a fault', () => {
    const mutation = fc.record({
      at: fc.nat(TEXT.length),
      cut: fc.nat(8),
      put: fc.string({ unit: 'binary', maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), mutations => {
        const text = mutations.reduce((t, { at, cut, put }) => t.slice(0, at) + put + t.slice(at + cut), TEXT);
        const fault = faultOf(text);
        expect(fault === undefined || fault.code.length > 0).toBe(true);
      }),
      { numRuns: amount(300, 1000) },
    );
  });
});
