import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in Dutch. */
export const words = translation<typeof english>()('nl')({
  themes: {
    pass: {
      name: 'Passen en winnen',
      about: 'Soms is de beste tweede zet helemaal geen zet.',
      done: 'Na de eerste zet stond alles goed, dus was passen genoeg.',
    },
    sacrifice: {
      name: 'Een stapel weggeven',
      about: 'Een hoge stapel mag verloren gaan als je er de partij mee wint.',
      done: 'Zelfs een hoge stapel slaan heeft je tegenspeler niet gered.',
    },
    twoTypes: {
      name: 'Twee soorten tegelijk',
      about: 'Bedreig twee soorten in één beurt.',
      done: 'Twee soorten waren tegelijk in gevaar, en geen enkel antwoord was genoeg.',
    },
    twoThreats: {
      name: 'Twee dreigingen',
      about: 'Bedreig één soort op twee manieren tegelijk.',
      done: 'Dezelfde soort werd dubbel bedreigd, en geen enkel antwoord was genoeg.',
    },
    tempo: {
      name: 'Net op tijd',
      about: 'Je tegenspeler staat op het punt te winnen. Wees sneller.',
      done: 'Je tegenspeler stond ook op het punt te winnen, maar kreeg er de tijd niet voor.',
    },
    openLine: {
      name: 'De lijn openen',
      about: 'Een van je eigen stukken staat in de weg.',
      done: 'Een van je stukken is van zijn plek gegaan, en de lijn was vrij voor een ander.',
    },
    stackThenTake: {
      name: 'Stapelen, dan slaan',
      about: 'Maak een stapel en sla ermee in de volgende beurt.',
      done: 'De stapel uit de ene beurt heeft in de volgende geslagen.',
    },
    squeeze: {
      name: 'Niets meer te slaan',
      about: 'Zorg dat je tegenspeler niets kan slaan.',
      done: 'Je tegenspeler kan niets slaan en heeft dus verloren.',
    },
    chain: {
      name: 'Twee keer met één',
      about: 'Eén stuk kan twee keer slaan.',
      done: 'Door de eerste keer te slaan kwam het stuk waar de tweede keer mogelijk was.',
    },
    together: {
      name: 'Met z’n tweeën',
      about: 'Er zijn twee van je stukken nodig om een soort helemaal te slaan.',
      done: 'De twee stukken hebben er elk één geslagen, en van die soort is er geen meer over.',
    },
    safePiece: {
      name: 'Buiten bereik',
      about: 'Win met een stuk dat niet geslagen kan worden.',
      done: 'Je tegenspeler kon het stuk dat de partij besliste niet slaan.',
    },
    lastTzaar: {
      name: 'De laatste Tzaar',
      about: 'Je tegenspeler heeft nog maar weinig Tzaars.',
      done: 'Je tegenspeler heeft geen Tzaar meer.',
    },
    lastTzarra: {
      name: 'De laatste Tzarra',
      about: 'Je tegenspeler heeft nog maar weinig Tzarra’s.',
      done: 'Je tegenspeler heeft geen Tzarra meer.',
    },
    lastTott: {
      name: 'De laatste Tott',
      about: 'Je tegenspeler heeft nog maar weinig Totts.',
      done: 'Je tegenspeler heeft geen Tott meer.',
    },
    onlyWay: {
      name: 'De enige uitweg',
      about: 'Met bijna elke beurt verlies je.',
      done: 'Met bijna elke andere beurt had je verloren.',
    },
  },
});
