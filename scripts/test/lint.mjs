// Biome checks format, imports and rules, Oxlint the rules that need types.
import { runParts } from './runParts.mjs';

const rows = await runParts([
  {
    name: 'lint',
    commands: [
      ['biome', 'check', '--error-on-warnings', '.'],
      ['oxlint', '--type-aware', '--deny-warnings'],
    ],
  },
]);
process.exitCode = rows.every(({ code }) => code === 0) ? 0 : 1;
