export * from '../../../games/tzaar/terminal.ts';
