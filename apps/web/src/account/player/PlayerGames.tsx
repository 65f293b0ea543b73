import type { Fault } from '@threefold-games/core';
import type { Player, PlayerGame } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GameBadge } from '../../board/index.ts';
import { useFace, useTitles } from '../../games/index.ts';
import { sayFault, useOnlineWords } from '../../i18n/index.ts';
import { useMyGamesWords } from '../../library/index.ts';
import { api } from '../../online/index.ts';
import { Button, Icon, Link, Notice, Segments } from '../../ui/index.ts';
import { dayShort, sayPeople, sayResult, sayWhy } from './playerTexts.ts';

const GameRow = ({ game, now }: { readonly game: PlayerGame; readonly now: number }): JSX.Element | null => {
  const { words, said, speak } = useOnlineWords();
  const face = useFace(game.game);
  if (!face) return null;
  const people = sayPeople(game, words, speak);
  const others = speak.list(people.filter((_, seat) => seat !== game.seat));
  const result = sayResult(game, said, speak);
  const why = sayWhy(game, face, people, said, speak);
  const date = dayShort(game.at, now, said, speak);
  return (
    <li class="row player-game">
      <GameBadge face={face} size={40} />
      <div class="words">
        <Link
          class="row-link"
          to={{ page: 'replay', id: game.room }}
          label={speak(said.player.replay, { game: face.title, names: others })}
        >
          {others}
        </Link>
        <span class="small desk-only">{face.title}</span>
        <span class="small phone-only">{speak(words.replay.about, { game: face.title, date })}</span>
      </div>
      <span class={result.won ? 'player-game-sign player-game-won' : 'player-game-sign'}>
        <Icon name={result.icon} size={18} />
      </span>
      <div class="words player-game-result">
        <strong>{result.word}</strong>
        <span class="small" title={why}>
          {why}
        </span>
      </div>
      <time class="small desk-only" dateTime={new Date(game.at).toISOString()}>
        {date}
      </time>
      <span class="player-game-play desk-only">
        <Icon name="play" />
      </span>
    </li>
  );
};

interface PlayerGamesProps {
  readonly player: Player;
  /** Whether only games of both are listed. */
  readonly together: boolean;
  /** The one who looks. */
  readonly me: string | undefined;
  readonly onAll: () => void;
}

/** The finished games of a player, the latest first. */
export const PlayerGames = ({ player, together, me, onAll }: PlayerGamesProps): JSX.Element => {
  const { words: all, said: online, speak } = useOnlineWords();
  const { said: myGames } = useMyGamesWords();
  const { player: words } = online;
  const [game, setGame] = useState('');
  const titles = useTitles();
  const { listed, more } = useGames(player.id, game, together ? me : undefined);
  const total = together ? (player.you?.games ?? 0) : game === '' ? player.games : (player.gamesOf[game] ?? 0);
  const now = Date.now();
  const empty = (
    <Notice
      icon="folder"
      title={speak(game === '' ? words.none : words.noneHere)}
      text={game === '' ? speak(words.noneText, { name: player.name }) : speak(words.noneHereText)}
    />
  );
  return (
    <section class="card card-list player-games">
      <div class="beside player-games-head">
        <h2>{together ? speak(words.noneTogether, { name: player.name }) : speak(all.shell.gamesShort)}</h2>
        <span class="player-games-count">{speak.number(total)}</span>
        <Segments
          label={speak(myGames.status)}
          values={[{ value: '', label: speak(myGames.all) }, ...titles]}
          value={game}
          onChange={setGame}
        />
      </div>
      {listed.games.length > 0 && (
        <ul class="rows player-list">
          {listed.games.map(each => (
            <GameRow key={each.room} game={each} now={now} />
          ))}
        </ul>
      )}
      {listed.fault && (
        <Notice icon="offline" title={speak(words.failed)} text={sayFault(listed.fault, all, speak)}>
          <Button icon="reset" onClick={more}>
            {speak(all.shell.tryAgain)}
          </Button>
        </Notice>
      )}
      {listed.loading && <GreyRows count={listed.games.length > 0 ? 1 : 4} label={speak(all.shell.loading)} />}
      {!listed.loading && !listed.fault && listed.games.length === 0 && empty}
      {(listed.next !== null || together) && !listed.loading && (
        <div class="player-games-foot">
          {listed.next !== null && (
            <button type="button" class="text-button" onClick={more}>
              {speak(words.next)}
            </button>
          )}
          {together && (
            <button type="button" class="text-button" onClick={onAll}>
              {speak(words.showAll)}
            </button>
          )}
        </div>
      )}
    </section>
  );
};

/** The games that are listed so far. */
interface Listed {
  readonly games: readonly PlayerGame[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
  readonly loading: boolean;
  readonly fault?: Fault;
}

const NOTHING: Listed = { games: [], next: null, loading: true };

interface Listing {
  readonly listed: Listed;
  /** Fetches the next page, or again what did not come. */
  more(): void;
}

/** The finished games of a player page by page, of one game or of all, and with one person or with anybody. */
const useGames = (id: string, game: string, together: string | undefined): Listing => {
  const [listed, setListed] = useState(NOTHING);
  const asked = useRef(0);
  const fetchPage = async (before: string | null, known: readonly PlayerGame[]): Promise<void> => {
    const own = ++asked.current;
    setListed({ games: known, next: before, loading: true });
    const query = {
      ...(game !== '' && { game }),
      ...(together !== undefined && { with: together }),
      ...(before !== null && { before }),
    };
    const answer = await api.ask('GET /api/players/:id/games', { params: { id }, query });
    if (own !== asked.current) return;
    setListed(
      answer.ok
        ? { games: [...known, ...answer.value.games], next: answer.value.next, loading: false }
        : { games: known, next: before, loading: false, fault: answer.error },
    );
  };
  useEffect(() => {
    void fetchPage(null, []);
    return () => {
      asked.current++;
    };
  }, [id, game, together]);
  return { listed, more: () => void fetchPage(listed.next, listed.games) };
};

/** Rows that are still being fetched: still, and not before a moment has passed. */
export const GreyRows = ({ count, label }: { readonly count: number; readonly label: string }): JSX.Element => (
  <div role="status" aria-label={label}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} class="beside player-grey coming">
        <span class="grey grey-badge" />
        <span class="grey" />
      </div>
    ))}
  </div>
);
