import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { IconButton } from '../ui/index.ts';

/** How long a notice stays on the board, in milliseconds. */
const NOTICE = 8000;

interface BoardNoticesProps {
  /** Whether the board is flat since it cannot be shown in three dimensions. */
  readonly unable: boolean;
  /** The direction of something that happens out of sight, in degrees. */
  readonly hidden: number | undefined;
  onShowAll(): void;
}

/** What lies over a flat board; few ever need it, so it is loaded late. */
export const BoardNotices = ({ unable, hidden, onShowAll }: BoardNoticesProps): JSX.Element => (
  <>
    {hidden !== undefined && <OutOfSight angle={hidden} onClick={onShowAll} />}
    {unable && <FlatNotice />}
  </>
);

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

/** An arrow at the edge of the board towards what is out of sight; it shows everything. */
const OutOfSight = ({ angle, onClick }: { readonly angle: number; readonly onClick: () => void }): JSX.Element => {
  const { words, speak } = useWords();
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // From the middle to the edge of the board, whatever its form.
  const far = 50 / Math.max(Math.abs(x), Math.abs(y));
  const place = { left: `${50 + far * x}%`, top: `${50 + far * y}%`, '--towards': `${angle}deg` };
  return (
    <div class="board-edge">
      <span class="board-towards" style={place}>
        <IconButton kind="edged" icon="towards" label={speak(words.board.outOfSight)} onClick={onClick} />
      </span>
    </div>
  );
};
