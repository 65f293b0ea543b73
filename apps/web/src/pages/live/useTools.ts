import { isSlow } from '@threefold/room';
import type { OnlineWords } from '@threefold/words';
import type { LiveSession } from '../../live/session.ts';
import type { MenuItem } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { go } from '../../state/route.ts';

/** What those who play can ask of each other. */
export const useTools = (
  session: LiveSession,
  { live, plan }: OnlineWords,
): { readonly tools: readonly MenuItem[]; readonly more: readonly MenuItem[] } => {
  const { speak } = useWords();
  const { seat } = session;
  const now = session.mirror.now.value!;
  const { game } = session.standing.value;
  if (seat === undefined || now.phase !== 'playing') return { tools: [], more: [] };
  const isOpen = (kind: string): boolean => now.offers.some(offer => offer.kind === kind);
  const people = now.seats.filter(({ kind }) => kind === 'person').length;
  const { id, plan: agreed } = session.mirror.table.value!;
  const pause: MenuItem =
    now.paused === undefined
      ? {
          icon: 'pause',
          label: speak(live.offer.pause),
          disabled: isOpen('pause'),
          onSelect: () => void session.offer('pause'),
        }
      : { icon: 'play', label: speak(live.resume), onSelect: () => void session.resume() };
  const ahead: MenuItem = {
    icon: 'chart',
    label: speak(plan.title),
    onSelect: () => go({ page: 'analysis', query: { room: id } }),
  };
  // Over days one thinks ahead; within minutes one needs a pause.
  const [first, second] = isSlow(agreed) ? [ahead, pause] : [pause, ahead];
  const tools: readonly MenuItem[] = [
    {
      icon: 'undo',
      label: speak(live.offer.takeBack),
      disabled: session.undoable === 0 || isOpen('takeBack'),
      onSelect: () => void session.undo(),
    },
    first,
  ];
  const more: readonly MenuItem[] = [
    second,
    ...(game.sharedResults && people > 1
      ? [
          {
            icon: 'together' as const,
            label: speak(live.offer.draw),
            disabled: isOpen('draw'),
            onSelect: () => void session.offer('draw'),
          },
        ]
      : []),
    {
      icon: 'cross',
      label: speak(live.offer.abort),
      disabled: isOpen('abort'),
      onSelect: () => void session.offer('abort'),
    },
  ];
  return { tools, more };
};
