// The files of puzzles in a build. Each game's lie in a folder whose name says what is in them all: the app then knows one name a game, and not one a file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHELF = /^(.*[\\/]games[\\/](\w+))[\\/]puzzles\.ts$/;
const ADDRESS = /new URL\((['`])\.\/puzzles\/(.*?)\1, import\.meta\.url\)/g;

const filesIn = folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => ({ name, source: readFileSync(join(folder, name)) }));

/** Puts the puzzles of all games where the app finds them. */
export const shelves = () => ({
  name: 'shelves',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, folder, game] = SHELF.exec(id) ?? [];
    if (folder === undefined) return null;
    const files = filesIn(join(folder, 'puzzles'));
    const hash = createHash('sha256');
    for (const { name, source } of files) hash.update(name).update(source);
    const place = `assets/${game}-${hash.digest('base64url').slice(0, 8)}`;
    for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `${place}/${name}`, source });
    return code.replaceAll(ADDRESS, (_, _quote, name) => `new URL(\`/${place}/${name}\`, self.location.origin)`);
  },
});
