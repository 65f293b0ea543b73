import type { Fault, History } from '@threefold-games/core';
import { checkOwnDeal, type DealVerdict, type RoomView } from '@threefold-games/room';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { me } from '../../net/me.ts';
import { Icon } from '../../shell/icons.tsx';
import { sayFault } from '../../state/faults.ts';
import { useWords } from '../../state/language.ts';

interface DealCheckProps {
  readonly match: LiveMatch;
  readonly history: History;
  readonly online: OnlineWords;
}

/** What is said of what could be checked. */
const SAID = {
  own: 'dealOwn',
  late: 'dealLate',
  unknown: 'dealUnknown',
  watched: 'dealWatched',
} as const satisfies Record<DealVerdict, keyof OnlineWords['live']>;

/** Whether chance had a part in a game that is over. */
const wasDealt = ({ table: { deal, layout } }: RoomView, { turns, open }: History): boolean =>
  deal.secret !== undefined &&
  (deal.order !== undefined || layout !== '' || open.drawn.length > 0 || turns.some(({ drawn }) => drawn.length > 0));

/** Says at the end of a game whether it was dealt as promised, and shows what that follows from; nothing where nothing was left to chance. */
export const DealCheck = ({ match, history, online }: DealCheckProps): JSX.Element | null => {
  const { speak } = useWords();
  const { live } = online;
  const view = match.room.value;
  const { deal } = view.table;
  const own = match.mirror.ownDeal;
  const seat = match.mySeat ?? leftSeat(view, me.value?.id);
  const isDealt = wasDealt(view, history);
  const checked = useMemo(
    () => (isDealt ? checkOwnDeal(view, history, seat, own) : undefined),
    [isDealt, view.table, history, seat, own?.nonce],
  );
  if (!checked) return null;
  return (
    <>
      {checked.ok ? (
        <p class="live-dealt">
          <Icon name={checked.value === 'own' || checked.value === 'watched' ? 'check' : 'warning'} size={18} />
          <span>
            {speak(live[SAID[checked.value]])} {deal.even && speak(live.dealEven)}
          </span>
        </p>
      ) : (
        <Wrong fault={checked.error} online={online} />
      )}
      <details class="live-deal">
        <summary>{speak(live.dealTitle)}</summary>
        <p>{speak(live.dealText)}</p>
        <dl>
          <dt>{speak(live.dealHash)}</dt>
          <dd>{deal.hash}</dd>
          {own && seat !== undefined && (
            <>
              <dt>{speak(live.dealNonce)}</dt>
              <dd>{own.nonce}</dd>
            </>
          )}
          <dt>{speak(live.dealSecret)}</dt>
          <dd>{deal.secret}</dd>
        </dl>
      </details>
    </>
  );
};

const Wrong = ({ fault, online }: { readonly fault: Fault; readonly online: OnlineWords }): JSX.Element => {
  const { words, speak } = useWords();
  const { live } = online;
  return (
    <p class="live-dealt live-dealt-wrong" role="alert">
      <Icon name="warning" size={18} />
      <span>
        {speak(live.dealWrong, { why: sayFault(fault, words, speak) })}{' '}
        {fault.code === 'deal.nonce' && speak(live.dealElsewhere)}
      </span>
    </p>
  );
};

/** Where somebody sat for whom a bot plays on. */
const leftSeat = ({ now }: RoomView, person: string | undefined): number | undefined => {
  const seat = now.seats.findIndex(sitter => sitter.kind === 'bot' && sitter.for && sitter.for.person === person);
  return seat < 0 ? undefined : seat;
};
