import { pressKey } from '@threefold-games/board/compose';
import { type OpenedCoach, openCoach } from '@threefold-games/catalogue/coach';
import type { Seat } from '@threefold-games/core';
import type { Review, SeatReview } from '@threefold-games/learn';
import { seatReview } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameReview } from '../../review/gameReview.ts';
import { openReview } from '../../review/openReview.ts';
import { useSight } from '../../review/useSight.ts';
import { currentVoice, lang } from '../../state/language.ts';
import { namesOf } from '../../state/names.ts';
import { narrow } from '../../state/narrow.ts';
import { wait } from '../../state/wait.ts';
import { type Sitting, sittings } from '../../study/seats.ts';
import { TableController } from '../../table/controller.ts';
import type { Watched } from '../replay/watched.ts';
import { Announcer } from '../table/announcer.ts';
import { reviewedSeats } from './reviewed.ts';
import { ReviewSource } from './reviewSource.ts';

/** The board of a review. */
class ReviewController extends TableController<ReviewSource> {
  press(key: string): boolean {
    return pressKey(this, key);
  }
}

/** All that the page of a review consists of. */
export interface Reviewing {
  readonly id: string;
  readonly watched: Watched;
  /** For whom it is told. */
  readonly seat: Seat;
  readonly gameReview: GameReview;
  readonly review: Review;
  readonly told: SeatReview;
  readonly controller: ReviewController;
  readonly source: ReviewSource;
  readonly announcer: Announcer;
  /** Says why; undefined until its words are there. */
  readonly coach: OpenedCoach | undefined;
  readonly seats: readonly Sitting[];
  /** By seat: what everybody is called in sentences. */
  readonly names: readonly string[];
}

/** Reviews a game for a seat as long as somebody looks. */
export const useReview = (id: string, watched: Watched, face: Face, seat: Seat): Reviewing => {
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
  watched: Watched,
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
  const controller: ReviewController = new ReviewController(source, {
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
