// Which Markdown files of the repository are pages under /docs, and at which address each is.
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Pages that lie elsewhere in the repository. */
const ELSEWHERE = {
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'training/README.md': 'training',
  'python/README.md': 'python',
  'corpus/README.md': 'corpus',
};

const gamesPages = () =>
  readdirSync(join(root, 'games'))
    .filter(game => existsSync(join(root, 'games', game, 'RULES.md')))
    .flatMap(game => [
      [`games/${game}/RULES.md`, `rules/${game}`],
      [`games/${game}/puzzles/README.md`, `puzzles/${game}`],
    ]);

/** By file, its address below /docs: nothing for the first page. */
export const pages = () =>
  new Map(
    [
      ...readdirSync(join(root, 'docs'), { recursive: true })
        .map(file => file.replaceAll('\\', '/'))
        .filter(file => file.endsWith('.md'))
        .map(file => [`docs/${file}`, file.replace(/\.md$/, '').replace(/(?:^|\/)README$/, '')]),
      ...Object.entries(ELSEWHERE),
      ...gamesPages(),
    ]
      .filter(([file]) => existsSync(join(root, file)))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What a relative link in a file leads to, as a path of the repository. */
export const targetOf = (file, link) => posix.join(posix.dirname(file), decodeURI(link));
