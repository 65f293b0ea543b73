import { printable } from '@threefold-games/core';
import type { ApiAnswer, ModerationEntry, PersonCard, Report } from '@threefold-games/wire';

/** A moment in UTC. */
const when = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

const named = ({ id, name }: { readonly id: string; readonly name: string }): string => `${name} (${id})`;

const WHAT: Readonly<Record<string, (value: unknown) => string>> = {
  until: value => `until ${when(Number(value))}`,
  network: () => 'no new guests from their network',
  from: value => `from ${JSON.stringify(value)}`,
  to: value => `to ${JSON.stringify(value)}`,
  room: value => `in ${String(value)}`,
  n: value => `message ${String(value)}`,
  text: value => JSON.stringify(value),
  report: value => `report ${String(value)}`,
};

/** An act of an operator in one line. */
export const entryLine = ({ at, by, act, person, what, why }: ModerationEntry): string => {
  const parts = Object.entries(what).map(([key, value]) => WHAT[key]?.(value) ?? `${key} ${String(value)}`);
  const who = by === null ? 'server' : by.name;
  return printable(`${when(at)}  ${who}  ${act}  ${[named(person), ...parts].join(', ')}: ${why}`);
};

/** A report with what was written around it. */
export const reportLines = ({ id, at, by, person, room, line, text, why, around, closed }: Report): readonly string[] =>
  [
    `${id}  ${when(at)}  ${named(person)}, reported by ${named(by)}: ${why}`,
    ...(text === null ? [] : [`    reported message: ${JSON.stringify(text)}`]),
    ...(room === null ? [] : [`    in room ${room}${line === null ? '' : `, message ${line}`}`]),
    ...around.map(said => `    ${said.n === line ? '>' : ' '} ${said.n}  ${said.name}: ${said.text || '(removed)'}`),
    ...(closed ? [`    closed ${when(closed.at)} by ${closed.by?.name ?? 'server'}: ${closed.outcome}`] : []),
  ].map(printable);

export const foundLine = ({
  id,
  name,
  kind,
  seen,
  isSuspended,
}: ApiAnswer<'GET /api/moderation/people'>['people'][number]): string =>
  printable(`${id}  ${name}  ${kind}, last here ${when(seen)}${isSuspended ? ', suspended' : ''}`);

/** All that is known of a person. */
export const cardLines = (card: PersonCard): readonly string[] => {
  const { suspension, owner, bots, messages, log } = card;
  return [
    `${named(card)}, ${card.kind}${card.isOperator ? ', operator' : ''}`,
    `    here since ${when(card.since)}, last here ${when(card.seen)}`,
    ...(owner ? [`    a bot of ${named(owner)}`] : []),
    ...bots.map(bot => `    has the bot ${named(bot)}`),
    ...(suspension
      ? [
          `    suspended ${suspension.until === null ? 'for good' : `until ${when(suspension.until)}`}${
            suspension.network ? ', no new guests from their network' : ''
          }: ${suspension.why}`,
        ]
      : []),
    `    games: ${card.games}, left: ${card.left}, aborted lately: ${card.aborts}`,
    `    reported: ${card.reported}, reports of their own: ${card.reports}`,
    ...messages.map(({ room, n, at, text }) => `    ${when(at)}  ${room} ${n}  ${text}`),
    ...log.map(entry => `    ${entryLine(entry)}`),
  ].map(printable);
};
