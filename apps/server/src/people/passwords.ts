import { fail, ok, type Result } from '@threefold-games/core';
import { PASSWORD_LENGTH } from '@threefold-games/wire';
import { LIMITS, type Limits } from '../limits.ts';
import { WorkerPool } from '../workerPool.ts';
import { forgive, isKnownNetwork, mayTry, noteEntrance, type Try } from './attempts.ts';
import type { ArgonCost, PeopleDeps } from './deps.ts';

/** Loaded when somebody has a password at all. */
const argon = () => import('@node-rs/argon2');

/** The sender of a password. */
export interface PasswordSender {
  readonly network: string;
  /** Whether the account was entered from there before: those go first. */
  readonly isKnown: boolean;
}

/** Hashes a few passwords at a time, since each takes much of the processor; the others wait, and those beyond a number are refused. */
export class HashQueue {
  private readonly pool;

  constructor({ atOnce, waiting, perAddress }: Limits['people']['hashing'] = LIMITS.people.hashing) {
    // The library has threads of its own: a worker here is only the permission to use one.
    const workers = Array.from({ length: atOnce }, () => ({ close: () => undefined }));
    this.pool = new WorkerPool({ workers, waiting, perOwner: perAddress, tooMany: 'http.rate' });
  }

  run<T>({ network, isKnown }: PasswordSender, work: () => Promise<T>): Promise<Result<T>> {
    return this.pool.run(network, async () => ok(await work()), isKnown);
  }
}

/** Shared by the whole process, because its processor is. */
const hashes = new HashQueue();

/** What is stored of a new password. */
export const hashPassword = async (
  deps: PeopleDeps,
  password: string,
  sender: PasswordSender,
): Promise<Result<string>> => {
  const text = password.normalize('NFKC');
  if (Array.from(text).length < PASSWORD_LENGTH) return fail('people.password', `${PASSWORD_LENGTH}`);
  const { hash } = await argon();
  return hashes.run(sender, () => hash(text, deps.argon));
};

/** Sets the password of a person. */
export const setPassword = async ({ db }: PeopleDeps, person: string, hash: string): Promise<void> => {
  await db
    .insertInto('passwords')
    .values({ person, hash })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ hash }))
    .execute();
};

export const hasPassword = async ({ db }: PeopleDeps, person: string): Promise<boolean> =>
  (await db.selectFrom('passwords').select('person').where('person', '=', person).executeTakeFirst()) !== undefined;

/** Whether it is the password of the account that is tried; a wrong one counts. The value is the account. */
export const tryPassword = async (deps: PeopleDeps, tried: Try, password: string): Promise<Result<string>> => {
  if (!(await mayTry(deps, tried))) return fail('http.rate');
  const { account, network } = tried;
  const sender = { network, isKnown: await isKnownNetwork(deps, tried) };
  const isRight = await hashes.run(sender, () => checkPassword(deps, account, password));
  if (!isRight.ok) return isRight;
  if (!isRight.value || account === undefined) return fail('people.signIn');
  await forgive(deps, tried);
  await noteEntrance(deps, account, network);
  return ok(account);
};

/** Whether it is the password. An unknown person takes as long as a wrong password, so that nobody learns which names exist. */
const checkPassword = async (deps: PeopleDeps, person: string | undefined, password: string): Promise<boolean> => {
  const row = await deps.db
    .selectFrom('passwords')
    .select('hash')
    .where('person', '=', person ?? '')
    .executeTakeFirst();
  const { verify } = await argon();
  const matches = await verify(row?.hash ?? (await nobodysHash(deps.argon)), password.normalize('NFKC'));
  return matches && row !== undefined;
};

const nobodys = new Map<ArgonCost, Promise<string>>();
const nobodysHash = (cost: ArgonCost): Promise<string> => {
  const known = nobodys.get(cost) ?? argon().then(({ hash }) => hash('', cost));
  nobodys.set(cost, known);
  return known;
};
