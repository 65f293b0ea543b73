import type { GameHead } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../shell/Button.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { loadFace } from '../../state/face.ts';
import { loadGame } from '../../state/games.ts';
import { kept } from '../../state/keep.ts';
import { useWords } from '../../state/language.ts';
import { go, href } from '../../state/route.ts';
import type { Card } from './cards.ts';
import { LivingPicture } from './LivingPicture.tsx';

/** "2–4" of the numbers of seats. */
const range = (seats: readonly number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
};

interface GameCardProps {
  readonly game: GameHead;
  /** What is told of it; undefined until it is there. */
  readonly card: Card | undefined;
  readonly paused: boolean;
}

export const GameCard = ({ game, card, paused }: GameCardProps): JSX.Element => {
  const { words, speak } = useWords();
  const [starting, setStarting] = useState(false);
  const title = card?.title ?? '';
  const play = async (): Promise<void> => {
    setStarting(true);
    // Whoever only looks around does not load it, nor whoever has never played what tells their level.
    const [{ startGame, usualPlan }, known] = await Promise.all([
      import('../../state/startGame.ts'),
      kept('skills') ? import('../../level/ownSkills.ts') : undefined,
    ]);
    const saved = await startGame(game, usualPlan(game, known?.ownLevel(game.id)?.offered));
    if (saved) go({ page: 'game', id: saved.id });
  };
  return (
    <li class="home-card card">
      <div class="home-picture">{card && <LivingPicture game={game} card={card} paused={paused} />}</div>
      <div class="home-body">
        <div class="home-title">
          <h2>{title}</h2>
          <p class="quiet home-facts">
            <span>
              <Icon name="person" size={16} />
              <span aria-hidden="true">{range(game.seats)}</span>
              <span class="unseen">{speak(words.home.seats, { seats: range(game.seats) })}</span>
            </span>
            {card && (
              <span class="desk-only">
                <Icon name="clock" size={16} />
                <span aria-hidden="true">{speak(words.home.minutes, { minutes: card.minutes })}</span>
                <span class="unseen">{speak(words.home.minutesSay, { minutes: card.minutes })}</span>
              </span>
            )}
          </p>
        </div>
        <p class="home-tagline">{card?.tagline}</p>
        {/* Whoever points there is about to play. */}
        <div
          class="beside home-actions"
          onPointerEnter={() => void Promise.all([loadGame(game.id), loadFace(game.id)])}
        >
          <Button
            kind="primary"
            icon="play"
            label={speak(words.home.playGame, { game: title })}
            disabled={starting}
            onClick={() => void play()}
          >
            {speak(words.shell.play)}
          </Button>
          <IconButton
            icon="sliders"
            label={speak(words.home.setUpGame, { game: title })}
            href={href({ page: 'new', game: game.id })}
          />
          <Link
            to={{ page: 'learn', game: game.id }}
            class="button button-quiet"
            label={speak(words.home.learnGame, { game: title })}
          >
            {speak(words.shell.learn)}
          </Link>
        </div>
      </div>
    </li>
  );
};
