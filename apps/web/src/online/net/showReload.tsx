import { type JSX, render } from 'preact';
import { useOnlineWords } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

/** Loads the page anew from the server, whatever was kept for when there is no network. */
const reload = async (): Promise<void> => {
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((workers ?? []).map(worker => worker.unregister()));
  location.reload();
};

const ReloadNotice = (): JSX.Element => {
  const { said, speak } = useOnlineWords();
  return (
    <div class="snack-place" role="status">
      <div class="snack">
        <span>{speak(said.live.reloadText)}</span>
        <Button onClick={() => void reload()}>{speak(said.live.reload)}</Button>
      </div>
    </div>
  );
};

/** Says that the server is newer than this page. */
export const showReload = (): void =>
  render(<ReloadNotice />, document.body.appendChild(document.createElement('div')));
