import { type OpenedCoach, openCoach } from '@threefold-games/catalogue/coach';
import type { Seat } from '@threefold-games/core';
import { type Review, type SeatReview, seatReview } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import { loadReviewWords } from '@threefold-games/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Sitting, sittings } from '../analysis/index.ts';
import { TableController } from '../board/index.ts';
import { currentVoice, lang, lateWords } from '../i18n/index.ts';
import { namesOf, ownLevel, playFrom } from '../match/index.ts';
import { narrow, type SeatPlan, settings } from '../settings/index.ts';
import { Announcer } from '../table/index.ts';
import { wait } from '../ui/index.ts';
import type { GameReview } from './gameReview.ts';
import { openReview, useSight } from './openReview.ts';
import { type ReplayedGame, sharesOf } from './replay/replayedGame.ts';
import { ReviewSource } from './reviewSource.ts';

/** What the review of a game says. */
export const useReviewWords = await lateWords(loadReviewWords);

/** All that the page of a review consists of. */
export interface Reviewing {
  readonly id: string;
  readonly watched: ReplayedGame;
  /** For whom it is told. */
  readonly seat: Seat;
  readonly gameReview: GameReview;
  readonly review: Review;
  readonly told: SeatReview;
  readonly controller: TableController<ReviewSource>;
  readonly source: ReviewSource;
  readonly announcer: Announcer;
  /** Says why; undefined until its words are there. */
  readonly coach: OpenedCoach | undefined;
  readonly seats: readonly Sitting[];
  /** By seat: what everybody is called in sentences. */
  readonly names: readonly string[];
}

/** Reviews a game for a seat as long as somebody looks. */
export const useReview = (id: string, watched: ReplayedGame, face: Face, seat: Seat): Reviewing => {
  const gameReview = useMemo(() => openReview(watched.history, reviewedSeats(watched)), [watched]);
  useSight(gameReview);
  const { controller, announcer } = useMemo(() => open(watched, face, seat, gameReview), [watched, seat, gameReview]);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => controller.setFace(face), [controller, face]);
  const coach = useCoach(watched.history.game.id);
  const review = gameReview.review.value;
  const told = useMemo(() => seatReview(gameReview.reviewer.peek(), review, seat), [review, seat]);
  const seats = sittings(controller.face.value, watched.history.position.seats, controller.names.value);
  return {
    id,
    watched,
    seat,
    gameReview,
    review,
    told,
    controller,
    source: controller.source,
    announcer,
    coach,
    seats,
    names: seats.map(({ name }) => name),
  };
};

const useCoach = (game: string): OpenedCoach | undefined => {
  const [coach, setCoach] = useState<OpenedCoach | undefined>(undefined);
  const language = lang.value;
  useEffect(() => {
    let left = false;
    void openCoach(game, language).then(opened => left || setCoach(opened));
    return () => {
      left = true;
    };
  }, [game, language]);
  return coach;
};

const open = (
  watched: ReplayedGame,
  face: Face,
  seat: Seat,
  gameReview: GameReview,
): Pick<Reviewing, 'controller' | 'announcer'> => {
  const { history, names, saved } = watched;
  const announcer = new Announcer();
  const called = (): readonly string[] => {
    const { words, speak } = currentVoice();
    return saved ? namesOf(saved.seats, controller.face.value, words, speak) : names;
  };
  const source = new ReviewSource(gameReview, { history, seat, names, wait });
  const controller: TableController<ReviewSource> = new TableController(source, {
    face,
    wait,
    narrow: () => narrow.value,
    names: called,
    confirms: () => false,
    listener: event => {
      if (event.kind === 'step' || event.kind === 'refused') announcer.say(event.text);
    },
    variations: () => source.arrows,
  });
  return { controller, announcer };
};

/** Whose turns are reviewed: the people at this screen; everybody's where there are none, or in a game that came from elsewhere. */
export const reviewedSeats = ({ saved, history }: ReplayedGame): readonly Seat[] => {
  const all = Array.from({ length: history.position.seats }, (_, seat) => seat);
  const people = all.filter(seat => saved && saved.seats[seat]?.kind !== 'bot');
  return people.length > 0 ? people : all;
};

/** For whom it is told first: the one who was named, me, or else who has lost. */
export const firstSeat = (watched: ReplayedGame, named: Seat | undefined): Seat => {
  const seats = reviewedSeats(watched);
  if (named !== undefined && seats.includes(named)) return named;
  const me = watched.saved?.seats.findIndex(({ kind }) => kind === 'me') ?? -1;
  if (me >= 0) return me;
  const shares = sharesOf(watched);
  return seats.find(seat => (shares?.[seat] ?? 1) < 0.5) ?? seats[0]!;
};

/** Bots that take the place of people play like this where nobody knows how well I do. */
const LEVEL = 6;

/** Plays on from before a turn: against the same bots, and against bots in place of other people. */
export const tryAgain = (watched: ReplayedGame, source: ReviewSource, turn: number): Promise<void> => {
  const { setup, saved, history } = watched;
  const { seat } = history.turns[turn]!;
  const level = ownLevel(history.game.id)?.offered ?? LEVEL;
  const seats = Array.from({ length: setup.seats }, (_, each): SeatPlan => {
    if (each === seat) return { kind: 'me', name: settings.value.name };
    const plan = saved?.seats[each];
    return plan?.kind === 'bot' ? plan : { kind: 'bot', name: '', level };
  });
  return playFrom(setup, source.before(turn), seats);
};
