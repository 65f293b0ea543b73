import { touch } from '../../state/narrow.ts';
import { settings } from '../../state/settings.ts';

/** Whether a whole turn waits at a table for a confirmation. */
export const confirmsTurns = (): boolean => {
  const { confirm } = settings.value;
  return confirm === 'always' || (confirm === 'touch' && touch.value);
};
