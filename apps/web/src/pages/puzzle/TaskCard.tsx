import { showSteps } from '@threefold-games/board/compose';
import type { PuzzlePageWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { Button } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { narrow } from '../../state/narrow.ts';
import { ENOUGH } from './PuzzleBar.tsx';
import { PuzzleMenu } from './PuzzleMenu.tsx';
import type { Playing } from './playing.ts';
import type { Line, PuzzleSource } from './puzzleSource.ts';
import { usePuzzleWords } from './puzzleWords.ts';
import { SeatRows, seatsOf } from './SeatCounts.tsx';

interface PartProps {
  readonly playing: Playing;
}

/** What is to be done, who moves, what counts, and what helps. */
export const TaskCard = ({ playing }: PartProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { controller, source, face, task } = playing;
  return (
    <section class="card puzzle-card">
      <div class="beside puzzle-head">
        <span class="puzzle-tile">
          <FigureView figure={face.token(source.seat, controller.model.seats.length)} size={36} />
        </span>
        <div class="words">
          <h1 class={source.puzzle.goal.kind === 'facts' ? 'puzzle-sentence' : undefined}>{task}</h1>
          <p class="puzzle-about">{speak(said.toMove, { seat: controller.seatName(source.seat) })}</p>
        </div>
        <PuzzleMenu playing={playing} />
      </div>
      <SeatRows controller={controller} seats={seatsOf(controller)} />
      <HelpButtons playing={playing} />
    </section>
  );
};

const HelpButtons = ({ playing: { controller, source } }: PartProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const isEnough = source.misses.value >= ENOUGH;
  return (
    <div class="puzzle-actions">
      <Button icon="bulb" wide onClick={() => controller.giveHint()}>
        {speak(said.hint)}
      </Button>
      <Button kind={isEnough ? 'primary' : 'plain'} icon="eye" wide onClick={() => source.show()}>
        {speak(said.solution)}
      </Button>
    </div>
  );
};

/** How it came out, in a word and a sentence. */
export const ResultHead = ({ playing }: PartProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { source, controller, task, loaded } = playing;
  const result = source.result.value;
  const { position } = source.foundLine?.history ?? source.run.first.history;
  const outcome = position.outcome();
  const isSolved = result?.how === 'solved';
  const title = !isSolved ? said.shown : result.isHelped ? said.helped : said.solved;
  return (
    <div class="beside puzzle-head">
      <span class={`puzzle-tile${isSolved ? ' puzzle-tile-on' : ''}`}>
        <Icon name={isSolved ? 'check' : 'eye'} size={26} />
      </span>
      <div class="words">
        <h1>{speak(title)}</h1>
        <p class="puzzle-about">
          {outcome ? (
            <>
              {controller.face.value.ending(position.view(), outcome)}{' '}
              {outcome.rule && (
                <Link to={{ page: 'rules', game: loaded.game.id, rule: outcome.rule }}>{outcome.rule}</Link>
              )}
            </>
          ) : (
            task
          )}
        </p>
      </div>
      <PuzzleMenu playing={playing} />
    </div>
  );
};

/** The turns of the solution with what each of them is; pressing one puts it on the board. */
export const LineList = ({ playing }: PartProps): JSX.Element | null => {
  const { speak, said } = usePuzzleWords();
  const { source, controller, face } = playing;
  const line = source.foundLine;
  if (!line) return null;
  const shown = source.shown.value;
  const at = shown.kind === 'line' && shown.line === line ? shown.at : undefined;
  const turns = line.history.turns.slice(-line.length);
  const note = (index: number): string => {
    const name = noteOf(source, line, index);
    return name === undefined ? '' : speak(said.notes[name]);
  };
  return (
    <ol class="puzzle-line" aria-label={speak(said.line)}>
      {narrow.value && (
        <li>
          <button
            type="button"
            class="puzzle-line-turn"
            aria-current={at === 0 ? 'step' : undefined}
            onClick={() => source.showSolution(0)}
          >
            <span class="puzzle-line-number" aria-hidden="true" />
            {speak(said.begins)}
          </button>
        </li>
      )}
      {turns.map(({ seat, steps }, i) => (
        <li key={i}>
          <button
            type="button"
            class="puzzle-line-turn"
            aria-current={at === i + 1 ? 'step' : undefined}
            onClick={() => source.showSolution(i + 1)}
          >
            <span class="puzzle-line-number">{i + 1}</span>
            <FigureView figure={face.token(seat, controller.model.seats.length)} size={18} />
            <span class="unseen">{controller.seatName(seat)}</span>
            <span class="puzzle-line-steps">{showSteps(steps)}</span>
            <span class="small">{note(i)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/** What a turn of the line is: the only way, the best defence, the one that wins. */
const noteOf = (
  { puzzle, seat }: PuzzleSource,
  line: Line,
  index: number,
): keyof PuzzlePageWords['notes'] | undefined => {
  const turn = line.history.turns.at(index - line.length)!;
  if (turn.seat !== seat) return 'defence';
  if (index === line.length - 1 && puzzle.goal.kind === 'win') return 'wins';
  return index === 0 && puzzle.wins === 1 ? 'only' : undefined;
};
