import { resolve } from 'node:path';
import type { Result } from '@threefold-games/core';
import type { ApiAnswer, PersonCard } from '@threefold-games/wire';
import type { ApiClient } from '@threefold-games/wire/client';
import { Command, InvalidArgumentError } from 'commander';
import { createOperatorClient, findPerson } from '../admin/client.ts';
import { cardLines, entryLine, foundLine, reportLines } from '../admin/show.ts';
import { helpText, type Run, wholeNumber } from '../command.ts';
import { commandFault, EXIT, type ExitCode, systemFault } from '../faults.ts';
import { type Context, report, writeJson, writeLine } from '../output.ts';
import { dataOption } from './backup.ts';

interface AdminOptions {
  readonly data: string;
  readonly server: string;
  readonly json?: true;
}
interface ActOptions extends AdminOptions {
  readonly why: string;
}

/** What a command asks of the server, and how the answer is told. */
type Ask<T> = (client: ApiClient) => Promise<Result<T>>;

const NOW = 'It is done.';

export const adminCommand = (run: Run): Command => {
  const admin = new Command('admin')
    .description('act as an operator of a running server: reports, suspensions, names, messages')
    .addHelpText(
      'after',
      helpText(
        `It speaks to the server with the token in the data folder, so it works for a database file and for PostgreSQL alike while
people play. PERSON is a name or an id such as p_abcdefghjkmn. Every act goes into a log, with its reason, from which nothing is
ever removed; whom it concerns reads the reason.`,
        'admin reports',
        'admin suspend Bert --until 7d --why "insults in the chat"',
        'admin operator Olga',
        'admin log',
      ),
    );

  const part = (name: string, description: string): Command => {
    const command = new Command(name)
      .description(description)
      .addOption(dataOption())
      .option('--server <address>', 'where the server listens', 'http://127.0.0.1:8080')
      .option('--json', 'print JSON');
    admin.addCommand(command);
    return command;
  };
  const act = (name: string, description: string): Command =>
    part(name, description).requiredOption('--why <text>', 'the reason, which whom it concerns may read');

  /** Asks the server and tells the answer line by line. */
  const tell = <T>(options: AdminOptions, ask: Ask<T>, lines: (answer: T) => readonly string[]): Promise<void> =>
    run(context => answer(context, options, ask, lines));
  const person = <T>(text: string, ask: (client: ApiClient, id: string) => Promise<Result<T>>): Ask<T> => {
    return async client => {
      const id = await findPerson(client, text);
      return id.ok ? ask(client, id.value) : id;
    };
  };
  const done = (): readonly string[] => [NOW];

  part('reports', 'list reports, the latest first')
    .option('--closed', 'those that were closed')
    .action((options: AdminOptions & { readonly closed?: true }) =>
      tell(
        options,
        client => client.ask('GET /api/moderation/reports', { query: { state: options.closed ? 'closed' : 'open' } }),
        ({ reports }) => (reports.length === 0 ? ['There are none.'] : reports.flatMap(reportLines)),
      ),
    );

  act('close', 'close a report and say what was done')
    .argument('<report>', 'its id')
    .action((id: string, options: ActOptions) =>
      tell(
        options,
        client =>
          client.ask('POST /api/moderation/reports/:id/close', { params: { id }, body: { outcome: options.why } }),
        done,
      ),
    );

  part('who', 'show a person, or find people by the beginning of a name')
    .argument('<person>', 'a name or an id')
    .action((text: string, options: AdminOptions) => run(context => showPerson(context, options, text)));

  act('suspend', 'suspend a person until a moment')
    .argument('<person>', 'a name or an id')
    .requiredOption('--until <moment>', 'such as 12h, 7d or 2026-12-24', moment)
    .option('--network', 'let no new guests in for a day from wherever the person comes from')
    .action((text: string, options: ActOptions & { readonly until: number; readonly network?: true }) =>
      tell(options, person(text, suspendUntil(options.until, options)), done),
    );

  act('ban', 'suspend a person for good')
    .argument('<person>', 'a name or an id')
    .option('--network', 'let no new guests in for a day from wherever the person comes from')
    .action((text: string, options: ActOptions & { readonly network?: true }) =>
      tell(options, person(text, suspendUntil(null, options)), done),
    );

  act('lift', 'end a suspension')
    .argument('<person>', 'a name or an id')
    .action((text: string, { why, ...options }: ActOptions) =>
      tell(
        options,
        person(text, (client, id) =>
          client.ask('DELETE /api/moderation/people/:id/suspension', { params: { id }, body: { why } }),
        ),
        done,
      ),
    );

  act('rename', 'give a person another name, also in games and records')
    .argument('<person>', 'a name or an id')
    .argument('<name>', 'the new one')
    .action((text: string, name: string, { why, ...options }: ActOptions) =>
      tell(
        options,
        person(text, (client, id) =>
          client.ask('PUT /api/moderation/people/:id/name', { params: { id }, body: { name, why } }),
        ),
        done,
      ),
    );

  act('unname', 'take a name back: a neutral one stands in its place, also in games and records')
    .argument('<person>', 'a name or an id')
    .action((text: string, { why, ...options }: ActOptions) =>
      tell(
        options,
        person(text, (client, id) =>
          client.ask('DELETE /api/moderation/people/:id/name', { params: { id }, body: { why } }),
        ),
        done,
      ),
    );

  act('unsay', 'take a chat message back')
    .argument('<room>', 'such as abcd-efgh')
    .argument('<message>', 'its number', wholeNumber(1, 1_000_000))
    .action((id: string, n: number, { why, ...options }: ActOptions) =>
      tell(
        options,
        client => client.ask('DELETE /api/moderation/rooms/:id/chat/:n', { params: { id, n }, body: { why } }),
        done,
      ),
    );

  part('operator', 'make an account an operator')
    .argument('<person>', 'a name or an id')
    .option('--end', 'it is one no more')
    .option('--why <text>', 'the reason', 'by whoever has the server')
    .action((text: string, { why, end, ...options }: ActOptions & { readonly end?: true }) =>
      tell(
        options,
        person(text, (client, id) =>
          client.ask(end ? 'DELETE /api/moderation/operators/:id' : 'PUT /api/moderation/operators/:id', {
            params: { id },
            body: { why },
          }),
        ),
        done,
      ),
    );

  part('log', 'show what operators did, the latest first')
    .argument('[person]', 'only what was done to this one')
    .option('--before <place>', 'go on where a page ended')
    .action((text: string | undefined, options: AdminOptions & { readonly before?: string }) => {
      const before = options.before === undefined ? {} : { before: options.before };
      const read = (client: ApiClient, id?: string) =>
        client.ask('GET /api/moderation/log', { query: { ...before, ...(id === undefined ? {} : { person: id }) } });
      return tell(options, text === undefined ? read : person(text, read), ({ entries, next }) => [
        ...entries.map(entryLine),
        ...(next === null ? [] : [`More: --before ${next}`]),
      ]);
    });

  return admin;
};

