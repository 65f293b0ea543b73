import { isSlow } from '@threefold-games/room';
import type { LobbyRow } from '@threefold-games/wire';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { isSeated } from '../../match/tableModel.ts';
import { Button } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import type { TableController } from '../../table/controller.ts';
import { useMine } from '../together/useMine.ts';

/** Whether a person is to move there. */
const waitsFor = (row: LobbyRow, person: string | undefined): boolean =>
  person !== undefined && row.phase === 'playing' && row.actor !== null && row.seats[row.actor]?.person === person;

/** A button to the next of one's own games in which it is one's turn, the most urgent first. */
export const useNextGame = ({ model }: TableController<LiveMatch>, { live }: OnlineWords): JSX.Element | undefined => {
  const { speak } = useWords();
  const { id, plan } = model;
  const { rows = [], who } = useMine(isSeated(model) && plan !== undefined && isSlow(plan));
  const due = rows
    .filter(row => row.id !== id && waitsFor(row, who?.id))
    .sort((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE));
  const [first] = due;
  return (
    first && (
      <Button kind="primary" icon="next" href={href({ page: 'room', id: first.id })}>
        {speak(live.nextGames, { n: due.length })}
      </Button>
    )
  );
};
