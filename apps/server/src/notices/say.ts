import { loadFace } from '@threefold/games/faces';
import type { RoomState } from '@threefold/room';
import { isLang, loadOnlineWords, speaker } from '@threefold/words';

/** A notice in words. */
export interface Said {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly url: string;
}

/** Tells in somebody's language that it is their turn. */
export const sayYourTurn = async (state: RoomState, seat: number, lang: string, origin: string): Promise<Said> => {
  const known = isLang(lang) ? lang : 'en';
  const { notices } = await loadOnlineWords(known);
  const speak = speaker(known);
  const game = (await loadFace(state.plan.game, known))?.title ?? state.plan.game;
  const names = state.seats.flatMap((sitter, i) => (i !== seat && sitter.kind === 'person' ? [sitter.name] : []));
  return {
    title: speak(notices.title),
    body: names.length === 0 ? speak(notices.alone, { game }) : speak(notices.body, { game, names: speak.list(names) }),
    url: `${origin}/${known}/room/${state.id}`,
  };
};
