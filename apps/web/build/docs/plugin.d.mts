import type { Plugin } from 'vite';

export declare const docs: () => Plugin;
