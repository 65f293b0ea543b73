import type { TableController } from './controller.ts';

/** What a key does to the turn that is being composed; false where it keeps its usual meaning. */
export const pressKey = (controller: TableController, key: string): boolean => {
  switch (key.toLowerCase()) {
    case 'enter':
      return enter(controller);
    case 'backspace':
      return controller.takeBack();
    case 'escape':
      return leave(controller);
    case 'r':
      return controller.rotateTile();
  }
  return choose(controller, key);
};

/** Plays a whole turn; before that the key points at the cell that it is on. */
const enter = (controller: TableController): boolean => {
  if (!controller.acting || !controller.composer?.finished) return false;
  void controller.confirm();
  return true;
};

/** Leaves a refusal, what is picked, then the steps. */
const leave = (controller: TableController): boolean => {
  const composer = controller.acting ? controller.composer : undefined;
  if (composer && (composer.picked.length > 0 || composer.refused)) composer.unpick();
  else composer?.reset();
  return composer !== undefined;
};

const choose = (controller: TableController, key: string): boolean => {
  const found = controller.acting && controller.choices.find(choice => choice.key?.toLowerCase() === key.toLowerCase());
  if (found) controller.pick({ at: 'choice', choice: found.choice });
  return Boolean(found);
};
