import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readText } from '../state/files.ts';
import './share.css';

interface DropZoneProps {
  /** What is said while something is held over the page. */
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** Takes what is dropped or pasted anywhere on the page, but into fields. */
export const DropZone = ({ label, onText }: DropZoneProps): JSX.Element | null => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holds = (event: DragEvent): boolean =>
      event.dataTransfer?.types.some(type => type === 'Files' || type === 'text/plain') ?? false;
    const onOver = (event: DragEvent): void => {
      if (!holds(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (!event.relatedTarget) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!holds(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain');
      if (file) void readText(file).then(read => onText(read ?? ''));
      else if (text) onText(text);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (file) void readText(file).then(read => onText(read ?? ''));
      else if (text.trim() !== '') onText(text);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, [onText]);
  return over ? (
    <div class="drop-zone" role="status">
      <span>{label}</span>
    </div>
  ) : null;
};
