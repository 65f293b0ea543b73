// HTML of the documentation: its elements and attributes exist, its scripts can be parsed, the files and packages that they name are there, and
// the records in it can be opened. That such pages work in a browser is tested where the element is.
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './commands.mjs';

const BOARD = /<threefold-board([^>]*)>([\s\S]*?)<\/threefold-board>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** What every element may have. */
const ANYWHERE = new Set(['id', 'class', 'style', 'slot', 'hidden', 'aria-label']);

const fromFolder = (folder, name) => import(pathToFileURL(join(folder, '../node_modules', name)).href);

const faultsOfBoards = async (text, folder) => {
  const { ATTRIBUTES } = await fromFolder(folder, '@threefold-games/board-core/dist/plan.js');
  const { openRecord } = await fromFolder(folder, '@threefold-games/play/dist/index.js');
  return [...text.matchAll(BOARD)].flatMap(([, attributes, inside]) => {
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, name]) => name);
    const faults = names
      .filter(name => !ANYWHERE.has(name) && !ATTRIBUTES.includes(name))
      .map(name => `<threefold-board> has no attribute ${name}`);
    if (inside.trim() === '') return faults;
    try {
      openRecord(inside.trim());
      return faults;
    } catch (error) {
      return [...faults, `this record cannot be opened: ${String(error)}\n${inside}`];
    }
  });
};

const faultsOfFile = (source, folder) => {
  const [, file] = /(?:^|\/)((?:standalone\/)?[\w-]+\.js)$/.exec(source) ?? [];
  const path =
    file && join(folder, '../node_modules/@threefold-games/board/standalone', file.replace('standalone/', ''));
  return path && existsSync(path) ? [] : [`there is no script ${source}`];
};

const faultsOfScript = async (code, { folder, bin }) => {
  const path = join(folder, 'inline.mjs');
  writeFileSync(path, code);
  const { code: status, output } = await runProgram(process.execPath, ['--check', path], { cwd: folder, bin });
  if (status !== 0) return [output];
  const require = createRequire(path);
  return [...code.matchAll(/(?:from|import) '([^'.][^']*)'/g)].flatMap(([, name]) => {
    try {
      require.resolve(name);
      return [];
    } catch {
      return [`there is no module ${name}`];
    }
  });
};

/** What is wrong with a piece of HTML. */
export const faultsOfHtml = async (text, place) => {
  const faults = await faultsOfBoards(text, place.folder);
  for (const [, attributes, code] of text.matchAll(SCRIPT)) {
    const [, source] = /src="([^"]*)"/.exec(attributes) ?? [];
    faults.push(...(source ? faultsOfFile(source, place.folder) : await faultsOfScript(code, place)));
  }
  for (const [name] of text.matchAll(/<\/?[a-z]+-[\w-]+/g))
    if (!/^<\/?threefold-board$/.test(name)) faults.push(`${name}> is no element`);
  return faults;
};
