/** The topics of messages between tabs. Keys of `localStorage` need none: the browser itself reports their changes. */
type Topic = 'games' | 'puzzles';

/** Sends messages about one topic to the other tabs, and receives theirs. */
export interface TabTopic<Message> {
  tell(message: Message): void;
  /** Listens to the other tabs; returns a function that stops. */
  listen(listener: (message: Message) => void): () => void;
}

let opened: BroadcastChannel | undefined;

const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('threefold');
  return opened;
};

export const tabTopic = <Message>(topic: Topic): TabTopic<Message> => ({
  tell(message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel()?.postMessage({ topic, message });
  },
  listen(listener) {
    const onMessage = ({ data }: MessageEvent<{ readonly topic: Topic; readonly message: Message }>): void => {
      if (data.topic === topic) listener(data.message);
    };
    channel()?.addEventListener('message', onMessage);
    return () => opened?.removeEventListener('message', onMessage);
  },
});
