import type { PeopleDeps } from '../people/deps.ts';

/** What notices are sent with. */
export interface NoticeDeps extends Pick<PeopleDeps, 'db' | 'now' | 'origin' | 'argon'> {
  /** The keys that prove to push services who sends. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Where a push service reaches whoever runs this server: an address of the web or of mail. */
  readonly contact: string;
  /** Whether closed networks may be called. */
  readonly allowPrivate: boolean;
}
