import { type Signal, signal } from '@preact/signals';

/** Why nothing is stored in this browser: there is no room, or it may not be. */
export type StorageProblem = 'full' | 'blocked';

export const storageProblem: Signal<StorageProblem | undefined> = signal(undefined);
