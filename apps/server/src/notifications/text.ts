import { loadFace } from '@threefold-games/catalogue/load';
import type { RoomState } from '@threefold-games/room';
import { isLang, speaker } from '@threefold-games/speech';
import { loadOnlineWords } from '@threefold-games/words';

/** A notification in words. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly url: string;
}

/** "It is your turn", in somebody's language. */
export const yourTurnText = async (
  state: RoomState,
  seat: number,
  lang: string,
  origin: string,
): Promise<NotificationText> => {
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
