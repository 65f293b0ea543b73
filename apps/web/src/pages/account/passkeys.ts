import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, Me, OwnPasskey } from '@threefold-games/wire';
import { api } from '../../net/api.ts';

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Does something with a passkey; a person who turns it down, or a device that cannot, is a refusal. */
const withDevice = async <T>(what: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await what());
  } catch (error) {
    return fail('people.passkey', error instanceof Error ? error.name : '');
  }
};

/** Makes a passkey on this device and lets the server keep it. */
export const addPasskey = async (label: string): Promise<Result<OwnPasskey>> => {
  const asked = await api.post<ApiAnswer<'POST /api/account/passkeys/options'>>('/api/account/passkeys/options');
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await withDevice(() => startRegistration({ optionsJSON }));
  return made.ok ? api.post('/api/account/passkeys', { label, credential: made.value }) : made;
};

/** Shows a passkey of this device where it is asked for. */
const showPasskey = async <T>(path: '/api/session/passkey' | '/api/session/confirm'): Promise<Result<T>> => {
  const asked = await api.post<ApiAnswer<'POST /api/session/passkey/options'>>(`${path}/options`);
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const shown = await withDevice(() => startAuthentication({ optionsJSON }));
  return shown.ok ? api.post(path, { credential: shown.value }) : shown;
};

/** Signs in with a passkey of this device. */
export const signInByPasskey = (): Promise<Result<{ readonly me: Me }>> => showPasskey('/api/session/passkey');

/** Shows a passkey again, for what asks for it. */
export const confirmByPasskey = (): Promise<Result<unknown>> => showPasskey('/api/session/confirm');
