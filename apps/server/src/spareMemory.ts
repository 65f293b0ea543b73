import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap of this process grow by a third before it is cleared, instead of to several times what is needed: thousands of idle
 * lines make little garbage, so the slack would be most of what a server takes.
 */
export const spareMemory = (): void => setFlagsFromString('--heap-growing-percent=30');
