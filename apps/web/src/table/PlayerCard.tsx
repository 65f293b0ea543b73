import type { Seat } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FigureView, isOver } from '../board/index.ts';
import { formatClock, useWords } from '../i18n/index.ts';
import { href } from '../ui/index.ts';
import { Counts, HeadlineView, SmallCounts } from './Counts.tsx';
import type { PageController } from './pageController.ts';
import type { CardExtras } from './tableExtras.ts';
import './cards.css';

interface PlayerCardProps {
  readonly controller: PageController;
  readonly seat: Seat;
  /** `full` beside the board, `line` over the whole width of a phone, `small` side by side there. */
  readonly size: 'full' | 'line' | 'small';
  readonly extra?: CardExtras | undefined;
  /** Whether the card is one line: who, how it is with them, the clock. */
  readonly folded?: boolean;
}

/** Who sits on a seat, what counts, and how much time is left. */
export const PlayerCard = (props: PlayerCardProps): JSX.Element => {
  const { controller, seat, size, extra, folded = false } = props;
  const { model, playback } = controller;
  const face = controller.face.value;
  const view = controller.view.value;
  const acts = !isOver(model) && (playback.shown.value?.seat ?? model.history.position.actor) === seat;
  const counts = useMemo(() => (folded ? [] : face.counts(view, seat)), [folded, face, view, seat]);
  const small = useMemo(() => <SmallCounts counts={counts} />, [counts]);
  const full = useMemo(() => <Counts counts={counts} />, [counts]);
  const headline = folded ? undefined : face.headline(view, seat);
  const look = [
    `table-card card table-card-${size}`,
    acts && 'table-card-on',
    extra?.lost && 'table-card-lost',
    folded && 'table-card-folded',
  ]
    .filter(Boolean)
    .join(' ');
  const name = controller.names.value[seat] ?? '';
  const called = (
    <PlayerName name={name} person={extra?.person} playing={!isOver(model)} class="clip table-card-name" />
  );
  const token = (
    <FigureView figure={face.token(seat, model.seats.length)} size={size === 'full' ? 32 : size === 'line' ? 28 : 20} />
  );
  const isTimed = extra ? extra.clock !== undefined : model.plan?.clock.kind === 'fischer';
  const clock = isTimed && <ClockView controller={controller} seat={seat} name={name} on={acts} text={extra?.clock} />;
  // Beside a clock the line under the name needs the room.
  const below = extra !== undefined && isTimed && headline !== undefined;
  if (size === 'small')
    return (
      <li class={look}>
        <div class="beside table-card-head">
          {token}
          {called}
          {extra?.sign}
          {headline?.value !== undefined && <b class="table-headline-value">{headline.value}</b>}
          {clock}
        </div>
        {!folded && small}
      </li>
    );
  return (
    <li class={look}>
      <div class="beside table-card-head">
        {token}
        <div class="words">
          {called}
          <span class="small clip table-card-state">
            {extra?.state ?? <StateLine controller={controller} seat={seat} acts={acts} short={size === 'line'} />}
          </span>
        </div>
        {size === 'line' && !folded && small}
        {size === 'full' && controller.help.value?.chip(seat, headline !== undefined)}
        {headline && size === 'full' && !below && <HeadlineView headline={headline} />}
        {headline?.value !== undefined && size === 'line' && <b class="table-headline-value">{headline.value}</b>}
        {clock}
      </div>
      {size === 'full' &&
        counts.length > 0 &&
        (below ? (
          <div class="beside table-card-row">
            {full}
            <HeadlineView headline={headline} />
          </div>
        ) : (
          full
        ))}
    </li>
  );
};

interface StateLineProps extends Pick<PlayerCardProps, 'controller' | 'seat'> {
  readonly acts: boolean;
  /** Whether there is room for one fact alone. */
  readonly short: boolean;
}

const StateLine = ({ controller, seat, acts, short }: StateLineProps): JSX.Element => {
  const { words, speak } = useWords();
  const { seats, history } = controller.model;
  const outcome = history.position.outcome();
  const thinks = controller.source.thinking.value === seat;
  const plan = seats[seat];
  const given = { seat: controller.face.value.seatName(seat, seats.length) };
  const { table } = words;
  if (outcome && (outcome.shares[seat] ?? 0) === 1) return <>{speak(table.won, given)}</>;
  if (short && plan?.kind === 'me' && acts) return <>{speak(table.yourTurn)}</>;
  if (short && thinks) return <>{speak(table.thinkingShort)}</>;
  if (short) return <>{plan?.kind === 'bot' ? speak(table.botShort, { level: plan.level ?? 1 }) : given.seat}</>;
  if (thinks) return <>{speak(table.thinking, given)}</>;
  if (plan?.kind === 'bot') return <>{speak(table.botLevel, { ...given, level: plan.level ?? 1 })}</>;
  if (plan?.kind === 'me') return <>{speak(acts ? table.yourTurnAs : table.me, given)}</>;
  return <>{speak(acts ? table.personsTurn : table.atScreen, given)}</>;
};

interface ClockViewProps extends Pick<PlayerCardProps, 'controller' | 'seat'> {
  readonly name: string;
  readonly on: boolean;
  /** What it says, where it is not minutes and seconds alone. */
  readonly text: (() => string) | undefined;
}

const ClockView = ({ controller, seat, name, on, text }: ClockViewProps): JSX.Element => {
  const { words, speak } = useWords();
  const time = text?.() ?? formatClock(controller.clockFace(seat)?.left ?? 0, true);
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

interface PlayerNameProps {
  readonly name: string;
  /** The id of the player, if they have a page. */
  readonly person: string | undefined;
  /** Whether the table is played at: then the page opens beside it, and nobody is away from the game. */
  readonly playing: boolean;
  readonly class: string;
}

/** What somebody at a table is called, with the way to their page. */
export const PlayerName = ({ name, person, playing, class: look }: PlayerNameProps): JSX.Element =>
  person === undefined ? (
    <span class={look}>{name}</span>
  ) : (
    <a
      class={`table-name ${look}`}
      href={href({ page: 'player', id: person })}
      title={name}
      {...(playing && { target: '_blank', rel: 'noopener' })}
    >
      {name}
    </a>
  );
