import { puzzlesOf } from '@threefold-games/catalogue/load';
import { difficultyOf } from '@threefold-games/learn';
import { goalTitle } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Miniature } from '../../board/index.ts';
import { games, useFace } from '../../games/index.ts';
import { narrow } from '../../settings/index.ts';
import { Icon, Link, useLoaded } from '../../ui/index.ts';
import { dayAt } from '../daily/days.ts';
import { isDone, progress } from '../progress.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import { loadDaily } from '../shelf.ts';
import { Hexagons } from './Hexagons.tsx';
import { useOutcomeLabel, usePuzzleSight } from './puzzleSight.ts';

/** The puzzles of today, one for each game. At midnight they stay: the next visit has the others. */
export const Dailies = (): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const [now] = useState(() => Date.now());
  const shelved = games.filter(({ id }) => puzzlesOf(id));
  if (shelved.length === 0) return null;
  const small = narrow.value;
  const date = speak.date(now, { day: 'numeric', month: 'long', ...(!small && { weekday: 'long' }) });
  return (
    <section class="hub-today" aria-labelledby="hub-today">
      <div class="hub-line">
        <h2 id="hub-today">{speak(said.today)}</h2>
        <p class="quiet">{small ? date : speak(said.todayLead, { date })}</p>
      </div>
      <ul class="hub-dailies">
        {shelved.map(({ id }) => (
          <Daily key={id} game={id} date={dayAt(now)} />
        ))}
      </ul>
    </section>
  );
};

const Daily = ({ game, date }: { readonly game: string; readonly date: string }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  const title = useFace(game)?.title ?? '';
  const daily = useLoaded(() => loadDaily(game, date), `${game} ${date}`);
  const entry = daily?.ok ? daily.value : undefined;
  const sight = usePuzzleSight(entry?.id);
  const outcomeLabel = useOutcomeLabel();
  const tried = entry && progress.value?.tried.get(entry.id);
  const isOver = isDone(tried?.outcome) || tried?.outcome === 'shown';
  const isMissing = (daily && !entry) || sight === null;
  const small = narrow.value;
  const why = daily && !daily.ok ? said.failed : daily?.ok && !entry ? said.noDaily : said.failed;
  return (
    <li class="card hub-daily">
      <div class="hub-daily-picture">{sight && <Miniature scene={sight.scene} />}</div>
      <div class="hub-daily-words">
        <p class="small desk-only">{title}</p>
        {isMissing ? (
          <p class="name hub-daily-title">{speak(why)}</p>
        ) : (
          <Link to={{ page: 'daily', game }} class="row-link hub-daily-title" {...(!sight && { label: title })}>
            {sight ? goalTitle(sight.puzzle, sight.seats, said, sight.words, speak) : '\u00a0'}
          </Link>
        )}
        <p class="small hub-daily-about">
          <span class="phone-only">{title}</span>
          <span class="desk-only">
            {sight && speak(said.toMove, { seat: sight.face.seatName(sight.actor, sight.seats) })}
          </span>
          {small && entry && <Hexagons difficulty={difficultyOf(entry.rating)} />}
        </p>
      </div>
      <p class="hub-daily-state">
        {isOver ? (
          <span class="hub-went">
            <Icon name={tried?.outcome === 'shown' ? 'eye' : 'check'} size={18} />
            {outcomeLabel(tried, small)}
          </span>
        ) : (
          !isMissing && <span class="button button-plain hub-solve">{speak(tried ? said.again : said.solve)}</span>
        )}
        {!small && entry && <Hexagons difficulty={difficultyOf(entry.rating)} />}
      </p>
    </li>
  );
};
