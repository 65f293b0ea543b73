import type { Game } from '@threefold-games/core';
import type { TableView } from '@threefold-games/room';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { GameBadge, useWholeFace } from '../../board/index.ts';
import { useOnlineWords } from '../../i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { PlanSheet } from '../lobby/PlanSheet.tsx';
import { optionsOf, sayClock } from '../lobby/sayRow.ts';
import { draftOf, planOf, type TableDraft } from '../lobby/tableDraft.ts';
import { chanceOf, shortHash } from './invite.ts';

/** What is said of what chance decides. */
const SEALED = { draws: 'sealedDraws', setup: 'sealedSetup', seats: 'sealedSeats' } as const;

interface PlanCardProps {
  readonly table: TableView;
  /** The hash that one was shown before one sat down here. */
  readonly shown: string | undefined;
  readonly game: Game;
  readonly face: Face;
  /** How many seats are taken: a table cannot get smaller than that. */
  readonly taken: number;
  /** Changes it; absent for those who may not. */
  readonly onChange?: ((plan: TableView['plan']) => void) | undefined;
}

/** What will be played, option by option. */
export const PlanCard = ({ table, shown, game, face: usual, taken, onChange }: PlanCardProps): JSX.Element => {
  const face = useWholeFace(game.id) ?? usual;
  const { words, said, speak } = useOnlineWords();
  const [draft, setDraft] = useState<TableDraft>();
  const { plan, deal } = table;
  const chance = useMemo(() => chanceOf(game, plan), [game, plan]);
  const { room } = said;
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...optionsOf(plan, face).map(({ name, value }) => [name, value] as const),
    ...(plan.even ? [[speak(words.newGame.even), speak(room.ratedYes)] as const] : []),
    ...(plan.lot ? [[speak(words.newGame.lot), speak(room.ratedYes)] as const] : []),
    [speak(words.newGame.clock), sayClock(plan, said, speak)],
    ...(plan.seats > 2
      ? [[speak(room.leaver), speak(plan.leaver.kind === 'bot' ? room.leaverBot : room.leaverEnd)] as const]
      : []),
    [speak(room.watching), speak(plan.watching ? room.watchingAll : room.watchingNone)],
    [speak(room.rated), speak(plan.rated ? room.ratedYes : room.ratedNo)],
  ];
  const done = (): void => {
    if (draft) onChange?.(planOf(draft, game));
    setDraft(undefined);
  };
  return (
    <section class="card invite-plan" aria-labelledby="invite-plan">
      <div class="beside invite-plan-head">
        <GameBadge face={face} size={44} />
        <h2 id="invite-plan" class="title">
          {speak(room.plan)}
        </h2>
        {onChange && (
          <Button kind="quiet" onClick={() => setDraft(draftOf(plan, game))}>
            {speak(said.together.change)}
          </Button>
        )}
      </div>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} class="invite-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {chance && (
        <p class="small invite-sealed">
          <Icon name="lock" size={18} />
          <span>{speak(room[SEALED[chance]], { hash: shortHash(deal.hash) })}</span>
        </p>
      )}
      {chance && shown !== undefined && shown !== deal.hash && (
        <p class="invite-sealed invite-broken" role="alert">
          <Icon name="warning" size={18} />
          <span>{speak(said.live.dealWrong, { why: speak(words.faults['deal.changed']) })}</span>
        </p>
      )}
      {onChange && (
        <PlanSheet
          open={draft !== undefined}
          game={game}
          draft={draft ?? draftOf(plan, game)}
          least={taken}
          onChange={setDraft}
          onClose={() => setDraft(undefined)}
          onDone={done}
        />
      )}
    </section>
  );
};
