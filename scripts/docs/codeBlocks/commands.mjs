// Commands of a block, and what they write, as the block says it: `...` stands for any text, alone on a line for any lines.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** What a single command may take. */
const PATIENCE = 100_000;

const INSTALL = /^npm (?:install|i|add) (.*)$/;

/** What runs, and what it wrote with its exit code; nothing is shared with the tests that run around it. */
export const runProgram = (program, args, { cwd, bin, env = {} }) =>
  new Promise(resolve => {
    const child = spawn(program, args, {
      cwd,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
        NO_COLOR: '1',
        COLUMNS: '100',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', part => {
        output += String(part);
      });
    child.on('error', error => resolve({ code: -1, output: String(error) }));
    child.on('close', code => resolve({ code, output }));
  });

const escaped = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const tidy = text => text.replaceAll(/[ \t]+$/gm, '').trim();

/** Whether an output is as it was said to be. */
export const looksLike = (output, said) => {
  const pattern = tidy(said)
    .split('\n')
    .map(line => (line.trim() === '...' ? '(?:.*\n)*?' : `${line.split('...').map(escaped).join('.*')}\n`))
    .join('');
  return new RegExp(`^${pattern}$`).test(`${tidy(output)}\n`);
};

/** Our packages are there already; whether all that are asked for exist. */
const isInstall = (command, names) => {
  const wanted = INSTALL.exec(command)?.[1]
    .split(/\s+/)
    .filter(word => !word.startsWith('-'));
  const ours = wanted?.filter(word => /^@?threefold/.test(word)) ?? [];
  return ours.length > 0 && ours.every(name => names.includes(name)) && { others: wanted.length > ours.length };
};

/** The commands of a block: with `$ ` before each and its output below, or one a line. */
const commandsOf = ({ lang, text }) => {
  if (lang === 'sh')
    return text
      .replaceAll(/\\\n\s*/g, ' ')
      .split('\n')
      .map(line => line.replace(/\s+# .*$/, '').trim())
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(command => ({ command }));
  return text
    .split(/^\$ /m)
    .slice(1)
    .map(each => {
      const [command, ...said] = each.split('\n');
      return { command: command.replace(/\s+# .*$/, ''), said: said.join('\n') };
    });
};

/** What is wrong with a block of commands. */
export const faultsOfCommands = async (block, { folder, bin, names, env }) => {
  for (const { command, said } of commandsOf(block)) {
    if (isInstall(command, names)) continue;
    const { code, output } = await runProgram('bash', ['-c', command.replace(/^npx (?=threefold)/, '')], {
      cwd: folder,
      bin,
      env,
    });
    if (code !== 0) return [`$ ${command}\nended with ${code}:\n${output}`];
    if (said !== undefined && said.trim() !== '' && !looksLike(output, said))
      return [`$ ${command}\nwrote:\n${output}\nbut is said to write:\n${said}`];
  }
  return [];
};
