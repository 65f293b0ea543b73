import { effect, signal } from '@preact/signals';
import type { Me } from '@threefold-games/wire';
import { account, forgetSync, share } from '../../storage/index.ts';
import { api } from './api.ts';
import { connection } from './connection.ts';

/** Who one is; null for somebody without a name, undefined until the server has told it. */
export const me = signal<Me | null | undefined>(undefined);

effect(() => {
  if (connection.me.value !== undefined) me.value = connection.me.value;
});

/** The account that has been told what this browser knows. */
let told = '';

// Who plays or learns alone later knows by this that there is an account.
effect(() => {
  if (me.value === undefined) return;
  const id = me.value?.kind === 'account' ? me.value.id : '';
  account.set(id);
  // What is learned without an account is not marked.
  if (id === '') forgetSync();
  // How well one plays, what one has learned and which puzzles one has solved goes with the account.
  else if (id !== told) void share([]);
  told = id;
});

/** Asks the server who one is, unless that is known. */
export const loadMe = async (): Promise<Me | null | undefined> => {
  if (me.value !== undefined) return me.value;
  const answer = await api.ask('GET /api/me');
  if (answer.ok) me.value = answer.value.me;
  return me.value;
};

/** Tells who one is from now on, as after signing in: the connection is opened anew as that person. */
export const becomeMe = (who: Me | null): void => {
  const before = me.value;
  me.value = who;
  if (before?.id !== who?.id || before?.kind !== who?.kind) connection.again();
};

/** Asks for a name where one has none; undefined where somebody would rather not say it. */
export const needName = async (): Promise<Me | undefined> => {
  const known = await loadMe();
  if (known) return known;
  const { askName } = await import('./askName.tsx');
  return askName(becomeMe);
};
