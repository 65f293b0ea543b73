import { isSlow, type OfferKind } from '@threefold-games/room';
import type { OnlineWords } from '@threefold-games/words';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { isOver } from '../../match/tableModel.ts';
import type { MenuItem } from '../../shell/controls.tsx';
import type { IconName } from '../../shell/icons.tsx';
import { useWords } from '../../state/language.ts';
import { go } from '../../state/route.ts';
import type { TableController } from '../../table/controller.ts';

/** What those who play can ask of each other. */
export const useTools = (
  { model, source: match }: TableController<LiveMatch>,
  { live, plan }: OnlineWords,
): { readonly tools: readonly MenuItem[]; readonly more: readonly MenuItem[] } => {
  const { words, speak } = useWords();
  const { id, plan: agreed, acts, offers, paused } = model;
  if (match.mySeat === undefined || isOver(model) || !agreed) return { tools: [], more: [] };
  /** What it says is what it does: it asks, or it happens at once. */
  const label = (kind: Exclude<OfferKind, 'rematch'>): string => {
    if (kind === 'draw' || !acts.atOnce.includes(kind)) return speak(live.offer[kind]);
    return speak(kind === 'takeBack' ? words.table.undo : live.atOnce[kind]);
  };
  const ask = (icon: IconName, kind: Exclude<OfferKind, 'rematch'>): MenuItem => ({
    icon,
    label: label(kind),
    disabled: !acts.offers.includes(kind),
    onSelect: () => void match.offer(kind),
  });
  const pause: MenuItem = paused
    ? { icon: 'play', label: speak(live.resume), onSelect: () => void match.resume() }
    : ask('pause', 'pause');
  const ahead: MenuItem = {
    icon: 'chart',
    label: speak(plan.title),
    onSelect: () => go({ page: 'analysis', query: { room: id } }),
  };
  // Over days one thinks ahead; within minutes one needs a pause.
  const [first, second] = isSlow(agreed) ? [ahead, pause] : [pause, ahead];
  const canDraw = acts.offers.includes('draw') || offers.some(({ kind }) => kind === 'draw');
  return {
    tools: [ask('takeBack', 'takeBack'), first],
    more: [second, ...(canDraw ? [ask('together', 'draw')] : []), ask('cross', 'abort')],
  };
};
