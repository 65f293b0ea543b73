import type { Plugin } from 'vite';

export declare const shelves: () => Plugin;
