import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiBody, OwnPasskey } from '@threefold-games/wire';
import { LIMITS } from '../limits.ts';
import { isTaken, StoreError } from '../store/storeError.ts';
import type { PeopleDeps } from './deps.ts';

/** Loaded with the first passkey: it takes 20 MB, and most servers never see one. */
const webauthn = () => import('@simplewebauthn/server');

const NAME = 'Threefold';
/** How long somebody may take with their device. */
const CHALLENGE_LASTS = 5 * 60_000;

const rpOf = ({ origin }: PeopleDeps): string => new URL(origin).hostname;
const bytes = (encoded: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(encoded, 'base64url'));

const keep = async ({ db, now }: PeopleDeps, challenge: string, person: string | null): Promise<void> => {
  await db
    .insertInto('challenges')
    .values({ challenge, person, expires: now() + CHALLENGE_LASTS })
    .execute();
};

/** Uses up a challenge: each is good for one try, and for whom it was made. */
const spend =
  ({ db, now }: PeopleDeps, person: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const spent = await db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('person', person === null ? 'is' : '=', person)
      .where('expires', '>', now())
      .executeTakeFirst();
    return spent.numDeletedRows > 0n;
  };

export const listPasskeys = ({ db }: PeopleDeps, person: string): Promise<OwnPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'label', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();

/** What the browser needs to make a passkey. */
export const passkeyOptions = async (
  deps: PeopleDeps,
  person: { readonly id: string; readonly name: string },
): Promise<Record<string, unknown>> => {
  const known = await listPasskeys(deps, person.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: rpOf(deps),
    userName: person.name,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keep(deps, options.challenge, person.id);
  return { ...options };
};

/** Keeps a passkey that the browser made for what it was asked. */
export const addPasskey = async (
  deps: PeopleDeps,
  person: string,
  { label, credential }: ApiBody<'POST /api/account/passkeys'>,
): Promise<Result<OwnPasskey>> => {
  const known = await listPasskeys(deps, person);
  if (known.length >= LIMITS.people.passkeys) return fail('people.limit');
  const { verifyRegistrationResponse: verify } = await webauthn();
  // The library's types take no read-only list.
  const response = { ...credential.response, transports: [...(credential.response.transports ?? [])] };
  const verified = await refusedIfThrown(() =>
    verify({
      response: { ...credential, response } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: spend(deps, person),
      expectedOrigin: deps.origin,
      expectedRPID: rpOf(deps),
    }),
  );
  if (!verified?.verified) return fail('people.passkey');
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const at = deps.now();
  try {
    await deps.db
      .insertInto('passkeys')
      .values({
        id,
        person,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports ?? []),
        label,
        created: at,
        used: at,
      })
      .execute();
  } catch (error) {
    if (isTaken(error)) return fail('people.passkey');
    throw error;
  }
  return ok({ id, label, created: at, used: at });
};

export const removePasskey = async ({ db }: PeopleDeps, person: string, id: string): Promise<boolean> => {
  const removed = await db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).executeTakeFirst();
  return removed.numDeletedRows > 0n;
};

/** What the browser needs to show a passkey: one of this person's, or where nobody is known yet any that the device has. */
export const showOptions = async (deps: PeopleDeps, person: string | null): Promise<Record<string, unknown>> => {
  const { generateAuthenticationOptions } = await webauthn();
  const own = person === null ? [] : await listPasskeys(deps, person);
  const options = await generateAuthenticationOptions({
    rpID: rpOf(deps),
    userVerification: 'required',
    allowCredentials: own.map(({ id }) => ({ id })),
  });
  await keep(deps, options.challenge, person);
  return { ...options };
};

/** The person whose passkey signed what was asked of this person, or of anybody. */
export const checkPasskey = async (
  deps: PeopleDeps,
  { credential }: ApiBody<'POST /api/session/passkey'>,
  person: string | null,
): Promise<Result<string>> => {
  const row = await deps.db.selectFrom('passkeys').selectAll().where('id', '=', credential.id).executeTakeFirst();
  if (row === undefined || (person !== null && row.person !== person)) return fail('people.passkey');
  const { verifyAuthenticationResponse: verify } = await webauthn();
  const verified = await refusedIfThrown(() =>
    verify({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: spend(deps, person),
      expectedOrigin: deps.origin,
      expectedRPID: rpOf(deps),
      credential: { id: row.id, publicKey: bytes(row.publicKey), counter: row.counter },
    }),
  );
  if (!verified?.verified) return fail('people.passkey');
  await deps.db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used: deps.now() })
    .where('id', '=', row.id)
    .execute();
  return ok(row.person);
};

/** The library throws at whatever does not fit; trouble with the store is not its business. */
const refusedIfThrown = async <T>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return undefined;
  }
};
