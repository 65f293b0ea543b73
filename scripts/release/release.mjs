// Makes a release: builds, packs, and tries the tarballs as somebody outside would, then publishes them. `--dry-run` stops before that.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsOfBrowser } from './checks/browser.mjs';
import { BUNDLES, withEsbuild, withVite } from './checks/bundles.mjs';
import { faultsOfCommand } from './checks/command.mjs';
import { faultsOfContents } from './checks/contents.mjs';
import { faultsOfExamples } from './checks/examples.mjs';
import { faultsOfExports } from './checks/exports.mjs';
import { faultsOfScope } from './checks/scope.mjs';
import { faultsOfTypes } from './checks/types.mjs';
import { closureOf, installPacked, installWithPnpm, LIBRARY } from './installPacked.mjs';
import { packOnce, runNpm } from './pack.mjs';
import { PACKAGES } from './packages.mjs';
import { repository, root, version } from './stage.mjs';
import { faultsOfState } from './state.mjs';

const HELP = `Usage: npm run release -- --dry-run | --publish

--dry-run   checks that our names on npm are ours, builds, packs, checks the exports with publint and attw, installs the tarballs into
            empty projects with npm and pnpm, checks their types, bundles them with vite and esbuild, runs the examples in Node and in
            a browser, and prints sizes against their limits
--publish   the same, then publishes every package and tags the commit
`;

const say = text => process.stdout.write(`${text}\n`);
const kb = bytes => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
const row = (name, ...cells) => say(`  ${name.padEnd(26)}${cells.join('')}`);

/** Says what is done, does it, and says what is wrong. */
const step = async (what, faults, work) => {
  const begun = Date.now();
  say(`\n${what}`);
  const found = (await work()) ?? [];
  for (const fault of found) say(`  ! ${fault}`);
  faults.push(...found);
  say(`  ${found.length === 0 ? 'fine' : `${found.length} wrong`}, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
};

const showSizes = packed => {
  row('package', 'packed'.padStart(12), 'limit'.padStart(12), 'unpacked'.padStart(12), 'limit'.padStart(12));
  for (const { name, bytes, limits } of packed)
    row(name, kb(bytes.packed), kb(limits.packed), kb(bytes.unpacked), kb(limits.unpacked));
};

const faultsOfBundles = async folder => {
  const faults = [];
  row('bundle, gzipped', 'esbuild'.padStart(12), 'vite'.padStart(12), 'limit'.padStart(12));
  for (const bundle of BUNDLES) {
    const sizes = [await withEsbuild(folder, bundle), await withVite(folder, bundle)];
    row(bundle.name, ...sizes.map(kb), kb(bundle.limit));
    if (Math.max(...sizes) > bundle.limit) faults.push(`${bundle.name} is too large in a bundle.`);
  }
  return faults;
};

const publish = packed => {
  for (const { name, tarball } of packed) {
    runNpm(['publish', tarball, '--access', 'public'], root);
    say(`  ${name} ${version}`);
  }
  const { status } = spawnSync('git', ['tag', '--annotate', `v${version}`, '--message', `Release ${version}`], {
    cwd: root,
  });
  if (status !== 0) throw new Error(`git could not tag v${version}.`);
};

const main = async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } } });
  if (Boolean(values['dry-run']) === Boolean(values.publish)) {
    process.stderr.write(HELP);
    return 2;
  }
  const ready = spawnSync(process.execPath, [join(root, 'scripts/ready.mjs')], { cwd: root, stdio: 'inherit' });
  if (ready.status !== 0) return ready.status ?? 1;
  const folder = mkdtempSync(join(tmpdir(), 'threefold-release-'));
  const [withNpm, withPnpm, whole] = ['npm', 'pnpm', 'whole'].map(name => join(folder, name));
  const faults = [];
  let packed = [];
  try {
    await step('Is everything ready to be released?', faults, () => faultsOfState(values.publish === true));
    await step('Are our names on npm ours?', faults, () =>
      faultsOfScope(
        PACKAGES.map(({ name }) => name),
        repository,
        { isPublished: values.publish === true, say },
      ),
    );
    await step(`Packs ${version}`, faults, () => {
      packed = packOnce();
      showSizes(packed);
      return packed.flatMap(faultsOfContents);
    });
    await step('Checks the exports with publint and attw', faults, async () => {
      const found = [];
      for (const each of packed) found.push(...(await faultsOfExports(each)));
      return found;
    });
    await step('Installs the library with npm', faults, () => installPacked(withNpm, packed, LIBRARY));
    await step('Checks its types with nothing but those of the language', faults, () =>
      faultsOfTypes(withNpm, closureOf(packed, LIBRARY)),
    );
    await step('Bundles it with esbuild and vite', faults, () => faultsOfBundles(withNpm));
    await step('Runs the examples of the READMEs in Node', faults, () => faultsOfExamples(withNpm, packed));
    await step('Shows boards and lets a bot play in a browser', faults, () => faultsOfBrowser(withNpm));
    await step('Installs the library with pnpm, and runs the examples there', faults, () => {
      installWithPnpm(withPnpm, packed, LIBRARY);
      return faultsOfExamples(withPnpm, packed);
    });
    await step('Installs the command with npm, plays and serves', faults, () => {
      installPacked(whole, packed, ['threefold']);
      return faultsOfCommand(whole, version);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) {
    say(`\n${faults.length} wrong: nothing is published.`);
    return 1;
  }
  if (values.publish) await step('Publishes', faults, () => publish(packed));
  else say(`\n${version} can be published.`);
  return 0;
};

process.exitCode = await main();
