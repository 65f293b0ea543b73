import { describe, expect, it } from 'vitest';
import { differenceOf, runRival } from '../native/agree.ts';
import { findCompiler } from '../native/build.ts';
import { smallLoops } from '../native/loops.ts';

const compiler = findCompiler();

describe.skipIf(!compiler)(`TypeScript and C++${compiler ? '' : ' (skipped: no C++ compiler is here)'}`, () => {
  it('count, judge and evaluate alike', () => {
    for (const loop of smallLoops()) {
      const script = loop.run(0);
      expect(script.results.length).toBeGreaterThan(0);
      for (const { program, label } of loop.rivals) {
        const native = runRival(compiler!, loop, program, 0);
        expect(differenceOf(loop, script, native), `${loop.name}, ${label}`).toBeUndefined();
      }
    }
  });
});
