import { fail, ok } from '@threefold-games/core';
import type { LobbyRow, PlayerGame } from '@threefold-games/wire';
import { report } from '../../moderation/reports.ts';
import { addBlock, blocksBetween, isHiddenFrom, removeBlock } from '../../people/blocks.ts';
import { foldName } from '../../people/names.ts';
import { findPerson, findRow, guestsOf } from '../../people/persons.ts';
import { ratingsOf } from '../../ratings/ratingCache.ts';
import { paceOf, readSummary } from '../../ratings/summary.ts';
import { comesAfter, cutPage } from '../../store/pages.ts';
import { DONE, type Handlers, seenRoom, type Tools } from '../handler.ts';
import { countGames, facing, isHere, playingNow } from '../playerFacts.ts';

type Names =
  | 'GET /api/players'
  | 'GET /api/players/:id'
  | 'GET /api/players/:id/games'
  | 'PUT /api/players/:id/block'
  | 'DELETE /api/players/:id/block'
  | 'PUT /api/players/:id/mute'
  | 'DELETE /api/players/:id/mute'
  | 'POST /api/reports';

/** Players on a page of the search, and games on a page of a player's. */
const FOUND = 20;
const PAGE = 30;

/** Players as others see them, and how one blocks, mutes and reports them. */
export const playerHandlers = ({ context, deps }: Tools): Handlers<Names> => ({
  'GET /api/players': async ({ query }) => {
    const from = foldName(query.name);
    const players = await deps.db
      .selectFrom('persons')
      .select(['id', 'name', 'kind'])
      .where('folded', '>=', from)
      .where('folded', '<', `${from}\u{10ffff}`)
      .where('deleted', 'is', null)
      .where('mergedInto', 'is', null)
      .where('kind', '<>', 'guest')
      .orderBy('folded')
      .limit(FOUND)
      .execute();
    return ok({ players });
  },

  'GET /api/players/:id': async ({ asker, params }) => {
    const row = await findPerson(deps, params.id);
    if (row === undefined) return fail('people.missing');
    const owner = row.owner === null ? undefined : await findRow(deps, row.owner);
    const you =
      asker && asker.id !== row.id
        ? { ...(await facing(deps, asker.id, row.id)), ...(await blocksBetween(deps, asker.id, row.id)) }
        : null;
    const isHidden = asker !== undefined && (await isHiddenFrom(deps, asker.id, row.id));
    return ok({
      id: row.id,
      name: row.name,
      kind: row.kind,
      owner: owner ? { id: owner.id, name: owner.name } : null,
      since: row.created,
      seen: isHidden ? null : row.seen,
      here: !isHidden && isHere(context, row),
      playing: isHidden ? null : await playingNow(context, [row.id, ...(await guestsOf(deps, row.id))]),
      ratings: await ratingsOf(deps, row.id),
      ...(await countGames(deps, row.id)),
      you,
    });
  },

  'GET /api/players/:id/games': async ({ asker, params, query }) => {
    const row = await findPerson(deps, params.id);
    if (row === undefined) return fail('people.missing');
    let games = deps.db
      .selectFrom('played')
      .innerJoin('finished', 'finished.room', 'played.room')
      .innerJoin('rooms', 'rooms.id', 'played.room')
      .select(['played.room', 'played.game', 'played.seat', 'played.ended', 'played.place', 'played.change'])
      .select(['finished.slow', 'finished.summary', 'rooms.row'])
      .where('played.person', '=', row.id);
    if (query.game !== undefined) games = games.where('played.game', '=', query.game);
    // What nobody could watch is seen by those who sat there.
    games = games.where(it =>
      it.or([
        it('finished.open', '=', 1),
        it(
          'played.room',
          'in',
          it
            .selectFrom('played as own')
            .select('own.room')
            .where('own.person', '=', asker?.id ?? ''),
        ),
      ]),
    );
    if (query.with !== undefined) {
      const other = (await findPerson(deps, query.with))?.id ?? query.with;
      games = games.where('played.room', 'in', it =>
        it.selectFrom('played as theirs').select('theirs.room').where('theirs.person', '=', other),
      );
    }
    if (query.before !== undefined) games = games.where(comesAfter('played.ended', 'played.room', query.before));
    const rows = await games
      .orderBy('played.ended', 'desc')
      .orderBy('played.room', 'desc')
      .limit(PAGE + 1)
      .execute();
    const { page, next } = cutPage(rows, PAGE, ({ ended, room }) => ({ at: ended, id: room }));
    return ok({
      games: page.map((game): PlayerGame => {
        const summary = readSummary(game.game, game.summary);
        const { position } = JSON.parse(game.row) as LobbyRow;
        return {
          ...summary,
          position: summary.why.kind === 'rule' ? position : null,
          room: game.room,
          game: game.game,
          pace: paceOf(game.slow),
          at: game.ended,
          seat: game.seat,
          place: game.place,
          change: game.change,
        };
      }),
      next,
    });
  },

  'PUT /api/players/:id/block': ({ asker, params }) => addBlock(deps, asker.id, params.id, 'block'),
  'DELETE /api/players/:id/block': ({ asker, params }) => removeBlock(deps, asker.id, params.id, 'block'),
  'PUT /api/players/:id/mute': ({ asker, params }) => addBlock(deps, asker.id, params.id, 'mute'),
  'DELETE /api/players/:id/mute': ({ asker, params }) => removeBlock(deps, asker.id, params.id, 'mute'),

  'POST /api/reports': async ({ asker, body }) => {
    // The message is kept with it, and comes back to who reports in their own data.
    const room = body.room === undefined ? undefined : await seenRoom(context.rooms, body.room, asker);
    if (room && !room.ok) return room;
    const reported = await report(deps, context.log, asker.id, body);
    return reported.ok ? DONE : reported;
  },
});