const suspendUntil =
  (until: number | null, { why, network = false }: { readonly why: string; readonly network?: boolean }) =>
  (client: ApiClient, id: string) =>
    client.ask('PUT /api/moderation/people/:id/suspension', { params: { id }, body: { until, why, network } });

const SPANS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

/** A time from now on, or a date. */
const moment = (text: string): number => {
  const span = /^(\d{1,4})([hdw])$/.exec(text);
  const at = span ? Date.now() + Number(span[1]) * SPANS[span[2]!]! : Date.parse(text);
  if (Number.isNaN(at))
    throw new InvalidArgumentError('It must be a time such as 12h, 7d or 2w, or a date such as 2026-12-24.');
  return at;
};

/** A client with the token of the data folder. */
const open = async ({ data, server }: AdminOptions): Promise<ApiClient> => {
  // Loaded only when it is needed: no other command has to wait for it.
  const { readOperatorToken } = await import('@threefold-games/server');
  return createOperatorClient(server, await readOperatorToken(resolve(data)));
};

const answer = async <T>(
  { io, catalogue }: Context,
  options: AdminOptions,
  ask: Ask<T>,
  lines: (answer: T) => readonly string[],
): Promise<ExitCode> => {
  let client: ApiClient;
  try {
    client = await open(options);
  } catch (error) {
    return report(io, systemFault(error, resolve(options.data, 'operator.token')));
  }
  const told = await ask(client);
  if (!told.ok) return report(io, commandFault(catalogue, told.error));
  if (options.json) writeJson(io, told.value);
  else for (const line of lines(told.value)) writeLine(io, line);
  return EXIT.fine;
};

/** The card of one, or all whose names begin like this. */
const showPerson = (context: Context, options: AdminOptions, text: string): Promise<ExitCode> =>
  answer(
    context,
    options,
    async (client): Promise<Result<PersonCard | ApiAnswer<'GET /api/moderation/people'>>> => {
      const id = await findPerson(client, text);
      if (id.ok) return client.ask('GET /api/moderation/people/:id', { params: { id: id.value } });
      const found = await client.ask('GET /api/moderation/people', { query: { name: text } });
      return found.ok && found.value.people.length === 0 ? id : found;
    },
    found => ('people' in found ? found.people.map(foundLine) : cardLines(found)),
  );
