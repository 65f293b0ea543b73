import { useEffect, useState } from 'preact/hooks';
import { readFiles, type Source } from './importing.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Takes what is dropped onto the page or pasted into it; returns whether something hovers. */
export const useIncoming = (take: (sources: readonly Source[]) => void, pasted: string): boolean => {
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
      event.preventDefault();
      setHovers(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setHovers(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setHovers(false);
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
