import { fail, type Result } from '@threefold-games/core';
import type { FastifyBaseLogger } from 'fastify';
import { StoreError } from '../store/storeError.ts';

/** The database may be away: nothing is lost, and nobody is told otherwise. */
export const orBusy = async <T>(log: FastifyBaseLogger, work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) {
      log.warn({ trouble: error.code }, 'the database could not be asked');
      return fail('server.busy');
    }
    log.error({ err: error }, 'a room could not be reached');
    return fail('server.internal');
  }
};
