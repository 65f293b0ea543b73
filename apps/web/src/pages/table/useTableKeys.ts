import type { Face } from '@threefold/stage';
import { useWords } from '../../state/language.ts';
import type { Picked } from '../../table/composer.ts';
import type { TableSession } from '../../table/tableSession.ts';
import type { Announcer } from './announcer.ts';
import type { TableLook } from './tableLook.ts';
import { useKeys } from './useKeys.ts';

interface KeyedTable {
  readonly session: TableSession;
  readonly face: Face;
  readonly announcer: Announcer;
  readonly table: TableLook;
  /** The cell that the keyboard is on. */
  readonly focus: string | undefined;
  readonly canHint: boolean;
  onHint(): void;
  onCommands(): void;
  onHelp(): void;
  /** Something was pointed at or placed. */
  onDone(result: Picked): void;
  onConfirm(): void;
  /** Leaves what stands in the way of playing, such as a look back; false where nothing does. */
  onLeave(): boolean;
}

/** Lets the whole game be played by keys. */
export const useTableKeys = (keyed: KeyedTable): void => {
  const { session, face, announcer, table, focus, canHint, onDone } = keyed;
  const { words, speak } = useWords();
  const composer = session.acting ? session.composer.value : undefined;
  useKeys({
    confirm: () => {
      if (composer?.finished) {
        keyed.onConfirm();
        return true;
      }
      const aimed = composer?.picked[0];
      // On another cell of the board the key points at that one.
      const elsewhere = focus !== undefined && !(aimed?.at === 'cell' && aimed.cell === focus);
      if (!composer?.placeable || elsewhere) return false;
      onDone(session.place());
      return true;
    },
    takeBack: () => {
      const taken = composer?.takeBack() ?? false;
      if (taken) announcer.say(speak(words.table.announceReset));
      return taken;
    },
    escape: () => {
      if (keyed.onLeave()) return true;
      if (composer && (composer.picked.length > 0 || composer.refused)) composer.unpick();
      else composer?.reset();
      return composer !== undefined;
    },
    turn: () => {
      composer?.rotate();
      return composer?.spin !== undefined;
    },
    command: () => {
      keyed.onCommands();
      return true;
    },
    hint: () => {
      if (canHint) keyed.onHint();
      return canHint;
    },
    help: () => {
      keyed.onHelp();
      return true;
    },
    choice: key => {
      if (!composer || composer.finished) return false;
      const open = composer.choices.length > 0 ? composer.choices : composer.firstChoices;
      const choices = face.choices(table.view, table.look, open);
      const found = choices.find(choice => choice.key?.toLowerCase() === key.toLowerCase());
      if (found) onDone(session.pick({ at: 'choice', choice: found.choice }));
      return found !== undefined;
    },
  });
};
