import { showSteps } from '@threefold-games/board-core/compose';
import type { JSX } from 'preact';
import { useStepKeys } from '../../analysis/index.ts';
import { BoardBar, ComposeBar, type Notice } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import { type PuzzleVoice, usePuzzleWords } from '../puzzleWords.ts';
import { type Playing, themeWords } from './puzzleController.ts';
import type { Shown } from './puzzleSource.ts';

interface PartProps {
  readonly playing: Playing;
}

/** So many misses, and the solution is what is offered first. */
export const ENOUGH = 2;

/** The bar under the board of a puzzle: what is to be done, why not, what came of a turn, the way through the solution. */
export const PuzzleBar = ({ playing }: PartProps): JSX.Element => {
  const voice = usePuzzleWords();
  const { speak, said } = voice;
  const { controller, source, task } = playing;
  const shown = source.shown.value;
  if (shown.kind === 'line') return <LineBar playing={playing} shown={shown} />;
  if (shown.kind === 'missed') return <MissedBar playing={playing} shown={shown} />;
  if (shown.kind === 'tried') return <BoardBar tone="none" title={speak(said.judging)} text={task} />;
  if (!controller.composer || !controller.acting)
    return <BoardBar tone="none" title={task} text={sayTurn(playing, voice)} />;
  return <AskBar playing={playing} />;
};

/** Which turn of several is asked for, and what the last one was answered with. */
const sayTurn = ({ source, controller }: Playing, { speak, said }: PuzzleVoice): string => {
  const { n, all } = source.ownTurn;
  const answer = n > 1 ? controller.model.history.turns.at(-1) : undefined;
  return [
    answer && speak(said.goesOn, { seat: controller.seatName(answer.seat), steps: showSteps(answer.steps) }),
    all > 1 && speak(said.turnOf, { n, all }),
  ]
    .filter(Boolean)
    .join(' ');
};

const AskBar = ({ playing }: PartProps): JSX.Element => {
  const voice = usePuzzleWords();
  const { controller } = playing;
  const { view, look } = controller.seen.value;
  const prompt = controller.face.value.prompt(view, look);
  const composer = controller.composer!;
  const notice = useHint(playing);
  const text =
    composer.steps.length > 0 ? prompt.text : [sayTurn(playing, voice), prompt.text].filter(Boolean).join(' ');
  return (
    <ComposeBar
      controller={controller}
      said={{ title: prompt.title, text }}
      notice={composer.empty ? notice : undefined}
      spoken
    />
  );
};

/** What was given away so far. */
const useHint = (playing: Playing): Notice | undefined => {
  const { speak, said } = usePuzzleWords();
  const { controller, source } = playing;
  const level = source.hintLevel.value;
  const [theme] = themeWords(playing);
  if (level === 0 || !theme) return undefined;
  const more = (): string => {
    if (level === 1) return speak(theme.about);
    if (level === 2) return speak(said.hints.area);
    if (level === 3) return speak(controller.startsWithPiece ? said.hints.piece : said.hints.place);
    return controller.advice ?? '';
  };
  return {
    tone: 'accent',
    icon: 'bulb',
    title: speak(said.hints.theme, { theme: speak(theme.name) }),
    text: more(),
  };
};

interface MissedBarProps extends PartProps {
  readonly shown: Extract<Shown, { readonly kind: 'missed' }>;
}

/** A turn that was not what was asked for: why, and the way back. */
const MissedBar = ({ playing, shown }: MissedBarProps): JSX.Element => {
  const { words, speak } = usePuzzleWords();
  const { source } = playing;
  const { title, text } = useWhy(playing, shown);
  const isEnough = source.misses.value >= ENOUGH;
  const again = speak(words.shell.tryAgain);
  return (
    <BoardBar tone="gold" title={title} text={text} spoken>
      {narrow.value ? (
        <IconButton kind={isEnough ? 'edged' : 'primary'} icon="reset" label={again} onClick={() => source.again()} />
      ) : (
        <Button kind={isEnough ? 'plain' : 'primary'} icon="reset" onClick={() => source.again()}>
          {again}
        </Button>
      )}
    </BoardBar>
  );
};

