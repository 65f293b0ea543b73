import type { ComponentChildren, JSX } from 'preact';
import { games } from '../games/index.ts';
import { lang, useWords } from '../i18n/index.ts';
import { useGames } from '../library/index.ts';
import { Icon, Link, later, Page, useLoaded } from '../ui/index.ts';
import { loadCards } from './cards.ts';
import { GameCard } from './GameCard.tsx';
import './home.css';

/** Few see it twice. */
const NewHere = later(async () => (await import('./NewHere.tsx')).NewHere);
/** Only for those who have left a game. */
const ResumeCard = later(async () => (await import('./ResumeCard.tsx')).ResumeCard);

const Waiting = (): JSX.Element | null => {
  const { games: all } = useGames();
  if (all?.length === 0) return <NewHere />;
  const running = all?.filter(({ status }) => status === 'running') ?? [];
  return running.length > 0 ? <ResumeCard running={running} /> : null;
};

/** The three games; `over` is what lies over them, such as the dialog of a new game. */
export const HomePage = ({ over }: { readonly over?: ComponentChildren }): JSX.Element => {
  const { words, speak } = useWords();
  const language = lang.value;
  const cards = useLoaded(() => loadCards(language), language);
  return (
    <Page title={speak(words.home.title)} place="play">
      <div class="home-head">
        <div class="home-hero">
          <h1>{speak(words.home.hero)}</h1>
          <p class="desk-only">{speak(words.home.lead)}</p>
        </div>
        <Waiting />
      </div>
      <ul class="home-cards" aria-label={speak(words.home.games)}>
        {games.map(game => (
          <GameCard key={game.id} game={game} card={cards?.[game.id]} paused={over !== undefined} />
        ))}
      </ul>
      <Link to={{ page: 'daily' }} class="card home-daily">
        <Icon name="target" />
        <span class="name">{speak(words.home.daily)}</span>
        <span class="small">{speak(words.home.dailyText)}</span>
        <Icon name="next" size={18} />
      </Link>
      <div class="small home-foot">
        <p>
          <span>{speak(words.home.offline)}</span>
          <span>{speak(words.home.languages)}</span>
          <span>{speak(words.home.tracking)}</span>
        </p>
        <p>
          <Link to={{ page: 'analysis', query: { setup: '1' } }}>{speak(words.home.setup)}</Link>
          <Link to={{ page: 'games' }}>{speak(words.home.import)}</Link>
          {/* Pages of the server, beside the app, and English in every language. */}
          <a href="/docs" hreflang="en">
            {speak(words.home.developers)}
          </a>
        </p>
      </div>
      {over}
    </Page>
  );
};
