import { english, type Shape } from '@threefold-games/speech';

/** What this game says, in English; the other languages take their type from it. */
export const words = english({
  title: 'Taluva',
  tagline: 'Lay volcano tiles beside and on top of each other, and settle the growing island.',
  seats: { 0: 'Ivory', 1: 'Ebony', 2: 'Ember', 3: 'Plum' },

  /** Terrains by their letter, as labels. */
  terrain: { J: 'jungle', C: 'clearing', S: 'sand', R: 'rock', L: 'lake' },
  volcano: 'volcano',
  /** A tile by its two terrains, clockwise from the volcano. */
  tile: '{first}, {second}',
  huts: { one: '{n} hut', other: '{n} huts' },
  temples: { one: '{n} temple', other: '{n} temples' },
  towers: { one: '{n} tower', other: '{n} towers' },

  options: {
    tiles: {
      name: 'Tiles',
      about: 'How many of the 48 tiles are used. The others stay out, and nobody knows which they are.',
    },
    hutMayTouchOwn: {
      name: 'Huts beside your own',
      about: 'Whether you may found a hut next to one of your own settlements.',
      on: 'Allowed',
      off: 'Not allowed',
    },
    ranking: {
      name: 'Play for places',
      about: 'Whether the others play on for the remaining places after somebody has won.',
      on: 'Yes',
      off: 'No',
    },
  },

  /** What a screen reader says of a cell: short labels, put into a row. */
  say: {
    row: '{before}, {after}',
    sea: 'sea',
    level: 'level {n}',
    huts: { one: '{n} hut of {seat}', other: '{n} huts of {seat}' },
    temple: 'temple of {seat}',
    tower: 'tower of {seat}',
    /** Where the lava of a volcano runs, by sixths clockwise from south-east. */
    lava: {
      0: 'lava to the south-east',
      1: 'lava to the south',
      2: 'lava to the south-west',
      3: 'lava to the north-west',
      4: 'lava to the north',
      5: 'lava to the north-east',
    },
    settlement: { one: 'settlement of {n} field', other: 'settlement of {n} fields' },
    lastLaid: 'last turn',
    fits: 'the tile fits here',
    fitsRotated: 'the tile fits here when it is rotated',
    coverable: 'can be covered',
    hut: 'you can found a hut here',
    templeHere: 'you can build a temple here',
    towerHere: 'you can build a tower here',
    expand: 'can expand onto {terrains}',
    picked: 'chosen',
  },

  prompt: {
    draw: 'A tile is drawn.',
    drawHand: 'Which tile was drawn?',
    drawText: { one: '{n} tile left.', other: '{n} tiles left.' },
    layOther: '{seat} lays a tile.',
    lay: 'Lay your tile.',
    layText: 'Next to the island, or over a volcano.',
    layDots: 'Next to the island, or over a volcano with a dot.',
    first: 'Lay the first tile.',
    firstText: 'It goes in the middle of the table.',
    extends: 'It extends the island. Now build.',
    erupts: 'Eruption to level {n}. Now build.',
    wrong: 'It doesn’t fit here.',
    wrongText: 'Choose another place.',
    buildOther: '{seat} builds.',
    build: 'Build.',
    buildText: 'Choose a free field, or one of your settlements to expand it.',
    buildField: 'Choose a free field. None of your settlements can expand.',
    buildExpand: 'Choose one of your settlements to expand it. Nothing else can be built.',
    site: 'What do you want to build here?',
    siteText: 'Level {level}, {terrain}.',
    expand: 'Onto which terrain?',
    expandText: 'Each free field of that terrain next to this settlement gets as many huts as its level.',
    complete: 'Your turn is complete',
    completeText: '{tile}, {built}.',
    completeTile: 'Tile on level {n}',
    completeHuts: { one: '{n} new hut', other: '{n} new huts' },
    completeTemple: 'a new temple',
    completeTower: 'a new tower',
    completeOut: 'After this tile you can’t build anywhere: you would be out.',
  },

  choice: {
    hut: 'Hut',
    temple: 'Temple',
    tower: 'Tower',
    expand: {
      J: { one: 'Expand onto jungle ({n} hut)', other: 'Expand onto jungle ({n} huts)' },
      C: { one: 'Expand onto clearing ({n} hut)', other: 'Expand onto clearing ({n} huts)' },
      S: { one: 'Expand onto sand ({n} hut)', other: 'Expand onto sand ({n} huts)' },
      R: { one: 'Expand onto rock ({n} hut)', other: 'Expand onto rock ({n} huts)' },
      L: { one: 'Expand onto lake ({n} hut)', other: 'Expand onto lake ({n} huts)' },
    },
  },

  tell: {
    draw: '{seat} draws {tile}.',
    lay: '{seat} extends the island at {cell}.',
    erupt: '{seat} covers the volcano at {cell}, level {level}.',
    hut: '{seat} founds a hut at {cell}.',
    temple: '{seat} builds a temple at {cell}.',
    tower: '{seat} builds a tower at {cell}.',
    expand: {
      J: {
        one: '{seat} expands onto jungle with {n} hut at {cells}.',
        other: '{seat} expands onto jungle with {n} huts at {cells}.',
      },
      C: {
        one: '{seat} expands onto clearing with {n} hut at {cells}.',
        other: '{seat} expands onto clearing with {n} huts at {cells}.',
      },
      S: {
        one: '{seat} expands onto sand with {n} hut at {cells}.',
        other: '{seat} expands onto sand with {n} huts at {cells}.',
      },
      R: {
        one: '{seat} expands onto rock with {n} hut at {cells}.',
        other: '{seat} expands onto rock with {n} huts at {cells}.',
      },
      L: {
        one: '{seat} expands onto lake with {n} hut at {cells}.',
        other: '{seat} expands onto lake with {n} huts at {cells}.',
      },
    },
    covered: { one: '{n} hut of {seat} is covered.', other: '{n} huts of {seat} are covered.' },
    out: '{seat} can’t build and is out.',
    finished: '{seat} has built all pieces of two kinds.',
  },

  /** A hint: what to do, and what it brings. */
  advise: {
    lay: 'Lay the tile with its volcano at {cell}: the island grows.',
    erupt: 'Lay the tile over the volcano at {cell}: eruption to level {level}.',
    hut: 'Found a hut at {cell}.',
    temple: 'Build a temple at {cell}, leaving {n}.',
    templeLast: 'Build your last temple at {cell}.',
    tower: 'Build a tower at {cell}, leaving {n}.',
    towerLast: 'Build your last tower at {cell}.',
    expand: {
      one: 'Expand the settlement at {cell} onto {terrain} with {n} hut.',
      other: 'Expand the settlement at {cell} onto {terrain} with {n} huts.',
    },
    finished: 'That completes two kinds of building.',
  },

  why: {
    over: 'The game is over.',
    notation: 'This can’t be read as a step.',
    draw: 'Draw a tile first.',
    lay: 'Lay the tile first.',
    build: 'The tile is laid. Build now.',
    noTile: 'Every tile of this kind has been seen already.',
    first: 'The first tile goes in the middle, as it comes.',
    half: 'All three fields must be on land, or none; here it is {n} of 3.',
    shore: 'The tile must touch the island along an edge.',
    noVolcano: 'The tile’s volcano must cover a volcano.',
    sameWay: 'The lava of the volcano below runs the same way. Rotate the tile.',
    levels: 'All three fields below must be on one level; here: {levels}.',
    coverTemple: 'A temple is never covered.',
    coverTower: 'A tower is never covered.',
    wipeOut: 'Nothing would be left of this settlement of {seat}.',
    noField: 'There is no land here to build on.',
    onVolcano: 'Nothing is built on a volcano.',
    taken: '{seat} has already built on this field.',
    hutLevel: 'This field is on level {n}: huts are founded on level 1.',
    hutOwn: 'In this game a hut can’t be founded next to your own settlement.',
    templeAlone: 'This field is not next to one of your settlements, as a temple must be.',
    templeSmall: {
      one: 'Your settlement next to it has {n} field: a temple needs three.',
      other: 'Your settlement next to it has {n} fields: a temple needs three.',
    },
    templeTwo: 'Your settlement next to it already has a temple.',
    towerLevel: 'This field is on level {n}: towers are built on level 3 or higher.',
    towerAlone: 'This field is not next to one of your settlements, as a tower must be.',
    towerTwo: 'Your settlement next to it already has a tower.',
    notOwn: 'None of your settlements is here.',
    noneFreeAtAll: 'This settlement can’t expand: no field next to it is free.',
    noneFree: {
      J: 'There is no free jungle next to this settlement.',
      C: 'There is no free clearing next to this settlement.',
      S: 'There is no free sand next to this settlement.',
      R: 'There is no free rock next to this settlement.',
      L: 'There is no free lake next to this settlement.',
    },
    needs: {
      one: 'Expanding here takes {n} hut; you have {left} left.',
      other: 'Expanding here takes {n} huts; you have {left} left.',
    },
    noHut: 'You have no huts left.',
    noTemple: 'You have no temples left.',
    noTower: 'You have no towers left.',
    other: 'The rules don’t allow this.',
  },

  count: {
    left: 'left',
    temples: 'temples',
    towers: 'towers',
    sayHuts: { one: '{n} hut left', other: '{n} huts left' },
    sayTemples: { one: '{n} temple left', other: '{n} temples left' },
    sayTowers: { one: '{n} tower left', other: '{n} towers left' },
    early: 'Early win needs',
    both: '{first} + {second}',
    out: 'Out of the game',
    finished: 'All of two kinds built',
    place: 'Place {n}',
    tilesLeft: { one: '{n} tile left', other: '{n} tiles left' },
  },

  ending: {
    early: {
      templeTower: '{seat} has built all temples and all towers.',
      templeHut: '{seat} has built all temples and all huts.',
      towerHut: '{seat} has built all towers and all huts.',
    },
    alone: 'Everybody else is out: {seat} is the last in play.',
    temples: 'No tiles are left. {seat} has the most temples: {n} against {next}.',
    towers: 'No tiles are left. Temples are equal, and {seat} has the most towers: {n} against {next}.',
    huts: 'No tiles are left. Temples and towers are equal, and {seat} has built the most huts: {n} against {next}.',
    shared: 'No tiles are left. {seats} have built the same and share the win.',
    places: 'Places: {places}.',
    place: '{place} {seat}',
  },

  panel: {
    title: 'Tiles left',
    short: 'Tiles',
    lead: { one: '{n} unseen tile, {come} still to come', other: '{n} unseen tiles, {come} still to come' },
  },
});

export type Words = Shape<typeof words>;
