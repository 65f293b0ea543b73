import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in German. */
export const words = translation<typeof english>()('de')({
  themes: {
    pass: {
      name: 'Passen und gewinnen',
      about: 'Manchmal ist der beste zweite Schritt gar keiner.',
      done: 'Nach dem ersten Schritt stand alles richtig, da genügte es zu passen.',
    },
    sacrifice: {
      name: 'Stapel opfern',
      about: 'Ein hoher Stapel darf verloren gehen, wenn du dafür gewinnst.',
      done: 'Auch einen hohen Stapel zu schlagen hat deinem Gegenüber nicht geholfen.',
    },
    twoTypes: {
      name: 'Zwei Arten zugleich',
      about: 'Bedrohe zwei Arten mit einem Zug.',
      done: 'Zwei Arten waren zugleich in Gefahr, und keine Antwort hat gereicht.',
    },
    twoThreats: {
      name: 'Zwei Drohungen',
      about: 'Bedrohe eine Art auf zwei Wegen zugleich.',
      done: 'Dieselbe Art war doppelt bedroht, und keine Antwort hat gereicht.',
    },
    tempo: {
      name: 'Gerade noch rechtzeitig',
      about: 'Dein Gegenüber steht kurz vor dem Sieg. Sei schneller.',
      done: 'Auch dein Gegenüber stand kurz vor dem Sieg, kam aber nicht mehr dazu.',
    },
    openLine: {
      name: 'Die Linie öffnen',
      about: 'Einer deiner eigenen Steine steht im Weg.',
      done: 'Einer deiner Steine hat sein Feld verlassen, und die Linie war frei für einen anderen.',
    },
    stackThenTake: {
      name: 'Stapeln, dann schlagen',
      about: 'Bilde einen Stapel und schlage mit ihm im nächsten Zug.',
      done: 'Der Stapel aus dem einen Zug hat im nächsten geschlagen.',
    },
    squeeze: {
      name: 'Nichts mehr zu schlagen',
      about: 'Lass deinem Gegenüber nichts zu schlagen.',
      done: 'Ohne etwas zu schlagen hat dein Gegenüber verloren.',
    },
    chain: {
      name: 'Zweimal mit einem',
      about: 'Ein einzelner Stein oder Stapel kann zweimal schlagen.',
      done: 'Mit dem ersten Schlag kam der Stein dorthin, wo der zweite möglich war.',
    },
    together: {
      name: 'Zu zweit',
      about: 'Um eine Art ganz zu schlagen, braucht es zwei deiner Steine.',
      done: 'Jeder der beiden Steine hat einen geschlagen, und von dieser Art ist keiner mehr da.',
    },
    safePiece: {
      name: 'Außer Reichweite',
      about: 'Gewinne mit einem Stein, der nicht geschlagen werden kann.',
      done: 'Den Stein, der die Partie entschied, konnte dein Gegenüber nicht schlagen.',
    },
    lastTzaar: {
      name: 'Der letzte Tzaar',
      about: 'Dein Gegenüber hat nur noch wenige Tzaars.',
      done: 'Dein Gegenüber hat keinen Tzaar mehr.',
    },
    lastTzarra: {
      name: 'Der letzte Tzarra',
      about: 'Dein Gegenüber hat nur noch wenige Tzarras.',
      done: 'Dein Gegenüber hat keinen Tzarra mehr.',
    },
    lastTott: {
      name: 'Der letzte Tott',
      about: 'Dein Gegenüber hat nur noch wenige Totts.',
      done: 'Dein Gegenüber hat keinen Tott mehr.',
    },
    onlyWay: {
      name: 'Der einzige Ausweg',
      about: 'Fast jeder Zug verliert.',
      done: 'Fast jeder andere Zug hätte verloren.',
    },
  },
});
