import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in German. */
export const words = translation<typeof english>()('de')({
  aim: {
    text: 'Du und dein Gegenüber habt je drei Arten von Steinen: Tzaars, Tzarras und Totts. Schlage von einer dieser Arten den letzten gegnerischen Stein, und du gewinnst. Jeder Zug beginnt mit einem Schlag; wer nicht schlagen kann, verliert.',
    line: 'Schlage von einer der drei Arten den letzten gegnerischen Stein.',
  },
  lessons: {
    lines: {
      title: 'Gerade Linien',
      about: 'Wie Steine ziehen und schlagen.',
      tell: 'Du spielst Weiß. Ein Stein zieht eine Linie entlang, in beliebiger Richtung, bis zum ersten Stein, auf den er trifft. Ist der schwarz, schlägst du ihn.',
      tasks: {
        tzaar: {
          do: 'Schlage einen schwarzen Tzaar.',
          ask: 'Tzaars tragen drei Blütenblätter. Wähle den markierten Stein, dann den Tzaar.',
          done: 'Dein Stein steht jetzt an seiner Stelle. Was geschlagen wird, verlässt das Spiel.',
          traps: {
            tott: 'Das war ein Tott: Totts tragen gar nichts. Tzaars tragen drei Blütenblätter.',
            tzarra: 'Das war ein Tzarra: Tzarras tragen einen Ring, Tzaars drei Blütenblätter.',
          },
        },
        tzarra: {
          do: 'Schlage einen Tzarra mit dem markierten Stein.',
          ask: 'Tzarras tragen einen Ring, Totts gar nichts.',
          done: 'Leere Felder halten dich nicht auf, aber jede Linie endet an einem Stein oder am Loch.',
          traps: {
            hole: 'Über das Loch in der Mitte wird nicht gezogen. Versuch eine andere Richtung.',
            tott: 'Das war ein Tott: Er trägt keinen Ring. Sieh dir auch die anderen Linien an.',
            tzaar: 'Das war ein Tzaar, mit Blütenblättern. Zieh den markierten Stein und such einen Ring.',
          },
        },
      },
    },
    heights: {
      title: 'Wer schlägt wen',
      about: 'Gleich hoch oder niedriger, nie höher.',
      tell: 'Steine können aufeinanderstehen; die Zahl zeigt die Höhe. Du schlägst, was so hoch ist wie dein Stapel oder niedriger; die Art spielt keine Rolle.',
      tasks: {
        tallest: {
          do: 'Schlage den höchsten Stapel, den du schlagen kannst.',
          ask: 'Vergleiche die Zahlen.',
          done: 'Drei schlägt drei. Ein Stapel wird als Ganzes geschlagen.',
          traps: {
            taller: 'Dieser Stapel hat vier Steine, deiner hat drei. Er ist zu hoch für dich.',
            single: 'Das war ein einzelner Stein. Dein Stapel der Höhe 3 kann etwas Höheres schlagen.',
          },
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
          traps: {
            one: 'Ein Tzarra ist geschlagen: Das war die Hälfte. Schlage auch im anderen Schritt einen.',
            none: 'Keiner davon war ein Tzarra. Achte auf die Steine mit einem Ring.',
          },
        },
      },
    },
    stacking: {
      title: 'Stapel bilden',
      about: 'Stapeln statt zweimal schlagen.',
      tell: 'Im zweiten Schritt kannst du auch auf einen eigenen Stein ziehen. Die Höhen addieren sich, und der Stein, den du gezogen hast, liegt obenauf.',
      tasks: {
        grow: {
          do: 'Beende den Zug mit einem Tzaar der Höhe 2.',
          ask: 'Schlage zuerst mit einem anderen Stein. Zieh dann den Tzaar auf den Tott daneben.',
          done: 'Die Art bestimmt der oberste Stein: Das ist ein Tzaar der Höhe 2. Der Tott darunter ist verdeckt.',
          traps: {
            first:
              'Ein Zug beginnt mit einem Schlag, und dieser Tzaar kann nichts schlagen. Beginne mit einem anderen Stein.',
            away: 'Der Tott ist weggezogen, der Tzaar erreicht ihn nicht. Nimm den Schritt zurück und schlage mit einem anderen Stein.',
            top: 'Der Stein, den du ziehst, liegt obenauf. Zieh den Tzaar auf den Tott, nicht den Tott auf den Tzaar.',
            twice:
              'Noch kein Stapel. Lass den Tott neben dem Tzaar stehen: Im zweiten Schritt ziehst du den Tzaar auf ihn.',
          },
        },
      },
    },
    stacks: {
      title: 'Hohe Stapel',
      about: 'Stark, aber es steht viel auf dem Spiel.',
      tell: 'Ein hoher Stapel schlägt fast alles und ist selbst schwer zu schlagen. Aber wird er doch geschlagen, sind alle seine Steine auf einmal verloren.',
      tasks: {
        four: {
          do: 'Schlage den Stapel der Höhe 4.',
          ask: 'Du hast schon geschlagen: Das ist Schritt 2. Du brauchst einen mindestens so hohen Stapel mit freier Linie.',
          done: 'Vier schlägt vier. Jetzt steht dein Stapel dort.',
          traps: {
            low: 'Höhe 2 gegen Höhe 4. Du brauchst einen höheren Stapel.',
            single: 'Das war ein einzelner Stein. Einer deiner Stapel kann den der Höhe 4 schlagen.',
            grown: 'Du bist gewachsen, aber der Stapel der Höhe 4 steht noch. Schlage ihn in diesem Schritt.',
          },
        },
      },
    },
    types: {
      title: 'Drei Arten',
      about: 'Schlage den letzten einer Art und gewinne.',
      tell: 'Du gewinnst, sobald von deinem Gegenüber kein Tzaar (Blütenblätter), kein Tzarra (Ring) oder kein Tott (ohne Zeichen) mehr zu sehen ist. Verdeckte Steine zählen nicht.',
      tasks: {
        black: {
          do: 'Du bist Schwarz. Gewinne in diesem Zug.',
          ask: 'Die Kästchen zählen jede Art; was knapp ist, ist hervorgehoben. Von welcher Art kannst du alle schlagen?',
          done: 'Weiß hat keinen Tzarra mehr. Damit ist die Partie zu Ende, was auch sonst auf dem Brett steht.',
          traps: {
            one: 'Weiß hat noch einen Tzarra. Nutze beide Schritte: zwei Schläge, zwei Tzarras.',
          },
        },
        count: {
          do: 'Du bist Weiß. Gewinne in diesem Zug.',
          ask: 'Bei Schwarz sind alle Arten knapp. Von welcher kannst du mit deinen zwei Schritten alle schlagen?',
          done: 'Beide schwarzen Tzaars sind geschlagen. Der erste Schlag hat den zweiten erst möglich gemacht.',
          traps: {
            one: 'Schwarz hat noch einen Tzaar. Einer deiner Steine kann beide Tzaars nacheinander schlagen.',
            none: 'Schwarz hat noch alle drei Arten. Sieh dir die beiden Tzaars an: Ein Stein kann beide schlagen.',
          },
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
          ask: 'Er ist markiert, ebenso die beiden schwarzen Angreifer. Bring ihn aus den Linien von beiden.',
          done: 'Schwarz kann ihn jetzt nicht mehr schlagen. Achte vor jedem Zug auf solche Drohungen.',
          traps: {
            cover: 'Das verdeckt deinen einzigen Tzaar, und damit gilt er als verloren. Zieh mit dem Tzaar selbst.',
          },
        },
        bury: {
          do: 'Bilde einen Stapel der Höhe 3.',
          ask: 'Du hast schon geschlagen: Jetzt staple. Welcher Stein muss am Ende obenauf liegen?',
          done: 'Dein letzter Tzaar liegt obenauf, wo er zählt.',
          traps: {
            cover: 'Das verdeckt deinen letzten Tzaar: Du hast verloren. Zieh stattdessen mit dem Tzaar.',
            low: 'Das ergibt Höhe 2. Höhen addieren sich: Einer deiner Stapel hat schon Höhe 2.',
            capture: 'Das war ein Schlag. Zieh diesmal auf einen eigenen Stein.',
          },
        },
      },
    },
    stuck: {
      title: 'Kein Schlag mehr',
      about: 'Wer nicht schlagen kann, hat verloren.',
      tell: 'Es gibt einen zweiten Weg zum Sieg: Kann dein Gegenüber zu Beginn des Zugs nichts schlagen, hast du gewonnen. Im zweiten Schritt darfst du auch passen.',
      tasks: {
        nothing: {
          do: 'Sorg dafür, dass Schwarz nichts schlagen kann.',
          ask: 'Was kann Schwarz erreichen? Schlage einen Angreifer und bilde dann einen Stapel, der für die übrigen zu hoch ist.',
          done: 'Schwarz erreicht nur einen einzigen Stapel, und der ist zu hoch. Ohne Schlag hat Schwarz verloren.',
          traps: { cover: 'Damit verdeckst du deinen einzigen Tzaar und verlierst. Staple zwei andere Steine.' },
        },
        pass: {
          do: 'Noch einmal: Schwarz soll nichts schlagen können.',
          ask: 'Überleg, was ein zweiter Schritt mit deinen eigenen Steinen machen würde.',
          done: 'Jedes Stapeln hätte deinen letzten Tzaar oder Tzarra verdeckt. Passen lohnt sich selten, aber hier gewinnst du damit.',
          traps: { cover: 'Damit verdeckst du den letzten Stein einer deiner Arten und verlierst. Passe stattdessen.' },
        },
      },
    },
    opening: {
      title: 'Die Eröffnung',
      about: 'Warum es sich lohnt, früh zu wachsen.',
      tell: 'Eine Partie beginnt mit allen 60 Steinen. Ihr habt je 15 Totts und 9 Tzarras, aber nur 6 Tzaars. Gib deinen Tzaars früh Höhe, dann sind sie schwer zu schlagen.',
      tasks: {
        grow: {
          do: 'Schlage, dann bilde einen Tzaar der Höhe 2.',
          ask: 'Weiß hat gerade den ersten Schlag gemacht. Du bist Schwarz: Verdecke keinen deiner sechs Tzaars.',
          done: 'Wer stark spielt, nutzt in der Eröffnung den zweiten Schritt fast immer zum Stapeln.',
          traps: {
            first: 'Ein Zug beginnt mit einem Schlag. Gestapelt wird im zweiten Schritt.',
            cover: 'Das verdeckt einen deiner sechs Tzaars. Zieh einen Tzaar auf einen Tott oder Tzarra.',
            top: 'Der Stein, den du ziehst, liegt obenauf. Nimm dafür einen Tzaar.',
            flat: 'Deine Tzaars sind noch niedrig. Zieh im zweiten Schritt einen auf einen Tott oder Tzarra.',
          },
        },
      },
    },
    threats: {
      title: 'Zwei Drohungen',
      about: 'Ein Zug, zwei Gefahren.',
      tell: 'Greifst du zwei Ziele auf einmal an, kann dein Gegenüber nur eines retten. Der erste Zug stellt die Drohungen auf, der zweite gewinnt.',
      tasks: {
        black: {
          do: 'Du bist Schwarz. Gewinne in zwei Zügen.',
          ask: 'Bei Weiß sind Tzaars und Totts knapp. Wie kannst du beide Arten zugleich angreifen?',
          midway:
            'Du hast den letzten Tzaar und den letzten Tott von Weiß angegriffen. Weiß konnte nur einen retten: Schlage jetzt den anderen.',
          done: 'Ein Stapel hat von zwei Arten den letzten angegriffen. Was Weiß auch tat, einer war verloren.',
          traps: {
            few: 'Versuch es anders: Schlage einen Tott mit einem Stapel, der dann den letzten Tott und den Tzaar angreift.',
          },
        },
        white: {
          do: 'Du bist Weiß. Gewinne in zwei Zügen.',
          ask: 'Schwarz hat einen Tzaar und einen Tzarra. Bilde einen Stapel, der beide angreift.',
          midway:
            'Du hast den letzten Tzaar und den letzten Tzarra von Schwarz angegriffen. Schwarz konnte nur einen retten: Schlage jetzt den anderen.',
          done: 'Schwarz konnte nur einen retten. Jetzt kennst du alle Regeln von TZAAR und seine wichtigste Idee.',
          traps: {
            few: 'Versuch es anders: Bilde einen Stapel, der den Tzaar und den Tzarra angreift und zu hoch für sie ist.',
          },
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
        end: 'Wenn es wenig zu schlagen gibt, sorg dafür, dass dir immer ein Schlag bleibt.',
      },
    },
  },
});
