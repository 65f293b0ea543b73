import type { Fault, FaultCode } from '@threefold-games/core';
import type { ApiFault } from '@threefold-games/wire';
import { explain } from '@threefold-games/words/explain';

/** Codes that say more by another status than 409, a conflict with how things stand. */
const STATUS: Readonly<Partial<Record<FaultCode, number>>> = {
  'http.input': 400,
  'game.unknown': 400,
  'people.name': 400,
  'people.password': 400,
  'room.plan': 400,
  'room.level': 400,
  'notice.address': 400,
  'puzzle.day': 400,
  'people.needed': 401,
  'people.signIn': 401,
  'people.code': 401,
  'people.passkey': 401,
  'people.account': 403,
  'people.confirm': 403,
  'notice.taken': 403,
  'people.forbidden': 403,
  'people.suspended': 403,
  'people.newcomers': 403,
  'room.notSeated': 403,
  'room.notHost': 403,
  'room.watching': 403,
  'chat.closed': 403,
  'server.origin': 403,
  'http.missing': 404,
  'room.missing': 404,
  'people.missing': 404,
  'puzzle.missing': 404,
  'puzzle.withdrawn': 410,
  'http.rate': 429,
  'wire.rate': 429,
  'server.internal': 500,
  'server.busy': 503,
  'server.closing': 503,
};

export const statusOf = ({ code }: Fault): number => STATUS[code] ?? 409;

/** A refusal as it is answered: nothing of the inside. */
export const faultBody = (fault: Fault): ApiFault => ({
  code: fault.code,
  message: explain(fault),
  ...(fault.detail === '' ? {} : { detail: fault.detail }),
  ...(fault.rule === undefined ? {} : { rule: fault.rule }),
});
