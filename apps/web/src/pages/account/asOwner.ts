import { signal } from '@preact/signals';
import type { Result } from '@threefold-games/core';
import type { ApiAnswer } from '@threefold-games/wire';
import { api } from '../../net/api.ts';

/** Somebody is asked to show that the account is theirs. */
export interface Question {
  readonly account: ApiAnswer<'GET /api/account'>;
  /** Whether they did. */
  readonly answer: (isOwner: boolean) => void;
}

/** What the page asks just now; `OwnerSheet` shows it. */
export const question = signal<Question | undefined>(undefined);

const askOwner = (account: Question['account']): Promise<boolean> =>
  new Promise(resolve => {
    question.value = {
      account,
      answer: isOwner => {
        question.value = undefined;
        resolve(isOwner);
      },
    };
  });

/** Asks the server; where it wants to see the password or a passkey again, the person is asked for it and then the server once more. */
export const asOwner = async <T>(what: () => Promise<Result<T>>): Promise<Result<T>> => {
  const answer = await what();
  if (answer.ok || answer.error.code !== 'people.confirm') return answer;
  const account = await api.ask('GET /api/account');
  if (!account.ok) return account;
  return (await askOwner(account.value)) ? what() : answer;
};
