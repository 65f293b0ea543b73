import { oddsOf } from '@threefold-games/core';
import { UNSURE } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { Curve, type CurveMark } from '../analysis/index.ts';
import { Button, Link } from '../ui/index.ts';
import { sharesOf } from './replay/replayedGame.ts';
import { type Reviewing, useReviewWords } from './useReview.ts';

/** A share in points of a hundred, as people are told it. */
export const toPoints = (share: number): number => Math.round(100 * share);

/** How many turning points there are, and how the game ended. */
export const VerdictHead = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { review, seat, gameReview, watched, controller } = reviewing;
  const { stage } = gameReview.progress.value;
  const points = review.points.filter(point => point.seat === seat).length;
  const isRunning = stage === 'first' || stage === 'usual' || (stage === 'points' && points === 0);
  const { history } = watched;
  const outcome = history.position.outcome();
  const title = isRunning ? speak(said.running) : points > 0 ? speak(said.points, { n: points }) : speak(said.none);
  return (
    <div class="beside review-verdict">
      <span class="review-tile">
        <svg
          width={26}
          height={26}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          stroke-width={2}
          aria-hidden="true"
        >
          <circle cx={12} cy={12} r={8.5} />
          <circle cx={12} cy={12} r={3.5} />
        </svg>
      </span>
      <div class="words">
        <h1 class="review-title">{title}</h1>
        {outcome ? (
          <p class="review-why">
            {controller.face.value.ending(history.position.view(), outcome)}{' '}
            <Link to={{ page: 'rules', game: history.game.id, rule: outcome.rule }}>{outcome.rule}</Link>
          </p>
        ) : null}
        <ProgressLine reviewing={reviewing} />
      </div>
    </div>
  );
};

const ProgressLine = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { stage, done, all } = reviewing.gameReview.progress.value;
  const turns = reviewing.watched.history.length;
  if (stage === 'done' || stage === 'deeper') return null;
  return (
    <p class="review-progress" role="status">
      <progress value={done} max={all} aria-hidden="true" />
      {stage === 'points' ? speak(said.closer) : speak(said.looking, { turn: Math.floor((turns * done) / all), turns })}
    </p>
  );
};

/** The curve with its turning points and choices. */
export const ReviewCurve = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element => {
  const { words, speak } = useReviewWords();
  const { curve } = words.analysis;
  const { review, seat, seats, source, watched } = reviewing;
  const shown = source.shown.value;
  const outcome = watched.history.position.outcome();
  const values = review.values.map((shares, turn) =>
    outcome && turn === watched.history.length ? (sharesOf(watched) ?? shares) : shares,
  );
  const marks: CurveMark[] = [
    ...review.choices
      .filter(({ turn }) => watched.history.turns[turn]!.seat === seat)
      .map(({ turn }): CurveMark => ({ turn, kind: 'choice', text: '' })),
    ...review.points
      .filter(point => point.seat === seat)
      .map(({ turn }, i): CurveMark => ({ turn, kind: 'point', text: String(i + 1) })),
  ];
  const now = (): number => {
    if (shown.kind === 'turn') return shown.turn;
    return shown.kind === 'choice' ? shown.choice.turn : shown.point.turn;
  };
  return (
    <div class="review-curve">
      <h2>{speak(seats.length === 2 ? curve.own : curve.ownMore)}</h2>
      <Curve
        values={values}
        seats={seats}
        lowest={seat}
        now={now()}
        onTurn={turn => {
          source.shown.value = { kind: 'turn', turn };
        }}
        marks={marks}
      />
    </div>
  );
};

