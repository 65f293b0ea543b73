import { fail, type GameRecord, ok, type Result, replay, tagValue } from '@threefold/core';
import { DEAL_SCHEME, drawAll, hashOfSecret, seedOf, setupChance } from './deal.ts';
import { readNonces } from './dealTags.ts';
import type { World } from './room.ts';

/** What was found to follow from the deal. */
export interface DealReport {
  readonly scheme: string;
  readonly room: string;
  readonly hash: string;
  /** Whether chance laid something out before play. */
  readonly layout: boolean;
  /** How many draws there are. */
  readonly draws: number;
}

/** Checks that all chance of a record follows from a secret that was committed to before the seats added to it. */
export const checkDeal = (world: World, record: GameRecord): Result<DealReport> => {
  const scheme = tagValue(record, 'Deal');
  if (scheme === undefined) return fail('deal.missing');
  if (scheme !== DEAL_SCHEME) return fail('deal.scheme', scheme);
  const [room, hash, secret] = (['DealRoom', 'DealHash', 'DealSecret'] as const).map(name => tagValue(record, name));
  const nonces = readNonces(tagValue(record, 'DealNonces'));
  if (room === undefined) return fail('deal.missing', 'DealRoom');
  if (hash === undefined) return fail('deal.missing', 'DealHash');
  if (nonces === undefined) return fail('deal.missing', 'DealNonces');
  if (secret === undefined || !/^([0-9a-f]{2})+$/.test(secret)) return fail('deal.missing', 'DealSecret');
  if (hashOfSecret(secret) !== hash) return fail('deal.hash');
  const played = replay(id => world.findGame(id), record);
  if (!played.ok) return played;
  const { game, setup } = played.value;
  if (nonces.length !== setup.seats) return fail('deal.missing', 'DealNonces');
  const seed = seedOf(room, { scheme, hash, secret, nonces });
  if (game.setup(setup.options, setup.seats, setupChance(seed)).layout !== setup.layout)
    return fail('deal.draw', 'Setup');
  const position = game.start(setup);
  const steps = [...played.value.steps];
  let draws = 0;
  for (const [turn, texts] of record.turns.entries()) {
    const drawn = drawAll(game, position, turn, () => seed);
    const written = steps.splice(0, texts.length);
    const wrong = drawn.findIndex((text, i) => text !== written[i]?.text);
    if (wrong >= 0) return fail('deal.draw', '', { turn: turn + 1, step: wrong + 1 });
    for (const { action } of written.slice(drawn.length)) position.make(action);
    draws += drawn.length;
  }
  return ok({ scheme, room, hash, layout: setup.layout !== '', draws });
};
