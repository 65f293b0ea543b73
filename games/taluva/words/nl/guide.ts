import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/guide.ts';

/** How to play Taluva, in Dutch. */
export const words = translation<typeof english>()('nl')({
  sections: {
    aim: {
      title: 'Het doel',
      text: 'Taluva is een spel voor twee tot vier. Samen leggen jullie met tegels een eiland, en iedereen bouwt er eigen gebouwen op: 20 hutten, 3 tempels en 2 torens. Je wint meteen als je alle gebouwen van twee soorten hebt gebouwd, bijvoorbeeld alle tempels en alle hutten.\nZijn de tegels eerder op, dan wint wie de meeste tempels heeft gebouwd. Is dat gelijk, dan beslissen de torens, en daarna de hutten.\nIn elke beurt trek je een tegel, leg je hem en bouw je.',
    },
    tiles: {
      title: 'Een tegel leggen',
      text: 'Elke tegel heeft een vulkaan en twee terreinen. Er zijn vijf terreinen: jungle, open plek, zand, rots en meer. Ze hoeven niet bij elkaar te passen; je legt de tegel zoals je wilt.\nJe kunt hem naast het eiland leggen, zodat minstens één rand het eiland raakt. Dan ligt hij op niveau 1. Daarbij mogen gaten in het eiland ontstaan of worden opgevuld. Een tegel ligt nooit half op land en half in zee.',
    },
    eruptions: {
      title: 'Uitbarstingen',
      text: 'Je kunt de tegel ook op land leggen: een vulkaan barst uit, en het eiland groeit omhoog. De nieuwe vulkaan moet een oude bedekken waarvan de lava een andere kant op loopt. De drie velden eronder moeten op hetzelfde niveau liggen; de nieuwe liggen één niveau hoger.\nEen uitbarsting mag hutten bedekken, van wie ook. Die gaan uit het spel, maar tellen nog steeds als gebouwd. Een uitbarsting bedekt nooit een tempel of toren, en veegt nooit een hele nederzetting weg. Een hut die alleen staat, is dus veilig.',
    },
    huts: {
      title: 'Een hut bouwen',
      text: 'Na het leggen bouw je, op een van vier manieren. De eenvoudigste: bouw een hut op een vrij veld van niveau 1, waar ook op het eiland. Een veld is vrij als het geen vulkaan is en er niets op staat.',
    },
    expanding: {
      title: 'Uitbreiden',
      text: 'Kies een van je nederzettingen en een terrein. Elk vrij veld van dat terrein naast de nederzetting krijgt zoveel hutten als zijn niveau: één op niveau 1, twee op niveau 2. Je moet al die velden nemen. Heb je er niet genoeg hutten voor, dan kun je dat terrein niet kiezen.',
    },
    settlements: {
      title: 'Nederzettingen',
      text: 'Velden met gebouwen van jou die elkaar raken, vormen een nederzetting, op welk niveau ze ook liggen. Ook één enkele hut is er een. Nederzettingen groeien aan elkaar als je ertussen bouwt, en een uitbarsting kan er een splitsen.\nDat is belangrijk, want tempels en torens bouw je naast nederzettingen.',
    },
    temples: {
      title: 'Tempels',
      text: 'Een tempel vraagt een nederzetting van jou met drie velden of meer en nog zonder tempel. Bouw hem op een vrij veld daarnaast, op welk niveau ook. Drie hutten op één veld zijn nog steeds één veld.',
    },
    towers: {
      title: 'Torens',
      text: 'Een toren vraagt een vrij veld van niveau 3 of hoger, naast een nederzetting van jou zonder toren. Die nederzetting mag ook maar één hut groot zijn.\nGroeit een nederzetting met een andere samen, dan kunnen er twee tempels of twee torens in staan.',
    },
    out: {
      title: 'Afvallen',
      text: 'Kun je na het leggen niets bouwen, dan val je af en kun je niet meer winnen. Zolang je hutten hebt, gebeurt dat bijna nooit. Zijn ze op, dan heb je in elke beurt een plek voor een tempel of toren nodig. Wie als laatste in het spel is, wint.',
    },
    start: {
      title: 'Een goed begin',
      text: 'Richt je op tempels. De meeste partijen win je met drie tempels en alle hutten; in korte partijen beslissen de tempels als de tegels op zijn. Bouw je eerste hutten waar je naar twee of drie velden tegelijk kunt uitbreiden, bouw een tempel zodra drie velden elkaar raken, en begin de volgende nederzetting een stukje verderop: twee die te vroeg samengroeien, krijgen maar één tempel.\nHoud de anderen in de gaten. Heeft iemand drie velden en nog geen tempel, laat daar dan een vulkaan uitbarsten of neem het vrije veld. En tel je hutten: bewaar er een paar tot je laatste tempel staat.',
    },
  },
});
