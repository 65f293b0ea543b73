// Packs the staged packages: `dist/npm/*.tgz`.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { out, root, stage } from './stage.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm quietly and returns what it says; throws with all of it where it fails. */
export const runNpm = (args, cwd) => {
  const { status, stdout, stderr } = spawnSync(npm, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${relative(root, cwd)}:\n${stdout}${stderr}`);
  return stdout;
};

/** Stages and packs all packages: each with its tarball and its sizes in bytes. */
export const pack = () => {
  const staged = stage();
  const rows = JSON.parse(
    runNpm(['pack', '--json', '--ignore-scripts', ...staged.map(({ folder }) => `./${relative(out, folder)}`)], out),
  );
  return staged.map(entry => {
    const row = rows.find(({ name }) => name === entry.name);
    const tarball = join(
      out,
      readdirSync(out).find(file => file === row.filename),
    );
    return { ...entry, tarball, packedBytes: statSync(tarball).size, unpackedBytes: row.unpackedSize };
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { name, packedBytes, unpackedBytes } of pack())
    process.stdout.write(`${name.padEnd(24)}${kb(packedBytes)}${kb(unpackedBytes)}\n`);

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(14);
}
