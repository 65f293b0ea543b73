import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import web from '../../apps/web/vite.config.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SHIPPED = file('../../library/catalogue/definitions.ts');
const OURS = file('./definitions.ts');

/** Where the app asks for the list of the games it gets ours, which takes in the shipped one. */
const morris: Plugin = {
  name: 'morris',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === OURS || !source.includes('definitions')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === SHIPPED ? OURS : found;
  },
};

/** The web app with one more game, for a development server: `npx vite --config examples/morris/vite.config.ts`. */
export default mergeConfig(web, { plugins: [morris] });
