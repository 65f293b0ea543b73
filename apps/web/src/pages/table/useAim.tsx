import { loadLearning } from '@threefold-games/catalogue/load';
import { useEffect, useState } from 'preact/hooks';
import type { Notice } from '../../board/BoardBar.tsx';
import { Button } from '../../shell/controls.tsx';
import { Link } from '../../shell/Link.tsx';
import { kept } from '../../state/keep.ts';
import { lang, useWords } from '../../state/language.ts';
import { change, settings } from '../../state/settings.ts';
import type { PageController } from './pageController.ts';

/** Milliseconds after which it comes to a table. */
const SETTLED = 1500;

/** Whether somebody has met a game before: played it to its end, or done one of its lessons. */
const isKnown = (game: string): boolean =>
  kept('skills')?.includes(`"${game}"`) === true || kept('learned')?.includes(`"${game}/`) === true;

/** At the first table of a game: what one wants there, in a line that can be put away. */
export const useAim = (controller: PageController): Notice | undefined => {
  const { words, speak } = useWords();
  const { id: game } = controller.model.history.game;
  const face = controller.face.value;
  const { briefed } = settings.value;
  const id = `aim-${game}`;
  const wanted = !briefed.includes(id) && !isKnown(game);
  const [line, setLine] = useState<string | undefined>(undefined);
  const language = lang.value;
  useEffect(() => {
    if (!wanted) return undefined;
    // Nobody waits for it before playing; without it the table is whole.
    const timer = setTimeout(() => {
      loadLearning(game)
        .then(learning => learning?.words(language))
        .then(
          loaded => loaded && setLine(speak(loaded.aim.line)),
          () => undefined,
        );
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [wanted, game, language]);
  if (!wanted || line === undefined) return undefined;
  return {
    tone: 'accent',
    title: line,
    text: <Link to={{ page: 'learn', game }}>{speak(words.home.learnGame, { game: face.title })}</Link>,
    actions: <Button onClick={() => change({ briefed: [...briefed, id] })}>{speak(words.table.good)}</Button>,
  };
};
