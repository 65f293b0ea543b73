import type { ComponentChildren, JSX } from 'preact';
import { BoardBar } from '../../board/BoardBar.tsx';
import { ComposeBar } from '../../board/ComposeBar.tsx';
import { Button } from '../../shell/controls.tsx';
import { narrow } from '../../state/narrow.ts';
import { showSteps } from '../../table/notation.ts';
import { movedBy, Reasons } from './Points.tsx';
import { tryAgain } from './reviewed.ts';
import { CLOSE, type Shown } from './reviewSource.ts';
import { useReviewWords } from './reviewWords.ts';
import type { Reviewing } from './useReview.ts';
import { toPoints } from './Verdict.tsx';

interface PartProps {
  readonly reviewing: Reviewing;
}

/** The bar under the board: the choice again, what came of a try, what would have been better. */
export const ReviewBar = ({ reviewing }: PartProps): JSX.Element => {
  const { words, speak, said } = useReviewWords();
  const { source, controller, watched, names } = reviewing;
  const shown = source.shown.value;
  switch (shown.kind) {
    case 'ask': {
      const { point } = shown;
      if (!controller.composer) return <BoardBar tone="accent" title={speak(said.ask.text)} />;
      const title = speak(said.ask.title, { turn: point.turn + 1 });
      const { view, look } = controller.seen.value;
      const hasBegun = controller.composer.steps.length > 0;
      const text = hasBegun ? controller.face.value.prompt(view, look).title : speak(said.ask.text);
      return (
        <ComposeBar
          controller={controller}
          said={{ title, text }}
          beside={
            <Button icon="bulb" onClick={() => source.answer(point)}>
              {speak(said.ask.show)}
            </Button>
          }
          spoken
        />
      );
    }
    case 'tried':
      return <TriedBar reviewing={reviewing} shown={shown} />;
    case 'answer': {
      const { point } = shown;
      return (
        <BoardBar
          tone="accent"
          title={speak(said.answer.title, { turn: point.turn + 1, steps: showSteps(point.better) })}
          text={speak(said.answer.retryText)}
          spoken
        >
          <Button icon="play" onClick={() => source.line(point, 'better')}>
            {speak(said.answer.show)}
          </Button>
          {!narrow.value && <TryAgain reviewing={reviewing} turn={point.turn} />}
        </BoardBar>
      );
    }
    case 'line': {
      const { point, of } = shown;
      const steps = showSteps(point[of]);
      const other = of === 'better' ? 'played' : 'better';
      return (
        <BoardBar
          tone="none"
          title={of === 'better' ? speak(said.answer.line, { steps }) : speak(said.answer.linePlayed)}
          text={point.moment[of].line.map(turn => showSteps(turn.steps)).join(' · ')}
          spoken
        >
          <Button icon="play" onClick={() => source.line(point, other)}>
            {other === 'better' ? speak(said.better) : speak(said.played)}
          </Button>
          <Button icon="undo" onClick={() => source.answer(point)}>
            {speak(said.answer.hide)}
          </Button>
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
      const played = watched.history.turns[turn - 1];
      const text = played ? showSteps(played.steps) : '';
      return (
        <BoardBar
          tone="none"
          title={
            turn === 0
              ? speak(words.table.lookingStart)
              : speak(words.replay.turn, { turn, turns: watched.history.length })
          }
          text={text}
          spoken
        />
      );
    }
  }
};

/** Plays on from before a turn. */
export const TryAgain = ({ reviewing, turn }: PartProps & { readonly turn: number }): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { watched, source } = reviewing;
  return (
    <Button kind="primary" icon="reset" wide={narrow.value} onClick={() => void tryAgain(watched, source, turn)}>
      {narrow.value ? speak(said.answer.retryAt, { turn: turn + 1 }) : speak(said.answer.retry)}
    </Button>
  );
};

/** What came of a turn that somebody tried. */
const TriedBar = ({
  reviewing,
  shown,
}: PartProps & { readonly shown: Extract<Shown, { readonly kind: 'tried' }> }): JSX.Element => {
  const { speak, said } = useReviewWords();
  const { source, coach } = reviewing;
  const { point, judged } = shown;
  if (judged === 'judging') return <BoardBar tone="none" title={speak(said.ask.judging)} spoken />;
  const show = (
    <Button
      kind={judged !== 'unknown' && judged.cost <= CLOSE ? 'primary' : 'plain'}
      icon="bulb"
      onClick={() => source.answer(point)}
    >
      {speak(said.ask.show)}
    </Button>
  );
  const again = (
    <Button icon="reset" kind="primary" onClick={() => source.ask(point)}>
      {speak(said.ask.again)}
    </Button>
  );
  if (judged === 'unknown')
    return (
      <BoardBar tone="gold" title={speak(said.ask.unknown)} spoken>
        {show}
        {again}
      </BoardBar>
    );
  const n = toPoints(judged.cost);
  const steps = showSteps(judged.moment.played.turn.steps);
  if (judged.cost <= CLOSE)
    return (
      <BoardBar
        tone="accent"
        icon="check"
        title={n === 0 ? speak(said.ask.best) : speak(said.ask.close, { n })}
        text={n === 0 ? speak(said.ask.bestText, { steps }) : steps}
        spoken
      >
        {show}
      </BoardBar>
    );
  const [reply] = judged.moment.played.line;
  const reasons = coach?.reasons(judged.moment).slice(0, 1) ?? [];
  const replied = reply && speak(said.ask.replied, { steps: showSteps(reply.steps) });
  const text: ComponentChildren = [
    reasons.length > 0 && <Reasons key="why" reviewing={reviewing} reasons={reasons} />,
    replied && <span key="reply">{replied}</span>,
  ];
  return (
    <BoardBar
      tone="gold"
      title={judged.isPlayed ? speak(said.ask.same) : speak(said.ask.worse, { n })}
      text={text}
      spoken
    >
      {show}
      {again}
    </BoardBar>
  );
};
