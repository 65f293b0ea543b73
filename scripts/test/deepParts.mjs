import { floors } from '../runtime.mjs';

const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args];
const vitest = (...files) => ['vitest', 'run', '--config', 'vitest.deep.config.ts', ...files];

/** The usual tests of what depends on Node, on another version of it. */
const onNode = version => ({
  name: `node${version.split('.')[0]}`,
  about: `store, server, CLI and packages on Node ${version}, the oldest supported one of its line`,
  commands: [
    ['vitest', 'run', '--project=plain', 'apps/server', 'apps/cli', 'packages', 'library'],
    ['vitest', 'run', '--project=packages', 'packed'],
  ],
  node: version,
  usual: true,
});

/** Test files by the parts that run them with their deep amounts; each takes what begins with one of these paths. */
const FILES = [
  ['perft', 'perft rows above ten million leaves', ['library/catalogue/test/perft.deep.ts']],
  ['games', 'the contract of games, random games of every variant, nets and translations', ['library/catalogue/test/']],
  ['talat', 'Talat against its referee, with every scene and lesson', ['games/talat/']],
  ['taluva', 'Taluva against its referee, with every scene and lesson', ['games/taluva/']],
  ['tzaar', 'TZAAR against its referee, with every scene and lesson', ['games/tzaar/']],
  ['packages', 'search, rooms, lessons and boards', ['packages/', 'library/']],
  ['bench', 'every signature and yardstick', ['bench/']],
  ['cli', 'the command line, and every puzzle proved again', ['apps/cli/']],
  ['store', 'both databases', ['apps/server/test/store/']],
  ['proof', 'power cuts, kills, stalls, networks, balancers and upgrades', ['apps/server/test/proof/']],
  ['server', 'the rest of the server, and the units of the web app', ['apps/server/test/', 'apps/web/test/']],
  ['scripts', 'packed packages, and every code block of the documentation', ['scripts/']],
];

/** The part that runs a test file: the first that names it. */
export const partOf = file => FILES.find(([, , paths]) => paths.some(path => file.startsWith(path)))?.[0];

/** What earlier parts run is left to them. */
const excluded = index =>
  FILES.slice(0, index)
    .flatMap(([, , paths]) => paths)
    .filter(path => FILES[index][2].some(own => path.startsWith(own)))
    .map(path => `--exclude=${path.endsWith('/') ? `${path}**` : path}`);

/** Each part takes at most 40 minutes on two cores. */
export const PARTS = [
  ...FILES.map(([name, about, paths], index) => ({ name, about, commands: [vitest(...paths, ...excluded(index))] })),
  { name: 'browser', about: 'all pages, games and languages in Chromium', commands: [npm('browser')] },
  { name: 'others', about: 'a smoke test in Firefox and WebKit', commands: [npm('browser:others')] },
  { name: 'release', about: 'a release without publishing', commands: [npm('release', '--dry-run')] },
  ...floors()
    .filter(version => !version.startsWith('26.'))
    .map(onNode),
];
