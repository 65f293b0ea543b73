import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { blocksOf } from '../../docs/codeBlocks/blocks.mjs';
import { withChecks } from '../../docs/codeBlocks/values.mjs';

/** What goes wrong where the examples in the READMEs of the packages run in the folder in which those are installed. */
export const faultsOfExamples = async (folder, packed) => {
  const faults = [];
  let count = 0;
  for (const { name } of packed) {
    const home = join(folder, 'node_modules', name);
    if (!existsSync(home)) continue;
    for (const { lang, code, line, notRun } of blocksOf(readFileSync(join(home, 'README.md'), 'utf8'))) {
      if (!['js', 'ts'].includes(lang) || notRun !== undefined) continue;
      count++;
      const at = join(folder, 'examples', `${name.replace(/\W/g, '-')}-${line}.mjs`);
      mkdirSync(join(folder, 'examples'), { recursive: true });
      writeFileSync(at, (await transform(withChecks(code), { loader: lang, format: 'esm', target: 'es2023' })).code);
      const { status, stderr } = spawnSync(process.execPath, [at], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) faults.push(`The README of ${name}, line ${line}: ${stderr}`);
    }
  }
  if (count === 0) faults.push('The READMEs have no examples.');
  return faults;
};
