import type { Seat } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { formatClock } from '../../state/formatClock.ts';
import { useWords } from '../../state/language.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { isOver } from '../../table/tableSession.ts';
import { Counts, HeadlineView, SmallCounts } from './Counts.tsx';
import type { CardExtras } from './tableExtras.ts';

interface PlayerCardProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly seat: Seat;
  readonly view: unknown;
  readonly names: readonly string[];
  /** `full` beside the board, `line` over the whole width of a phone, `small` side by side there. */
  readonly size: 'full' | 'line' | 'small';
  readonly extra?: CardExtras | undefined;
  /** Whether the card is one line: who, how it is with them, the clock. */
  readonly folded?: boolean;
}

/** Who sits on a seat, what counts, and how much time is left. */
export const PlayerCard = (props: PlayerCardProps): JSX.Element => {
  const { session, face, seat, view, names, size, extra, folded = false } = props;
  const { saved, setup, position } = session.standing.value;
  const acts = !isOver(session.standing.value) && (session.playback.shown.value?.seat ?? position.actor) === seat;
  const counts = folded ? [] : face.counts(view, seat);
  const headline = folded ? undefined : face.headline(view, seat);
  const look = [
    `table-card card table-card-${size}`,
    acts && 'table-card-on',
    extra?.lost && 'table-card-lost',
    folded && 'table-card-folded',
  ]
    .filter(Boolean)
    .join(' ');
  const name = names[seat] ?? '';
  const token = (
    <FigureView figure={face.token(seat, setup.seats)} size={size === 'full' ? 32 : size === 'line' ? 28 : 20} />
  );
  const isTimed = extra ? extra.clock !== undefined : saved.clock !== undefined;
  const clock = isTimed && <ClockView session={session} seat={seat} name={name} on={acts} text={extra?.clock} />;
  // Beside a clock the line under the name needs the room.
  const below = extra !== undefined && isTimed && headline !== undefined;
  if (size === 'small')
    return (
      <li class={look}>
        <div class="table-card-head">
          {token}
          <span class="table-card-name">{name}</span>
          {extra?.sign}
          {headline?.value !== undefined && <b class="table-headline-value">{headline.value}</b>}
          {clock}
        </div>
        {!folded && <SmallCounts counts={counts} />}
      </li>
    );
  return (
    <li class={look}>
      <div class="table-card-head">
        {token}
        <div class="table-card-words">
          <span class="table-card-name">{name}</span>
          <span class="table-card-state">
            {extra?.state ?? (
              <StateLine session={session} face={face} seat={seat} acts={acts} short={size === 'line'} />
            )}
          </span>
        </div>
        {size === 'line' && !folded && <SmallCounts counts={counts} />}
        {headline && size === 'full' && !below && <HeadlineView headline={headline} />}
        {headline?.value !== undefined && size === 'line' && <b class="table-headline-value">{headline.value}</b>}
        {clock}
      </div>
      {size === 'full' &&
        counts.length > 0 &&
        (below ? (
          <div class="table-card-row">
            <Counts counts={counts} />
            <HeadlineView headline={headline} />
          </div>
        ) : (
          <Counts counts={counts} />
        ))}
    </li>
  );
};

interface StateLineProps {
  readonly session: TableSession;
  readonly face: Face;
  readonly seat: Seat;
  readonly acts: boolean;
  /** Whether there is room for one fact alone. */
  readonly short: boolean;
}

const StateLine = ({ session, face, seat, acts, short }: StateLineProps): JSX.Element => {
  const { words, speak } = useWords();
  const { saved, setup, outcome } = session.standing.value;
  const plan = saved.seats[seat];
  const given = { seat: face.seatName(seat, setup.seats) };
  const { table } = words;
  if (outcome && (outcome.shares[seat] ?? 0) === 1) return <>{speak(table.won, given)}</>;
  if (short && plan?.kind === 'me' && acts) return <>{speak(table.yourTurn)}</>;
  if (short && session.bots.thinking.value === seat) return <>{speak(table.thinkingShort)}</>;
  if (short) return <>{given.seat}</>;
  if (session.bots.thinking.value === seat) return <>{speak(table.thinking, given)}</>;
  if (plan?.kind === 'bot') return <>{speak(table.botLevel, { ...given, level: plan.level ?? 1 })}</>;
  if (plan?.kind === 'me') return <>{speak(acts ? table.yourTurnAs : table.me, given)}</>;
  return <>{speak(acts ? table.personsTurn : table.atScreen, given)}</>;
};

interface ClockViewProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly name: string;
  readonly on: boolean;
  /** What it says, where it is not minutes and seconds alone. */
  readonly text: (() => string) | undefined;
}

const ClockView = ({ session, seat, name, on, text }: ClockViewProps): JSX.Element => {
  const { words, speak } = useWords();
  // Read for its changes alone: time passes.
  void session.timing.ticks.value;
  const time = text?.() ?? formatClock(session.timing.leftOf(seat) ?? 0, true);
  return (
    <span
      class={`table-clock${on ? ' table-clock-on' : ''}`}
      role="timer"
      aria-label={speak(words.table.clockOf, { name, time })}
    >
      {time}
    </span>
  );
};
