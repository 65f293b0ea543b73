import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, IconButton } from './Button.tsx';
import type { IconName } from './icons.tsx';

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** What stays in view below. */
  readonly foot?: ComponentChildren;
}

/** A dialog; a sheet from below on phones. Escape and a click beside it close it, and focus goes back to where it was. */
export const Sheet = ({ title, open, onClose, children, foot }: SheetProps): JSX.Element => {
  const { words, speak } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog itself stays, or closing it could not give the focus back.
  useEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    shown.showModal();
    return () => shown.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through the dialog's cancel event
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div class="sheet-body">
          <div class="beside sheet-head">
            <h2>{title}</h2>
            <IconButton icon="close" label={speak(words.shell.close)} onClick={onClose} />
          </div>
          <div class="sheet-content">{children}</div>
          {foot && <div class="sheet-foot">{foot}</div>}
        </div>
      )}
    </dialog>
  );
};

interface ConfirmSheetProps extends Pick<SheetProps, 'title' | 'open' | 'onClose'> {
  readonly text: string;
  /** What is done, on its button. */
  readonly action: string;
  readonly icon?: IconName;
  readonly onConfirm: () => void;
}

/** Asks before something is done that cannot be undone. */
export const ConfirmSheet = ({ text, action, icon, onConfirm, ...sheet }: ConfirmSheetProps): JSX.Element => {
  const { words, speak } = useWords();
  const foot = (
    <>
      <Button onClick={sheet.onClose}>{speak(words.shell.cancel)}</Button>
      <Button kind="danger" {...(icon && { icon })} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Sheet {...sheet} foot={foot}>
      <p>{text}</p>
    </Sheet>
  );
};
