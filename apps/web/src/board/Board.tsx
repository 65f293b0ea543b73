import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { later } from '../shell/later.tsx';
import { useWords } from '../state/language.ts';
import { Board2d } from './Board2d.tsx';
import type { BoardProps } from './boardProps.ts';
import './board.css';

const Board3d = later(async () => (await import('./Board3d.tsx')).Board3d);

/** How long a notice stays on the board, in milliseconds. */
const NOTICE = 8000;

/** A board that can be played on; it fills its parent. */
export const Board = ({ view = '2d', ...props }: BoardProps): JSX.Element => {
  const [flat, setFlat] = useState(false);
  if (view === '3d' && !flat) return <Board3d {...props} onUnable={() => setFlat(true)} />;
  return <Board2d {...props}>{view === '3d' && <FlatNotice />}</Board2d>;
};

/** Says for a while why the board is flat. */
const FlatNotice = (): JSX.Element | null => {
  const { words, speak } = useWords();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), NOTICE);
    return () => clearTimeout(timer);
  }, []);
  return over ? null : (
    <p class="board-notice" role="status">
      <strong>{speak(words.board.no3d)}</strong> {speak(words.board.no3dText)}
    </p>
  );
};
