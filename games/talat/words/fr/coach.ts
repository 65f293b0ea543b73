import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/**
 * What Talat's coach says, in French. A “tour” is a tower; a turn is a “coup”. A name follows “de” nowhere, for it may begin with a vowel.
 * As in the table of towers, what one “prend” is what it is strong enough for; what it can capture now, it “peut prendre”.
 */
export const words = translation<typeof english>()('fr')({
  reasons: {
    ended: {
      title: 'La partie se termine',
      text: '{step} fige le plateau {board} et termine la partie : {who} a {theirs} points, tu en as {own}.',
    },
    endedTied: {
      title: 'La partie se termine',
      text: '{step} fige le plateau {board} et termine la partie à {own} points partout ; {who} gagne au départage.',
    },
    ends: {
      title: 'La partie peut se terminer',
      text: '{step} fige le plateau {board} et termine la partie : tu as {own} points, {who} en a {theirs}.',
    },
    endsTied: {
      title: 'La partie peut se terminer',
      text: '{step} fige le plateau {board} et termine la partie à {own} points partout ; tu gagnes au départage.',
    },
    taken: { title: 'Une tour perdue', text: 'Juste après, {who} prend la {tower} en {cell} : {step}.' },
    takes: { title: 'Une tour à prendre', text: '{step} prend la {tower} : 5 points.' },
    prepares: {
      title: 'Une prise en vue',
      text: 'Après {step}, la même tour continue et prend la {tower} : {later}.',
    },
    costs: { title: 'Une tour perdue plus tard', text: 'Plus tard, {who} prend la {tower} en {cell} : {step}.' },
    canWait: {
      title: 'Une prise qui peut attendre',
      text: 'Après {first}, tu prends tout de même la {tower} : {later}.',
    },
    gains: { title: 'Une prise plus tard', text: 'Après {first}, tu prends plus tard la {tower} : {step}.' },
    exposed: { title: 'Une tour à portée', text: '{who} peut prendre la {tower} en {cell} depuis {from}.' },
    leftExposed: {
      title: 'Une tour laissée à portée',
      text: 'La {tower} en {cell} reste à portée : {who} peut la prendre depuis {from}.',
    },
    attacks: { title: 'Une tour attaquée', text: '{step} attaque la {tower} en {cell}.' },
    attacksTwo: {
      title: 'Deux tours attaquées',
      text: '{step} attaque deux tours : la {tower} en {cell} et la {other} en {cell2}.',
    },
    guards: {
      title: 'Une tour protégée',
      text: 'Après {step}, si {who} prend la {tower} en {cell}, tu peux reprendre.',
    },
    runs: {
      title: 'Une tour en route',
      text: 'Après {step}, la même tour continue jusqu’à la ligne d’en face : {later}.',
    },
    pins: { title: 'Une tour retenue', text: 'Après {step}, la {tower} en {cell} n’a plus de coup sûr.' },
    releases: {
      title: 'Une tour libérée',
      text: 'La {tower} en {cell} n’avait aucun coup sûr ; maintenant, elle a {free}.',
    },
    cramped: {
      title: 'Peu de coups sûrs',
      text: {
        one: 'La fois suivante, tu as {n} coup sûr ; après {step}, tu en as {m}.',
        other: 'La fois suivante, tu as {n} coups sûrs ; après {step}, tu en as {m}.',
      },
    },
    crampedAll: {
      title: 'Aucun coup sûr',
      text: 'La fois suivante, aucun coup n’est sûr ; après {step}, {m} le sont.',
    },
    squeezes: {
      title: 'Peu de coups sûrs',
      text: {
        one: 'Après {step}, il reste {n} coup sûr à {who} ; après {first}, il en reste {m}.',
        other: 'Après {step}, il reste {n} coups sûrs à {who} ; après {first}, il en reste {m}.',
      },
    },
    squeezesAll: {
      title: 'Aucun coup sûr',
      text: 'Après {step}, {who} n’a plus de coup sûr ; après {first}, il en reste {m}.',
    },
    passes: { title: 'Une tour hors de danger', text: 'En {cell}, plus rien devant la {tower} ne la prend.' },
    letsPast: { title: 'Une tour passe', text: 'Avec {step}, la {tower} dépasse tout ce qui la prend.' },
    crosses: { title: 'La ligne d’en face', text: '{step} atteint la ligne d’en face : 3 points.' },
    stops: {
      title: 'Un plateau figé',
      text: {
        one: '{step} fige le plateau {board} : {n} tour qui y joue pour toi n’ira pas plus loin.',
        other: '{step} fige le plateau {board} : {n} tours qui y jouent pour toi n’iront pas plus loin.',
      },
    },
    stopsOthers: {
      title: 'Un plateau à figer',
      text: {
        one: '{step} fige le plateau {board}, où {who} a {n} tour qui n’ira pas plus loin.',
        other: '{step} fige le plateau {board}, où {who} a {n} tours qui n’iront pas plus loin.',
      },
    },
    hunted: {
      title: 'Du danger devant',
      text: {
        one: 'La {tower} en {cell} a devant elle {towers}, qui la prend.',
        other: 'La {tower} en {cell} a devant elle {towers}, qui la prennent.',
      },
    },
    hunts: {
      title: 'Des prises devant',
      text: {
        one: 'Rien devant la {tower} en {cell} ne la prend ; elle prend {towers}.',
        other: 'Rien devant la {tower} en {cell} ne la prend ; elle prend {towers}.',
      },
    },
    zihinGiven: {
      title: 'Le Zihin sur le plateau {board}',
      text: {
        one: 'Sur le plateau {board}, {who} joue le Zihin : sa {tower} prend {m} de tes neuf tours, {n} la prend.',
        other: 'Sur le plateau {board}, {who} joue le Zihin : sa {tower} prend {m} de tes neuf tours, {n} la prennent.',
      },
    },
    zihinKept: {
      title: 'Le Zihin sur le plateau {board}',
      text: {
        one: 'Sur le plateau {board}, tu joues le Zihin : sa {tower} prend {m} des neuf tours, et {n} la prend.',
        other: 'Sur le plateau {board}, tu joues le Zihin : sa {tower} prend {m} des neuf tours, et {n} la prennent.',
      },
    },
    zihinFor: {
      title: 'Le Zihin sur le plateau {board}',
      text: {
        one: 'Sur le plateau {board}, tu joues le Zihin : sa {tower} prend {m} des neuf tours, et {n} la prend.',
        other: 'Sur le plateau {board}, tu joues le Zihin : sa {tower} prend {m} des neuf tours, et {n} la prennent.',
      },
    },
    zihinAgainst: {
      title: 'Le Zihin sur le plateau {board}',
      text: {
        one: 'Sur le plateau {board}, {who} joue le Zihin : {n} de tes neuf tours prend sa {tower}.',
        other: 'Sur le plateau {board}, {who} joue le Zihin : {n} de tes neuf tours prennent sa {tower}.',
      },
    },
    zihinLeft: {
      title: 'Une tour du Zihin laissée',
      text: '{who} répond par {step} : la {tower} du Zihin joue maintenant contre toi.',
    },
    keeps: {
      title: 'Une tour gardée en réserve',
      text: {
        one: '{step} garde la {tower} en réserve : il reste {n} tour adverse à poser.',
        other: '{step} garde la {tower} en réserve : il reste {n} tours adverses à poser.',
      },
    },
    answered: {
      title: 'Du danger en face',
      text: '{who} répond par {step} : la {tower} a maintenant en face d’elle une tour qui la prend.',
    },
    opposed: {
      title: 'Du danger en face',
      text: {
        one: 'La {tower} en {cell} a en face d’elle {towers}, qui la prend.',
        other: 'La {tower} en {cell} a en face d’elle {towers}, qui la prennent.',
      },
    },
    opposes: {
      title: 'Des prises en face',
      text: {
        one: 'La {tower} en {cell} a en face d’elle {towers}, qu’elle prend.',
        other: 'La {tower} en {cell} a en face d’elle {towers}, qu’elle prend.',
      },
    },
    middle: {
      title: 'La colonne du milieu',
      text: 'Depuis {cell}, la {tower} peut atteindre toutes les colonnes en deux coups.',
    },
  },
  remarks: {
    wins: 'gagne',
    shares: 'termine sur une victoire partagée',
    ends: 'termine la partie',
    freezes: 'le plateau {board} se fige',
    takesFreezes: 'prend {tower}, le plateau {board} se fige',
    skips: '{who} n’a aucun coup',
    david: 'S3 prend L6',
    takes: 'prend {tower}',
    takesCrosses: 'prend {tower} sur la ligne d’en face',
    takesLeads: 'prend {tower} et passe en tête',
    crosses: 'atteint la ligne d’en face',
    crossesLeads: 'arrive en face et passe en tête',
    faces: 'pose S3 face à L6',
    swaps: 'échange les camps',
  },
});
