// Decides which modules share a file: by the entries that need a module, not by its name, so moving or renaming a file changes no chunk.
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * The chunk of a module that several entries need; undefined leaves it to the bundler. Whatever a module imports is needed by the same
 * entries at least, so every rule takes a module together with its imports, or leaves those to chunks that never import its own.
 */
const chunkFor = (module: string, entries: readonly string[]): string | undefined => {
  const isNeededBy = (entry: string): boolean => entries.some(each => each.endsWith(entry));
  // The first script waits for its words: what these import may not lie in it.
  if (isNeededBy(ENTRIES.start) && entries.length === 1) return undefined;
  if (isNeededBy(ENTRIES.start) || isNeededBy(ENTRIES.newHere) || entries.length >= EVERYWHERE) return 'base';
  if (isNeededBy(ENTRIES.table) || isNeededBy(ENTRIES.startGame))
    return isNeededBy(ENTRIES.analysis) ? 'board' : 'table';
  const pages = entries.filter(entry => entry.endsWith('Page.tsx')).length;
  const [, game, part] = /\/games\/(\w+)\/(rules|scene)\//.exec(module) ?? [];
  // Whatever draws a game comes with its board.
  if (game === undefined && entries.some(entry => /\/presenters\/\w+\.ts$/.test(entry))) return 'board';
  if (game !== undefined && pages === 0) {
    if (isNeededBy(`/presenters/${game}.ts`)) return game;
    return part === 'rules' && isNeededBy(`/games/${game}/rules/index.ts`) ? `${game}-rules` : undefined;
  }
  return pages > 1 && !AT_HOME.some(isNeededBy) ? 'pages' : undefined;
};

/** So many entries stand for all of them, such as the words of every page and language. */
const EVERYWHERE = 50;
/** The entries that decide about a chunk. A build fails if one of them is gone, so that a rename moves no code in silence. */
const ENTRIES = {
  start: '/index.html',
  newHere: '/home/NewHere.tsx',
  startGame: '/match/startGame.ts',
  table: '/table/TablePage.tsx',
  analysis: '/analysis/AnalysisPage.tsx',
  ownSkills: '/match/level/ownSkills.ts',
  upgrade: '/library/upgradeSavedGame.ts',
} as const;
/** What the home page loads on the way to a board: what pages share must not come along. */
const AT_HOME = [ENTRIES.ownSkills, ENTRIES.upgrade];

/** By module, the entries that need it: found by a build that leaves all splitting to the bundler, which knows what is used of a barrel. */
const readEntries = async (config: UserConfig): Promise<ReadonlyMap<string, readonly string[]>> => {
  const plugins = config.plugins?.filter(plugin => !(plugin && 'name' in plugin && plugin.name === NAME));
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: plugins ?? [],
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entries = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  for (const name of Object.values(ENTRIES))
    if (!entries.some(({ facadeModuleId }) => facadeModuleId?.endsWith(name)))
      throw new Error(`build/chunks.ts: no part of the app is loaded by ${name}`);
  const found = new Map<string, string[]>();
  for (const { facadeModuleId, fileName } of entries) {
    const needed = new Set([fileName]);
    for (const name of needed) for (const imported of chunks.get(name)?.imports ?? []) needed.add(imported);
    const modules = [...needed].flatMap(name => chunks.get(name)?.moduleIds ?? []);
    for (const id of modules) found.set(id, [...(found.get(id) ?? []), facadeModuleId ?? '']);
  }
  return found;
};

const NAME = 'chunks';

/** Groups what pages share into a few files, which compress better than hundreds of small ones. */
export const chunks = (): Plugin => ({
  name: NAME,
  apply: 'build',
  config: async config => {
    const entries = await readEntries(config);
    const name = (id: string): string | null => chunkFor(id, entries.get(id) ?? []) ?? null;
    const groups = [{ name, includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});
