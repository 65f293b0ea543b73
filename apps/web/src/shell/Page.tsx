import { LANG_NAMES, LANGS } from '@threefold-games/speech';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lang, useWords } from '../state/language.ts';
import { goLang, href, type Route } from '../state/route.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './icons.tsx';
import { Link } from './Link.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import { PLACES, type PlaceName, PlacesBar } from './places.tsx';
import { StorageStrip } from './StorageStrip.tsx';

interface PageProps {
  /** Names the window, and stands in the title bar on phones. */
  readonly title: string;
  /** Which place of the navigation is lit. */
  readonly place?: PlaceName | 'settings';
  /** The line beside the brand (phone: in the title bar, instead of the title). */
  readonly head?: ComponentChildren;
  /** On phones, right in the title bar, instead of language and settings. */
  readonly actions?: ComponentChildren;
  /** Where the arrow of the title bar leads, on phones. */
  readonly back?: Route;
  /** The one thing to do, always in view on phones, above the bottom bar or instead of it. */
  readonly foot?: ComponentChildren;
  /** The bottom bar on phones: that of the places unless told; null for none. */
  readonly bar?: ComponentChildren;
  /** Over the full width and height of the window, as a table wants it. */
  readonly wide?: boolean;
  /** As high as the window: nothing but what is in it scrolls. */
  readonly fixed?: boolean;
  readonly children: ComponentChildren;
}

const LanguageMenu = ({ look }: { readonly look: string }): JSX.Element => {
  const { words, speak } = useWords();
  const items = LANGS.map(code => ({
    label: LANG_NAMES[code],
    lang: code,
    chosen: code === lang.value,
    onSelect: () => void goLang(code),
  }));
  const code = lang.value.toUpperCase();
  return (
    <Menu label={speak(words.shell.language, { code })} icon="globe" items={items} look={look}>
      <Icon name="globe" />
      <span class="desk-only">{code}</span>
    </Menu>
  );
};

/** Whether a page was shown before. */
let arrived = false;

/** A whole page: header with the navigation, content, and the bottom bar of phones. */
export const Page = (props: PageProps): JSX.Element => {
  const { title, place, head, actions, back, foot, bar, wide = false, fixed = false, children } = props;
  const voice = useWords();
  const { words, speak } = voice;
  useEffect(() => {
    document.title = speak(words.shell.title, { page: title });
  }, [title, speak, words]);
  useEffect(() => {
    // Who came by a link or a button finds the focus at the page, not at a place that is gone.
    if (arrived && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  // A page with a board is drawn anew with every turn; what leads elsewhere stays the same.
  const ways = useMemo(
    () => ({
      places: (
        <nav class="top-nav desk-only" aria-label={speak(words.shell.nav)}>
          {PLACES.map(({ name, icon, route }) => (
            <Link key={name} to={route} class="top-place" here={name === place}>
              <Icon name={icon} />
              <span>{speak(words.shell[name])}</span>
            </Link>
          ))}
        </nav>
      ),
      tools: (
        <>
          <LanguageMenu look="top-place top-language" />
          <IconButton
            icon="gear"
            label={speak(words.shell.settings)}
            href={href({ page: 'settings' })}
            here={place === 'settings'}
          />
        </>
      ),
    }),
    [voice, place],
  );
  const phoneBar = bar === undefined ? <PlacesBar here={place} /> : bar;
  const look = ['page', wide && 'page-wide', fixed && 'page-fixed', phoneBar && 'page-barred', foot && 'page-footed']
    .filter(Boolean)
    .join(' ');
  return (
    <div class={look}>
      <a class="skip" href="#content">
        {speak(words.shell.skip)}
      </a>
      <header class="top">
        {back && (
          <span class="top-back phone-only">
            <IconButton icon="back" label={speak(words.shell.back)} href={href(back)} />
          </span>
        )}
        <Link
          to={{ page: 'home' }}
          class={`brand${back || place !== 'play' ? ' desk-only' : ''}`}
          label={speak(words.shell.brand)}
        >
          <Mark />
          <span class="brand-word">{speak(words.shell.brand)}</span>
        </Link>
        {head ? <div class="top-head">{head}</div> : <h1 class="top-title phone-only">{title}</h1>}
        {ways.places}
        <div class={actions ? 'beside top-tools desk-only' : 'beside top-tools'}>{ways.tools}</div>
        {actions && <div class="top-actions phone-only">{actions}</div>}
      </header>
      <StorageStrip />
      <main id="content" class="content" tabIndex={-1}>
        {children}
      </main>
      {(foot || phoneBar) && (
        <div class="bottom phone-only">
          {foot && <footer class="foot">{foot}</footer>}
          {phoneBar}
        </div>
      )}
    </div>
  );
};
