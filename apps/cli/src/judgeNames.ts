import type { JudgeName } from '@threefold/search';

/** What the command line and the protocol call the judges: the big net is the net. */
export const JUDGE_NAMES = ['net', 'small', 'hand'] as const;
export type SaidJudge = (typeof JUDGE_NAMES)[number];

export const isJudgeName = (text: string): text is SaidJudge => (JUDGE_NAMES as readonly string[]).includes(text);

export const parseJudge = (name: SaidJudge): JudgeName => (name === 'net' ? 'big' : name);
export const formatJudge = (judge: JudgeName): SaidJudge => (judge === 'big' ? 'net' : judge);
