import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportCosts } from './costs.mjs';
import { countTests } from './counts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Reports the CPU time of each spec file at the end of a run; each test brings its own as an annotation. */
export default class CostReporter {
  seconds = {};
  counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(test, result) {
    const file = relative(root, test.location.file);
    for (const { type, description } of result.annotations)
      if (type === 'cpu') this.seconds[file] = (this.seconds[file] ?? 0) + Number(description);
    const outcome = result.status === 'passed' || result.status === 'skipped' ? result.status : 'failed';
    this.counts[outcome] += 1;
  }

  onEnd() {
    countTests(this.counts);
    return reportCosts(this.seconds) ? undefined : { status: 'failed' };
  }
}
