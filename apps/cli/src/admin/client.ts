import { fail, ok, quote, type Result } from '@threefold-games/core';
import { type ApiClient, createApiClient } from '@threefold-games/wire/client';
import { hasSentence } from '@threefold-games/words/explain';

/** A client with the operator's token. The server writes to its database itself, so commands go through it. */
export const createOperatorClient = (base: string, token: string): ApiClient =>
  createApiClient({ fetch, base, headers: { authorization: `Bearer ${token}` }, isKnown: hasSentence });

/** The id of the person with this id or name. Several guests can share a name, so an account comes before guests. */
export const findPerson = async (client: ApiClient, text: string): Promise<Result<string>> => {
  if (/^p_[a-z2-9]{12}$/.test(text)) return ok(text);
  const found = await client.ask('GET /api/moderation/people', { query: { name: text } });
  if (!found.ok) return found;
  const same = found.value.people.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [one, ...others] = same.some(({ kind }) => kind !== 'guest')
    ? same.filter(({ kind }) => kind !== 'guest')
    : same;
  if (one === undefined) return fail('people.missing', quote(text));
  return others.length === 0
    ? ok(one.id)
    : fail('http.input', `several are called ${quote(text)}: ${same.map(({ id }) => id).join(', ')}`);
};
