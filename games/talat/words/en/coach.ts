import { english, type Shape } from '@threefold-games/speech';

/**
 * What Talat's coach says, in English. “You” is who had the choice; {who} is somebody else. A safe step is one after which nobody can
 * capture the tower that made it. Towers are named like M4, and {towers} is a list of them.
 */
export const words = english({
  reasons: {
    ended: {
      title: 'The game ends',
      text: '{step} freezes board {board} and ends the game: {who} has {theirs} points, you have {own}.',
    },
    endedTied: {
      title: 'The game ends',
      text: '{step} freezes board {board} and ends the game at {own} points each; {who} wins the tie-break.',
    },
    ends: {
      title: 'The game can end',
      text: '{step} freezes board {board} and ends the game: you have {own} points, {who} has {theirs}.',
    },
    endsTied: {
      title: 'The game can end',
      text: '{step} freezes board {board} and ends the game at {own} points each; you win the tie-break.',
    },
    taken: { title: 'A tower lost', text: '{who} captures the {tower} on {cell} next: {step}.' },
    takes: { title: 'A tower to capture', text: '{step} captures the {tower}: 5 points.' },
    prepares: {
      title: 'A capture ahead',
      text: 'After {step} the same tower goes on to capture the {tower}: {later}.',
    },
    costs: { title: 'A tower lost later', text: 'Later {who} captures the {tower} on {cell}: {step}.' },
    canWait: {
      title: 'A capture that can wait',
      text: 'After {first} you still capture the {tower}: {later}.',
    },
    gains: { title: 'A capture later', text: 'After {first} you capture the {tower} later: {step}.' },
    exposed: { title: 'A tower in reach', text: '{who} can capture the {tower} on {cell} from {from}.' },
    leftExposed: {
      title: 'A tower left in reach',
      text: 'The {tower} on {cell} stays in reach: {who} can capture it from {from}.',
    },
    attacks: { title: 'A tower attacked', text: '{step} attacks the {tower} on {cell}.' },
    attacksTwo: {
      title: 'Two towers attacked',
      text: '{step} attacks two towers: the {tower} on {cell} and the {other} on {cell2}.',
    },
    guards: {
      title: 'A tower covered',
      text: 'After {step} you can capture back if {who} captures the {tower} on {cell}.',
    },
    runs: { title: 'A tower on its way', text: 'After {step} the same tower goes on to the far line: {later}.' },
    pins: { title: 'A tower held back', text: 'After {step} the {tower} on {cell} has no safe step.' },
    releases: { title: 'A tower set free', text: 'The {tower} on {cell} had no safe step; now it has {free}.' },
    cramped: {
      title: 'Few safe steps',
      text: {
        one: 'In your next turn you have {n} safe step; after {step} you have {m}.',
        other: 'In your next turn you have {n} safe steps; after {step} you have {m}.',
      },
    },
    crampedAll: {
      title: 'No safe step',
      text: 'In your next turn no step is safe; after {step} you have {m} safe ones.',
    },
    squeezes: {
      title: 'Few safe steps',
      text: {
        one: '{who} has {n} safe step left after {step}, and {m} after {first}.',
        other: '{who} has {n} safe steps left after {step}, and {m} after {first}.',
      },
    },
    squeezesAll: {
      title: 'No safe step',
      text: 'After {step} {who} has no safe step left; after {first} there are {m}.',
    },
    passes: { title: 'A tower past danger', text: 'On {cell} nothing in front of the {tower} captures it any more.' },
    letsPast: { title: 'A tower gets past', text: '{step} takes the {tower} past everything that captures it.' },
    crosses: { title: 'The far line', text: '{step} reaches the far line: 3 points.' },
    stops: {
      title: 'A board frozen',
      text: {
        one: '{step} freezes board {board}, and {n} tower that plays for you there goes no further.',
        other: '{step} freezes board {board}, and {n} towers that play for you there go no further.',
      },
    },
    stopsOthers: {
      title: 'A board to freeze',
      text: {
        one: '{step} freezes board {board}, where {who} has {n} tower that goes no further.',
        other: '{step} freezes board {board}, where {who} has {n} towers that go no further.',
      },
    },
    hunted: {
      title: 'Captors ahead',
      text: {
        one: 'In front of the {tower} on {cell} stands {towers}, which captures it.',
        other: 'In front of the {tower} on {cell} stand {towers}, which capture it.',
      },
    },
    hunts: {
      title: 'Prey ahead',
      text: {
        one: 'Nothing in front of the {tower} on {cell} captures it; it captures {towers}.',
        other: 'Nothing in front of the {tower} on {cell} captures it; it captures {towers}.',
      },
    },
    zihinGiven: {
      title: 'The Zihin on board {board}',
      text: {
        one: 'On board {board} {who} plays the Zihin: its {tower} captures {m} of your nine towers, {n} captures it.',
        other: 'On board {board} {who} plays the Zihin: its {tower} captures {m} of your nine towers, {n} capture it.',
      },
    },
    zihinKept: {
      title: 'The Zihin on board {board}',
      text: {
        one: 'On board {board} you play the Zihin: its {tower} captures {m} of nine towers, and {n} captures it.',
        other: 'On board {board} you play the Zihin: its {tower} captures {m} of nine towers, and {n} capture it.',
      },
    },
    zihinFor: {
      title: 'The Zihin on board {board}',
      text: {
        one: 'On board {board} you play the Zihin: its {tower} captures {m} of nine towers, and {n} captures it.',
        other: 'On board {board} you play the Zihin: its {tower} captures {m} of nine towers, and {n} capture it.',
      },
    },
    zihinAgainst: {
      title: 'The Zihin on board {board}',
      text: {
        one: 'On board {board} {who} plays the Zihin: {n} of your nine towers captures its {tower}.',
        other: 'On board {board} {who} plays the Zihin: {n} of your nine towers capture its {tower}.',
      },
    },
    zihinLeft: {
      title: 'A Zihin tower left',
      text: '{who} answers with {step}: now the Zihin’s {tower} plays against you.',
    },
    keeps: {
      title: 'A tower kept in hand',
      text: {
        one: '{step} keeps the {tower} in hand while {n} opposing tower is still to be placed.',
        other: '{step} keeps the {tower} in hand while {n} opposing towers are still to be placed.',
      },
    },
    answered: {
      title: 'A captor opposite',
      text: '{who} answers with {step}: now a captor stands opposite the {tower}.',
    },
    opposed: {
      title: 'Captors opposite',
      text: {
        one: 'Opposite the {tower} on {cell} stands {towers}, which captures it.',
        other: 'Opposite the {tower} on {cell} stand {towers}, which capture it.',
      },
    },
    opposes: {
      title: 'Prey opposite',
      text: {
        one: 'Opposite the {tower} on {cell} stands {towers}, which it captures.',
        other: 'Opposite the {tower} on {cell} stand {towers}, which it captures.',
      },
    },
    middle: { title: 'The middle column', text: 'From {cell} the {tower} can reach every column in two steps.' },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'wins',
    shares: 'ends the game with a shared win',
    ends: 'ends the game',
    freezes: 'board {board} freezes',
    takesFreezes: 'captures {tower}, board {board} freezes',
    skips: '{who} has no step',
    david: 'S3 captures L6',
    takes: 'captures {tower}',
    takesCrosses: 'captures {tower} on the far line',
    takesLeads: 'captures {tower} and takes the lead',
    crosses: 'reaches the far line',
    crossesLeads: 'reaches the far line and takes the lead',
    faces: 'places S3 opposite L6',
    swaps: 'swaps sides',
  },
});

export type CoachWords = Shape<typeof words>;
