import { parseChances, parseRecord, tagValue } from '@threefold/core';

/** What a record says of a start that was to be even: the share of the win that each seat could expect, or that nobody could tell. */
export const evenOf = (text: string): readonly number[] | 'unknown' | undefined => {
  const record = parseRecord(text);
  const said = record.ok ? tagValue(record.value, 'Even') : undefined;
  return said === undefined ? undefined : (parseChances(said) ?? 'unknown');
};
