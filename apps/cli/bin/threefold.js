#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write(
    'threefold: file.missing: The command is not built yet.\nhint: Run "npm run build" in the folder of the project.\n',
  );
  process.exitCode = 3;
}
