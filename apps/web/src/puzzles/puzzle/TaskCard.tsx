import { showSteps } from '@threefold-games/board-core/compose';
import type { Seat } from '@threefold-games/core';
import type { PuzzlePageWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { FigureView, useBoardItems } from '../../board/index.ts';
import { useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Counts, HeadlineView, SmallCounts } from '../../table/index.ts';
import { Button, go, Icon, Link, Menu, type MenuItem } from '../../ui/index.ts';
import { usePuzzleWords } from '../puzzleWords.ts';
import { sendReport } from './figures.ts';
import { ENOUGH } from './PuzzleBar.tsx';
import type { Playing, PuzzleController } from './puzzleController.ts';
import type { Line, PuzzleSource } from './puzzleSource.ts';

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

interface SeatsProps {
  readonly controller: PuzzleController;
  readonly seats: readonly Seat[];
}

/** All seats, oneself first. */
export const seatsOf = ({ source, model }: PuzzleController): readonly Seat[] =>
  model.seats.map((_, i, { length }) => (source.seat + i) % length);

/** What counts for each seat, as rows of a card. */
export const SeatRows = ({ controller, seats }: SeatsProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const view = controller.view.value;
  const count = controller.model.seats.length;
  return (
    <ul class="puzzle-seats" aria-label={speak(words.table.players)}>
      {seats.map(seat => {
        const counts = face.counts(view, seat);
        const all = face.headline(view, seat);
        // What is the same for everybody all the time is no news here.
        const headline = all?.value === undefined ? undefined : all;
        return (
          <li key={seat} class="puzzle-seat">
            <span class="beside puzzle-seat-head">
              <FigureView figure={face.token(seat, count)} size={24} />
              <span class={headline ? 'name clip' : 'unseen'}>{controller.seatName(seat)}</span>
              {headline && <HeadlineView headline={headline} />}
            </span>
            {counts.length > 0 && <Counts counts={counts} />}
          </li>
        );
      })}
    </ul>
  );
};

/** The same on phones: a card each, beside each other where there are more than one. */
export const SeatCards = ({ controller, seats }: SeatsProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const view = controller.view.value;
  const size = seats.length > 1 ? 'small' : 'line';
  const count = controller.model.seats.length;
  return (
    <ul class="table-cards-top" aria-label={speak(words.table.players)}>
      {seats.map(seat => {
        const headline = face.headline(view, seat);
        const counts = <SmallCounts counts={face.counts(view, seat)} />;
        return (
          <li key={seat} class={`table-card card table-card-${size}`}>
            <div class="beside table-card-head">
              <FigureView figure={face.token(seat, count)} size={size === 'line' ? 28 : 20} />
              <span class="words">
                <span class="clip table-card-name">{controller.seatName(seat)}</span>
              </span>
              {size === 'line' && counts}
              {headline?.value !== undefined && <b class="table-headline-value">{headline.value}</b>}
            </div>
            {size === 'small' && counts}
          </li>
        );
      })}
    </ul>
  );
};

/** What else can be done with a puzzle: all puzzles, and saying that it is wrong; on phones what belongs to the board, too. */
export const PuzzleMenu = ({ playing }: { readonly playing: Playing }): JSX.Element => {
  const { words, speak, said } = usePuzzleWords();
  const { controller, loaded } = playing;
  const report = useReport(playing);
  const boardItems = useBoardItems(controller);
  const items: readonly MenuItem[] = [
    ...(narrow.value ? boardItems : []),
    {
      icon: 'list',
      label: speak(said.all),
      onSelect: () => go({ page: 'puzzles', query: { game: loaded.game.id } }),
    },
    ...(loaded.isOwn ? [] : [{ icon: 'flag' as const, label: speak(said.wrong), onSelect: () => void report() }]),
  ];
  return <Menu label={speak(words.shell.more)} icon="more" items={items} />;
};

/** Reports the last turn that was tried, and shows the verdict of the server. */
const useReport = ({ source, loaded, say }: Playing): (() => Promise<void>) => {
  const { speak, said } = usePuzzleWords();
  return async () => {
    const turn = source.lastTried.peek();
    if (!turn) {
      say(speak(said.wrongNone));
      return;
    }
    say(speak(said.wrongSending));
    const answer = await sendReport(loaded.puzzle.id, turn);
    const verdicts = { withdrawn: said.wrongProven, stands: said.wrongRefuted, open: said.wrongOpen };
    say(speak(answer.ok ? verdicts[answer.value.verdict] : said.wrongOffline));
  };
};