/** Why a turn was not what was asked for, as soon as the reply shows it. */
const useWhy = (playing: Playing, { task, answered }: MissedBarProps['shown']): { title: string; text: string } => {
  const { speak, said } = usePuzzleWords();
  const { missed } = said;
  const { controller, source } = playing;
  const { goal } = source.puzzle;
  const { position, turns } = task.history;
  const outcome = position.outcome();
  const isAnswer = turns.at(-1)?.seat !== source.seat;
  const reply = answered && isAnswer ? turns.at(-1)! : undefined;
  const who = reply ? controller.seatName(reply.seat) : '';
  const steps = reply ? showSteps(reply.steps) : '';
  const { all: n } = source.ownTurn;
  if (task.slower) return { title: speak(missed.slower), text: speak(missed.slowerText, { n }) };
  if (outcome) {
    const winner = outcome.shares.findIndex((share, seat) => share === 1 && seat !== source.seat);
    const title = winner >= 0 ? speak(missed.wins, { who: controller.seatName(winner) }) : speak(missed.loses);
    return { title, text: controller.face.value.ending(position.view(), outcome) };
  }
  const why = (): string => {
    if (goal.kind === 'facts') return speak(missed.open, { task: playing.task });
    if (goal.kind === 'win') return reply ? speak(missed.tooLate, { steps }) : speak(missed.noWin, { n });
    return reply ? speak(missed.threat, { steps, who }) : speak(missed.noWay);
  };
  return { title: speak(missed.title), text: why() };
};

interface LineBarProps extends PartProps {
  readonly shown: Extract<Shown, { readonly kind: 'line' }>;
}

/** A line, and the way through it. */
const LineBar = ({ playing, shown }: LineBarProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { source } = playing;
  const { line, at } = shown;
  const first = source.run.first.history.length;
  const turn = at === 0 ? undefined : line.history.turns[first + at - 1];
  const steps = turn ? showSteps(turn.steps) : '';
  const [theme] = themeWords(playing);
  if (line.of === 'other') {
    const [tried, answer] = line.history.turns.slice(first);
    const back = speak(said.back);
    return (
      <BoardBar
        tone="none"
        title={speak(said.insteadTitle, { steps: showSteps(tried!.steps) })}
        text={answer && speak(said.insteadReply, { steps: showSteps(answer.steps) })}
        spoken
      >
        {narrow.value ? (
          <IconButton kind="edged" icon="undo" label={back} onClick={() => source.showSolution()} />
        ) : (
          <Button icon="undo" onClick={() => source.showSolution()}>
            {back}
          </Button>
        )}
      </BoardBar>
    );
  }
  const isEnd = at === line.length;
  const isWin = line.history.position.outcome()?.shares[source.seat] === 1;
  const why = theme ? speak(theme.done) : '';
  const end = isWin ? [speak(said.wins, { steps }), why] : [why, speak(said.does, { steps })];
  const [title, text] = isEnd ? end : [turn ? steps : speak(said.begins), playing.task];
  return (
    <BoardBar
      tone="accent"
      title={title!}
      text={text}
      spoken
      keys={narrow.value ? undefined : <LineKeys playing={playing} shown={shown} />}
    >
      {narrow.value && <LineKeys playing={playing} shown={shown} />}
    </BoardBar>
  );
};

/** First, back, on; the arrow keys do the same. */
const LineKeys = ({ playing: { source }, shown: { line, at } }: LineBarProps): JSX.Element => {
  const { words, speak } = usePuzzleWords();
  const { walk } = words.board;
  const to = (place: number) => (): void => source.goTo(place);
  useStepKeys({
    playing: false,
    atStart: at === 0,
    atEnd: at === line.length,
    onFirst: to(0),
    onBack: to(at - 1),
    onPlay: to(at + 1),
    onNext: to(at + 1),
    onLast: to(line.length),
  });
  const keys = [
    ['first', walk.first, 0, at === 0],
    ['back', walk.back, at - 1, at === 0],
    ['next', walk.next, at + 1, at === line.length],
  ] as const;
  return (
    <nav class="beside puzzle-keys" aria-label={speak(walk.label)}>
      {keys.map(([icon, label, place, isOff]) => (
        <button
          key={icon}
          type="button"
          class="icon-button icon-button-bare"
          aria-label={speak(label)}
          title={speak(label)}
          // Stays in the order of focus at the ends, so that nobody loses the place.
          aria-disabled={isOff}
          onClick={to(place)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </nav>
  );
};
