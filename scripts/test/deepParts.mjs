import { floors } from '../runtime.mjs';

const npm = (script, ...args) => ['npm', 'run', '--silent', script, '--', ...args];
const vitest = (...files) => ['vitest', 'run', '--config', 'vitest.deep.config.ts', ...files];

/** The usual tests of what depends on Node, on another version of it. */
const onNode = version => ({
  name: `node${version.split('.')[0]}`,
  about: `store, server, CLI and packages on Node ${version}, the oldest of its line that is supported`,
  commands: [['vitest', 'run', '--project=plain', 'apps/server', 'apps/cli', 'packages']],
  node: version,
  usual: true,
});

/** Each part takes at most 40 minutes on two cores. */
export const PARTS = [
  { name: 'perft', about: 'perft rows above ten million leaves', commands: [vitest('games/test/perft.deep.ts')] },
  {
    name: 'rules',
    about: 'many random games of every variant against the contract and the referees',
    commands: [vitest('games/test/conformance', 'games/test/fuzz', 'referee.test.ts')],
  },
  {
    name: 'games',
    about: 'every scene, net, lesson and recorded game',
    commands: [vitest('games/talat', 'games/taluva', 'games/tzaar', 'games/test/golden')],
  },
  {
    name: 'puzzles',
    about: 'every puzzle proved again',
    commands: [vitest('apps/cli/test/puzzles', 'games/test/puzzles', 'packages/learn')],
  },
  {
    name: 'packages',
    about: 'search, rooms and the benchmarks in full',
    commands: [vitest('packages/room', 'packages/search', 'bench/test', 'apps/cli/test')],
  },
  {
    name: 'store',
    about: 'both databases, and power cuts',
    commands: [vitest('apps/server/test/store', 'proof/powerCut', 'proof/fullDisk')],
  },
  {
    name: 'server',
    about: 'kills, stalls, networks, balancers and upgrades',
    commands: [vitest('apps/server/test/proof')],
  },
  {
    name: 'docs',
    about: 'every code block of the documentation, slow ones included',
    commands: [vitest('scripts/test/codeBlocks')],
  },
  { name: 'browser', about: 'all pages, games and languages in Chromium', commands: [npm('browser')] },
  { name: 'others', about: 'a smoke test in Firefox and WebKit', commands: [npm('browser:others')] },
  { name: 'release', about: 'a release without publishing', commands: [npm('release', '--dry-run')] },
  ...floors()
    .filter(version => Number(version.split('.')[0]) < 26)
    .map(onNode),
];
