import { describe, expect, it } from 'vitest';
import { wrongUsage } from '../src/faults.ts';
import type { Io } from '../src/io.ts';
import { type EntryFormat, FOREIGN, JSON_LINES, openResumable, RECORDS } from '../src/resumableFile.ts';

/** Games with a number each, `[Game "a"]` and a remark. */
const GAMES: EntryFormat<number> = {
  split: RECORDS.split,
  begin: '[Game "a"]',
  read: entry => {
    if (entry.includes('other')) return FOREIGN;
    const number = /^\d+(?= )/m.exec(entry)?.[0];
    return RECORDS.isWhole(entry) && number !== undefined ? Number(number) : undefined;
  },
  refusal: wrongUsage('Another file.', 'Choose one.'),
};
const game = (number: number): string => `[Game "a"]\n\n${number} é wieża\n\n`;

/** A disc with one file, that is read in entries of so many bytes; and all that was done to it but adding. */
const discWith = (contents: string | Buffer | undefined, chunk = 3) => {
  let bytes = contents === undefined ? undefined : Buffer.from(contents);
  const done: string[] = [];
  const io = {
    async *readFile() {
      if (!bytes) throw Object.assign(new Error('none'), { code: 'ENOENT' });
      for (let from = 0; from < bytes.length; from += chunk) yield bytes.subarray(from, from + chunk);
    },
    writeFile: async (_, written) => {
      done.push('written');
      bytes = Buffer.from(written);
    },
    appendFile: async (_, added) => {
      bytes = Buffer.concat([bytes!, Buffer.from(added)]);
    },
    cutFile: async (_, length) => {
      done.push(`cut to ${length}`);
      bytes = bytes!.subarray(0, length);
    },
  } as Pick<Io, 'readFile' | 'writeFile' | 'appendFile' | 'cutFile'> as Io;
  return { io, done, text: () => bytes?.toString('utf8') };
};

const resume = (disc: ReturnType<typeof discWith>, format: EntryFormat<unknown> = GAMES) =>
  openResumable(disc.io, 'games.txt', true, format);

describe('a file that can be resumed', () => {
  it.each([1, 2, 3, 1000])(
    'is cut behind its last whole entry, wherever it was torn, read by %d bytes',
    async chunk => {
      const [whole, bytes] = [game(1) + game(2), Buffer.from(game(3))];
      for (let torn = 1; torn < bytes.length; torn++) {
        const disc = discWith(Buffer.concat([Buffer.from(whole), bytes.subarray(0, torn)]), chunk);
        const file = await resume(disc);
        expect(file.ok && file.value.held).toEqual([1, 2]);
        expect(disc.done).toEqual([`cut to ${Buffer.byteLength(whole)}`]);
        expect(disc.text()).toBe(whole);
      }
    },
  );

  it('is not written to where nothing is torn, so that no interruption can lose what stands there', async () => {
    const disc = discWith(game(1) + game(2));
    const file = await resume(disc);
    expect(disc.done).toEqual([]);
    if (!file.ok) throw new Error(file.error.sentence);
    await file.value.add(game(3));
    expect(disc.text()).toBe(game(1) + game(2) + game(3));
  });

  it('is made where there is none', async () => {
    const disc = discWith(undefined);
    expect(await resume(disc)).toMatchObject({ ok: true, value: { held: [] } });
    expect(disc.text()).toBe('');
  });

  it.each([
    ['begins otherwise', 'Buy tiles.\n'],
    ['begins with blanks', `\n\n${game(1)}[Game "a"]`],
    ['holds an entry of others', `${game(1)}[Game "a"]\n\nother\n\n${game(2)}`],
    ['ends with an entry of others', `${game(1)}[Game "b"]`],
    ['was torn before its end', `${game(1)}[Game "a"]\n\n2\n${game(3)}`],
    ['holds more in one entry than any record has', `${game(1)}[Game "a"]\n${'x'.repeat(20_000_000)}`],
  ])('is left alone where it %s', async (_, text) => {
    const disc = discWith(text, 65_536);
    expect(await resume(disc)).toMatchObject({ ok: false, error: { sentence: 'Another file.' } });
    expect([disc.done, disc.text()]).toEqual([[], text]);
  });

  it('may hold lines as well as records', async () => {
    const lines: EntryFormat<unknown> = {
      ...GAMES,
      split: JSON_LINES.split,
      begin: '{',
      read: entry => (JSON_LINES.isWhole(entry) ? JSON.parse(entry) : undefined),
    };
    for (const chunk of [1, 4, 100]) {
      const disc = discWith('{"n":1}\n{"n":2}\n{"n":', chunk);
      expect(await resume(disc, lines)).toMatchObject({ ok: true, value: { held: [{ n: 1 }, { n: 2 }] } });
      expect(disc.text()).toBe('{"n":1}\n{"n":2}\n');
    }
  });

  it('says what went wrong where nothing can be added', async () => {
    const disc = discWith(game(1));
    const full = async (): Promise<void> => {
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const file = await openResumable({ ...disc.io, appendFile: full }, 'games.txt', true, GAMES);
    if (!file.ok) throw new Error(file.error.sentence);
    expect(await file.value.add(game(2))).toMatchObject({ exit: 3 });
  });
});
