import { expect, it } from 'vitest';
import { isSparing, threadsOf } from '../src/engine/device.ts';

it.each([
  [{}, false],
  [{ deviceMemory: 8, connection: { saveData: false } }, false],
  [{ deviceMemory: 4, connection: {} }, false],
  [{ deviceMemory: 2 }, true],
  [{ connection: { saveData: true } }, true],
])('a device that says %j does with the small net: %s', (device, sparing) => {
  expect(isSparing(device)).toBe(sparing);
});

it.each([
  [{}, 1],
  [{ hardwareConcurrency: 1 }, 1],
  [{ hardwareConcurrency: 2 }, 2],
  [{ hardwareConcurrency: 3 }, 2],
  [{ hardwareConcurrency: 4, deviceMemory: 8 }, 3],
  [{ hardwareConcurrency: 16 }, 4],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, 1],
])('a device that says %j thinks in %i threads', (device, threads) => {
  expect(threadsOf(device)).toBe(threads);
});
