export { openExplainer } from './explainHint.ts';
export { TurnRemark } from './TurnRemark.tsx';
