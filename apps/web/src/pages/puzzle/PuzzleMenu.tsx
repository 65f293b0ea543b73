import type { JSX } from 'preact';
import { useBoardItems } from '../../board/BoardView.tsx';
import { Menu, type MenuItem } from '../../shell/controls.tsx';
import { narrow } from '../../state/narrow.ts';
import { go } from '../../state/route.ts';
import { sendReport } from './figures.ts';
import type { Playing } from './playing.ts';
import { usePuzzleWords } from './puzzleWords.ts';

/** What else can be done with a puzzle: all puzzles, and saying that it is wrong; on phones what belongs to the board, too. */
export const PuzzleMenu = ({ playing }: { readonly playing: Playing }): JSX.Element => {
  const { words, speak, said } = usePuzzleWords();
  const { controller, loaded } = playing;
  const report = useReport(playing);
  const boardItems = useBoardItems(controller);
  const items: readonly MenuItem[] = [
    ...(narrow.value ? boardItems : []),
    {
      icon: 'list',
      label: speak(said.all),
      onSelect: () => go({ page: 'puzzles', query: { game: loaded.game.id } }),
    },
    ...(loaded.isOwn ? [] : [{ icon: 'flag' as const, label: speak(said.wrong), onSelect: () => void report() }]),
  ];
  return <Menu label={speak(words.shell.more)} icon="more" items={items} />;
};

/** Sends the turn that was tried last, and says what the server proved. */
const useReport = ({ source, loaded, say }: Playing): (() => Promise<void>) => {
  const { speak, said } = usePuzzleWords();
  return async () => {
    const turn = source.lastTried.peek();
    if (!turn) {
      say(speak(said.wrongNone));
      return;
    }
    say(speak(said.wrongSending));
    const answer = await sendReport(loaded.puzzle.id, turn);
    const verdicts = { withdrawn: said.wrongProven, stands: said.wrongRefuted, open: said.wrongOpen };
    say(speak(answer.ok ? verdicts[answer.value.verdict] : said.wrongOffline));
  };
};
