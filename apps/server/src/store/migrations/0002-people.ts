import { type ColumnDataType, type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

type Columns = Readonly<Record<string, string>>;

/** `text!` is a column that always has a value. */
const createTable = async (
  db: Kysely<unknown>,
  name: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> => {
  let table = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const always = type.endsWith('!');
    table = table.addColumn(column, type.replace('!', '') as ColumnDataType, made => (always ? made.notNull() : made));
  }
  await table.addPrimaryKeyConstraint(`${name}_key`, [...key] as never).execute();
};

const createIndex = (db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();

const TABLES: readonly (readonly [name: string, key: readonly string[], columns: Columns])[] = [
  [
    'persons',
    ['id'],
    {
      id: 'text!',
      name: 'text!',
      folded: 'text!',
      kind: 'text!',
      created: 'bigint!',
      seen: 'bigint!',
      holiday: 'bigint',
      holidayUsed: 'bigint!',
      holidayYear: 'integer!',
      mergedInto: 'text',
      owner: 'text',
      deleted: 'bigint',
    },
  ],
  [
    'sessions',
    ['id'],
    {
      id: 'text!',
      hash: 'text!',
      person: 'text!',
      created: 'bigint!',
      seen: 'bigint!',
      device: 'text!',
      recovered: 'integer!',
    },
  ],
  ['tokens', ['hash'], { hash: 'text!', person: 'text!', created: 'bigint!' }],
  ['passwords', ['person'], { person: 'text!', hash: 'text!' }],
  ['codes', ['hash'], { hash: 'text!', person: 'text!' }],
  [
    'passkeys',
    ['id'],
    {
      id: 'text!',
      person: 'text!',
      publicKey: 'text!',
      counter: 'bigint!',
      transports: 'text!',
      label: 'text!',
      created: 'bigint!',
      used: 'bigint!',
    },
  ],
  ['challenges', ['challenge'], { challenge: 'text!', person: 'text', expires: 'bigint!' }],
  ['attempts', ['key'], { key: 'text!', count: 'integer!', since: 'bigint!' }],
  ['blocks', ['person', 'other', 'kind'], { person: 'text!', other: 'text!', kind: 'text!', at: 'bigint!' }],
  [
    'reports',
    ['id'],
    {
      id: 'text!',
      at: 'bigint!',
      by: 'text!',
      person: 'text!',
      room: 'text',
      line: 'integer',
      text: 'text',
      why: 'text!',
    },
  ],
  [
    'finished',
    ['room'],
    { room: 'text!', game: 'text!', slow: 'integer!', ended: 'bigint!', open: 'integer!', summary: 'text!' },
  ],
  [
    'played',
    ['room', 'seat'],
    {
      room: 'text!',
      seat: 'integer!',
      person: 'text!',
      game: 'text!',
      ended: 'bigint!',
      place: 'integer!',
      won: 'integer!',
      left: 'integer!',
      change: 'double precision',
    },
  ],
  [
    'ratings',
    ['person', 'pool'],
    {
      person: 'text!',
      pool: 'text!',
      mean: 'double precision!',
      deviation: 'double precision!',
      volatility: 'double precision!',
      games: 'integer!',
      won: 'integer!',
      history: 'text!',
    },
  ],
  [
    'pushes',
    ['endpoint'],
    { endpoint: 'text!', person: 'text!', p256dh: 'text!', auth: 'text!', lang: 'text!', created: 'bigint!' },
  ],
  [
    'webhooks',
    ['person'],
    { person: 'text!', url: 'text!', secret: 'text!', lang: 'text!', created: 'bigint!', failing: 'integer!' },
  ],
  [
    'notices',
    ['id'],
    {
      id: 'text!',
      person: 'text!',
      room: 'text!',
      turn: 'integer!',
      way: 'text!',
      due: 'bigint!',
      tries: 'integer!',
      claimed: 'bigint',
      created: 'bigint!',
      sent: 'bigint',
    },
  ],
];

const INDEXES: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['persons', ['folded']],
  ['persons', ['mergedInto']],
  ['persons', ['owner']],
  ['sessions', ['person']],
  ['tokens', ['person']],
  ['codes', ['person']],
  ['passkeys', ['person']],
  ['blocks', ['other']],
  ['finished', ['ended', 'room']],
  ['played', ['person', 'ended', 'room']],
  ['pushes', ['person']],
  ['notices', ['due']],
  ['notices', ['room']],
];

/** People, how they are known, what they played and where they are notified. */
export const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [name, key, columns] of TABLES) await createTable(db, name, columns, key);
    for (const [table, columns] of INDEXES) await createIndex(db, table, columns);
    // Guests may share a name, but nobody has that of an account.
    await sql`create unique index persons_taken on persons (folded) where kind <> 'guest'`.execute(db);
    await sql`create unique index sessions_hash on sessions (hash)`.execute(db);
  },
};
