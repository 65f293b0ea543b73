// Builds the files for pages without a bundler into standalone/: a module for each game, minified, and beside them what the games share
// and the other languages, which are fetched when a page asks for them.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const folder = path => fileURLToPath(new URL(path, import.meta.url));
const GAMES = ['talat', 'taluva', 'tzaar'];

/** What no board ever shows: arrows and hints of an engine, records of other programs, the names of bots of older versions as today's. */
const WITHOUT = {
  'packages/core/src/recordLevels.ts':
    'export const nameNow = (_, value) => ({ ok: true, value }); export const commentNow = (_, comment) => comment;',
  'packages/stage/src/svg/arrows.ts': 'export const drawArrows = () => [];',
  'games/taluva/scene/hint.ts': 'export const hintOf = () => undefined; export const arrowsOf = () => [];',
  'games/tzaar/scene/arrows.ts': 'export const arrowsOf = () => [];',
  'games/tzaar/rules/littlegolem.ts': 'export const littleGolem = () => undefined;',
};

const without = { name: 'without', load: id => WITHOUT[relative(folder('../../..'), id)] };

/** No board advises anything: what a hint would place is never drawn. */
const HINT = 'scene.hint ? drawHint(scene.hint, pen) : []';

const withoutHints = {
  name: 'without-hints',
  transform: (code, id) => {
    if (!id.endsWith('/stage/src/svg/draw.ts')) return undefined;
    if (!code.includes(HINT)) throw new Error(`${id} draws hints otherwise`);
    return code.replace(HINT, '[]');
  },
};

/** Style sheets without the blanks that make them easy to read. */
const shortStyle = {
  name: 'short-style',
  load: id =>
    /\/view\/(?:board|bar|shared)Style\.ts$/.test(id)
      ? readFileSync(id, 'utf8')
          .replaceAll(/\s+(?=[^`]*`;)/g, ' ')
          .replaceAll(/ ?([{};,>]) ?(?=[^`]*`;)/g, '$1')
      : undefined,
};

/** Words that no board of a game speaks: whole groups, and lines. */
const UNSPOKEN = {
  talat: 'advise|briefing|editor|figures|options|progress|tagline',
  taluva: 'advise|briefing|editor|figures|options|panel|progress|tagline',
  tzaar: 'advise|briefing|editor|figures|options|progress|tagline',
};

const fewerWords = {
  name: 'fewer-words',
  transform: (code, id) => {
    const [, game] = /\/games\/(\w+)\/words\/\w+\/game\.ts$/.exec(id) ?? [];
    const left = new RegExp(`^ {2}(?:${UNSPOKEN[game]}): (?:\\{\\n[\\s\\S]*?^ {2}\\},|'[^\\n]*',)\\n`, 'gm');
    return game === undefined ? undefined : code.replaceAll(left, '');
  },
  /** Nothing that is left may speak them. */
  generateBundle(_, files) {
    for (const { modules = {} } of Object.values(files))
      for (const [id, { code }] of Object.entries(modules)) {
        const [, game] = /\/games\/(\w+)\/scene\//.exec(id) ?? [];
        const spoken = new RegExp(
          `\\bwords\\.(?:${UNSPOKEN[game]})\\b|\\{[^{}]*\\b(?:${UNSPOKEN[game]})\\b[^{}]*\\} = (?:voice\\.)?words\\b`,
        );
        if (game !== undefined && spoken.test(code ?? '')) throw new Error(`${id} speaks words that are left out`);
      }
  },
};

/**
 * What only the boards of one game are drawn with comes with that game: towers, frost and the plates of names; buildings and the signs
 * of land; the trails of steps. The others draw nothing in its place.
 */
const OWN = { talat: ['plates', 'prism', 'veil'], taluva: ['buildings', 'patterns'], tzaar: ['trails'] };
const DRAWN = folder('../../../packages/stage/src/svg');
/** The entry for games of others, which may be drawn with anything. */
const OTHERS = '\0others';

const ownDrawings = {
  name: 'own-drawings',
  resolveId: (source, importer = '') => {
    const [, name] = /^\.\/(\w+)\.ts$/.exec(source) ?? [];
    if (source === 'own-drawings') return '\0own';
    if (source === OTHERS || source.includes(COPY)) return source;
    return importer.startsWith(DRAWN) && Object.values(OWN).flat().includes(name) ? `\0own/${name}` : undefined;
  },
  load: id => {
    if (id === OTHERS)
      return `${registering(Object.values(OWN).flat(), 'others')} export * from '${folder('../src/index.ts')}';`;
    if (id.includes(COPY)) return { code: readFileSync(id.split(COPY)[0], 'utf8'), moduleType: 'ts' };
    if (id === '\0own') return 'export const own = {};';
    if (!id.startsWith('\0own/')) return undefined;
    const drawings = namesIn(id.slice(5)).map(name => `export const ${name} = (...given) => own.${name}?.(...given);`);
    return ["import { own } from 'own-drawings';", ...drawings].join('\n');
  },
  transform: (code, id) => {
    const [, name = ''] = /\/library\/board\/src\/(\w+)\.ts$/.exec(id) ?? [];
    return Object.hasOwn(OWN, name) ? `${registering(OWN[name], name)}${code}` : undefined;
  },
};

/** Each entry has a copy of its own: what two of them share would be one more file to fetch. */
const COPY = '?for=';

/** Puts the drawings of these files where all boards find them. */
const registering = (files, entry) => {
  const imports = files.map(
    file => `import { ${namesIn(file).join(', ')} } from '${DRAWN}/${file}.ts${COPY}${entry}';`,
  );
  return `import { own } from 'own-drawings';${imports.join('')}Object.assign(own, { ${files.flatMap(namesIn).join(', ')} });`;
};

/** The functions that a file of the stage exports. */
const namesIn = file =>
  [...readFileSync(`${DRAWN}/${file}.ts`, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

rmSync(folder('../standalone'), { recursive: true, force: true });
const bundle = await rolldown({
  input: { ...Object.fromEntries(GAMES.map(game => [game, folder(`../src/${game}.ts`)])), index: OTHERS },
  platform: 'browser',
  resolve: { conditionNames: ['threefold-source', 'browser', 'import', 'default'] },
  plugins: [without, withoutHints, shortStyle, fewerWords, ownDrawings],
  transform: { target: 'es2022' },
  checks: { bundlerTimings: false },
  onLog: (level, log, handle) => {
    // Half a bundle would be worse than none.
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
});
await bundle.write({
  dir: folder('../standalone'),
  format: 'es',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  // What games share is one file.
  codeSplitting: { groups: [{ name: 'shared', test: /\/packages\//, minShareCount: 2 }] },
});
await bundle.close();
