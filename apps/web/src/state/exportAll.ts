import { saveFile } from './files.ts';
import { library } from './library.ts';

/** All games as one file of records. */
export const exportAll = async (): Promise<void> => {
  const games = await library.list();
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`threefold-${day}.txt`, games.map(({ record }) => record).join('\n'));
};
