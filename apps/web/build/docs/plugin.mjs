// The pages of /docs while the app is developed, made anew for each request; a build writes them as files.
import { docsFiles } from './files.mjs';

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Serves what a build would write. */
export const docs = () => ({
  name: 'docs',
  apply: 'serve',
  configureServer: server => {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0];
      if (!/^\/(?:docs(?:\/|$)|assets\/docs-)/.test(path)) return next();
      const files = docsFiles([]);
      const name = [path.slice(1), `${path.slice(1)}/index.html`, 'docs/404.html'].find(each => files.has(each));
      response.statusCode = name === 'docs/404.html' ? 404 : 200;
      response.setHeader('content-type', TYPES[name.split('.').at(-1)]);
      return response.end(files.get(name));
    });
  },
});
