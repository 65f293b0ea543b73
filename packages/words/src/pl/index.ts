export * from './analysis.ts';
export * from './faults.ts';
export * from './pages.ts';
export * from './replay.ts';
export * from './table.ts';
