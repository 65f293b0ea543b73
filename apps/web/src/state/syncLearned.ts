import { api } from '../net/api.ts';
import { games } from './games.ts';
import { addLearned, learned } from './learned.ts';

/** As many as an account keeps. */
const MOST = 500;

/** Tells the account which lessons this browser knows to be done, and learns of those that were done elsewhere. Where that fails it is done another time. */
export const syncLearned = async (): Promise<void> => {
  // The server refuses all where one is of no game.
  const sent = [...learned.value].filter(key => games.some(({ id }) => key.startsWith(`${id}/`))).slice(0, MOST);
  const answer = await api.ask('PUT /api/me/lessons', { body: { lessons: sent } });
  if (answer.ok) addLearned(answer.value.lessons);
};
