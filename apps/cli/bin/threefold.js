#!/usr/bin/env node
// Starts the command. This file must load on an old Node, to say what is missing.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satisfies, supportedRange } from './engines.js';

const main = new URL('../dist/main.js', import.meta.url);
const isCheckout = existsSync(new URL('../src/main.ts', import.meta.url));

if (!satisfies(process.version) && isCheckout) {
  // A checkout brings its own Node.
  const runtime = await import(new URL('../../../scripts/runtime.mjs', import.meta.url).href);
  process.exitCode = await runtime.runProgram(runtime.findNode(), [
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2),
  ]);
} else if (!satisfies(process.version)) {
  process.stderr.write(
    `threefold: node.version: Node ${process.version} is too old. Threefold needs ${supportedRange}.\nhint: Install a current Node and run the command again.\n`,
  );
  process.exitCode = 3;
} else if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write(
    'threefold: file.missing: The command is not built yet.\nhint: Run "npm run build" in the folder of the project.\n',
  );
  process.exitCode = 3;
}
