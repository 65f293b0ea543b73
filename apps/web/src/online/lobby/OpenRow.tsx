import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GameBadge, useWholeFace } from '../../board/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { Button, href, Icon, Link } from '../../ui/index.ts';
import { joinRoom } from './joinRoom.ts';
import { hostOf, type ShownRow, seatOf } from './lists.ts';
import { SeatMarks } from './SeatMarks.tsx';
import { clockIcon, clockShort, sayOptions, saySeatRating, spellRow } from './sayRow.ts';

interface OpenRowProps {
  readonly shown: ShownRow;
  /** Who one is; empty without a name. */
  readonly me: string;
  /** Whether somebody points at it, by pointer or focus. */
  readonly onHold: (on: boolean) => void;
  /** Says why it cannot be joined. */
  readonly onRefused: (sentence: string) => void;
  /** Nothing can be joined without a connection. */
  readonly away: boolean;
}

/** A game that waits for players. */
export const OpenRow = (props: OpenRowProps): JSX.Element => {
  const face = useWholeFace(props.shown.row.plan.game);
  return face ? <Row {...props} face={face} /> : <GreyRow />;
};

const Row = ({
  shown: { row, full },
  me,
  onHold,
  onRefused,
  away,
  face,
}: OpenRowProps & { readonly face: Face }): JSX.Element => {
  const { words, said, speak } = useOnlineWords();
  const [joining, setJoining] = useState(false);
  const { together } = said;
  const host = hostOf(row);
  const name = host?.name ?? '';
  const special = sayOptions(row.plan, face, words, speak);
  const mine = seatOf(row, me) !== -1;
  const join = async (): Promise<void> => {
    setJoining(true);
    const refused = await joinRoom(row.id);
    setJoining(false);
    if (refused) onRefused(speak(together.notJoined, { why: sayFault(refused, words, speak) }));
  };
  const clock = (
    <>
      <Icon name={clockIcon(row.plan.clock)} size={16} />
      <span>{clockShort(row.plan, said, speak)}</span>
    </>
  );
  return (
    <li
      class={full ? 'row lobby-row lobby-row-full' : 'row lobby-row'}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocusIn={() => onHold(true)}
      onFocusOut={() => onHold(false)}
    >
      <GameBadge face={face} size={44} />
      <div class="words">
        <div class="lobby-host">
          <Link class="row-link" to={{ page: 'room', id: row.id }} label={spellRow(row, face, said, speak)}>
            {name}
          </Link>
          <span class="quiet desk-only">{saySeatRating(host ?? {}, said, speak) ?? speak(together.newPerson)}</span>
          <SeatMarks face={face} seats={row.seats} />
        </div>
        <p class="small clip lobby-what" aria-hidden="true">
          <span>{face.title}</span>
          <span class="lobby-clock-small phone-only">{clockShort(row.plan, said, speak)}</span>
          <span class="lobby-special">{special}</span>
        </p>
      </div>
      <span class="desk-only" aria-hidden="true">
        <SeatMarks face={face} seats={row.seats} />
      </span>
      <span class="quiet beside lobby-clock desk-only" aria-hidden="true">
        {clock}
      </span>
      <span class="lobby-join">
        {mine ? (
          <Button href={href({ page: 'room', id: row.id })}>{speak(together.openOwn)}</Button>
        ) : (
          <Button
            disabled={full || joining || away}
            label={full ? speak(together.full) : speak(together.joinNamed, { name })}
            onClick={() => void join()}
          >
            {speak(full ? together.full : together.join)}
          </Button>
        )}
      </span>
    </li>
  );
};

/** A row that is still on its way. */
export const GreyRow = (): JSX.Element => (
  <li class="row coming lobby-row lobby-row-grey" aria-hidden="true">
    <span class="grey grey-badge" />
    <span class="lobby-grey-lines">
      <span class="grey" />
      <span class="grey lobby-grey-thin" />
    </span>
    <span class="grey lobby-grey-button" />
  </li>
);
