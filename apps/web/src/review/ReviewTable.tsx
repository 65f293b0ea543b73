import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SHARED } from '../analysis/index.ts';
import { BoardView, useBoardItems, useTableKeys } from '../board/index.ts';
import { narrow } from '../settings/index.ts';
import { Button, go, href, IconButton, Menu, Page, type Route, Segments } from '../ui/index.ts';
import { KeepPuzzle } from './KeepPuzzle.tsx';
import { ItemCard, itemsOf, openItem, Points, shownTurn, turnOfItem } from './Points.tsx';
import { ReviewActions, ReviewBar } from './ReviewBar.tsx';
import type { ReplayedGame } from './replay/replayedGame.ts';
import { firstSeat, type Reviewing, reviewedSeats, useReview, useReviewWords } from './useReview.ts';
import { Details, EngineTrouble, ReviewCurve, Sums, VerdictHead } from './Verdict.tsx';

interface ReviewTableProps {
  readonly id: string;
  readonly watched: ReplayedGame;
  readonly face: Face;
  readonly seat: number | undefined;
  readonly turn: number | undefined;
}

/** The review of a game: board, verdict, curve, turning points. */
export const ReviewTable = ({ id, watched, face, seat: named, turn }: ReviewTableProps): JSX.Element => {
  const { words, speak, said } = useReviewWords();
  const [seat, setSeat] = useState(() => firstSeat(watched, named));
  const reviewing = useReview(id, watched, face, seat);
  const { controller, announcer } = reviewing;
  useTableKeys(controller);
  useFirstItem(reviewing, turn);
  const small = narrow.value;
  const boardItems = useBoardItems(controller);
  const analysis: Route = { page: 'analysis', query: watched.saved ? { from: watched.saved.id } : {} };
  const board = (
    <BoardView controller={controller} label={speak(words.table.boardOf, { game: face.title })} parts="beside" />
  );
  const full = watched.saved && (
    <Button icon="chart" wide href={href(analysis)}>
      {speak(said.full)}
    </Button>
  );
  const shown = reviewing.source.shown.value;
  const hasActions = shown.kind !== 'turn' && shown.kind !== 'choice';
  const side = (
    <>
      <VerdictHead reviewing={reviewing} />
      <SeatChoice reviewing={reviewing} onSeat={setSeat} />
      <EngineTrouble reviewing={reviewing} />
      <ReviewCurve reviewing={reviewing} />
      <Sums reviewing={reviewing} />
    </>
  );
  return (
    <Page
      title={speak(said.title)}
      place="analysis"
      head={
        <>
          <h2>{speak(said.title)}</h2>
          <span class="clip">{face.title}</span>
        </>
      }
      {...(small && {
        back: backOf(watched),
        actions: (
          <>
            {watched.saved && <IconButton icon="chart" label={speak(said.full)} href={href(analysis)} />}
            <Menu label={speak(words.shell.more)} icon="more" items={boardItems} />
          </>
        ),
      })}
      foot={
        hasActions &&
        small && (
          <div class="review-foot">
            <ReviewActions reviewing={reviewing} />
          </div>
        )
      }
      bar={null}
      wide
    >
      <div class="study review">
        {small ? (
          <>
            <VerdictHead reviewing={reviewing} />
            <SeatChoice reviewing={reviewing} onSeat={setSeat} />
            <EngineTrouble reviewing={reviewing} />
            {board}
            <ReviewBar reviewing={reviewing} />
            <ReviewCurve reviewing={reviewing} />
            <OneItem reviewing={reviewing} />
            <section class="card review-card">
              <Sums reviewing={reviewing} />
              <Details reviewing={reviewing} />
            </section>
          </>
        ) : (
          <>
            <div class="study-main">
              {board}
              <ReviewBar reviewing={reviewing} />
            </div>
            <div class="study-side">
              <section class="card review-card">
                {side}
                <Points reviewing={reviewing} />
                <KeepPuzzle reviewing={reviewing} />
                <Details reviewing={reviewing} />
                <div class="beside review-ways">{full}</div>
              </section>
            </div>
          </>
        )}
        <div class="unseen" role="log" aria-live="polite">
          {announcer.said.value.map(({ id: line, text }) => (
            <p key={line}>{text}</p>
          ))}
        </div>
      </div>
    </Page>
  );
};

const backOf = ({ saved, room }: ReplayedGame): Route => {
  if (saved) return { page: 'game', id: saved.id };
  return room ? { page: 'room', id: room } : { page: 'games' };
};

/** Opens the turning point that the address names, else the first one as soon as there is one. */
const useFirstItem = (reviewing: Reviewing, named: number | undefined): void => {
  const { source } = reviewing;
  const items = itemsOf(reviewing);
  const wanted = named === undefined ? items[0] : items.find(item => turnOfItem(item) === named - 1);
  const { stage } = reviewing.gameReview.progress.value;
  const isReady = stage === 'deeper' || stage === 'done';
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (opened || !isReady) return;
    setOpened(true);
    const shown = source.shown.peek();
    // Who has begun to look around is left alone.
    if (wanted && shown.kind === 'turn' && shown.turn === reviewing.watched.history.length) openItem(reviewing, wanted);
  }, [isReady, opened]);
};

/** Whose review it is, where there are several. */
const SeatChoice = ({
  reviewing,
  onSeat,
}: {
  readonly reviewing: Reviewing;
  readonly onSeat: (seat: number) => void;
}): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const { watched, seat, names, id } = reviewing;
  const seats = reviewedSeats(watched);
  if (seats.length < 2) return null;
  return (
    <Segments
      label={speak(said.forSeat)}
      values={seats.map(each => ({ value: String(each), label: names[each]! }))}
      value={String(seat)}
      onChange={value => {
        onSeat(Number(value));
        if (id !== SHARED) go({ page: 'review', id, seat: Number(value) }, 'replace');
      }}
      wide
    />
  );
};

/** On phones one item at a time, with the way to its neighbours. */
const OneItem = ({ reviewing }: { readonly reviewing: Reviewing }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const items = itemsOf(reviewing);
  const at = shownTurn(reviewing);
  const index = items.findIndex(item => turnOfItem(item) === at);
  if (items.length === 0) return null;
  const item = items[index];
  const points = items.filter(({ kind }) => kind === 'point').length;
  const where = (): string => {
    if (!item) return '';
    return item.kind === 'point'
      ? speak(said.pointOf, { n: item.number, all: points })
      : speak(said.choiceOf, { n: index + 1 - points, all: items.length - points });
  };
  const step = (by: number): void => {
    const next = items[index < 0 ? 0 : index + by];
    if (next) openItem(reviewing, next);
    // What is asked is on the board, which may have been scrolled away.
    scrollTo(0, 0);
  };
  return (
    <>
      {item && (
        <section class="card review-card">
          <ItemCard reviewing={reviewing} item={item} isShown />
          <KeepPuzzle reviewing={reviewing} />
        </section>
      )}
      <nav class="beside review-nav" aria-label={speak(said.title)}>
        <IconButton icon="back" label={speak(said.previous)} disabled={index === 0} onClick={() => step(-1)} />
        <span>{where()}</span>
        <IconButton
          icon="next"
          label={speak(said.next)}
          disabled={index === items.length - 1}
          onClick={() => step(1)}
        />
      </nav>
    </>
  );
};
