import type { BoardFace, Choice, Prompt } from '@threefold-games/stage';
import type { Composer } from './composer.ts';
import { showStep } from './notation.ts';
import type { Refused } from './refused.ts';
import type { Seen } from './seeTable.ts';

/** What the bar below a board shows of the turn that is composed. */
export interface BarModel {
  /** What to do next. */
  readonly prompt: Prompt;
  readonly refused: Refused | undefined;
  /** Whether the refused text is not even notation. */
  readonly isUnread: boolean;
  /** The steps so far, as people read them. */
  readonly chips: readonly string[];
  readonly choices: readonly ShownChoice[];
  /** Whether there is a tile in hand or lying loose, and whether rotating it does anything. */
  readonly hasTile: boolean;
  readonly canRotate: boolean;
  readonly canTakeBack: boolean;
  readonly canConfirm: boolean;
}

/** A choice as its button shows it. */
export interface ShownChoice extends Choice {
  /** Whether it is the one that was made; undefined if none was. */
  readonly pressed: boolean | undefined;
  /** How many it uses, else how many are left. */
  readonly number: number | undefined;
}

/** The bar of a turn that is composed; `choices` are those that are offered. */
export const barOf = (
  composer: Composer,
  choices: readonly Choice[],
  { view, look }: Seen,
  face: BoardFace,
): BarModel => {
  const { refused, spin } = composer;
  const chosen = composer.picked.find(pick => pick.at === 'choice')?.choice;
  return {
    prompt: face.prompt(view, look),
    refused,
    isUnread: refused?.rule === composer.game.rules.notation,
    chips: composer.steps.map(showStep),
    choices: choices.map(each => {
      const { caption = each.picture ? undefined : each.label } = each;
      return {
        ...each,
        ...(caption !== undefined && { caption }),
        pressed: chosen === undefined ? undefined : each.choice === chosen,
        number: each.uses ?? each.count,
      };
    }),
    hasTile: spin !== undefined,
    canRotate: composer.rotatable,
    canTakeBack: !composer.empty || refused !== undefined,
    canConfirm: composer.finished,
  };
};
