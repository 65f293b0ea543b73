import { fail, ok, quote, type Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody, ApiFault, ApiParams, ApiQuery, RouteName } from '@threefold-games/wire';

/** A route that operators alone use. */
type OperatorRoute = Extract<RouteName, `${string} /api/moderation/${string}`>;

interface Asked<Name extends OperatorRoute> {
  readonly params?: ApiParams<Name>;
  readonly query?: ApiQuery<Name>;
  readonly body?: ApiBody<Name>;
}

/** Speaks to a running server as whoever has it: it alone writes to its database. */
export class OperatorClient {
  private readonly address: string;
  private readonly token: string;

  constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  async ask<Name extends OperatorRoute>(name: Name, asked: Asked<Name> = {}): Promise<Result<ApiAnswer<Name>>> {
    const [method = '', path = ''] = name.split(' ');
    const params = (asked.params ?? {}) as Readonly<Record<string, unknown>>;
    try {
      const url = new URL(
        path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))),
        this.address,
      );
      for (const [key, value] of Object.entries(asked.query ?? {})) url.searchParams.set(key, String(value));
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(asked.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
      });
      const body: unknown = await answer.json();
      if (answer.ok) return ok(body as ApiAnswer<Name>);
      const { code, detail = '' } = body as ApiFault;
      return fail(code as 'http.input', detail);
    } catch {
      return fail('wire.offline', this.address);
    }
  }

  /** The person of this id or name: an account goes before guests, of whom there may be several. */
  async find(text: string): Promise<Result<string>> {
    if (/^p_[a-z2-9]{12}$/.test(text)) return ok(text);
    const found = await this.ask('GET /api/moderation/people', { query: { name: text } });
    if (!found.ok) return found;
    const same = found.value.people.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
    const [one, ...others] = same.some(({ kind }) => kind !== 'guest')
      ? same.filter(({ kind }) => kind !== 'guest')
      : same;
    if (one === undefined) return fail('people.missing', quote(text));
    return others.length === 0
      ? ok(one.id)
      : fail('http.input', `several are called ${quote(text)}: ${same.map(({ id }) => id).join(', ')}`);
  }
}
