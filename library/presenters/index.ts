export * as talat from './talat.ts';
export * as taluva from './taluva.ts';
export * as tzaar from './tzaar.ts';
