import { showSteps } from '@threefold-games/board-core/compose';
import { turnTexts } from '@threefold-games/core';
import type { Reason, TurnChoice, TurningPoint } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { type Reviewing, useReviewWords } from './useReview.ts';
import { toPoints } from './Verdict.tsx';

/** One thing to look at: a turning point, or a choice between others. */
export type Item =
  | { readonly kind: 'point'; readonly point: TurningPoint; readonly number: number }
  | { readonly kind: 'choice'; readonly choice: TurnChoice };

/** All there is to look at for the seat, turning points first. */
export const itemsOf = ({ review, seat, watched }: Reviewing): readonly Item[] => [
  ...review.points
    .filter(point => point.seat === seat)
    .map((point, i): Item => ({ kind: 'point', point, number: i + 1 })),
  ...review.choices
    .filter(({ turn }) => watched.history.turns[turn]!.seat === seat)
    .map((choice): Item => ({ kind: 'choice', choice })),
];

export const turnOfItem = (item: Item): number => (item.kind === 'point' ? item.point.turn : item.choice.turn);

/** The turn of the item that the board shows. */
export const shownTurn = ({ source }: Reviewing): number | undefined => {
  const shown = source.shown.value;
  if (shown.kind === 'turn') return undefined;
  return shown.kind === 'choice' ? shown.choice.turn : shown.point.turn;
};

export const openItem = ({ source }: Reviewing, item: Item): void => {
  if (item.kind === 'point') source.open(item.point);
  else source.shown.value = { kind: 'choice', choice: item.choice };
};

/** The list of all there is to look at. */
export const Points = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element => {
  const items = itemsOf(reviewing);
  const now = shownTurn(reviewing);
  return (
    <ol class="review-points">
      {items.map(item => (
        <li key={turnOfItem(item)}>
          <ItemCard reviewing={reviewing} item={item} isShown={turnOfItem(item) === now} />
        </li>
      ))}
    </ol>
  );
};

/** One turning point or choice, as a card that puts it on the board. */
export const ItemCard = (props: {
  readonly reviewing: Reviewing;
  readonly item: Item;
  readonly isShown: boolean;
}): JSX.Element =>
  props.item.kind === 'point' ? (
    <PointCard {...props} point={props.item.point} number={props.item.number} />
  ) : (
    <ChoiceCard {...props} choice={props.item.choice} />
  );

interface PointCardProps {
  readonly reviewing: Reviewing;
  readonly point: TurningPoint;
  readonly number: number;
  readonly isShown: boolean;
}

const PointCard = ({ reviewing, point, number, isShown }: PointCardProps): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { source, coach, names } = reviewing;
  const { turn, seat, from, to, otherTurnsCost } = point;
  const isAnswered = source.answered.value.has(turn);
  const reasons = coach?.reasons(point.moment) ?? [];
  const [first] = reasons;
  const title = isAnswered && first && coach ? coach.say(first, names).title : speak(said.turn, { turn: turn + 1 });
  return (
    <Card
      isShown={isShown}
      onOpen={() => source.open(point)}
      mark={<span class="review-number">{number}</span>}
      title={title}
      note={isAnswered ? speak(said.turn, { turn: turn + 1 }) : speak(said.ask.text)}
      aside={
        <>
          <b>−{speak.number(toPoints(from[seat]! - to[seat]!))}</b>
          <span>{speak(said.cost, { from: toPoints(from[seat]!), to: toPoints(to[seat]!) })}</span>
        </>
      }
    >
      {isAnswered && <Reasons reviewing={reviewing} reasons={reasons} />}
      {isAnswered && otherTurnsCost !== undefined && (
        <p class="review-reasons">{speak(said.answer.others, { n: toPoints(otherTurnsCost) })}</p>
      )}
      {(isShown || isAnswered) && (
        <dl class="review-turns">
          <dt>{speak(said.played)}</dt>
          <dd>{showSteps(point.played)}</dd>
          {isAnswered && (
            <>
              <dt>{speak(said.better)}</dt>
              <dd class="review-better">{showSteps(point.better)}</dd>
            </>
          )}
        </dl>
      )}
    </Card>
  );
};

/** Why: one or two sentences, each with what it rests on for who wants to know. */
export const Reasons = ({
  reviewing,
  reasons,
}: {
  readonly reviewing: Reviewing;
  readonly reasons: readonly Reason[];
}): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { coach, names } = reviewing;
  if (!coach || reasons.length === 0) return null;
  return (
    <p class="review-reasons">
      {reasons.map((reason, i) => (
        <span key={reason.id} title={speak(said.grounds[reason.ground])}>
          {i > 0 && ' '}
          {coach.say(reason, names).text}
        </span>
      ))}
    </p>
  );
};

const ChoiceCard = ({
  reviewing,
  choice,
  isShown,
}: {
  readonly reviewing: Reviewing;
  readonly choice: TurnChoice;
  readonly isShown: boolean;
}): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { names, watched, source } = reviewing;
  const { turn, steps } = choice;
  const { from, to, points } = movedBy(choice);
  return (
    <Card
      isShown={isShown}
      onOpen={() => {
        source.shown.value = { kind: 'choice', choice };
      }}
      mark={<span class="review-diamond" />}
      title={speak(said.choice.title, { one: names[Math.min(from, to)]!, other: names[Math.max(from, to)]! })}
      note={speak(said.turn, { turn: turn + 1 })}
    >
      <p class="review-reasons">{speak(said.choice.text, { points, from: names[from]!, to: names[to]! })}</p>
      {isShown && (
        <dl class="review-turns">
          <dt>{speak(said.choice.played)}</dt>
          <dd>{showSteps(turnTexts({ drawn: [], steps: watched.history.turns[turn]!.steps }))}</dd>
          <dt>{speak(said.choice.instead)}</dt>
          <dd class="review-better">{showSteps(steps)}</dd>
        </dl>
      )}
    </Card>
  );
};

/** From whom to whom a choice moved most. */
export const movedBy = ({
  played,
  other,
}: TurnChoice): { readonly from: number; readonly to: number; readonly points: number } => {
  const moved = played.map((share, seat) => share - other[seat]!);
  const to = moved.indexOf(Math.max(...moved));
  return { from: moved.indexOf(Math.min(...moved)), to, points: toPoints(moved[to]!) };
};

interface CardProps {
  readonly isShown: boolean;
  readonly onOpen: () => void;
  readonly mark: JSX.Element;
  readonly title: string;
  readonly note: string;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

const Card = ({ isShown, onOpen, mark, title, note, aside, children }: CardProps): JSX.Element => (
  <div class={isShown ? 'review-point review-point-shown' : 'review-point'}>
    <button type="button" class="review-point-open" aria-pressed={isShown} onClick={onOpen}>
      {mark}
      <span class="review-point-title">
        <b>{title}</b> <span class="review-point-note">{note}</span>
      </span>
      {aside && <span class="review-cost">{aside}</span>}
    </button>
    <div class="review-point-body">{children}</div>
  </div>
);
