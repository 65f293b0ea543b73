import type { ThemeWords } from '@threefold-games/catalogue/load';
import type { PuzzleEntry } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadGame, useFace, useTitles } from '../../games/index.ts';
import { narrow } from '../../settings/index.ts';
import { go, Icon, Link, type Route, Segments, useLoaded } from '../../ui/index.ts';
import { progress } from '../progress.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import { onDevice } from '../shelf.ts';
import { countDone, themeTallies } from '../themeTallies.ts';
import { useOnline, useThemes } from '../useHub.ts';
import { DifficultyFilter } from './Hexagons.tsx';
import { choose, type HubChoice, type Next } from './hubChoice.ts';
import { ThemeTile } from './ThemeTile.tsx';

interface ByThemeProps {
  readonly chosen: HubChoice;
  /** All puzzles of the game; undefined until they are there. */
  readonly entries: readonly PuzzleEntry[] | undefined;
  readonly next: Next | undefined;
  /** What stands in the place of the themes, where there are none to show. */
  readonly instead?: ComponentChildren;
}

/** So many grey tiles stand where themes will. */
const GREY = 8;

/** The puzzles of a game by what they are about. */
export const ByTheme = ({ chosen, entries, next, instead }: ByThemeProps): JSX.Element => {
  const { words, speak, said } = usePuzzlesWords();
  const { game, difficulty } = chosen;
  const titles = useTitles();
  const all = entries?.length ?? 0;
  return (
    <section class="hub-themes" aria-labelledby="hub-themes">
      <div class="hub-choice">
        <Segments
          label={speak(words.shell.game)}
          values={titles}
          value={game}
          onChange={to => choose({ game: to, difficulty })}
        />
        <div class="hub-choice-words">
          <h2 id="hub-themes">{speak(said.byTheme)}</h2>
          <p class="small hub-solved">
            {entries && all > 0 && (
              <>
                {speak(said.solvedOf, { done: countDone(entries, progress.value?.tried), all })}
                <OnDevice game={game} all={all} />
              </>
            )}
          </p>
        </div>
        {!instead && <DifficultyFilter value={difficulty} onChange={to => choose({ ...chosen, difficulty: to })} />}
      </div>
      {instead ?? <Themes chosen={chosen} entries={entries} next={next} />}
    </section>
  );
};

/** A press chooses a theme, a second one begins. */
const Themes = ({ chosen, entries, next }: ByThemeProps): JSX.Element => {
  const { words, speak, said } = usePuzzlesWords();
  const { game: id, theme, difficulty } = chosen;
  const themes = useThemes(id);
  const game = useLoaded(async () => ({ id, rules: await loadGame(id) }), id);
  const face = useFace(id);
  const tallies =
    entries && themes && themeTallies(entries, progress.value?.tried, Object.keys(themes.words.themes), difficulty);
  const isLeft = tallies?.some(tally => tally.theme === theme && tally.left > 0) ?? false;
  const begin = isLeft ? next?.chosen : undefined;
  const press = (pressed: string): void => {
    if (pressed !== theme) choose({ ...chosen, theme: pressed });
    else if (begin) go(begin);
  };
  return (
    <>
      <ul class="hub-tiles" aria-busy={!tallies} aria-label={speak(tallies ? said.byTheme : words.shell.loading)}>
        {tallies
          ? tallies.map(tally => (
              <li key={tally.theme}>
                <ThemeTile
                  tally={tally}
                  words={themes.words.themes[tally.theme]!}
                  picture={themes.pictures[tally.theme]}
                  game={game?.id === id ? game.rules : undefined}
                  face={face}
                  isChosen={tally.theme === theme}
                  onPress={() => press(tally.theme)}
                />
              </li>
            ))
          : Array.from({ length: GREY }, (_, i) => (
              <li key={i} class="card hub-tile coming">
                <span class="hub-tile-picture" />
                <span class="hub-tile-words">
                  <span class="grey" />
                </span>
              </li>
            ))}
      </ul>
      <About words={theme === undefined ? undefined : themes?.words.themes[theme]} begin={begin} />
    </>
  );
};

/** What the chosen theme is about, and the way to its next puzzle; phones only tell it to those who listen. */
const About = ({ words, begin }: { readonly words: ThemeWords | undefined; readonly begin: Route | undefined }) => {
  const { speak, said } = usePuzzlesWords();
  return (
    <div class="hub-about">
      <p role="status" class={narrow.value ? 'unseen' : 'hub-about-text'}>
        {words && (
          <>
            <Icon name="bulb" size={18} />
            <strong>{speak(words.name)}</strong> <span class="quiet">{speak(words.about)}</span>
          </>
        )}
      </p>
      {words && begin && (
        <Link to={begin} class="hub-practise desk-only">
          {speak(said.practise)}
        </Link>
      )}
    </div>
  );
};

/** How many can be solved without a network, while there is none. */
const OnDevice = ({ game, all }: { readonly game: string; readonly all: number }): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const isOnline = useOnline();
  const [n, setN] = useState<number>();
  useEffect(() => {
    let left = false;
    if (!isOnline) void onDevice(game).then(count => left || setN(count));
    return () => {
      left = true;
    };
  }, [game, isOnline]);
  return isOnline || n === undefined ? null : <span>{speak(said.onDevice, { n, all })}</span>;
};
