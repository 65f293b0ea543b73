import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Every file of French words: the catalogue's, and those of the games. */
const files = [
  ...readdirSync(join(ROOT, 'packages/words/src/fr'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => join(ROOT, 'packages/words/src/fr', name)),
  ...readdirSync(join(ROOT, 'games'), { recursive: true, encoding: 'utf8' })
    .filter(name => /^\w+[/\\]words[/\\](?:\w+[/\\])?fr\.ts$/.test(name))
    .map(name => join(ROOT, 'games', name)),
];

it('has a narrow space that does not break before high signs and inside quotation marks', () => {
  const wide = files.flatMap(file => readFileSync(file, 'utf8').match(/.*(?:[^\s'(] [;:!?»]|«(?!\u202f)).*/g) ?? []);
  expect(files.length).toBeGreaterThan(15);
  expect(wide).toEqual([]);
});
