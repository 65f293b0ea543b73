import { fail, ok } from '@threefold-games/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { question, withReauth } from '../src/account/Reauth.tsx';

const ACCOUNT = { me: { id: 'p_me', name: 'Ada' }, hasPassword: true, recovering: false, passkeys: [] };

/** A server that knows the account, or is away. */
const serve = (isThere = true): void => {
  const answer = () => (isThere ? Promise.resolve(Response.json(ACCOUNT)) : Promise.reject(new Error('away')));
  vi.stubGlobal('fetch', vi.fn(answer));
};

afterEach(() => vi.unstubAllGlobals());

/** Something that is refused until its owner was seen. */
const guarded = () => {
  const state = { isConfirmed: false, asked: 0 };
  const ask = async () => {
    state.asked += 1;
    return state.isConfirmed ? ok('codes') : fail('people.confirm');
  };
  return { state, ask };
};

const asked = () => vi.waitFor(() => question.value ?? Promise.reject(new Error('nobody was asked')));

describe('what asks for its owner', () => {
  it('is done at once where the server does not ask', async () => {
    serve();
    expect(await withReauth(async () => ok(1))).toEqual(ok(1));
    expect(await withReauth(async () => fail('http.rate'))).toMatchObject({ error: { code: 'http.rate' } });
    expect(question.value).toBeUndefined();
  });

  it('goes on when the owner was seen', async () => {
    serve();
    const { state, ask } = guarded();
    const answer = withReauth(ask);
    const { account, answer: say } = await asked();
    expect(account).toEqual(ACCOUNT);
    state.isConfirmed = true;
    say(true);
    expect(await answer).toEqual(ok('codes'));
    expect([state.asked, question.value]).toEqual([2, undefined]);
  });

  it('is not done for who would rather not say, and says why', async () => {
    serve();
    const { state, ask } = guarded();
    const answer = withReauth(ask);
    (await asked()).answer(false);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'people.confirm' } });
    expect([state.asked, question.value]).toEqual([1, undefined]);
  });

  it('says that the server is away where it cannot even be asked whose account it is', async () => {
    serve(false);
    expect(await withReauth(guarded().ask)).toMatchObject({ error: { code: 'wire.offline' } });
  });
});
