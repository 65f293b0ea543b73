import 'virtual:palette.css';
import 'virtual:board.css';
import '../ui/styles/index.css';
import { render } from 'preact';
import { loadSync } from '../account/lazy.ts';
import { setLang, wantedLang } from '../i18n/index.ts';
import { startSettings } from '../settings/index.ts';
import { syncBy } from '../storage/index.ts';
import { parsePlace, startRouting } from '../ui/index.ts';
import { App } from './app.tsx';

/** Registers the service worker, which serves the app offline, once the page has loaded; not in development. */
const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // If the browser forbids it, the app still works online.
    });
  };
  // In WebKit the page may have loaded before this part of the app runs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
};

startSettings();
syncBy(async () => (await loadSync()).syncAccount());
registerServiceWorker();
await setLang(parsePlace(location).lang ?? wantedLang());
startRouting();
render(<App />, document.getElementById('app')!);
