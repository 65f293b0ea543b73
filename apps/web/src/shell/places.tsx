import type { JSX } from 'preact';
import { useWords } from '../state/language.ts';
import type { Route } from '../state/route.ts';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './Link.tsx';

/** The places of the navigation, in their order. */
export const PLACES = [
  { name: 'play', icon: 'play', route: { page: 'home' } },
  { name: 'learn', icon: 'learn', route: { page: 'learn', game: '' } },
  { name: 'together', icon: 'together', route: { page: 'together' } },
  { name: 'analysis', icon: 'chart', route: { page: 'analysis', query: {} } },
  { name: 'games', icon: 'folder', route: { page: 'games' } },
] as const satisfies readonly { readonly name: string; readonly icon: IconName; readonly route: Route }[];

export type PlaceName = (typeof PLACES)[number]['name'];

/** The bottom bar of phones, for the places. */
export const PlacesBar = ({ here }: { readonly here?: string | undefined }): JSX.Element => {
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
