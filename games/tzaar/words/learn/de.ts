import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

/** What the lessons of this game say, in German. */
export const words = translation<typeof english>()('de')({
  aim: {
    text: 'Du und dein Gegenüber habt je drei Arten von Steinen: Tzaars, Tzarras und Totts. Schlage von einer dieser Arten den letzten gegnerischen Stein, und du gewinnst. Jeder Zug beginnt mit einem Schlag; wer nicht schlagen kann, verliert.',
    line: 'Schlage von einer der drei Arten den letzten gegnerischen Stein.',
  },
  lessons: {
    lines: {
      title: 'Gerade Linien',
      about: 'Bis zum ersten Stein im Weg.',
      tell: 'Du spielst Weiß. Ein Stein zieht eine Linie entlang, in beliebiger Richtung, bis zum ersten Stein, auf den er trifft. Ist der schwarz, schlägst du ihn.',
      tasks: {
        tzaar: {
          do: 'Schlage einen schwarzen Tzaar.',
          ask: 'Tzaars tragen drei Blütenblätter. Wähle den markierten Stein, dann den Tzaar.',
          done: 'Dein Stein steht jetzt an seiner Stelle. Was geschlagen wird, verlässt das Spiel.',
        },
        tzarra: {
          do: 'Schlage einen Tzarra mit dem markierten Stein.',
          ask: 'Tzarras tragen einen Ring, Totts gar nichts.',
          done: 'Leere Felder halten dich nicht auf, aber jede Linie endet an einem Stein oder am Loch.',
          traps: { hole: 'Über das Loch in der Mitte wird nicht gezogen. Versuch eine andere Richtung.' },
        },
      },
    },
    heights: {
      title: 'Wer schlägt wen',
      about: 'Gleich hoch oder niedriger, nie höher.',
      tell: 'Steine können aufeinanderstehen, und die Zahl ist die Höhe. Du schlägst, was so hoch ist wie dein Stapel oder niedriger; die Art spielt keine Rolle.',
      tasks: {
        tallest: {
          do: 'Schlage den höchsten Stapel, den du schlagen kannst.',
          ask: 'Vergleiche die Zahlen.',
          done: 'Drei schlägt drei. Ein Stapel wird als Ganzes geschlagen.',
          traps: { taller: 'Dieser Stapel hat vier Steine, deiner hat drei. Er ist zu hoch für dich.' },
        },
      },
    },
    steps: {
      title: 'Zwei Schritte',
      about: 'Schlagen, dann wählen.',
      tell: 'Ein Zug hat zwei Schritte. Der erste ist immer ein Schlag. Im zweiten darfst du noch einmal schlagen, mit demselben Stein oder einem anderen.',
      tasks: {
        twice: {
          do: 'Schlage zwei Tzarras in einem Zug.',
          ask: 'Zwei deiner Steine erreichen je einen.',
          done: 'Zwei Schläge in einem Zug. Nur der allererste Zug von Weiß hat bloß einen Schritt.',
        },
      },
    },
    stacking: {
      title: 'Stapeln',
      about: 'Wachsen statt schlagen.',
      tell: 'Im zweiten Schritt kannst du auch auf einen eigenen Stein ziehen. Die Höhen addieren sich, und der Stein, den du gezogen hast, liegt obenauf.',
      tasks: {
        grow: {
          do: 'Beende den Zug mit einem Tzaar der Höhe 2.',
          ask: 'Schlage zuerst irgendetwas. Zieh dann deinen Tzaar auf einen eigenen Stein daneben.',
          done: 'Nur der oberste zählt: Das ist jetzt ein Tzaar der Höhe 2, und der Stein darunter ist verdeckt.',
          traps: { first: 'Gestapelt wird im zweiten Schritt. Beginne mit einem Schlag, egal mit welchem Stein.' },
        },
      },
    },
    stacks: {
      title: 'Stapel',
      about: 'Je höher, desto mehr kannst du schlagen.',
      tell: 'Ein hoher Stapel schlägt fast alles und ist selbst schwer zu schlagen. Aber wenn er fällt, sind alle seine Steine auf einmal verloren.',
      tasks: {
        four: {
          do: 'Schlage den Stapel der Höhe 4.',
          ask: 'Dafür brauchst du einen mindestens so hohen Stapel und eine freie Linie.',
          done: 'Vier schlägt vier. Jetzt steht dein Stapel dort.',
          traps: { low: 'Höhe 2 gegen Höhe 4. Du brauchst einen höheren Stapel.' },
        },
      },
    },
    types: {
      title: 'Drei Arten',
      about: 'Schlage den letzten einer Art und gewinne.',
      tell: 'Du gewinnst, sobald von deinem Gegenüber kein Tzaar, kein Tzarra oder kein Tott mehr zu sehen ist. Verdeckte Steine zählen nicht.',
      tasks: {
        black: {
          do: 'Du bist Schwarz. Gewinne in diesem Zug.',
          ask: 'Sieh nach, was übrig ist: Von welchen Arten hat Weiß nur noch einen oder zwei Steine?',
          done: 'Weiß hat von dieser Art nichts mehr. Damit ist die Partie zu Ende, was auch sonst auf dem Brett steht.',
        },
        count: {
          do: 'Du bist Weiß. Gewinne in diesem Zug.',
          ask: 'Zähl zuerst, was Schwarz von jeder Art hat. Dann such einen Weg in zwei Schritten.',
          done: 'Der erste Schlag hat den zweiten möglich gemacht.',
        },
      },
    },
    keep: {
      title: 'Von jeder Art einen',
      about: 'Verlier den letzten nicht und verdecke ihn nicht.',
      tell: 'Auch für dich gilt: Wird dein letzter Tzaar, Tzarra oder Tott geschlagen, hast du verloren. Ebenso, wenn du ihn selbst verdeckst.',
      tasks: {
        save: {
          do: 'Rette deinen einzigen Tzaar.',
          ask: 'Schwarz kann ihn schlagen. Schlage, was ihn bedroht, oder zieh ihn aus der Linie.',
          done: 'Schwarz kann ihn jetzt nicht mehr schlagen. Achte darauf vor jedem Zug.',
        },
        bury: {
          do: 'Bilde einen Stapel der Höhe 3.',
          ask: 'Welcher Stein muss obenauf liegen?',
          done: 'Dein letzter Tzaar liegt obenauf, wo er zählt.',
          traps: {
            cover: 'Das verdeckt deinen letzten Tzaar: Du hast verloren. Zieh stattdessen mit dem Tzaar.',
          },
        },
      },
    },
    stuck: {
      title: 'Kein Schlag mehr',
      about: 'Wer nicht schlagen kann, hat verloren.',
      tell: 'Es gibt einen zweiten Weg zum Sieg: Kann dein Gegenüber zu Beginn des Zugs nichts schlagen, hast du gewonnen.',
      tasks: {
        nothing: {
          do: 'Sorg dafür, dass Schwarz nichts schlagen kann.',
          ask: 'Was kann Schwarz noch schlagen? Mach es zu hoch oder bring es außer Reichweite.',
          done: 'Jeder Stapel, den Schwarz erreicht, ist zu hoch. Damit ist die Partie zu Ende.',
        },
        pass: {
          do: 'Noch einmal: Schwarz soll nichts schlagen können.',
          ask: 'Im zweiten Schritt darfst du auch passen.',
          done: 'Noch einmal zu schlagen oder zu stapeln hätte Schwarz geholfen. Passen lohnt sich selten, aber hier gewinnst du damit.',
        },
      },
    },
    opening: {
      title: 'Erst stapeln',
      about: 'Warum es sich lohnt, früh zu wachsen.',
      tell: 'Am Anfang gibt es viel zu schlagen. Wer stark spielt, schlägt fast immer einmal und stapelt dann: Was hoch ist, bleibt bis ins Endspiel sicher.',
      tasks: {
        grow: {
          do: 'Schlage, dann bilde einen Tzaar der Höhe 2.',
          ask: 'Du bist Schwarz, und Weiß hat eben eröffnet. Du hast nur sechs Tzaars: Gib ihnen Höhe.',
          done: 'In den Augen unserer Engine ist das viel mehr wert als ein zweiter Schlag.',
        },
      },
    },
    threats: {
      title: 'Zwei Drohungen',
      about: 'Ein Zug, zwei Gefahren.',
      tell: 'Stellst du zwei Drohungen auf einmal auf, lässt sich nur eine abwehren. Dieser Zug bereitet vor, der nächste gewinnt.',
      tasks: {
        black: {
          do: 'Du bist Schwarz. Gewinne in zwei Zügen.',
          ask: 'Welche Art ist bei Weiß knapp? Zieh dorthin, wo du sie zweimal angreifst.',
          done: 'Was Weiß auch tat, eine Drohung blieb.',
        },
        white: {
          do: 'Du bist Weiß. Gewinne in zwei Zügen.',
          ask: 'Ein hoher Stapel am richtigen Ort greift auf mehreren Linien an.',
          done: 'Jetzt kennst du alle Regeln von TZAAR und seine wichtigste Idee.',
        },
      },
    },
    game: {
      title: 'Eine Partie',
      about: 'Gegen Stufe 1, mit Hilfe.',
      tell: 'Jetzt eine ganze Partie, gegen einen Bot, der viel übersieht. Die Hilfe ist an: Sie warnt dich, bevor du mit einem Zug die Partie verschenkst.',
      tasks: {},
      advice: {
        count: 'Zähl mit: Eine deiner Arten kann knapp werden.',
        stack: 'Am Anfang: einmal schlagen, einmal stapeln.',
        end: 'Wenn es wenig zu schlagen gibt, sorg dafür, dass dir etwas bleibt.',
      },
    },
  },
});
