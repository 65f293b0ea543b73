import { fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody, OwnPasskey } from '@threefold-games/wire';
import { api } from '../online/index.ts';

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
  const asked = await api.ask('POST /api/account/passkeys/options');
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await withDevice(() => startRegistration({ optionsJSON }));
  if (!made.ok) return made;
  const { clientExtensionResults, ...rest } = made.value;
  const credential = { ...rest, clientExtensionResults: { ...clientExtensionResults } };
  return api.ask('POST /api/account/passkeys', { body: { label, credential } });
};

type ShownPasskey = ApiBody<'POST /api/session/passkey'>;

/** Shows a passkey of this device and sends it to the route that asks for it. */
const showPasskey = async <T>(
  route: 'POST /api/session/passkey' | 'POST /api/session/confirm',
  send: (shown: ShownPasskey) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const asked = await api.ask(`${route}/options`);
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = asked.value.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const shown = await withDevice(() => startAuthentication({ optionsJSON }));
  if (!shown.ok) return shown;
  const { clientExtensionResults, ...rest } = shown.value;
  return send({ credential: { ...rest, clientExtensionResults: { ...clientExtensionResults } } });
};

/** Signs in with a passkey of this device. */
export const signInByPasskey = (): Promise<Result<ApiAnswer<'POST /api/session/passkey'>>> =>
  showPasskey('POST /api/session/passkey', body => api.ask('POST /api/session/passkey', { body }));

/** Shows a passkey again, for what asks for it. */
export const confirmByPasskey = (): Promise<Result<unknown>> =>
  showPasskey('POST /api/session/confirm', body => api.ask('POST /api/session/confirm', { body }));
