import type { JSX } from 'preact';
import { href } from '../../state/route.ts';

interface PlayerNameProps {
  readonly name: string;
  /** Who it is, where they have a page of their own. */
  readonly person: string | undefined;
  /** Whether the table is played at: then the page opens beside it, and nobody is away from the game. */
  readonly playing: boolean;
  readonly class: string;
}

/** What somebody at a table is called, with the way to their page. */
export const PlayerName = ({ name, person, playing, class: look }: PlayerNameProps): JSX.Element =>
  person === undefined ? (
    <span class={look}>{name}</span>
  ) : (
    <a
      class={`table-name ${look}`}
      href={href({ page: 'player', id: person })}
      title={name}
      {...(playing && { target: '_blank', rel: 'noopener' })}
    >
      {name}
    </a>
  );
