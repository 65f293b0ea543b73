// Runs the blocks of one document, in their order and in one folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../release/stage.mjs';
import { blocksOf } from './blocks.mjs';
import { faultsOfCommands, runProgram } from './commands.mjs';
import { faultsOfHtml } from './html.mjs';
import { withChecks } from './values.mjs';

const put = (folder, name, text) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** A part of a file of the repository is that part to the letter; the whole file goes into the folder. */
const faultsOfPart = ({ from, file, text }, folder) => {
  const whole = readFileSync(join(root, from), 'utf8');
  if (file) put(folder, file, whole);
  return whole.includes(text.trimEnd()) ? [] : [`is no part of ${from}:\n${text}`];
};

const runNode = async (path, { folder, bin }) => {
  const { code, output } = await runProgram(process.execPath, [path], { cwd: folder, bin });
  return code === 0 ? [] : [`ended with ${code}:\n${output}`];
};

const CODE = {
  js: (text, at, place) => runNode(put(place.folder, `block${at}.mjs`, withChecks(text)), place),
  ts: (_, at, place) => {
    const path = join(place.folder, typedName({ line: at }));
    const faults = place.typeFaults.filter(fault => fault.startsWith(`${relative(place.root, path)}(`));
    return faults.length > 0 ? faults : runNode(path.replace(/ts$/, 'js'), place);
  },
  python: async (text, at, place) => {
    const path = put(place.folder, `block${at}.py`, text);
    const env = { PYTHONPATH: join(root, 'python') };
    const { code, output } = await runProgram('python3', [path], { cwd: root, bin: place.bin, env });
    return code === 0 ? [] : [`ended with ${code}:\n${output}`];
  },
  json: text => {
    try {
      JSON.parse(text);
      return [];
    } catch (error) {
      return [String(error)];
    }
  },
  html: (text, _, place) => faultsOfHtml(text, place),
  sh: (text, _, place) => faultsOfCommands({ lang: 'sh', text }, place),
  console: (text, _, place) => faultsOfCommands({ lang: 'console', text }, place),
};
/** Shown, but nothing that could be run. */
const SHOWN = new Set(['text', 'css', 'md']);
CODE.javascript = CODE.js;

/** A file that later blocks use. */
const faultsOfFile = ({ file, text }, place) => {
  put(place.folder, file, text);
  return place.typeFaults.filter(fault => fault.startsWith(`${relative(place.root, join(place.folder, file))}(`));
};

const faultsOfBlock = (block, place) => {
  const { lang, code, file, from, notRun, line } = block;
  if (notRun !== undefined) return notRun === '' ? ['is not run, and does not say why'] : [];
  if (lang === '') return ['has no language'];
  if (from) return faultsOfPart(block, place.folder);
  if (file) return faultsOfFile(block, place);
  if (SHOWN.has(lang)) return [];
  return CODE[lang]?.(code, line, place) ?? [`is in a language that nothing here runs: ${lang}`];
};

const typedName = ({ file, line }) => file ?? `block${line}.ts`;

/** The folder in which the blocks of a document run. */
export const placeOf = (name, sandbox) => ({
  ...sandbox,
  root: sandbox.folder,
  folder: join(sandbox.folder, name.replaceAll(/\W/g, '-')),
});

/** Checks the types of all documents at once, and compiles them, by name and text; each fault begins with its file. */
export const typeFaultsOf = async (documents, sandbox) => {
  for (const [name, text] of documents)
    for (const block of blocksOf(text)) {
      const { lang, file, from, notRun } = block;
      if (lang !== 'ts' || notRun !== undefined) continue;
      const whole = from ? file && readFileSync(join(root, from), 'utf8') : withChecks(block.code);
      if (whole) put(placeOf(name, sandbox).folder, typedName(block), whole);
    }
  const { folder, bin } = sandbox;
  const { output } = await runProgram(join(bin, 'tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder, bin });
  return output.split(/\n(?=\S)/).filter(line => line.trim() !== '');
};

/** Whether a block is left to others: to machines with Python, or to the deep tests. */
const isLeft = ({ lang, flags }, { hasPython, isDeep }) =>
  (lang === 'python' && !hasPython) || (flags.includes('slow') && !isDeep);

/** What is wrong with the blocks of a document, each with its file and line; the first fault ends it, since blocks build on each other. */
export const faultsOfDocument = async (name, text, place) => {
  mkdirSync(place.folder, { recursive: true });
  put(place.folder, 'package.json', '{ "type": "module", "private": true }\n');
  for (const block of blocksOf(text)) {
    if (isLeft(block, place)) continue;
    const faults = await faultsOfBlock(block, place);
    if (faults.length > 0) return faults.map(fault => `${name}:${block.line} ${fault}`);
  }
  return [];
};
