import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useOnlineWords } from '../i18n/index.ts';
import { loadMe, me } from '../online/index.ts';
import { Link } from '../ui/index.ts';

/** Where the games with others are, for who looks for them among those of this browser. */
export const KeptElsewhere = (): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  useEffect(() => {
    if (navigator.onLine) void loadMe();
  }, []);
  if (!me.value) return null;
  const { together } = said;
  return (
    <p>
      {speak(together.kept)}{' '}
      <Link to={{ page: 'together', query: { list: 'mine' } }}>{speak(together.keptRunning)}</Link>
      {' · '}
      <Link to={{ page: 'player', id: me.value.id }}>{speak(together.keptOver)}</Link>
    </p>
  );
};
