import { useEffect, useState } from 'preact/hooks';
import { readFiles, type Source } from './files.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const holds = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.some(type => type === 'Files' || type === 'text/plain') ?? false;

/** Takes files and texts dropped or pasted on the page outside of fields; returns whether something is dragged over it. A text is named `pasted`. */
export const useIncoming = (take: (sources: readonly Source[]) => void, pasted = ''): boolean => {
  const [hovers, setHovers] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const took = async (data: DataTransfer): Promise<void> => {
      const text = data.getData('text/plain');
      const sources = data.files.length > 0 ? await readFiles([...data.files]) : [{ name: pasted, text }];
      if (sources.some(source => source.text === undefined || source.text.trim() !== '')) take(sources);
    };
    const over = (event: DragEvent): void => {
      if (!holds(event)) return;
      event.preventDefault();
      setHovers(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setHovers(false);
    };
    const drop = (event: DragEvent): void => {
      setHovers(false);
      if (!holds(event)) return;
      event.preventDefault();
      if (event.dataTransfer) void took(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isTyping(event.target) && event.clipboardData) void took(event.clipboardData);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => gone.abort();
  });
  return hovers;
};
