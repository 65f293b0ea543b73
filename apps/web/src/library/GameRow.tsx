import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { GameBadge } from '../board/index.ts';
import { useFace } from '../games/index.ts';
import {
  Button,
  go,
  Icon,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  type Route,
  recordName,
  saveFile,
} from '../ui/index.ts';
import { library, type SavedGame } from './library.ts';
import { useMyGamesWords } from './myGamesWords.ts';
import { runningAgain } from './savedGame.ts';
import { sayDate, sayNames, sayState } from './sayGame.ts';
import { useSummary } from './summary.ts';

interface GameRowProps {
  readonly saved: SavedGame;
  readonly now: number;
  readonly onDelete: (saved: SavedGame, names: string) => void;
  /** The game turned out to be broken and was set aside. */
  readonly onBroken: () => void;
  readonly onSay: (sentence: string) => void;
}

/** Goes on with a game; one that was broken off runs again. */
const resume = async (saved: SavedGame): Promise<void> => {
  if (saved.status === 'stopped') await library.save(runningAgain(saved.stored, Date.now()));
  go({ page: 'game', id: saved.id });
};

export const GameRow = ({ saved, now, onDelete, onBroken, onSay }: GameRowProps): JSX.Element => {
  const voice = useMyGamesWords();
  const { words, said, speak } = voice;
  const face = useFace(saved.game);
  const summary = useSummary(saved);
  useEffect(() => {
    if (summary && !summary.ok) void library.putAside(saved.id, summary.error.code).then(onBroken);
  }, [summary]);
  if (!face) return <GreyRow />;
  const names = sayNames(saved, face, voice);
  const state = summary?.ok ? sayState(saved, summary.value, face, voice) : undefined;
  const game = face.title;
  const date = sayDate(saved.updated, now, voice);
  const over = saved.status === 'over';
  const there: Route = { page: 'replay', id: saved.id };
  const open = (): void => (over ? go(there) : void resume(saved));
  const named = speak(over ? said.replayNamed : said.continueNamed, { game, names });
  const items: MenuItem[] = [
    ...(over ? [] : [{ icon: 'eye' as const, label: speak(said.replay), onSelect: () => go(there) }]),
    ...(over
      ? [
          {
            icon: 'bulb' as const,
            label: speak(words.table.review),
            onSelect: () => go({ page: 'review', id: saved.id }),
          },
        ]
      : []),
    {
      icon: 'chart',
      label: speak(words.replay.analyse),
      onSelect: () => go({ page: 'analysis', query: { from: saved.id } }),
    },
    {
      icon: 'download',
      label: speak(said.download),
      onSelect: () => saveFile(recordName(saved.game, saved.updated), saved.record),
    },
    {
      icon: 'copy',
      label: speak(words.table.copyRecord),
      onSelect: () => void navigator.clipboard?.writeText(saved.record).then(() => onSay(speak(said.copied))),
    },
    { icon: 'trash', label: speak(said.delete), danger: true, onSelect: () => onDelete(saved, names) },
  ];
  return (
    <li class={state?.waits ? 'row games-row games-row-waits' : 'row games-row'}>
      <GameBadge face={face} size={44} />
      <div class="words games-who">
        <Link class="row-link" to={saved.status === 'running' ? { page: 'game', id: saved.id } : there}>
          {names}
        </Link>
        <span class="small desk-only">{game}</span>
      </div>
      <div class="beside games-state">
        <span class={state?.won ? 'games-sign games-sign-won desk-only' : 'games-sign desk-only'}>
          {state && <Icon name={state.icon} size={18} />}
        </span>
        <div class="words">
          <span class="name games-title">
            {state?.title}
            <span class="games-when phone-only"> · {date}</span>
          </span>
          <span class="small games-text">{state?.text}</span>
        </div>
      </div>
      <time class="small desk-only" dateTime={new Date(saved.updated).toISOString()}>
        {date}
      </time>
      <div class="beside games-actions">
        <span class="desk-only">
          {over ? (
            <Button icon="play" label={named} onClick={open}>
              {speak(said.replay)}
            </Button>
          ) : (
            <Button kind={state?.waits ? 'primary' : 'plain'} label={named} onClick={open}>
              {speak(said.continue)}
            </Button>
          )}
        </span>
        {state?.waits && (
          <span class="phone-only">
            <IconButton kind="primary" icon="play" label={named} onClick={open} />
          </span>
        )}
        <Menu label={speak(said.more, { game, names })} icon="more" items={items} />
      </div>
    </li>
  );
};

/** A row that is still being read. */
export const GreyRow = (): JSX.Element => (
  <li class="row coming games-row games-row-grey" aria-hidden="true">
    <span class="grey grey-badge" />
    <span class="grey" />
  </li>
);
