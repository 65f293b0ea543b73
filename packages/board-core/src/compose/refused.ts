import type { RuleId } from '@threefold-games/core';

/** What was tried in vain, and why. */
export interface Refused {
  /** The step that was meant, in the notation. */
  readonly attempt: string;
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** The cells that show why. */
  readonly cells: readonly string[];
  /** The reason as a sentence. */
  readonly text: string;
}
