export { Announcer } from './announcer.ts';
export { Counts, HeadlineView, SmallCounts } from './Counts.tsx';
export { lastRefusal, returnToTable } from './lastRefusal.ts';
export { PlayerName } from './PlayerCard.tsx';
export { confirmsTurns, type SetTable, setTable, usePlaying } from './setTable.ts';
export { Table } from './Table.tsx';
export type { ExtraPanel, TableExtras } from './tableExtras.ts';
