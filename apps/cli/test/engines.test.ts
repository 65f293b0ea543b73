import { describe, expect, it } from 'vitest';
import { satisfies } from '../bin/engines.js';

const RANGE = '^22.22.3 || ^24.15.0 || >=26.0.0';

describe('the range of supported versions of Node', () => {
  it.each(['v22.22.3', 'v22.23.0', 'v24.15.0', 'v24.21.1', 'v26.0.0', 'v26.10.0', 'v27.1.0', 'v30.0.0'])(
    'has %s',
    version => {
      expect(satisfies(version, RANGE)).toBe(true);
    },
  );

  it.each(['v18.20.0', 'v20.20.2', 'v22.22.2', 'v22.9.9', 'v23.11.1', 'v24.14.1', 'v25.9.0'])(
    'does not have %s',
    version => {
      expect(satisfies(version, RANGE)).toBe(false);
    },
  );

  it('is that of package.json by default', () => {
    expect(satisfies('v20.20.2')).toBe(false);
    expect(satisfies('v26.10.0')).toBe(true);
  });
});
