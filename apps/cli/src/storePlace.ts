import { Option } from 'commander';

/** Where a server keeps its games unless told otherwise. */
export const DATA_FOLDER = '.threefold';

export const dataOption = (): Option =>
  new Option('--data <folder>', 'the folder with the games and the secrets').default(DATA_FOLDER);

/** The PostgreSQL that the environment names, if any; it may hold a password, so it is no option. */
export const databaseUrl = (): { readonly databaseUrl?: string } => {
  const url = process.env.DATABASE_URL ?? '';
  return url === '' ? {} : { databaseUrl: url };
};

export const PLACE_HELP = `With DATABASE_URL in the environment the games are in that PostgreSQL, and the data folder holds the secrets alone.`;

/** What a backup holds, in words. */
export const countsOf = ({ rooms = 0, persons = 0 }: Readonly<Record<string, number>>): string =>
  `${rooms} ${rooms === 1 ? 'game' : 'games'}, ${persons} ${persons === 1 ? 'player' : 'players'}`;
