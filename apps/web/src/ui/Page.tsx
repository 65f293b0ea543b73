import { LANG_NAMES, LANGS } from '@threefold-games/speech';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lang, useWords } from '../i18n/index.ts';
import { storageProblem } from '../storage/index.ts';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './Link.tsx';
import { Menu } from './Menu.tsx';
import { goLang, href, type Route } from './route.ts';

const RADIUS = 11.2;
const ROUND = 1.3;
const PUSH = 0.55;
/** How far a rhombus shrinks, so that a round stroke brings it back to its size with round corners. */
const SHRUNK = 1 - ROUND / ((RADIUS * Math.sqrt(3)) / 4);

/** One of the three rhombi of a hexagon, rotated about its centre. */
const rhombus = (rotation: number): string => {
  const at = (angle: number, radius: number): readonly [number, number] => {
    const arc = ((angle + rotation) * Math.PI) / 180;
    return [radius * Math.cos(arc), radius * Math.sin(arc)];
  };
  const [mx, my] = at(-90, RADIUS / 2);
  const [px, py] = at(-90, PUSH);
  return [at(0, 0), at(-150, RADIUS), at(-90, RADIUS), at(-30, RADIUS)]
    .map(([x, y]) => [12 + mx + (x - mx) * SHRUNK + px, 12 + my + (y - my) * SHRUNK + py])
    .map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`)
    .join('L');
};

const FACES = [0, 120, 240].map(turn => `M${rhombus(turn)}Z`);

/** The brand: a hexagon cut into three. */
const Mark = ({ size = 30 }: { readonly size?: number }): JSX.Element => (
  <svg class="mark" width={size} height={size} viewBox="-0.5 -0.5 25 25" aria-hidden="true">
    {FACES.map((face, i) => (
      <path key={face} class={`mark-${i + 1}`} d={face} />
    ))}
  </svg>
);

/** The places of the navigation, in their order. */
const PLACES = [
  { name: 'play', icon: 'play', route: { page: 'home' } },
  { name: 'learn', icon: 'learn', route: { page: 'learn', game: '' } },
  { name: 'together', icon: 'together', route: { page: 'together' } },
  { name: 'analysis', icon: 'chart', route: { page: 'analysis', query: {} } },
  { name: 'games', icon: 'folder', route: { page: 'games' } },
] as const satisfies readonly { readonly name: string; readonly icon: IconName; readonly route: Route }[];

export type PlaceName = (typeof PLACES)[number]['name'];

/** The bottom bar of phones, for the places. */
const PlacesBar = ({ here }: { readonly here?: string | undefined }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <nav class="bar" aria-label={speak(words.shell.nav)}>
      {PLACES.map(({ name, icon, route }) => (
        <Link key={name} to={route} class="bar-item" here={name === here}>
          <Icon name={icon} />
          <span>{speak(name === 'games' ? words.shell.gamesShort : words.shell[name])}</span>
        </Link>
      ))}
    </nav>
  );
};

/** Says that games are not kept, while that is so. */
const StorageStrip = (): JSX.Element => {
  const { words, speak } = useWords();
  const problem = storageProblem.value;
  return (
    <div class="strip-place" role="status">
      {problem && (
        <p class="strip">
          <Icon name="warning" />
          <span>
            <strong>{speak(problem === 'full' ? words.shell.fullTitle : words.shell.blockedTitle)}</strong>{' '}
            {speak(problem === 'full' ? words.shell.fullText : words.shell.blockedText)}
          </span>
        </p>
      )}
    </div>
  );
};

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
