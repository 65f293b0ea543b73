import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Taluva’s coach says, in Dutch. */
export const words = translation<typeof english>()('nl')({
  reasons: {
    winNowTempleTower: {
      title: 'Winst in deze beurt',
      text: 'Je kunt je tempels en torens compleet maken en meteen winnen.',
    },
    winNowTempleHut: {
      title: 'Winst in deze beurt',
      text: 'Je kunt je tempels en hutten compleet maken en meteen winnen.',
    },
    winNowTowerHut: {
      title: 'Winst in deze beurt',
      text: 'Je kunt je torens en hutten compleet maken en meteen winnen.',
    },
    out: { title: 'Niets meer te bouwen', text: 'Na jouw tegel kun je niets bouwen: je valt af.' },
    tilesOutTemple: {
      title: 'De tegels zijn op',
      text: 'Er zijn geen tegels meer, en {who} heeft meer tempels gebouwd: {most} tegen {fewer}.',
    },
    tilesOutTower: {
      title: 'De tegels zijn op',
      text: 'Er zijn geen tegels meer; de tempels zijn gelijk, en {who} heeft meer torens gebouwd: {most} tegen {fewer}.',
    },
    tilesOutHut: {
      title: 'De tegels zijn op',
      text: 'Er zijn geen tegels meer; tempels en torens zijn gelijk, en {who} heeft meer hutten gebouwd: {most} tegen {fewer}.',
    },
    lastTileTemple: {
      title: 'De laatste tegel',
      text: 'Dit is de laatste tegel, en je kunt winnen op tempels: {most} tegen {fewer}.',
    },
    lastTileTower: {
      title: 'De laatste tegel',
      text: 'Dit is de laatste tegel, en je kunt winnen op torens: {most} tegen {fewer}.',
    },
    lastTileHut: {
      title: 'De laatste tegel',
      text: 'Dit is de laatste tegel, en je kunt winnen op hutten: {most} tegen {fewer}.',
    },
    replyWinsTemple: { title: 'Een antwoord dat wint', text: '{who} antwoordt met de laatste tempel en wint.' },
    replyWinsTower: { title: 'Een antwoord dat wint', text: '{who} antwoordt met de laatste toren en wint.' },
    replyWinsHut: { title: 'Een antwoord dat wint', text: '{who} antwoordt met de laatste hutten en wint.' },
    replyStuck: {
      title: 'Niets meer te bouwen',
      text: '{who} antwoordt, en zoals het eiland dan ligt, kun je zonder hutten volgende beurt niets bouwen.',
    },
    winNext: {
      title: 'Winst in de volgende beurt',
      text: {
        one: 'Zoals het eiland ligt, kan {who} met {n} van de {of} ongeziene tegels winnen; na de betere beurt met {instead}.',
        other:
          'Zoals het eiland ligt, kan {who} met {n} van de {of} ongeziene tegels winnen; na de betere beurt met {instead}.',
      },
    },
    winNextOnly: {
      title: 'Winst in de volgende beurt',
      text: {
        one: 'Zoals het eiland ligt, kan {who} met {n} van de {of} ongeziene tegels winnen; na de betere beurt met geen enkele.',
        other:
          'Zoals het eiland ligt, kan {who} met {n} van de {of} ongeziene tegels winnen; na de betere beurt met geen enkele.',
      },
    },
    winOwn: {
      title: 'Jouw winst in de volgende beurt',
      text: {
        one: 'Zoals het eiland ligt, kun je na de betere beurt met {n} van de {of} ongeziene tegels winnen; na de jouwe met {instead}.',
        other:
          'Zoals het eiland ligt, kun je na de betere beurt met {n} van de {of} ongeziene tegels winnen; na de jouwe met {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Jouw winst in de volgende beurt',
      text: {
        one: 'Zoals het eiland ligt, kun je na de betere beurt met {n} van de {of} ongeziene tegels winnen; na de jouwe met geen enkele.',
        other:
          'Zoals het eiland ligt, kun je na de betere beurt met {n} van de {of} ongeziene tegels winnen; na de jouwe met geen enkele.',
      },
    },
    huts: {
      title: 'Weinig hutten over',
      text: {
        one: 'Je hebt nog {n} hut, en zoals het eiland ligt, kun je volgende beurt geen tempel of toren bouwen.',
        other: 'Je hebt nog {n} hutten, en zoals het eiland ligt, kun je volgende beurt geen tempel of toren bouwen.',
      },
    },
    hutsNone: {
      title: 'Geen hutten meer',
      text: 'Je hebt geen hutten meer; zoals het eiland ligt, kun je volgende beurt niets bouwen en val je af.',
    },
    temple: {
      title: 'Een tempel te bouwen',
      text: {
        one: 'Je kunt op {cell} een tempel bouwen: de nederzetting ernaast heeft {n} veld en geen tempel.',
        other: 'Je kunt op {cell} een tempel bouwen: de nederzetting ernaast heeft {n} velden en geen tempel.',
      },
    },
    templeLast: { title: 'De laatste tempel', text: 'Je kunt op {cell} je laatste tempel bouwen.' },
    templeSplit: {
      title: 'Splitsen voor een tempel',
      text: 'De uitbarsting splitst je nederzetting, en het deel zonder tempel kan er op {cell} een krijgen.',
    },
    tower: {
      title: 'Een toren te bouwen',
      text: 'Je kunt op {cell} een toren bouwen: het veld ligt op niveau {n}, naast je nederzetting.',
    },
    towerMade: {
      title: 'Een toren te bouwen',
      text: 'De tegel brengt niveau {n} naast je nederzetting: je kunt op {cell} een toren bouwen.',
    },
    towerLast: { title: 'De laatste toren', text: 'Je kunt op {cell} je laatste toren bouwen.' },
    expand: {
      title: 'Veel hutten in één keer',
      text: {
        one: 'Je kunt {n} hut in één keer bouwen door de nederzetting op {cell} uit te breiden.',
        other: 'Je kunt {n} hutten in één keer bouwen door de nederzetting op {cell} uit te breiden.',
      },
    },
    expandMore: {
      title: 'Meer hutten in één keer',
      text: {
        one: 'Je kunt {n} hut bouwen door de nederzetting op {cell} uit te breiden; jouw beurt levert er {instead} op.',
        other:
          'Je kunt {n} hutten bouwen door de nederzetting op {cell} uit te breiden; jouw beurt levert er {instead} op.',
      },
    },
    templeWaits: {
      title: 'De tempel kan wachten',
      text: 'Ook na de betere beurt en het antwoord daarop kan je nederzetting op {cell} nog een tempel krijgen.',
    },
    ready: {
      title: 'Klaar voor een tempel',
      text: {
        one: 'Je nederzetting op {cell} is dan klaar voor een tempel: {n} veld, en een vrij veld ernaast.',
        other: 'Je nederzetting op {cell} is dan klaar voor een tempel: {n} velden, en een vrij veld ernaast.',
      },
    },
    nextTemple: {
      title: 'Een tempel in de volgende beurt',
      text: 'Zoals het eiland ligt, kun je na de betere beurt de volgende keer een tempel bouwen; na de jouwe niet.',
    },
    nextTower: {
      title: 'Een toren in de volgende beurt',
      text: 'Zoals het eiland ligt, kun je na de betere beurt de volgende keer een toren bouwen; na de jouwe niet.',
    },
    joined: {
      title: 'Twee nederzettingen worden één',
      text: 'Jouw beurt verbindt twee van je nederzettingen; samen krijgen ze maar één tempel.',
    },
    joinedServed: {
      title: 'Twee nederzettingen worden één',
      text: 'Jouw beurt verbindt de nederzetting op {cell} met een die al een tempel heeft: een eigen tempel krijgt ze niet.',
    },
    newSettlement: {
      title: 'Nog een nederzetting',
      text: {
        one: 'Met een hut op {cell} begin je een nieuwe nederzetting; je hebt nog {n} tempel te bouwen.',
        other: 'Met een hut op {cell} begin je een nieuwe nederzetting; je hebt nog {n} tempels te bouwen.',
      },
    },
    expandNext: {
      title: 'Ruimte om uit te breiden',
      text: {
        one: 'De betere beurt laat ruimte om de volgende keer met {n} hut uit te breiden; de jouwe met {instead}.',
        other: 'De betere beurt laat ruimte om de volgende keer met {n} hutten uit te breiden; de jouwe met {instead}.',
      },
    },
    exposed: {
      title: 'Open voor een uitbarsting',
      text: 'Een uitbarsting kan een deel van je nederzetting op {cell} bedekken; na de betere beurt kan geen enkele dat.',
    },
    high: {
      title: 'Hogere velden',
      text: {
        one: 'Na de betere beurt ligt {n} vrij veld naast je nederzettingen op niveau 2 of hoger; na de jouwe {instead}.',
        other:
          'Na de betere beurt liggen {n} vrije velden naast je nederzettingen op niveau 2 of hoger; na de jouwe {instead}.',
      },
    },
    ownTile: {
      title: 'Op de nieuwe tegel',
      text: 'In de betere beurt bouw je op de tegel die je legt, op {cell}; in de jouwe niet.',
    },
    denied: {
      title: 'Geen plaats voor een tempel',
      text: 'Zo houdt de nederzetting van {who} op {cell} geen vrij veld over voor een tempel.',
    },
    deniedCut: {
      title: 'Te klein voor een tempel',
      text: {
        one: 'Door de uitbarsting houdt een nederzetting van {who} maar {n} veld over: te weinig voor een tempel.',
        other: 'Door de uitbarsting houdt een nederzetting van {who} maar {n} velden over: te weinig voor een tempel.',
      },
    },
    replyTemple: { title: 'Een tempel als antwoord', text: '{who} antwoordt met een tempel op {cell}.' },
    replyTempleOnly: {
      title: 'Een tempel als antwoord',
      text: '{who} antwoordt met een tempel op {cell}; na de betere beurt is er geen te bouwen.',
    },
    replyTower: { title: 'Een toren als antwoord', text: '{who} antwoordt met een toren op {cell}.' },
    replyTowerOnly: {
      title: 'Een toren als antwoord',
      text: '{who} antwoordt met een toren op {cell}; na de betere beurt is er geen te bouwen.',
    },
    replyCuts: {
      title: 'Geen plaats voor je tempel',
      text: '{who} antwoordt, en je nederzetting op {cell} heeft geen vrij veld meer voor een tempel.',
    },
    replyCutsCut: {
      title: 'Te klein voor je tempel',
      text: {
        one: '{who} antwoordt met een uitbarsting; je nederzetting op {cell} houdt maar {n} veld over, te weinig voor een tempel.',
        other:
          '{who} antwoordt met een uitbarsting; je nederzetting op {cell} houdt maar {n} velden over, te weinig voor een tempel.',
      },
    },
    replyCutsNext: {
      title: 'Geen tempel in de volgende beurt',
      text: 'Na het antwoord van {who} kun je volgende beurt geen tempel bouwen; na de betere beurt wel.',
    },
    replyReady: {
      title: 'Een nederzetting is klaar',
      text: {
        one: '{who} antwoordt en heeft een nederzetting van {n} veld klaar voor een tempel.',
        other: '{who} antwoordt en heeft een nederzetting van {n} velden klaar voor een tempel.',
      },
    },
    replyExpands: {
      title: 'Veel hutten als antwoord',
      text: {
        one: '{who} antwoordt en breidt uit met {n} hut.',
        other: '{who} antwoordt en breidt uit met {n} hutten.',
      },
    },
    replyCovers: {
      title: 'Je hutten worden bedekt',
      text: {
        one: '{who} antwoordt met een uitbarsting die {n} van je hutten bedekt.',
        other: '{who} antwoordt met een uitbarsting die {n} van je hutten bedekt.',
      },
    },
    covers: {
      title: 'Hutten te bedekken',
      text: {
        one: 'De uitbarsting bedekt {n} hut van {who} waar nog geen tempel bij staat.',
        other: 'De uitbarsting bedekt {n} hutten van {who} waar nog geen tempel bij staat.',
      },
    },
    crowds: {
      title: 'Een veld bezet',
      text: 'Door op {cell} te bouwen bezet je een vrij veld naast een nederzetting van {who} die nog geen tempel heeft.',
    },
    volcano: {
      title: 'Een vulkaan in de weg',
      text: 'De vulkaan van de tegel ligt naast een nederzetting van {who}: daar kan niets gebouwd worden.',
    },
    otherTemple: {
      title: 'Een tempel voor {who}',
      text: 'Zoals het eiland ligt, kan {who} volgende beurt een tempel bouwen; na de betere beurt kan dat niet.',
    },
    otherTower: {
      title: 'Een toren voor {who}',
      text: 'Zoals het eiland ligt, kan {who} volgende beurt een toren bouwen; na de betere beurt kan dat niet.',
    },
    otherTowerMade: {
      title: 'Een veld voor een toren',
      text: 'Jouw tegel brengt {cell} op niveau {n}, en {who} kan daar een toren bouwen.',
    },
  },
  remarks: {
    wins: 'wint',
    out: 'valt af',
    tilesOut: 'legt de laatste tegel',
    temple: { one: 'bouwt een tempel, nog {n} over', other: 'bouwt een tempel, nog {n} over' },
    templeLast: 'bouwt de laatste tempel',
    tower: { one: 'bouwt een toren, nog {n} over', other: 'bouwt een toren, nog {n} over' },
    towerLast: 'bouwt de laatste toren',
    cut: { one: 'nederzetting van {who}: nog {n} veld', other: 'nederzetting van {who}: nog {n} velden' },
    splits: 'splitst een nederzetting van {who}',
    hutsLast: 'bouwt de laatste hutten',
    expands: { one: 'breidt uit met {n} hut', other: 'breidt uit met {n} hutten' },
    covers: { one: 'bedekt {n} hut van {who}', other: 'bedekt {n} hutten van {who}' },
    splitsOwn: 'splitst de eigen nederzetting',
  },
});
