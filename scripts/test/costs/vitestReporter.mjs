import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportCosts } from './costs.mjs';
import { countTests } from './counts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Reports the CPU time of each test file at the end of a run. */
export default class CostReporter {
  onTestRunEnd(modules) {
    const files = modules.filter(module => module.meta().cpu !== undefined);
    const seconds = files.map(module => [relative(root, module.moduleId), module.meta().cpu]);
    countTests({
      passed: modules.flatMap(module => [...module.children.allTests('passed')]).length,
      failed: modules.flatMap(module => [...module.children.allTests('failed')]).length,
      skipped: modules.flatMap(module => [...module.children.allTests('skipped')]).length,
    });
    if (!reportCosts(Object.fromEntries(seconds))) process.exitCode = 1;
  }
}
