import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in German. */
export const words = translation<typeof english>()('de')({
  aim: {
    text: 'Drei Bretter, jedes zwischen zwei Farben. Zieh deine Türme vorwärts: Jeder Turm, den du schlägst, zählt 5 Punkte, jeder eigene auf einer gegnerischen Startlinie 3. Sind zwei Bretter eingefroren, endet die Partie, und wer die meisten Punkte hat, gewinnt.',
    line: 'Schlage Türme, komm nach drüben und hol die meisten Punkte.',
  },
  lessons: {
    forward: {
      title: 'Vorwärts',
      about: 'Ein Schritt, gerade oder diagonal.',
      tell: 'Du bist Elfenbein mit den hellen Türmen; du spielst gegen Ebenholz und Glut. Ein Zug ist ein Schritt mit einem Turm: vorwärts, gerade oder diagonal, auf ein leeres Feld.',
      tasks: {
        step: {
          do: 'Zieh den markierten Turm.',
          ask: 'Wähle ihn, dann eines der drei Felder vor ihm.',
          done: 'So ziehen alle Türme, egal welcher Form. Ihr Brett verlassen sie nie.',
          traps: { back: 'Dieses Feld liegt hinter ihm. Türme gehen nie rückwärts.' },
        },
        line: {
          do: 'Bring einen Turm auf die gegnerische Startlinie.',
          ask: 'Das ist die Reihe, auf der Ebenholz startet. Einem deiner Türme fehlt nur ein Schritt.',
          done: 'Er ist drüben und zieht nicht weiter. Steht er am Ende noch dort, zählt er 3 Punkte.',
          traps: { blocked: 'Auf diesem Feld steht ein Turm. Zieh diagonal an ihm vorbei.' },
        },
      },
    },
    heights: {
      title: 'Drei Höhen',
      about: 'Schlage, was eine Stufe niedriger ist.',
      tell: 'Türme sind klein, mittel oder groß: S, M, L. Ein Turm zieht auf das Feld eines anderen, der genau eine Stufe niedriger ist, und schlägt ihn: L schlägt M, M schlägt S.',
      tasks: {
        large: {
          do: 'Schlage mit deinem großen Turm.',
          ask: 'Vor ihm stehen zwei Türme. Welcher ist eine Stufe niedriger?',
          done: 'Jetzt steht dein Turm an seiner Stelle. Schlagen darfst du immer, musst es aber nie.',
          traps: { small: 'Der ist klein, also zwei Stufen niedriger. Groß schlägt nie Klein.' },
        },
        medium: {
          do: 'Schlage mit deinem mittleren Turm.',
          ask: 'Achte auf die Buchstaben der drei Türme vor ihm.',
          done: 'Mittel schlägt Klein. Die beiden großen Türme sind ihm zu hoch.',
          traps: {
            higher: 'Dieser Turm ist groß, deiner mittel: Er ist zu hoch.',
          },
        },
      },
    },
    sides: {
      title: 'Drei Formen',
      about: 'Bei gleicher Höhe zählen die Ecken.',
      tell: 'Türme haben 3, 4 oder 6 Ecken. Bei gleicher Höhe schlägt der Turm mit mehr Ecken den anderen. Gleiche Türme schlagen einander nie.',
      tasks: {
        count: {
          do: 'Schlage mit deinem mittleren Turm.',
          ask: 'Die drei vor ihm sind auch mittel. Zähl die Ecken.',
          done: 'Vier Ecken gegen drei. Oder kurz: Ein M4 (mittel, vier Ecken) hat einen M3 geschlagen.',
          traps: {
            same: 'Mittel mit vier Ecken, wie deiner. Gleiche Türme schlagen einander nie.',
            more: 'Er hat sechs Ecken, deiner nur vier.',
          },
        },
        choose: {
          do: 'Schlage einen Turm.',
          ask: 'Vergleiche erst die Höhe. Ist sie gleich, vergleiche die Ecken.',
          done: 'L4 schlägt L3: gleiche Höhe, mehr Ecken.',
          traps: {
            fewer: 'Beide sind mittel, aber deiner hat nur drei Ecken.',
            higher: 'Dieser Turm ist groß, deiner hier ist mittel: Er ist zu hoch.',
          },
        },
      },
    },
    david: {
      title: 'David und Goliath',
      about: 'Der kleinste schlägt den größten.',
      tell: 'Es gibt eine Ausnahme: Der kleinste Turm, S3, schlägt den größten, L6. Kein anderer kann einen L6 schlagen.',
      tasks: {
        goliath: {
          do: 'Schlage den größten Turm.',
          ask: 'Welcher deiner Türme ist klein und hat drei Ecken?',
          done: 'Ein S3 schlägt nichts als einen L6. Und einen L6 schlägt von allen Türmen nur ein S3.',
          traps: { medium: 'Das ist ein M4. Ein S3 schlägt nur einen L6.' },
        },
      },
    },
    sideways: {
      title: 'Zur Seite',
      about: 'Nur zum Schlagen.',
      tell: 'Nach denselben Regeln schlägt ein Turm auch direkt neben sich, links und rechts. Auf ein leeres Feld geht er nie seitwärts, und nach hinten schlägt er nie.',
      tasks: {
        beside: {
          do: 'Schlage zur Seite.',
          ask: 'Um deinen Turm stehen drei andere, aber einer davon steht hinter ihm.',
          done: 'Vor ihm und neben ihm: Mehr erreicht ein Turm nicht. Hinter ihm ist alles sicher.',
          traps: { behind: 'Dieser Turm steht hinter deinem. Nach hinten wird nie geschlagen.' },
        },
        line: {
          do: 'Schlage mit dem Turm auf der gegnerischen Startlinie.',
          ask: 'Vorwärts kann er nicht mehr, aber zur Seite schlägt er noch.',
          done: 'Er ist immer noch drüben und hat von dort aus einen Turm geschlagen.',
          traps: {
            small: 'Der ist klein. Groß schlägt nie Klein.',
            forward: 'Ein Schlag, aber nach vorn. Nimm den Turm, der schon drüben ist.',
          },
        },
      },
    },
    points: {
      title: 'Punkte',
      about: '5 für einen Schlag, 3 für einen Turm drüben.',
      tell: 'Jeder Turm, den du schlägst, zählt 5 Punkte, jeder deiner Türme auf einer gegnerischen Startlinie 3. Der Punktestand steht über dem Brett.',
      tasks: {
        eight: {
          do: 'Hol 8 Punkte mit einem Schritt.',
          ask: '8 ist 5 und 3.',
          done: 'Geschlagen und drüben: 5 und 3 Punkte.',
          traps: {
            line: 'Nur drüben zu sein zählt 3 Punkte. Mit einem Schlag kämen 5 dazu.',
            beside: 'Das zählt 3 Punkte, und der L4 daneben kann deinen Turm schlagen.',
          },
        },
        safe: {
          do: 'Bring den markierten Turm in Sicherheit.',
          ask: 'Der L6 von Ebenholz schlägt nach vorn und zur Seite. Wo ist dein Turm außer Reichweite?',
          done: 'Außer Reichweite, und 3 Punkte. Achte auf solche Gefahren vor jedem Schritt.',
          traps: {
            beside: 'Der L6 stand direkt daneben und hat zur Seite geschlagen.',
            other: 'Der L6 kann noch einen deiner Türme schlagen. Bring den markierten aus seiner Reichweite.',
          },
        },
      },
    },
    frozen: {
      title: 'Eingefrorene Bretter',
      about: 'Wenn kein Schlag mehr möglich ist.',
      tell: 'Ein Brett friert ein, sobald darauf nie wieder ein Schlag möglich ist. Von da an bleiben seine Türme stehen, und sie zählen weiter.',
      tasks: {
        freeze: {
          do: 'Zieh den markierten Turm so, dass dieses Brett einfriert.',
          ask: 'Die meisten Türme sind aneinander vorbei. Einer von Ebenholz kann deinen noch begegnen.',
          done: 'Die übrigen Türme sind aneinander vorbei oder können einander nicht schlagen. Hier zieht nichts mehr.',
          traps: {
            beside: 'Dein L4 könnte den M3 neben sich noch schlagen. Das Brett ist nicht eingefroren.',
            open: 'Der M3 von Ebenholz kann noch schlagen oder geschlagen werden. Das Brett ist nicht eingefroren.',
          },
        },
      },
    },
    lead: {
      title: 'Beenden, wenn du vorn liegst',
      about: 'Zwei eingefrorene Bretter beenden die Partie.',
      tell: 'Sobald zwei Bretter eingefroren sind, ist die Partie zu Ende, und wer die meisten Punkte hat, gewinnt. Hier ist Brett 2 schon eingefroren.',
      tasks: {
        end: {
          do: 'Bring Brett 1 zum Einfrieren und gewinne.',
          ask: 'Du liegst mit 2 Punkten vorn. Wo kann der M6 von Ebenholz deinen M4 nie mehr erreichen?',
          done: 'Ihr seid aneinander vorbei: Die Partie ist zu Ende, und du gewinnst 35 zu 33.',
          traps: {
            beside: 'Der M6 konnte deinen M4 neben sich noch schlagen, und das hat er getan: Ebenholz gewinnt.',
          },
        },
      },
    },
    finish: {
      title: 'Schlagen und Schluss',
      about: 'Der letzte Schlag kann entscheiden.',
      tell: 'Der letzte mögliche Schlag auf einem Brett bewirkt zwei Dinge auf einmal: Er bringt 5 Punkte, und das Brett friert ein.',
      tasks: {
        both: {
          do: 'Gewinne die Partie mit diesem Schritt.',
          ask: 'Ebenholz liegt mit 3 Punkten vorn. Nur ein Brett einzufrieren genügt nicht.',
          done: 'Erst die 5 Punkte, dann das Ende: Du gewinnst 35 zu 33.',
          traps: {
            behind: 'Damit friert Brett 3 ein, aber Ebenholz liegt vorn. Die Partie ist zu Ende, und Ebenholz gewinnt.',
            beside: 'Diesen Turm könntest du noch schlagen. Die Partie geht weiter, und die anderen ziehen vor dir.',
          },
        },
      },
    },
    alive: {
      title: 'Das Ende verhindern',
      about: 'Wenn jemand anders vorn liegt.',
      tell: 'Wer vorn liegt, will das Ende. Ebenholz liegt mit 3 Punkten vorn und braucht noch ein eingefrorenes Brett: Der markierte Turm muss nur an deinem M6 vorbei.',
      tasks: {
        block: {
          do: 'Lass Ebenholz die Partie nicht beenden.',
          ask: 'Über welches Feld muss der markierte Turm, um an deinem M6 vorbeizukommen?',
          done: 'Der Weg ist zu. Ebenholz muss ziehen, und der einzige Schritt führt direkt neben deinen M6.',
          traps: {
            edge: 'Der Weg am Rand war offen: Der markierte Turm ist an deinem M6 vorbei, und Ebenholz gewinnt.',
            beside:
              'Dein M6 stand neben ihm. Ein Schritt vorwärts, und der markierte Turm ist vorbei: Ebenholz gewinnt.',
            past: 'Mit diesem Schritt seid ihr aneinander vorbei: Brett 1 friert ein, und Ebenholz gewinnt.',
          },
        },
      },
    },
    zihin: {
      title: 'Der Zihin',
      about: 'Die dritte Farbe, wenn ihr zu zweit spielt.',
      tell: 'Spielt ihr zu zweit, ist die dritte Farbe der Zihin. Er ist nie am Zug: Du ziehst auch mit seinen Türmen, aber nur auf dem Brett zwischen ihm und Ebenholz.',
      tasks: {
        take: {
          do: 'Schlage mit einem Turm des Zihin.',
          ask: 'Der Zihin ist grau. Sieh dir alle drei Bretter an: Welches liegt zwischen ihm und Ebenholz?',
          done: 'Ein Zug wie jeder andere: Der geschlagene Turm und seine 5 Punkte gehören dir.',
          traps: { other: 'Dieses Brett liegt zwischen dem Zihin und dir. Hier zieht Ebenholz die Türme des Zihin.' },
        },
        line: {
          do: 'Hol 3 Punkte.',
          ask: 'Ein Turm des Zihin auf der Startlinie von Ebenholz zählt für dich.',
          done: 'Er zählt 3 Punkte für dich. Ebenholz will dasselbe auf deiner Linie, mit den anderen Türmen des Zihin.',
        },
      },
    },
    game: {
      title: 'Eine Partie',
      about: 'Gegen Stufe 1, mit Hilfe.',
      tell: 'Jetzt eine Partie zu dritt. Zuerst setzt ihr reihum je neun Türme auf eure Startlinien, einen nach dem anderen. Die Hilfe warnt dich, bevor du mit einem Zug viel verschenkst.',
      tasks: {},
      advice: {
        large: 'Setz große Türme dorthin, wo mittlere gegenüberstehen: L schlägt M.',
        david: 'Setz deinen S3 auf das Brett, auf dem dir ein L6 gegenübersteht: Nichts sonst schlägt einen L6.',
        mixed: 'Stell auf deine beiden Bretter Türme von jeder Höhe.',
      },
    },
  },
});
