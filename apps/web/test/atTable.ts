import { standIn } from '@threefold-games/testkit';
import type { TableEvent } from '../src/board/tableEvents.ts';
import type { TableOptions } from '../src/board/tableSource.ts';
import type { Match } from '../src/match/match.ts';
import { PageController } from '../src/table/pageController.ts';

/** A match with somebody who plays it; what happens is added to the events. */
export const atTable = <M extends Match>(
  match: M,
  events: TableEvent[] = [],
  options: Partial<TableOptions> = {},
): PageController<M> =>
  new PageController(match, {
    face: standIn(match.model.peek().history.game.id),
    wait: () => Promise.resolve(),
    narrow: () => false,
    names: () => [],
    confirms: () => true,
    listener: event => events.push(event),
    ...options,
  });
