import { STILL } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { Miniature } from '../board/index.ts';
import { useFace } from '../games/index.ts';
import { formatClock, useWords } from '../i18n/index.ts';
import { type SavedGame, type Summary, useSummaries } from '../library/index.ts';
import { fullNamesOf } from '../match/index.ts';
import { Button, href } from '../ui/index.ts';

/** No more of the running games are looked through for the one that waits. */
const LOOKED_AT = 6;

const isMine = (saved: SavedGame, { actor }: Summary): boolean => saved.seats[actor]?.kind === 'me';

/** The game that waits, of those that are running: the latest one in which it is my turn, else the latest. */
export const ResumeCard = ({ running }: { readonly running: readonly SavedGame[] }): JSX.Element | null => {
  const lookedAt = running.slice(0, LOOKED_AT);
  const summaries = useSummaries(lookedAt);
  if (!summaries) return null;
  const there = lookedAt.filter(({ id }) => summaries.has(id));
  const saved = there.find(game => isMine(game, summaries.get(game.id)!)) ?? there[0];
  return saved ? <Resumable saved={saved} summary={summaries.get(saved.id)!} /> : null;
};

interface ResumableProps {
  readonly saved: SavedGame;
  readonly summary: Summary;
}

/** A picture of the game, against whom, and the way back. */
const Resumable = ({ saved, summary }: ResumableProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const face = useFace(saved.game);
  if (!face) return null;
  const { seats, clock } = saved;
  const others = fullNamesOf(seats, face, words, speak).filter((_, at) => seats[at]?.kind !== 'me');
  const away = others.length < seats.length;
  const left = clock?.left[summary.actor];
  const turn = summary.turns + 1;
  const { title: game } = face;
  const scene = face.scene(summary.view, { ...STILL, last: summary.last });
  return (
    <section class="beside home-resume card">
      <div class="home-resume-picture">
        <Miniature scene={scene} />
      </div>
      <div class="words">
        <p class="small home-resume-state">
          {speak(isMine(saved, summary) ? words.table.yourTurn : words.home.running)}
        </p>
        <h2 class="title">
          {away ? speak(words.home.against, { game, names: speak.list(others) }) : speak(words.home.gameHere, { game })}
        </h2>
        <p class="small">
          {left === undefined
            ? speak(words.table.turn, { n: turn })
            : speak(words.home.turnTime, { turn, time: formatClock(left) })}
        </p>
      </div>
      <Button href={href({ page: 'game', id: saved.id })}>{speak(words.home.resume)}</Button>
    </section>
  );
};
