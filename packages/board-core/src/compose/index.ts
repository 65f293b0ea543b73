export { type BarModel, barOf, type ShownChoice } from './barModel.ts';
export { BoardInteraction, type InteractionOptions } from './boardInteraction.ts';
export { Composer, type ComposerOptions, type Picked } from './composer.ts';
export { pressKey, type TurnKeys } from './keys.ts';
export { showStep, showSteps } from './notation.ts';
export type { Refused } from './refused.ts';
export type { Seen } from './seeTable.ts';
export { type Movement, type Showing, type Shown, TurnPlayer } from './turnPlayer.ts';
