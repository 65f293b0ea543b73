// Whether the checkout is what a release can be made of.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './packages.mjs';
import { repository, root, version } from './stage.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** What speaks against a release, a sentence each. What only publishing asks for is passed over in a dry run. */
export const faultsOfState = isPublished => {
  const faults = [];
  const must = (isGood, sentence) => isGood || faults.push(sentence);
  const readJson = file => JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const { source } of PACKAGES) {
    const { version: own, private: isPrivate, dependencies = {} } = readJson(`${source}/package.json`);
    must(isPrivate === true, `${source} could be published without the release checks.`);
    must(own === version, `${source}/package.json says ${own}, the workspace ${version}.`);
    for (const [name, asked] of Object.entries(dependencies))
      must(
        !name.startsWith('@threefold-games/') || asked === version,
        `${source}/package.json asks for ${name} ${asked}.`,
      );
  }
  const changelog = existsSync(join(root, 'CHANGELOG.md')) ? readFileSync(join(root, 'CHANGELOG.md'), 'utf8') : '';
  must(changelog.includes(`## [${version}]`) || changelog.includes(`## ${version}`), `CHANGELOG.md has no ${version}.`);
  if (!isPublished) return faults;
  must(git('status', '--porcelain') === '', 'Some changes are not committed.');
  must(git('tag', '--list', `v${version}`) === '', `There is a v${version} already.`);
  must(!/\.example\b/.test(repository.url), 'package.json does not say yet where the repository is.');
  return faults;
};
