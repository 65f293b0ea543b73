import { fail, ok, type Result } from '@threefold-games/core';
import type { PeopleDeps } from './deps.ts';
import { listPasskeys } from './passkeys.ts';
import { hasPassword } from './passwords.ts';
import type { Session } from './sessions.ts';

/**
 * Whether somebody may do what a found or borrowed device must not: who has a password or a passkey has shown it lately. Guests, and
 * accounts that have neither yet, have nothing to show.
 */
export const mayGoOn = async (
  deps: PeopleDeps,
  person: string,
  session: Session | undefined,
): Promise<Result<true>> => {
  if (session?.isConfirmed) return ok(true);
  const hasAny = (await hasPassword(deps, person)) || (await listPasskeys(deps, person)).length > 0;
  return hasAny ? fail('people.confirm') : ok(true);
};
