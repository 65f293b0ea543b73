// The pages of the reference: a package each, with its public ways in and the built types behind them.

const GAMES = ['talat', 'tzaar', 'taluva'];
/** Packages that gather code of `games/` are built with both folders. */
const [BOTS, PRESENTERS] = ['bots', 'presenters'].map(name => `library/${name}/dist/library/${name}`);

/** An entry for each game. */
const each = (name, built, file = id => id) =>
  GAMES.map(id => [`@threefold-games/${name}/${file(id)}`, `${built}/${file(id)}.d.ts`]);
const own = (name, ...more) => ownOf('packages', name, ...more);
const ownOf = (layer, name, ...more) =>
  ['', ...more].map(way => [
    `@threefold-games/${name}${way && `/${way}`}`,
    `${layer}/${name}/dist/${way && `${way}/`}index.d.ts`,
  ]);

export const PAGES = [
  {
    file: 'play',
    about: 'The friendly door: a game, its picture and a bot in one object.',
    ways: ownOf('library', 'play'),
  },
  { file: 'board', about: 'A board for any page: the element `<threefold-board>`.', ways: ownOf('library', 'board') },
  {
    file: 'core',
    about: 'The contract of a game and what follows from it: steps, turns, histories, records, perft.',
    ways: own('core'),
  },
  {
    file: 'games',
    about: 'The rules of Talat, TZAAR and Taluva.',
    ways: [
      ['@threefold-games/games', 'library/games/dist/index.d.ts'],
      ...GAMES.map(id => [`@threefold-games/${id}`, `games/${id}/dist/index.d.ts`]),
    ],
  },
  { file: 'grid', about: 'Hex coordinates.', ways: own('grid') },
  {
    file: 'search',
    about: 'One tree search for every game, with proofs, limits and levels; a bot as a game describes it.',
    ways: own('search'),
  },
  { file: 'net', about: 'Small nets: the weights file and what evaluates it.', ways: own('net') },
  {
    file: 'bots',
    about: 'The players of each game, and how strong each of their levels is.',
    ways: [['@threefold-games/bots/ratings', `${BOTS}/ratings.d.ts`], ...each('bots', BOTS)],
  },
  { file: 'speech', about: 'Messages whose names and plural forms the types check.', ways: own('speech') },
  {
    file: 'stage',
    about: 'Scenes, and what draws them: as SVG, on a page, in a terminal, in three dimensions.',
    ways: own('stage', 'dom', 'terminal', 'three'),
  },
  {
    file: 'presenters',
    about: 'What each game looks like and says.',
    ways: [...each('presenters', PRESENTERS), ...each('presenters', PRESENTERS, id => `${id}/words`)],
  },
  {
    file: 'learn',
    about: 'Lessons, puzzles and reviews: facts, goals judged by rules and proofs, turning points.',
    ways: own('learn'),
  },
  {
    file: 'catalogue',
    about: 'Everything of every game by name, loaded when it is asked for; what a game consists of.',
    ways: [['@threefold-games/catalogue', 'library/catalogue/dist/library/catalogue/index.d.ts']],
  },
  { file: 'conformance', about: 'The suite that every game passes.', ways: own('conformance') },
  { file: 'room', about: 'A match as a pure state machine: seats, turns, clocks, offers, result.', ways: own('room') },
];
