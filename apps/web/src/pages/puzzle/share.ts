import { copyText } from '../../state/files.ts';

/** Hands a text to another app as the system offers it, else copies it; what came of it. */
export const shareText = async (text: string): Promise<'shared' | 'copied' | 'failed'> => {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Whoever has thought better of it knows that.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
};
