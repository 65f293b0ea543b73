import { expect, it } from 'vitest';
import { isSparing } from '../src/engine/isSparing.ts';

it.each([
  [{}, false],
  [{ deviceMemory: 8, connection: { saveData: false } }, false],
  [{ deviceMemory: 4, connection: {} }, false],
  [{ deviceMemory: 2 }, true],
  [{ connection: { saveData: true } }, true],
])('a device that says %j does with the small net: %s', (device, sparing) => {
  expect(isSparing(device)).toBe(sparing);
});
