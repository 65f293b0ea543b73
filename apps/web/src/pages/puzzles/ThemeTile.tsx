import type { ThemePictures, ThemeWords } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import type { ThemeTally } from '../../puzzles/themeTallies.ts';
import { Hexagons } from './Hexagons.tsx';
import { usePuzzlesWords } from './puzzlesWords.ts';
import { ThemePicture } from './ThemePicture.tsx';

interface ThemeTileProps {
  readonly tally: ThemeTally;
  readonly words: ThemeWords;
  readonly picture: ThemePictures[string] | undefined;
  /** Its game, once the picture can be drawn. */
  readonly game: Game | undefined;
  readonly face: Face | undefined;
  readonly isChosen: boolean;
  onPress(): void;
}

/** A theme: what it looks like, what one calls it, how hard it is and how many are left. */
export const ThemeTile = ({ tally, words, picture, game, face, isChosen, onPress }: ThemeTileProps): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  const { all, left, difficulty } = tally;
  const look = ['card hub-tile', isChosen && 'hub-tile-chosen', left === 0 && 'hub-tile-done']
    .filter(Boolean)
    .join(' ');
  return (
    <button type="button" class={look} aria-pressed={isChosen} onClick={onPress}>
      <span class="hub-tile-picture">
        {picture && game && face && <ThemePicture picture={picture} game={game} face={face} />}
      </span>
      <span class="hub-tile-words">
        <span class="name">{speak(words.name)}</span>
        <span class="small hub-tile-about">
          {left > 0 ? (
            <>
              <Hexagons difficulty={difficulty} />
              <span aria-hidden="true">{speak.number(left)}</span>
              <span class="unseen">{speak(said.left, { n: left })}</span>
            </>
          ) : (
            speak(all === 0 ? said.noSuch : said.allSolved)
          )}
        </span>
      </span>
    </button>
  );
};
