import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, truncate, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { catalogue } from './catalogue.ts';
import { EXIT, systemFault } from './faults.ts';
import type { Io } from './io.ts';
import { report } from './output.ts';
import { openEditor } from './play/lines.ts';
import { run } from './run.ts';

/** The real world: this process's streams, files, clock and chance. */
const nodeIo = (): Io => {
  const { stdin, stdout, stderr, env } = process;
  const io: Io = {
    stdin,
    terminal: { stdin: isatty(0), stdout: isatty(1), stderr: isatty(2) },
    get columns() {
      // Some pseudo terminals say that they have no columns at all.
      return stdout.columns || stderr.columns || 100;
    },
    get rows() {
      return stdout.rows || 40;
    },
    noColour: (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb',
    write: text => void stdout.write(text),
    writeError: text => void stderr.write(text),
    drained: () =>
      stdout.writableNeedDrain ? new Promise(resolve => stdout.once('drain', () => resolve())) : Promise.resolve(),
    readFile: path => createReadStream(path),
    writeFile: (path, text, overwrite) => writeFile(path, text, { flag: overwrite ? 'w' : 'wx' }),
    appendFile: (path, text) => appendFile(path, text),
    cutFile: (path, bytes) => truncate(path, bytes),
    now: () => performance.now(),
    today: () => new Date().toISOString().slice(0, 10),
    freshSeed: () => randomBytes(4).toString('hex'),
    openEditor: () => openEditor(stdin, stdout),
    onInterrupt: callback => {
      process.on('SIGINT', callback);
      return () => void process.off('SIGINT', callback);
    },
  };
  // A reader that has seen enough (`| head`) closes the pipe; that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? EXIT.fine : report(io, systemFault(error, 'standard output'))),
  );
  stderr.on('error', () => process.exit(EXIT.file));
  return io;
};

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

process.exitCode = await run(process.argv.slice(2), nodeIo(), catalogue, version);
// An unread rest of standard input must not keep the process alive.
process.stdin.destroy();
