export * from '../../../games/talat/terminal.ts';
