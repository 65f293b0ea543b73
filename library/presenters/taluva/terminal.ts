export * from '../../../games/taluva/terminal.ts';
