import type { BusGap, BusMessage } from '../store.ts';

export const CHANNEL = 'threefold';
/** PostgreSQL takes less than 8000 bytes at a time. */
const MOST_BYTES = 7500;

/** How the messages of a process begin. */
const headOf = (from: string): string => `{"from":${JSON.stringify(from)},`;

/** Whether a process wrote this itself: it hears all that it says, and need not read it. */
export const isOf = (from: string, payload: string): boolean => payload.startsWith(headOf(from));

/** Messages for the other processes, as few texts as will do. `news` is what processes of earlier versions look for. */
export const payloadsOf = (from: string, messages: readonly (BusMessage | BusGap)[]): readonly string[] => {
  const payloads: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (texts.length > 0) payloads.push(`${headOf(from)}"news":[${texts.join(',')}]}`);
    texts = [];
    bytes = 0;
  };
  for (const message of messages) {
    const text = JSON.stringify(message);
    if (bytes + text.length > MOST_BYTES) close();
    texts.push(text);
    // What we write has no letters beyond ASCII.
    bytes += text.length + 1;
  }
  close();
  return payloads;
};
