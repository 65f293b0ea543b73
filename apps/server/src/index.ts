export { openServer, type Server, type ServerOptions } from './server.ts';
export { webRoot } from './webRoot.ts';
