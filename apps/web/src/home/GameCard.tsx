import { whenIdle } from '@threefold-games/board-core/surface';
import { loadDemo } from '@threefold-games/catalogue/load';
import type { GameHead } from '@threefold-games/core';
import { cssName, type Face, type Rect, type Scene, STILL } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SceneView, useSeen } from '../board/index.ts';
import { loadFace, loadGame } from '../games/index.ts';
import { useWords } from '../i18n/index.ts';
import { loadOwnSkills, loadStartGame } from '../match/lazy.ts';
import { moving, narrow } from '../settings/index.ts';
import { localTexts } from '../storage/index.ts';
import { Button, go, href, Icon, IconButton, Link } from '../ui/index.ts';
import type { Card } from './cards.ts';
import { type DemoLoop, openDemo } from './demoLoop.ts';

/** A scene as a picture on a page: around the board lies the colour of its side, and nothing is written beside it. */
const asPicture = (scene: Scene): Scene => ({
  ...scene,
  backdrop: scene.ground[0]?.side ?? scene.backdrop,
  labels: [],
});

const PACE = 2500;

/** A running demo, and the face that draws it. */
interface Living {
  readonly face: Face;
  readonly loop: DemoLoop;
}

const load = async ({ id }: GameHead): Promise<Living | undefined> => {
  const [game, demo, face] = await Promise.all([loadGame(id), loadDemo(id), loadFace(id)]);
  return game && demo && { face, loop: openDemo(game, demo) };
};

/** The middle of a rectangle. */
const nearer = ({ x, y, width, height }: Rect, zoom: number): Rect => ({
  x: x + (width - width / zoom) / 2,
  y: y + (height - height / zoom) / 2,
  width: width / zoom,
  height: height / zoom,
});

interface LivingPictureProps {
  readonly game: GameHead;
  readonly card: Card;
  readonly paused: boolean;
}

/** A picture of a real game. It plays on slowly while it is in view, once the page is idle and if motion is allowed. */
const LivingPicture = ({ game, card, paused }: LivingPictureProps): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [living, setLiving] = useState<Living | undefined>(undefined);
  const [frame, setFrame] = useState<DemoLoop['frame'] | undefined>(undefined);
  const runs = seen && !paused && moving();
  useEffect(() => {
    if (!runs || living) return undefined;
    // Without its code the picture stays still.
    return whenIdle(() => void load(game).then(setLiving, () => undefined));
  }, [runs, living, game]);
  useEffect(() => {
    if (!runs || !living) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      living.loop.advance();
      setFrame(living.loop.frame);
    }, PACE);
    return () => clearInterval(timer);
  }, [runs, living]);
  const zoom = narrow.value ? card.zoomSmall : card.zoom;
  const scene = useMemo(() => {
    const shown = living && frame ? living.face.scene(frame.view, { ...STILL, last: frame.steps }) : card.scene;
    // The frame of the first picture stays, so that the camera does not wander as a board grows.
    return { ...asPicture(shown), bounds: nearer(card.scene.bounds, zoom) };
  }, [living, frame, card, zoom]);
  return (
    <div ref={place} class="living" style={{ background: `var(${cssName(scene.backdrop)})` }}>
      <SceneView scene={scene} label="" />
    </div>
  );
};

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
      loadStartGame(),
      localTexts.read('skills') ? loadOwnSkills() : undefined,
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
