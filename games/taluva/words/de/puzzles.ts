import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in German. */
export const words = translation<typeof english>()('de')({
  themes: {
    winTempleHuts: {
      name: 'Tempel und Hütten',
      about: 'Gewinne sofort mit dem letzten Tempel oder den letzten Hütten.',
      done: 'Alle deine Tempel und alle deine Hütten sind gebaut, und damit gewinnst du sofort.',
    },
    winTowers: {
      name: 'Mit allen Türmen',
      about: 'Gewinne sofort mit allen Türmen und einer zweiten, komplett verbauten Gebäudeart.',
      done: 'Alle deine Türme und eine zweite deiner Gebäudearten sind komplett verbaut: Damit gewinnst du sofort.',
    },
    guard: {
      name: 'Verhindere es',
      about: 'Jemand steht kurz vor dem Sieg. Verhindere ihn und baue im selben Zug Hütten.',
      ask: {
        one: 'Baue {n} Hütte so, dass niemand sonst im nächsten Zug gewinnen kann',
        other: 'Baue {n} Hütten so, dass niemand sonst im nächsten Zug gewinnen kann',
      },
      done: 'Wie die Insel liegt, gewinnt sonst niemand, mit keinem Plättchen.',
    },
    rareTower: {
      name: 'Hoch hinaus',
      about: 'Ein Turm braucht Ebene 3. Schaff sie mit deinem Plättchen.',
      ask: 'Baue einen Turm',
      done: 'Das Plättchen hat die Höhe geschaffen, und auf ihm steht der Turm.',
    },
    rareTemple: {
      name: 'Teilen für einen Tempel',
      about: 'Teile eine deiner Siedlungen so, dass ein Teil einen Tempel bekommen kann.',
      ask: 'Baue einen Tempel',
      done: 'Der Ausbruch hat eine Siedlung geteilt, und ein Teil hat den Tempel bekommen.',
    },
    templeAndCut: {
      name: 'Erst dein Tempel',
      about: 'Baue deinen Tempel und verhindere die der anderen.',
      ask: 'Baue einen Tempel so, dass sonst niemand für einen bereit ist',
      done: 'Dein Tempel steht, und niemand sonst hat eine Siedlung, die für einen bereit ist.',
    },
    readyAndCut: {
      name: 'Nur du bist bereit',
      about: 'Bereite deinen Tempel vor und verhindere die der anderen.',
      ask: {
        one: 'Sorg dafür, dass nur du eine Siedlung für einen Tempel bereit hast',
        other: 'Sorg dafür, dass du {n} Siedlungen für einen Tempel bereit hast und sonst niemand eine',
      },
      done: 'Du hast eine Siedlung, die für einen Tempel bereit ist, und niemand sonst hat eine.',
    },
    cutOff: {
      name: 'Abschneiden',
      about: 'Ein Ausbruch lässt jemandem weniger als die drei Felder, die ein Tempel braucht.',
      ask: {
        one: 'Baue {n} Hütte so, dass sonst niemand für einen Tempel bereit ist',
        other: 'Baue {n} Hütten so, dass sonst niemand für einen Tempel bereit ist',
      },
      done: 'Eine Siedlung war bereit für einen Tempel; nach dem Ausbruch hat kein Teil von ihr noch drei Felder.',
    },
    shutIn: {
      name: 'Einschließen',
      about: 'Lass jemandem kein freies Feld für einen Tempel.',
      ask: {
        one: 'Baue {n} Hütte so, dass sonst niemand für einen Tempel bereit ist',
        other: 'Baue {n} Hütten so, dass sonst niemand für einen Tempel bereit ist',
      },
      done: 'Eine Siedlung war bereit für einen Tempel; jetzt ist neben ihr kein Feld mehr frei.',
    },
    lastHuts: {
      name: 'Die letzten Hütten',
      about: 'Verbaue deine letzten Hütten und halte trotzdem einen Tempel bereit.',
      ask: {
        one: 'Baue deine letzte Hütte so, dass eine Siedlung für einen Tempel bereit ist',
        other: 'Baue deine letzten {n} Hütten so, dass eine Siedlung für einen Tempel bereit ist',
      },
      done: 'Alle deine Hütten sind gebaut, und als Nächstes kannst du noch einen Tempel bauen.',
    },
    bury: {
      name: 'Unter der Lava',
      about: 'Überdecke viele Hütten auf einmal und baue viele eigene.',
      ask: {
        one: 'Baue mindestens {n} Hütte und überdecke mindestens {n} fremde',
        other: 'Baue mindestens {n} Hütten und überdecke mindestens {n} fremde',
      },
      done: 'Weiter oben stehen auf einem Feld mehrere Hütten: So konnte ein Plättchen so viele überdecken.',
    },
    shelter: {
      name: 'Sicher vor der Lava',
      about: 'Hütten, die kein Ausbruch erreicht, stehen noch, wenn ihr Tempel kommt.',
      ask: {
        one: 'Baue {n} Hütte so, dass kein Ausbruch deine Siedlungen ohne Tempel überdecken kann',
        other: 'Baue {n} Hütten so, dass kein Ausbruch deine Siedlungen ohne Tempel überdecken kann',
      },
      done: 'Wie die Insel liegt, kann kein Ausbruch eine Hütte deiner Siedlungen ohne Tempel überdecken.',
    },
    bigExpand: {
      name: 'Große Erweiterung',
      about: 'Baue so viele Hütten auf einmal, wie du kannst.',
      ask: { one: 'Baue {n} Hütte', other: 'Baue {n} Hütten' },
      done: 'Beim Erweitern bekommt jedes freie Feld der Landschaft so viele Hütten, wie seine Ebene zählt.',
    },
    twoReady: {
      name: 'Zwei zugleich',
      about: 'Siedlungen, die getrennt bleiben, können jede einen Tempel bekommen.',
      ask: {
        one: 'Sorg dafür, dass {n} Siedlung für einen Tempel bereit ist',
        other: 'Sorg dafür, dass {n} Siedlungen für einen Tempel bereit sind',
      },
      done: 'Solange diese Siedlungen getrennt bleiben, kann jede von ihnen einen Tempel bekommen.',
    },
    joinThree: {
      name: 'Verbinden',
      about: 'Verbinde Siedlungen, bis sie die drei Felder haben, die ein Tempel braucht.',
      ask: 'Mach eine Siedlung bereit für einen Tempel',
      done: 'Siedlungen sind zusammengewachsen, und zusammen sind sie bereit für einen Tempel.',
    },
    splitReady: {
      name: 'Abspalten',
      about: 'Ein Teil, der von einer Siedlung abgetrennt wird, kann einen eigenen Tempel bekommen.',
      ask: 'Mach eine Siedlung bereit für einen Tempel',
      done: 'Der Ausbruch hat eine Siedlung geteilt, und ein Teil von ihr ist bereit für einen Tempel.',
    },
    readyTemple: {
      name: 'Tempel vorbereiten',
      about: 'Ein Tempel braucht eine Siedlung aus drei Feldern, die noch keinen hat, und daneben ein freies Feld.',
      ask: 'Mach eine Siedlung bereit für einen Tempel',
      done: 'Die Siedlung hat mindestens drei Felder, keinen Tempel und daneben ein freies Feld.',
    },
  },
});
