import { english, type Shape } from '@threefold-games/speech';

/**
 * What Taluva’s coach says, in English. “You” is who had the choice; {who} is somebody else. “Your turn” is the one that was played, “the
 * better turn” the one that is shown beside it; what speaks of neither tells what the better turn does, and is said in hints as well. A
 * settlement is named by one of its fields, {cell}.
 */
export const words = english({
  reasons: {
    winNowTempleTower: {
      title: 'A win this turn',
      text: 'You can build the last of your temples and towers, and win at once.',
    },
    winNowTempleHut: {
      title: 'A win this turn',
      text: 'You can build the last of your temples and huts, and win at once.',
    },
    winNowTowerHut: {
      title: 'A win this turn',
      text: 'You can build the last of your towers and huts, and win at once.',
    },
    out: { title: 'Nothing left to build', text: 'After your tile you can’t build anything, so you are out.' },
    tilesOutTemple: {
      title: 'The tiles run out',
      text: 'No tiles are left, and {who} has built more temples: {most} against {fewer}.',
    },
    tilesOutTower: {
      title: 'The tiles run out',
      text: 'No tiles are left; temples are equal, and {who} has built more towers: {most} against {fewer}.',
    },
    tilesOutHut: {
      title: 'The tiles run out',
      text: 'No tiles are left; temples and towers are equal, and {who} has built more huts: {most} against {fewer}.',
    },
    lastTileTemple: {
      title: 'The last tile',
      text: 'This tile is the last one, and you can come out ahead by temples: {most} against {fewer}.',
    },
    lastTileTower: {
      title: 'The last tile',
      text: 'This tile is the last one, and you can come out ahead by towers: {most} against {fewer}.',
    },
    lastTileHut: {
      title: 'The last tile',
      text: 'This tile is the last one, and you can come out ahead by huts: {most} against {fewer}.',
    },
    replyWinsTemple: { title: 'An answer that wins', text: '{who} answers with the last temple and wins.' },
    replyWinsTower: { title: 'An answer that wins', text: '{who} answers with the last tower and wins.' },
    replyWinsHut: { title: 'An answer that wins', text: '{who} answers with the last huts and wins.' },
    replyStuck: {
      title: 'Nothing left to build',
      text: '{who} answers, and without huts you can’t build anything next turn as the island lies.',
    },
    winNext: {
      title: 'A win next turn',
      text: {
        one: 'As the island lies, {who} can win with {n} of {of} unseen tiles; after the better turn, with {instead}.',
        other:
          'As the island lies, {who} can win with {n} of {of} unseen tiles; after the better turn, with {instead}.',
      },
    },
    winNextOnly: {
      title: 'A win next turn',
      text: {
        one: 'As the island lies, {who} can win with {n} of {of} unseen tiles; after the better turn, with none.',
        other: 'As the island lies, {who} can win with {n} of {of} unseen tiles; after the better turn, with none.',
      },
    },
    winOwn: {
      title: 'Your win next turn',
      text: {
        one: 'After the better turn, {n} of {of} unseen tiles lets you win as the island lies; after yours, {instead}.',
        other:
          'After the better turn, {n} of {of} unseen tiles let you win as the island lies; after yours, {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Your win next turn',
      text: {
        one: 'After the better turn, {n} of {of} unseen tiles lets you win as the island lies; after yours, none.',
        other: 'After the better turn, {n} of {of} unseen tiles let you win as the island lies; after yours, none.',
      },
    },
    huts: {
      title: 'Few huts left',
      text: {
        one: 'You have {n} hut left, and as the island lies you can’t build a temple or a tower next turn.',
        other: 'You have {n} huts left, and as the island lies you can’t build a temple or a tower next turn.',
      },
    },
    hutsNone: {
      title: 'No huts left',
      text: 'You have no huts left; as the island lies, you can’t build anything next turn and are out.',
    },
    temple: {
      title: 'A temple to build',
      text: {
        one: 'You can build a temple at {cell}: the settlement there has {n} field and no temple.',
        other: 'You can build a temple at {cell}: the settlement there has {n} fields and no temple.',
      },
    },
    templeLast: { title: 'The last temple', text: 'You can build your last temple at {cell}.' },
    templeSplit: {
      title: 'A split for a temple',
      text: 'The eruption splits your settlement, and the part without a temple can take one at {cell}.',
    },
    tower: {
      title: 'A tower to build',
      text: 'You can build a tower at {cell}: the field is on level {n}, next to your settlement.',
    },
    towerMade: {
      title: 'A tower to build',
      text: 'The tile brings level {n} next to your settlement: you can build a tower at {cell}.',
    },
    towerLast: { title: 'The last tower', text: 'You can build your last tower at {cell}.' },
    expand: {
      title: 'Many huts at once',
      text: {
        one: 'You can place {n} hut at once by expanding the settlement at {cell}.',
        other: 'You can place {n} huts at once by expanding the settlement at {cell}.',
      },
    },
    expandMore: {
      title: 'More huts at once',
      text: {
        one: 'You can place {n} hut by expanding the settlement at {cell}; your turn places {instead}.',
        other: 'You can place {n} huts by expanding the settlement at {cell}; your turn places {instead}.',
      },
    },
    templeWaits: {
      title: 'The temple can wait',
      text: 'After the better turn and the answer to it, your settlement at {cell} can still take a temple.',
    },
    ready: {
      title: 'Ready for a temple',
      text: {
        one: 'Your settlement at {cell} is then ready for a temple: {n} field, and a free one next to it.',
        other: 'Your settlement at {cell} is then ready for a temple: {n} fields, and a free one next to them.',
      },
    },
    nextTemple: {
      title: 'A temple next turn',
      text: 'After the better turn you can build a temple next turn as the island lies; after yours you can’t.',
    },
    nextTower: {
      title: 'A tower next turn',
      text: 'After the better turn you can build a tower next turn as the island lies; after yours you can’t.',
    },
    joined: {
      title: 'Two settlements become one',
      text: 'Your turn joins two of your settlements, which can take only one temple as one.',
    },
    joinedServed: {
      title: 'Two settlements become one',
      text: 'Your turn joins the settlement at {cell} to one that has a temple already: it can’t take its own.',
    },
    newSettlement: {
      title: 'Another settlement',
      text: {
        one: 'A hut at {cell} begins another settlement; you still have {n} temple to build.',
        other: 'A hut at {cell} begins another settlement; you still have {n} temples to build.',
      },
    },
    expandNext: {
      title: 'Room to expand',
      text: {
        one: 'The better turn leaves room to expand with {n} hut next time; yours with {instead}.',
        other: 'The better turn leaves room to expand with {n} huts next time; yours with {instead}.',
      },
    },
    exposed: {
      title: 'Open to an eruption',
      text: 'An eruption can cover part of your settlement at {cell}; after the better turn none can.',
    },
    high: {
      title: 'Higher fields',
      text: {
        one: 'After the better turn, {n} free field next to your settlements is on level 2 or higher; after yours, {instead}.',
        other:
          'After the better turn, {n} free fields next to your settlements are on level 2 or higher; after yours, {instead}.',
      },
    },
    ownTile: {
      title: 'Built on the new tile',
      text: 'The better turn builds on the tile that it lays, at {cell}; yours doesn’t.',
    },
    denied: {
      title: 'No room for a temple',
      text: 'This leaves the settlement of {who} at {cell} no free field for a temple.',
    },
    deniedCut: {
      title: 'Too small for a temple',
      text: {
        one: 'The eruption leaves a settlement of {who} {n} field: too few for a temple.',
        other: 'The eruption leaves a settlement of {who} {n} fields: too few for a temple.',
      },
    },
    replyTemple: { title: 'A temple in answer', text: '{who} answers with a temple at {cell}.' },
    replyTempleOnly: {
      title: 'A temple in answer',
      text: '{who} answers with a temple at {cell}; after the better turn none can be built.',
    },
    replyTower: { title: 'A tower in answer', text: '{who} answers with a tower at {cell}.' },
    replyTowerOnly: {
      title: 'A tower in answer',
      text: '{who} answers with a tower at {cell}; after the better turn none can be built.',
    },
    replyCuts: {
      title: 'No room for your temple',
      text: '{who} answers, and your settlement at {cell} has no free field left for a temple.',
    },
    replyCutsCut: {
      title: 'Too small for your temple',
      text: {
        one: '{who} answers with an eruption that leaves your settlement at {cell} {n} field: no temple there.',
        other: '{who} answers with an eruption that leaves your settlement at {cell} {n} fields: no temple there.',
      },
    },
    replyCutsNext: {
      title: 'No temple next turn',
      text: 'After the answer of {who} you can’t build a temple next turn; after the better turn you can.',
    },
    replyReady: {
      title: 'A settlement gets ready',
      text: {
        one: '{who} answers and has a settlement of {n} field ready for a temple.',
        other: '{who} answers and has a settlement of {n} fields ready for a temple.',
      },
    },
    replyExpands: {
      title: 'Many huts in answer',
      text: {
        one: '{who} answers by expanding with {n} hut.',
        other: '{who} answers by expanding with {n} huts.',
      },
    },
    replyCovers: {
      title: 'Your huts are covered',
      text: {
        one: '{who} answers with an eruption that covers {n} of your huts.',
        other: '{who} answers with an eruption that covers {n} of your huts.',
      },
    },
    covers: {
      title: 'Huts to cover',
      text: {
        one: 'The eruption covers {n} hut of {who} where no temple stands yet.',
        other: 'The eruption covers {n} huts of {who} where no temple stands yet.',
      },
    },
    crowds: {
      title: 'A field taken',
      text: 'Building at {cell} takes a free field next to a settlement of {who} that has no temple yet.',
    },
    volcano: {
      title: 'A volcano in the way',
      text: 'The tile’s volcano takes a place next to a settlement of {who}: nothing can be built there.',
    },
    otherTemple: {
      title: 'A temple for {who}',
      text: 'As the island lies, {who} can build a temple next turn; after the better turn that isn’t possible.',
    },
    otherTower: {
      title: 'A tower for {who}',
      text: 'As the island lies, {who} can build a tower next turn; after the better turn that isn’t possible.',
    },
    otherTowerMade: {
      title: 'A field for a tower',
      text: 'Your tile puts {cell} on level {n}, and {who} can build a tower there.',
    },
  },
  remarks: {
    wins: 'wins',
    out: 'goes out',
    tilesOut: 'lays the last tile',
    temple: { one: 'builds a temple, {n} left', other: 'builds a temple, {n} left' },
    templeLast: 'builds the last temple',
    tower: { one: 'builds a tower, {n} left', other: 'builds a tower, {n} left' },
    towerLast: 'builds the last tower',
    cut: { one: 'cuts a settlement of {who} to {n} field', other: 'cuts a settlement of {who} to {n} fields' },
    splits: 'splits a settlement of {who}',
    hutsLast: 'places the last huts',
    expands: { one: 'expands with {n} hut', other: 'expands with {n} huts' },
    covers: { one: 'covers {n} hut of {who}', other: 'covers {n} huts of {who}' },
    splitsOwn: 'splits own settlement',
  },
});

export type CoachWords = Shape<typeof words>;
