import { showSteps } from '@threefold-games/board-core/compose';
import type { JSX } from 'preact';
import { BoardBar, ComposeBar } from '../board/index.ts';
import { narrow } from '../settings/index.ts';
import { Button } from '../ui/index.ts';
import { movedBy, Reasons } from './Points.tsx';
import { CLOSE, type Shown } from './reviewSource.ts';
import { type Reviewing, tryAgain, useReviewWords } from './useReview.ts';
import { toPoints } from './Verdict.tsx';

interface PartProps {
  readonly reviewing: Reviewing;
}

/** What one can do with what the board shows: in the bar, and in the foot of phones. */
export const ReviewActions = ({ reviewing }: PartProps): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { source } = reviewing;
  const shown = source.shown.value;
  if (shown.kind === 'turn' || shown.kind === 'choice') return null;
  const { point } = shown;
  const show = (kind: 'primary' | 'plain'): JSX.Element => (
    <Button kind={kind} icon="bulb" onClick={() => source.answer(point)}>
      {speak(said.ask.show)}
    </Button>
  );
  if (shown.kind === 'ask') return show('plain');
  if (shown.kind === 'answer')
    return (
      <>
        <Button icon="play" onClick={() => source.line(point, 'better')}>
          {speak(said.answer.show)}
        </Button>
        <Button kind="primary" icon="reset" onClick={() => void tryAgain(reviewing.watched, source, point.turn)}>
          {speak(said.answer.retry)}
        </Button>
      </>
    );
  if (shown.kind === 'line') {
    const other = shown.of === 'better' ? 'played' : 'better';
    return (
      <>
        <Button icon="play" onClick={() => source.line(point, other)}>
          {speak(said[other])}
        </Button>
        <Button icon="undo" onClick={() => source.answer(point)}>
          {speak(said.answer.hide)}
        </Button>
      </>
    );
  }
  const { judged } = shown;
  if (judged === 'judging') return null;
  if (judged !== 'unknown' && judged.cost <= CLOSE) return show('primary');
  return (
    <>
      {show('plain')}
      <Button icon="reset" kind="primary" onClick={() => source.ask(point)}>
        {speak(said.ask.again)}
      </Button>
    </>
  );
};

/** The bar under the board: the choice again, what came of a try, what would have been better. */
export const ReviewBar = ({ reviewing }: PartProps): JSX.Element => {
  const { words, speak, said } = useReviewWords();
  const { source, watched, names } = reviewing;
  const shown = source.shown.value;
  const actions = !narrow.value && <ReviewActions reviewing={reviewing} />;
  switch (shown.kind) {
    case 'ask':
      return <AskBar reviewing={reviewing} turn={shown.point.turn} />;
    case 'tried':
      return <TriedBar reviewing={reviewing} shown={shown} />;
    case 'answer': {
      const { turn, better } = shown.point;
      return (
        <BoardBar
          tone="accent"
          title={speak(said.answer.title, { turn: turn + 1, steps: showSteps(better) })}
          text={speak(said.answer.retryText)}
          spoken
        >
          {actions}
        </BoardBar>
      );
    }
    case 'line': {
      const { point, of } = shown;
      const isBetter = of === 'better';
      return (
        <BoardBar
          tone="none"
          title={isBetter ? speak(said.answer.line, { steps: showSteps(point.better) }) : speak(said.answer.linePlayed)}
          text={point.moment[of].line.map(turn => showSteps(turn.steps)).join(' · ')}
          spoken
        >
          {actions}
        </BoardBar>
      );
    }
    case 'choice': {
      const { from, to, points } = movedBy(shown.choice);
      return (
        <BoardBar
          tone="none"
          title={speak(said.choice.title, { one: names[Math.min(from, to)]!, other: names[Math.max(from, to)]! })}
          text={speak(said.choice.text, { points, from: names[from]!, to: names[to]! })}
          spoken
        />
      );
    }
    default: {
      const { turn } = shown;
      const turns = watched.history.length;
      return (
        <BoardBar
          tone="none"
          title={turn === 0 ? speak(words.table.lookingStart) : speak(words.replay.turn, { turn, turns })}
          text={showSteps(watched.history.turns[turn - 1]?.steps ?? [])}
          spoken
        />
      );
    }
  }
};

/** The choice again: somebody makes a turn. */
const AskBar = ({ reviewing, turn }: PartProps & { readonly turn: number }): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { controller } = reviewing;
  const title = speak(said.ask.title, { turn: turn + 1 });
  const { composer } = controller;
  if (!composer) return <BoardBar tone="accent" title={title} text={speak(said.ask.text)} />;
  const { view, look } = controller.seen.value;
  // After the first step, what comes next.
  const text = composer.steps.length > 0 ? controller.face.value.prompt(view, look).title : speak(said.ask.text);
  return (
    <ComposeBar
      controller={controller}
      said={{ title, text }}
      beside={!narrow.value && <ReviewActions reviewing={reviewing} />}
      spoken
    />
  );
};

interface TriedBarProps extends PartProps {
  readonly shown: Extract<Shown, { readonly kind: 'tried' }>;
}

/** What came of a turn that somebody tried. */
const TriedBar = ({ reviewing, shown }: TriedBarProps): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { judged } = shown;
  const { ask } = said;
  const actions = !narrow.value && <ReviewActions reviewing={reviewing} />;
  if (judged === 'judging') return <BoardBar tone="none" title={speak(ask.judging)} spoken />;
  if (judged === 'unknown')
    return (
      <BoardBar tone="gold" title={speak(ask.unknown)} spoken>
        {actions}
      </BoardBar>
    );
  const n = toPoints(judged.cost);
  const steps = showSteps(judged.moment.played.turn.steps);
  const { otherTurnsCost } = shown.point;
  const found = (): string =>
    [
      speak(ask.bestText, { steps }),
      ...(otherTurnsCost === undefined ? [] : [speak(said.answer.others, { n: toPoints(otherTurnsCost) })]),
    ].join(' ');
  if (judged.cost <= CLOSE)
    return (
      <BoardBar
        tone="accent"
        icon="check"
        title={n === 0 ? speak(ask.best) : speak(ask.close, { n })}
        text={n === 0 ? found() : steps}
        spoken
      >
        {actions}
      </BoardBar>
    );
  const [reply] = judged.moment.played.line;
  const reasons = reviewing.coach?.reasons(judged.moment).slice(0, 1) ?? [];
  return (
    <BoardBar
      tone="gold"
      title={judged.isPlayed ? speak(ask.same) : speak(ask.worse, { n })}
      text={
        <>
          <Reasons reviewing={reviewing} reasons={reasons} />{' '}
          {reply && speak(ask.replied, { steps: showSteps(reply.steps) })}
        </>
      }
      spoken
    >
      {actions}
    </BoardBar>
  );
};
