import { register } from 'tsx/esm/api';

// A thread does not take over the loader of the process: it needs one of its own to read the sources.
register();
await import('./tree.ts');
