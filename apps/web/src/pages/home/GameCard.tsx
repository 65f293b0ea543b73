import type { Game } from '@threefold/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../shell/Button.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useFace } from '../../state/face.ts';
import { useWords } from '../../state/language.ts';
import { go, href } from '../../state/route.ts';
import { startGame, usualPlan } from '../../state/startGame.ts';
import { LivingPicture } from './LivingPicture.tsx';

/** "2–4" of the numbers of seats. */
const range = (seats: readonly number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
};

export const GameCard = ({ game, paused }: { readonly game: Game; readonly paused: boolean }): JSX.Element => {
  const { words, speak } = useWords();
  const face = useFace(game.id);
  const [starting, setStarting] = useState(false);
  const title = face?.title ?? '';
  const play = async (): Promise<void> => {
    setStarting(true);
    const saved = await startGame(game, usualPlan(game));
    if (saved) go({ page: 'game', id: saved.id });
  };
  return (
    <li class="home-card card">
      <div class="home-picture">
        <LivingPicture game={game} paused={paused} />
      </div>
      <div class="home-body">
        <div class="home-title">
          <h2>{title}</h2>
          <p class="home-facts">
            <span>
              <Icon name="person" size={16} />
              <span aria-hidden="true">{range(game.seats)}</span>
              <span class="unseen">{speak(words.home.seats, { seats: range(game.seats) })}</span>
            </span>
            {face && (
              <span class="home-minutes">
                <Icon name="clock" size={16} />
                <span aria-hidden="true">{speak(words.home.minutes, { minutes: face.minutes })}</span>
                <span class="unseen">{speak(words.home.minutesSay, { minutes: face.minutes })}</span>
              </span>
            )}
          </p>
        </div>
        <p class="home-tagline">{face?.tagline}</p>
        <div class="home-actions">
          <Button
            kind="primary"
            icon="play"
            label={speak(words.home.playGame, { game: title })}
            disabled={starting}
            onClick={() => void play()}
          >
            {speak(words.home.play)}
          </Button>
          <IconButton
            icon="sliders"
            label={speak(words.home.setUpGame, { game: title })}
            href={href({ page: 'new', game: game.id })}
          />
          <Link
            to={{ page: 'rules', game: game.id }}
            class="button button-quiet home-learn"
            label={speak(words.home.learnGame, { game: title })}
          >
            {speak(words.home.learn)}
          </Link>
        </div>
      </div>
    </li>
  );
};
