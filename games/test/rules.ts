import { readFileSync } from 'node:fs';
import { type NumberedRule, readRules } from '@threefold/core';

/** The numbered rules of a game's RULES.md. */
export const rulesOf = (id: string): readonly NumberedRule[] =>
  readRules(readFileSync(new URL(`../${id}/RULES.md`, import.meta.url), 'utf8'));

export const ruleIds = (id: string): ReadonlySet<string> => new Set(rulesOf(id).map(rule => rule.id));
