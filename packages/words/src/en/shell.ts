import { english } from '../message.ts';

/** What stands on every page, and what the controls say. */
export const shell = english({
  /** What search engines and readers without scripts see. */
  page: {
    title: 'Threefold: play Talat, TZAAR and Taluva',
    description:
      'Play Talat, TZAAR and Taluva against strong bots or with friends at one screen, study positions and replay games. Free, offline, without an account.',
    noScript: 'Threefold needs JavaScript to play.',
  },
  brand: 'Threefold',
  title: '{page} – Threefold',
  skip: 'Skip to the content',
  nav: 'Pages',
  play: 'Play',
  together: 'Together',
  analysis: 'Analysis',
  games: 'My games',
  gamesShort: 'Games',
  rules: 'Rules',
  settings: 'Settings',
  language: '{code} – Language',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  more: 'More',
  undo: 'Undo',
  tryAgain: 'Try again',
  loading: 'Loading',
  level: 'Level {n}',
  bot: 'Threefold {level}',
  me: 'You',
  blockedTitle: 'This browser keeps nothing.',
  blockedText: 'You can play on. Export a game before you close this page, or it is lost.',
  fullTitle: 'The storage of this browser is full.',
  fullText: 'You can play on. Delete old games, or export this one before you close the page.',
  pageMissingTitle: 'There is no such page',
  pageMissingText: 'The address may be mistyped or old. Your games are safe.',
  pageFailedTitle: 'This page did not load',
  pageFailedText: 'The line may be down. Your games are safe in this browser.',
  home: 'To the games',
});
