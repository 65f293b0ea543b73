import type { Server } from 'node:http';

export declare const serve: (folder: string) => Server;