/** What was given away, to whom, and what the tiles and the seat had to do with it. */
export const Sums = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { told, names, seat, watched, gameReview, seats } = reviewing;
  const { stage } = gameReview.progress.value;
  if (stage === 'first') return null;
  const given = toPoints(told.given);
  const gifts = told.gifts.flatMap((gift, other) =>
    other !== seat && toPoints(gift) > 0 ? [speak(said.gift, { n: toPoints(gift), who: names[other]! })] : [],
  );
  const { luck, start, unattributed } = told;
  const sign = (share: number): string => speak.number(toPoints(share), { signDisplay: 'exceptZero' });
  const isUnsure = unattributed !== undefined && Math.abs(unattributed) > UNSURE;
  return (
    <div class="review-sums">
      <p>
        <b>
          {given === 0
            ? speak(said.nothing, { turns: told.turns })
            : speak(said.given, { n: given, turns: told.turns })}
        </b>{' '}
        <LevelLike reviewing={reviewing} />
      </p>
      {seats.length > 2 && (
        <p>{gifts.length > 0 ? speak(said.gifts, { list: speak.list(gifts) }) : speak(said.noGifts)}</p>
      )}
      {luck && (
        <p>
          {Math.abs(luck.sum) < 0.005 && Math.abs(luck.most) < 0.02
            ? speak(said.luckSmall)
            : speak(said.luck, { points: sign(luck.sum), turn: luck.turn + 1, most: sign(luck.most) })}
        </p>
      )}
      {start !== undefined && <p>{speak(said.start, { percent: speak.percent(start) })}</p>}
      {watched.history.position.outcome()?.ranking && <p class="review-note">{speak(said.places)}</p>}
      {oddsOf(watched.setup.options) && <p class="review-note">{speak(said.rough)}</p>}
      {isUnsure && <p class="review-note">{speak(said.unsure, { n: Math.abs(toPoints(unattributed)) })}</p>}
    </div>
  );
};

/** Which level gives away as much. */
const LevelLike = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { told, coach } = reviewing;
  const levels = coach?.givenAway ?? [];
  if (levels.length === 0 || told.turns < FEW) return null;
  const own = told.given / told.turns;
  if (own < levels.at(-1)! / 2) return <>{speak(said.likeAbove, { level: levels.length })}</>;
  const nearest = levels.reduce((near, each) => (Math.abs(each - own) < Math.abs(near - own) ? each : near));
  const [low, high] = [levels.indexOf(nearest) + 1, levels.lastIndexOf(nearest) + 1];
  return <>{low === high ? speak(said.like, { level: low }) : speak(said.likeRange, { low, high })}</>;
};

/** Fewer turns tell nothing about somebody's level. */
const FEW = 8;

/** What only some want to know. */
export const Details = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { told, gameReview, watched, seat } = reviewing;
  const { stage } = gameReview.progress.value;
  if (stage === 'first' || stage === 'usual') return null;
  const [first, second, third] = told.thirds.map(toPoints);
  const { known, reviewed } = gameReview.reviewer.value;
  const least = Math.min(...reviewed.turns.map(({ before }) => known.at(before)?.simulations ?? 0));
  const shares = sharesOf(watched);
  return (
    <details class="review-details">
      <summary>{speak(said.details)}</summary>
      <p>{speak(said.thirds, { first: first!, second: second!, third: third! })}</p>
      {told.accuracy !== undefined && <p>{speak(said.accuracy, { n: Math.round(told.accuracy) })}</p>}
      {told.luck && shares && (
        <p>
          {speak(said.adjusted, { percent: speak.percent(Math.min(1, Math.max(0, shares[seat]! - told.luck.sum))) })}
        </p>
      )}
      {told.unattributed !== undefined && <p>{speak(said.unattributed, { n: toPoints(told.unattributed) })}</p>}
      <p>
        {speak(said.engine, {
          evaluator: speak(said.evaluators[known.evaluator as keyof typeof said.evaluators] ?? said.evaluators.big),
          n: Number.isFinite(least) ? least : 0,
        })}{' '}
        {speak(said.whatIsPoint)}
      </p>
      {stage === 'deeper' && <p>{speak(said.deeper)}</p>}
    </details>
  );
};

/** What went wrong with the engine, and the way on. */
export const EngineTrouble = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { gameReview } = reviewing;
  if (!gameReview.failed.value) return null;
  return (
    <div class="beside review-note" role="status">
      <span>
        <b>{speak(said.failed)}</b> {speak(said.failedText)}
      </span>
      <Button onClick={() => gameReview.restart()}>{speak(said.restart)}</Button>
    </div>
  );
};
