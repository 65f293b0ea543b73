import type { Fault } from '@threefold-games/core';
import type { NowView } from '@threefold-games/room';
import type { JSX } from 'preact';
import { BoardBar, type BoardBarProps } from '../../board/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button } from '../../ui/index.ts';
import { connection } from '../net/connection.ts';
import { readinessOf, sayWaiting } from './invite.ts';

interface ReadyBarProps {
  readonly now: NowView;
  readonly host: string;
  /** Who one is, and where one sits. */
  readonly me: string | undefined;
  readonly mine: number | undefined;
  /** What was refused a moment ago. */
  readonly refused: Fault | undefined;
  readonly onReady: (ready: boolean) => void;
  readonly onStart: () => void;
  readonly onTake: () => void;
}

const useSaid = ({ now, host, me, mine, refused }: ReadyBarProps): Pick<BoardBarProps, 'tone' | 'title' | 'text'> => {
  const { words, said, speak } = useOnlineWords();
  const { room } = said;
  if (connection.state.value === 'lost')
    return { tone: 'gold', title: speak(room.lostTitle), text: speak(room.lostText) };
  if (now.phase === 'dealing') return { tone: 'none', title: speak(words.newGame.evenLooking), text: '' };
  const readiness = readinessOf(now);
  const seat = mine === undefined ? undefined : now.seats[mine];
  if (seat?.kind !== 'person')
    return {
      tone: 'none',
      title: speak(room.youWatch),
      text: speak(readiness.open > 0 ? room.seatWaits : room.noSeatLeft),
    };
  const title = speak(seat.ready ? room.youReady : room.youNotReady);
  if (refused) return { tone: 'danger', title, text: speak(room.refused, { why: sayFault(refused, words, speak) }) };
  const alone = now.seats.every((other, at) => at === mine || other.kind === 'empty');
  const hostName = now.seats.find(other => other.kind === 'person' && other.person === host);
  const waiting = alone ? speak(room.waitNobody) : sayWaiting(readiness, seat.name, said, speak);
  const last =
    me === host || hostName?.kind !== 'person' ? speak(room.canStart) : speak(room.waitHost, { name: hostName.name });
  return {
    tone: seat.ready ? 'accent' : 'none',
    title,
    text: waiting ?? (seat.ready ? last : speak(room.othersReady)),
  };
};

/** What everybody waits for, and what one can do about it. */
export const ReadyBar = (props: ReadyBarProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const { room } = said;
  const { now, host, me, mine, onReady, onStart, onTake } = props;
  const seat = mine === undefined ? undefined : now.seats[mine];
  const { open, complete } = readinessOf(now);
  const isHost = me === host && seat !== undefined;
  const isReady = seat?.kind === 'person' && seat.ready;
  return (
    <BoardBar {...useSaid(props)} spoken>
      {now.phase === 'dealing' ? null : seat?.kind === 'person' ? (
        <Button
          kind={isReady ? 'plain' : 'primary'}
          {...(!isReady && { icon: 'check' })}
          onClick={() => onReady(!isReady)}
        >
          {speak(isReady ? room.sayNotReady : room.sayReady)}
        </Button>
      ) : (
        open > 0 && (
          <Button kind="primary" onClick={onTake}>
            {speak(room.takeSeat)}
          </Button>
        )
      )}
      {isHost && now.phase === 'gathering' && (complete || (!narrow.value && isReady)) && (
        <Button kind="primary" icon="play" disabled={!complete} onClick={onStart}>
          {speak(room.start)}
        </Button>
      )}
    </BoardBar>
  );
};
