import 'virtual:palette.css';
import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import { setLang, wantedLang } from './state/language.ts';
import { parsePlace } from './state/paths.ts';
import { startRouting } from './state/route.ts';
import { startSettings } from './state/settings.ts';

startSettings();
keepOffline();
await setLang(parsePlace(location).lang ?? wantedLang());
startRouting();
render(<App />, document.getElementById('app')!);
