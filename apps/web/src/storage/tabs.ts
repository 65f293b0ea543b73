/** What tabs of this browser tell each other about. Keys of `localStorage` need no topic: the browser tells of them itself. */
type Topic = 'games' | 'puzzles';

/** What was changed in another tab, and ways to tell the others of a change here. */
export interface TabTopic<Message> {
  tell(message: Message): void;
  /** Listens to the other tabs; returns what ends that. */
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
