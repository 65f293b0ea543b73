import { type Signal, signal } from '@preact/signals';
import { type OpenedCoach, openCoach } from '@threefold-games/catalogue/coach';
import { lang } from '../state/language.ts';

/** By language and game. */
const known = new Map<string, Signal<OpenedCoach | undefined>>();

/** The coach of a game in the current language; undefined until it is there. One that cannot be loaded is asked for again later. */
export const useCoach = (game: string): OpenedCoach | undefined => {
  const language = lang.value;
  const key = `${language} ${game}`;
  const before = known.get(key);
  if (before) return before.value;
  const coach = signal<OpenedCoach | undefined>(undefined);
  known.set(key, coach);
  openCoach(game, language).then(
    opened => {
      coach.value = opened;
    },
    () => known.delete(key),
  );
  return coach.value;
};
