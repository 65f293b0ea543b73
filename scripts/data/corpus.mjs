// Writes the index of the open corpus, corpus/index.json; corpus/README.md says what its kinds are.
//   node scripts/data/corpus.mjs          writes it
//   node scripts/data/corpus.mjs --check  lists what is out of date, and exits with 1
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const INDEX = 'corpus/index.json';
const GAMES = ['talat', 'tzaar', 'taluva'];

/** By kind: where its files lie, one group the game if there is one; their licence; what they are. */
const KINDS = [
  ['play', /^games\/(\w+)\/vectors\/.*\.play$/, 'MIT', 'complete games with the number of legal steps at every step'],
  ['refuse', /^games\/(\w+)\/vectors\/.*\.refuse$/, 'MIT', 'games whose last turn breaks a rule'],
  ['perft', /^games\/(\w+)\/vectors\/.*\.perft$/, 'MIT', 'positions with their counts of sequences of steps'],
  ['frozen', /^games\/(talat)\/vectors\/.*\.jsonl$/, 'MIT', 'boards of Talat, and whether they are frozen'],
  ['puzzles', /^games\/(\w+)\/puzzles\/\d+\.txt$/, 'CC0-1.0', 'fifty puzzles with goals, solutions and ratings'],
  ['sources', /^games\/(\w+)\/puzzles\/\d+\.games\.txt$/, 'CC0-1.0', 'the games that fifty puzzles come from'],
  ['list', /^games\/(\w+)\/puzzles\/index\.txt$/, 'CC0-1.0', 'name, rating and themes of every puzzle'],
  ['matches', /^bench\/strength\.jsonl$/, 'MIT', 'results of matches between levels, evaluators and yardsticks'],
  ['ratings', /^games\/(\w+)\/bot\/ratings\.ts$/, 'MIT', 'the Elo of each level with two seats'],
  ['net', /^games\/(\w+)\/bot\/weights\/.*\.net$/, 'MIT', 'the weights of a net'],
  ['card', /^corpus\/nets\/(talat|tzaar|taluva)\.md$/, 'MIT', 'the cards of the nets of a game'],
  ['seats', /^docs\/nets\/seats\.jsonl$/, 'MIT', 'what each seat wins, by game and options'],
  ['reliability', /^docs\/nets\/(\w+)\.reliability\.jsonl$/, 'MIT', 'how often win chances come true'],
  ['learning', /^docs\/nets\/(talat|tzaar|taluva)(?:\.small)?\.jsonl$/, 'MIT', 'the log of the training of a net'],
];

/** Where any of them may lie. */
const FOLDERS = [
  ...GAMES.flatMap(game => ['vectors', 'puzzles', 'bot', 'bot/weights'].map(folder => `games/${game}/${folder}`)),
  'bench',
  'corpus/nets',
  'docs/nets',
];

/** What a file of weights says of itself in its head: the size of the head stands in its bytes 12 to 15, the head from byte 20 on. */
const netFacts = bytes => {
  const { name, sizes, tensors } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString('utf8'));
  const parameters = tensors.reduce((sum, { shape }) => sum + shape.reduce((a, b) => a * b, 1), 0);
  return { name, parameters, sizes };
};

const describe = path => {
  for (const [kind, pattern, licence, description] of KINDS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const content = readFileSync(join(root, path));
    return {
      path,
      kind,
      game: found[1] ?? null,
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: content.length,
      licence,
      description,
      ...(kind === 'net' ? { net: netFacts(content) } : {}),
    };
  }
  return undefined;
};

const files = FOLDERS.filter(folder => existsSync(join(root, folder)))
  .flatMap(folder => readdirSync(join(root, folder)).map(name => describe(`${folder}/${name}`)))
  .filter(Boolean)
  .sort((a, b) => (a.path < b.path ? -1 : 1));

const text = `${JSON.stringify({ files }, null, 2)}\n`;

if (process.argv.includes('--check')) {
  const known = existsSync(join(root, INDEX)) ? JSON.parse(readFileSync(join(root, INDEX), 'utf8')).files : [];
  const linesOf = list => new Map(list.map(file => [file.path, JSON.stringify(file)]));
  const [before, now] = [linesOf(known), linesOf(files)];
  const stale = [...new Set([...before.keys(), ...now.keys()])].filter(path => before.get(path) !== now.get(path));
  for (const path of stale) process.stderr.write(`${path}: not as ${INDEX} has it\n`);
  if (stale.length > 0) process.stderr.write('run "node scripts/data/corpus.mjs" to update them\n');
  process.exit(stale.length > 0 ? 1 : 0);
}
writeFileSync(join(root, INDEX), text);
process.stdout.write(`${INDEX}: ${files.length} files\n`);
