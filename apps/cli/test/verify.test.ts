import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileWith, freshPath, threefold } from './harness.ts';

/** The record that docs/dealing.md explains. */
const page = readFileSync(new URL('../../../docs/dealing.md', import.meta.url), 'utf8');
const RECORD = /```\n(\[Game [\s\S]*?)```/.exec(page)![1]!;
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

describe('verify', () => {
  it('says what was checked of each record', async () => {
    const file = fileWith(`${RECORD}\n${RECORD}`);
    const { code, out, err } = await threefold(['verify', file]);
    expect([code, err]).toEqual([0, '']);
    const said = `fair by threefold-deal/1 in room k7mq-2xd9: the secret has the hash ${HASH}, and all 3 draws follow from it.`;
    expect(out).toBe(`${file}, record 1: ${said}\n${file}, record 2: ${said}\n`);
  });

  it('reads standard input', async () => {
    const { code, out } = await threefold(['verify', '-'], { stdin: RECORD });
    expect(code).toBe(0);
    expect(out).toContain('standard input, record 1: fair');
    const first = await threefold(['verify', '-'], { stdin: RECORD.replace(/^[23]\. .*\n/gm, '') });
    expect(first.out).toContain('and the one draw follows from it.');
  });

  it.each([
    ['another secret', RECORD.replace('DealSecret "00', 'DealSecret "01'), 'does not match its hash'],
    ['another nonce', RECORD.replace('aaaa', 'aaab'), 'turn 1, step 1: The draws do not follow from the deal'],
    ['another room', RECORD.replace('k7mq-2xd9', 'k7mq-2xd8'), 'The draws do not follow from the deal'],
    ['another scheme', RECORD.replace('threefold-deal/1', 'threefold-deal/9'), 'unknown scheme'],
    ['no secret', RECORD.replace(/\[DealSecret.*\]\n/, ''), 'holds no deal that could be checked: DealSecret'],
    ['a turn against the rules', RECORD.replace('H@0,1', 'T@0,1'), 'TL-'],
  ])('refuses a record with %s, and still checks the others', async (_, changed, sentence) => {
    const { code, out, err } = await threefold(['verify', '-'], { stdin: `${changed}\n${RECORD}` });
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(out).toContain('record 2: fair');
  });

  it('refuses what is no record, and what has no deal', async () => {
    const random = await threefold(['random', 'taluva', '--seed', '1']);
    expect((await threefold(['verify', '-'], { stdin: random.out })).code).toBe(1);
    expect((await threefold(['verify', '-'], { stdin: 'nothing' })).code).toBe(1);
  });

  it('says when a file cannot be read, and goes on with the next', async () => {
    const { code, out } = await threefold(['verify', freshPath(), fileWith(RECORD)]);
    expect(code).toBe(3);
    expect(out).toContain('fair');
  });
});
