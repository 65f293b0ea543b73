import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in German. */
export const words = translation<typeof english>()('de')({
  aim: {
    text: 'Plättchen für Plättchen wächst eine Vulkaninsel, und ihr besiedelt sie mit Hütten, Tempeln und Türmen. Wer zwei Gebäudearten komplett verbaut, gewinnt sofort. Gehen vorher die Plättchen aus, gewinnt, wer die meisten Tempel hat; bei Gleichstand zählen die Türme, dann die Hütten.',
    line: 'Verbaue vor allen anderen zwei deiner Gebäudearten komplett.',
  },
  lessons: {
    tile: {
      title: 'Ein Plättchen',
      about: 'Legen und drehen.',
      tell: 'Du bist Elfenbein. Wähle neben der Insel einen Platz für den Vulkan des Plättchens; wähle ihn noch einmal, um das Plättchen zu drehen. Wähle dann ein freies Feld: Dort baust du eine Hütte.',
      tasks: {
        touch: {
          do: 'Leg das Plättchen so, dass eine Lichtung deine Hütte berührt.',
          ask: 'Lichtungen sind hellgrün. Dreh das Plättchen, bis eine neben der markierten Hütte liegt.',
          done: 'Mit jedem Plättchen wächst die Insel. Freie Felder neben deinen Hütten sind Platz für weitere.',
          traps: {
            volcano: 'Nur der Vulkan berührt deine Hütte. Dreh das Plättchen, bis eine Lichtung neben ihr liegt.',
            away: 'Das Plättchen liegt abseits deiner Hütte. Leg es näher heran, mit einer Lichtung neben der markierten Hütte.',
          },
        },
        fit: {
          do: 'Leg das Plättchen so, dass See und Fels deine Hütte berühren.',
          ask: 'Der Vulkan muss also weiter nach draußen: Wähle eine Stelle im Meer, zwei Felder von der Hütte entfernt.',
          done: 'See und Fels liegen neben deiner Hütte, der Vulkan liegt dahinter.',
          traps: {
            one: 'Nur eines von beiden berührt deine Hütte. Leg den Vulkan weiter nach draußen.',
            none: 'Keines von beiden berührt deine Hütte. Wähle eine Stelle im Meer, zwei Felder von ihr entfernt; dann dreh das Plättchen.',
          },
        },
      },
    },
    hut: {
      title: 'Eine Hütte',
      about: 'Wo du Hütten bauen kannst.',
      tell: 'Nach jedem Plättchen baust du, zum Beispiel eine Hütte auf einem beliebigen freien Feld der untersten Ebene, so nah oder fern, wie du willst. Auf einem Vulkan wird nie gebaut.',
      tasks: {
        new: {
          do: 'Leg das Plättchen und baue eine Hütte darauf.',
          ask: 'Ein Plättchen hat zwei Felder zum Bauen. Das dritte ist sein Vulkan.',
          done: 'Eine Hütte darf sogar direkt neben denen von Ebenholz stehen, deinem Gegenüber.',
          traps: {
            old: 'Deine Hütte steht auf älterem Land. Baue sie diesmal auf das Plättchen, das du gerade gelegt hast.',
          },
        },
        join: {
          do: 'Baue eine zweite Hütte neben die markierte.',
          ask: 'Ein freies Feld neben ihr gibt es schon. Dein Plättchen kann weitere bringen.',
          done: 'Eigene Hütten, die sich berühren, bilden eine Siedlung. Diese hat zwei Felder.',
          traps: { apart: 'Diese Hütte steht für sich. Wähle ein Feld, das direkt an die markierte Hütte grenzt.' },
        },
      },
    },
    expanding: {
      title: 'Erweitern',
      about: 'Mehrere Hütten in einem Zug.',
      tell: 'Statt eine einzelne Hütte zu bauen, kannst du erweitern: Wähle eine Siedlung und eine Landschaft. Jedes freie Feld dieser Landschaft neben ihr bekommt eine Hütte.',
      tasks: {
        two: {
          do: 'Baue zwei Hütten in einem Zug.',
          ask: 'Eine Lichtung berührt die markierte Hütte schon. Bring eine zweite heran und wähle dann die Hütte zum Erweitern.',
          done: 'Beide Lichtungen neben der Siedlung haben jetzt eine Hütte. Beim Erweitern nimmst du immer alle; auslassen kannst du keine.',
          traps: {
            found:
              'Du hast nur eine einzelne Hütte gebaut. Zum Erweitern wähle die markierte Hütte statt eines freien Felds.',
            one: 'Nur ein Feld dieser Landschaft lag neben deiner Hütte. Sorg dort für zwei Lichtungen und erweitere auf sie.',
          },
        },
        three: {
          do: 'Noch einmal: Jetzt baue drei Hütten.',
          ask: 'Beide Lichtungen des Plättchens müssen deine Hütte berühren.',
          done: 'Drei Hütten in einem Zug. Achte auf Siedlungen, um die mehrere Felder derselben Landschaft liegen.',
          traps: {
            found: 'Du hast nur eine einzelne Hütte gebaut. Zum Erweitern wähle deine Hütte statt eines freien Felds.',
            two: 'Zwei Hütten: ganz nah dran! Leg das Plättchen so, dass seine beiden Lichtungen deine Hütte berühren.',
            one: 'Nur ein Feld dieser Landschaft lag neben deiner Hütte. Bring beide Lichtungen des Plättchens an sie heran.',
          },
        },
      },
    },
    eruption: {
      title: 'Ein Vulkanausbruch',
      about: 'Ein Plättchen auf anderen.',
      tell: 'Ein Plättchen darf auch auf Land liegen, eine Ebene höher: Sein Vulkan überdeckt einen anderen, und seine Lava läuft in eine andere Richtung. Jeder Vulkan, den du überdecken kannst, trägt einen Punkt.',
      tasks: {
        land: {
          do: 'Leg das Plättchen auf Land, dann baue etwas.',
          ask: 'Lava läuft vom Krater zu einer Ecke. Wähle einen Vulkan mit Punkt; zum Drehen wähle ihn noch einmal.',
          done: 'Das neue Land liegt auf Ebene 2. Ein Ausbruch überdeckt Teile von zwei oder drei Plättchen; alles darunter muss auf einer Ebene liegen.',
          traps: {
            shore: 'Hier würde das Plättchen übers Meer ragen. Wähle einen Vulkan mit mehr Land ringsum.',
            sea: 'Das Plättchen liegt neben der Insel, auf Ebene 1. Wähle einen Vulkan mit Punkt, um es auf Land zu legen.',
          },
        },
      },
    },
    height: {
      title: 'Die Ebene zählt',
      about: 'Für jede Ebene eine Hütte.',
      tell: 'Beim Erweitern bekommt ein Feld so viele Hütten, wie seine Ebene zählt: zwei auf Ebene 2, drei auf Ebene 3.',
      tasks: {
        field: {
          do: 'Baue zwei Hütten auf ein einziges Feld.',
          ask: 'Lass einen Vulkan ausbrechen. Erweitere dann auf das höhere Feld neben deiner Hütte.',
          done: 'Zwei Hütten auf einem einzigen Feld. Einzelne Hütten baut man nur auf Ebene 1; weiter oben musst du erweitern.',
          traps: {
            found: 'Hier oben baut man keine einzelne Hütte. Wähle deine Hütte und erweitere auf dieses Feld.',
            flat: 'Noch liegt alles Land auf Ebene 1. Leg zuerst das Plättchen über den Vulkan mit Punkt.',
          },
        },
      },
    },
    temple: {
      title: 'Ein Tempel',
      about: 'Neben einer Siedlung mit drei Feldern.',
      tell: 'Du hast drei Tempel. Ein Tempel kommt auf ein freies Feld, egal auf welcher Ebene, neben eine eigene Siedlung, die mindestens drei Felder und noch keinen Tempel hat.',
      tasks: {
        room: {
          do: 'Baue einen Tempel.',
          ask: 'Die markierte Siedlung ist groß genug, aber neben ihr ist kein Feld frei. Schaff eines.',
          done: 'Der Tempel gehört jetzt zur Siedlung. Einen zweiten bekommt sie nicht.',
          traps: {
            hut: 'Dein Plättchen hat neben der Siedlung Platz geschaffen. Wähle dort das freie Feld und dann den Tempel.',
            far: 'Neben der markierten Siedlung ist immer noch kein Feld frei. Leg das Plättchen direkt an sie an.',
          },
        },
      },
    },
    covering: {
      title: 'Hütten überdecken',
      about: 'Was vor der Lava sicher ist.',
      tell: 'Ein Ausbruch darf Hütten überdecken, eigene wie fremde. Von jeder Siedlung muss mindestens ein Gebäude bleiben, und Tempel und Türme werden nie überdeckt.',
      tasks: {
        ebony: {
          do: 'Überdecke eine Hütte von Ebenholz.',
          ask: 'Deine Hütten stehen einzeln und lassen sich nicht überdecken. Ebenholz hat zwei nebeneinander.',
          done: 'Die überdeckte Hütte bekommt Ebenholz nicht zurück. Die andere steht jetzt einzeln und lässt sich nicht überdecken.',
          traps: {
            sea: 'Neben der Insel überdeckt ein Plättchen nichts. Leg es über einen Vulkan neben den beiden Hütten von Ebenholz.',
            spared:
              'Ein Ausbruch, aber die Hütten von Ebenholz blieben verschont. Versuch einen anderen Vulkan oder dreh das Plättchen.',
          },
        },
      },
    },
    splitting: {
      title: 'Teilen',
      about: 'Aus einer Siedlung werden zwei.',
      tell: 'Ein Ausbruch kann eine Siedlung teilen. Jeder Teil ist dann eine eigene Siedlung. Baust du so, dass die Teile sich berühren, wachsen sie wieder zusammen.',
      tasks: {
        two: {
          do: 'Teile deine eigene Siedlung, dann baue etwas.',
          ask: 'Welche Hütte hält die beiden anderen zusammen? Ein Vulkan daneben kann sie überdecken.',
          done: 'Die Hütte in der Mitte ist überdeckt: Aus einer Siedlung sind zwei geworden. Überdeckte Hütten zählen weiter als gebaut.',
          traps: {
            rejoined: 'Die Lava hat sie geteilt, aber deine neuen Hütten verbinden die Teile wieder. Baue woanders.',
            both: 'Zwei deiner Hütten sind überdeckt, nur eine ist übrig. Überdecke bloß die in der Mitte.',
            whole: 'Deine Siedlung hängt noch zusammen. Überdecke die Hütte in der Mitte.',
          },
        },
        temple: {
          do: 'Baue einen zweiten Tempel.',
          ask: 'Deine Siedlung hat schon einen. Trenne einen Teil mit drei Feldern ab.',
          done: 'Der Teil ohne Tempel durfte einen bekommen. Wachsen die Teile später zusammen, behalten sie beide.',
          traps: {
            ready: 'Gut geteilt: Ein Teil hat drei Felder und keinen Tempel. Genau neben ihn gehört jetzt der Tempel.',
            rejoined:
              'Deine neuen Hütten verbinden die Teile wieder. Sie sind eine Siedlung, und die hat ihren Tempel schon.',
            small: 'Geteilt, aber der Teil ohne Tempel ist zu klein. Teile so, dass er drei Felder behält.',
            whole:
              'Deine Siedlung hängt noch zusammen, mit ihrem einen Tempel. Überdecke eine Hütte, um sie zu teilen.',
          },
        },
      },
    },
    tower: {
      title: 'Ein Turm',
      about: 'Auf Ebene 3, neben einer Siedlung.',
      tell: 'Du hast zwei Türme. Ein Turm kommt auf ein freies Feld der Ebene 3 oder höher, neben eine eigene Siedlung, egal wie klein, die noch keinen Turm hat.',
      tasks: {
        height: {
          do: 'Schaff Ebene 3 und baue dort einen Turm.',
          ask: 'Ein Ausbruch über einem Vulkan der Ebene 2 ergibt Ebene 3. Daneben muss eine deiner Hütten bleiben.',
          done: 'Zwei deiner Hütten sind überdeckt, und darauf steht ein Turm. Eine einzige Hütte daneben hat genügt.',
          traps: {
            low: 'Noch gibt es keine Ebene 3. Leg das Plättchen über den Vulkan mit Punkt: Er liegt schon auf Ebene 2.',
            top: 'Ebene 3 ist da, direkt neben deiner Hütte. Wähle das freie Feld dort oben, um den Turm zu bauen.',
          },
        },
      },
    },
    win: {
      title: 'Der vorzeitige Sieg',
      about: 'Zwei Gebäudearten komplett.',
      tell: 'Verbaust du zwei Gebäudearten komplett, gewinnst du sofort. Du hast drei Tempel, zwei Türme und zwanzig Hütten; die Zahlen zeigen, wie viele davon übrig sind.',
      tasks: {
        temple: {
          do: 'Gewinne in diesem Zug.',
          ask: 'Beide Türme stehen, ein Tempel ist übrig. Neben welche Siedlung passt er noch?',
          done: 'Alle Tempel und alle Türme sind gebaut: Du gewinnst. Auf die übrigen Hütten kommt es nicht an.',
          traps: {
            joined:
              'Deine Siedlungen sind zusammengewachsen. Gemeinsam haben sie schon einen Tempel und bekommen keinen weiteren.',
            other: 'Dein letzter Tempel fehlt noch. Welche Siedlung hat mindestens drei Felder, aber keinen Tempel?',
          },
        },
        huts: {
          do: 'Gewinne in diesem Zug mit deinen letzten vier Hütten.',
          ask: 'Alle Tempel stehen. Zähl die Ebenen zusammen: Welche Erweiterung braucht genau vier Hütten?',
          done: 'Zwei Felder der Ebene 2 nehmen alle vier Hütten auf: Du gewinnst. Die Lichtungen bräuchten fünf, dorthin kannst du also nicht erweitern.',
          traps: {
            tower: 'Dafür bräuchtest du auch den zweiten Turm. Mit den Hütten geht es schneller: Baue alle vier.',
            left: 'Du hast noch Hütten übrig. Such die Landschaft, deren Ebenen zusammen genau vier ergeben.',
          },
        },
      },
    },
    count: {
      title: 'Zähl deine Hütten',
      about: 'Wer nicht bauen kann, scheidet aus.',
      tell: 'Kannst du nach dem Legen nichts bauen, scheidest du aus: kein Zug mehr und kein Sieg, was du auch gebaut hast. Bereite also einen Tempel vor, bevor dir die Hütten ausgehen.',
      tasks: {
        next: {
          do: 'Behalte eine Hütte und mach eine Siedlung bereit für einen Tempel.',
          ask: 'Lass die kleine Siedlung auf drei Felder wachsen, mit einem freien daneben. Verbinde sie nicht mit der großen.',
          done: 'Im nächsten Zug ist ein Tempel möglich, und Hütten hast du auch noch. Eine große Erweiterung hätte sie verbraucht.',
          traps: {
            spent:
              'Das waren deine letzten Hütten. Kannst du im nächsten Zug keinen Tempel oder Turm bauen, scheidest du aus.',
            joined: 'Deine Siedlungen berühren sich. Jetzt sind sie eine einzige, und die hat ihren Tempel schon.',
            small: 'Deine kleine Siedlung ist noch nicht so weit: Sie braucht drei Felder und daneben ein freies.',
          },
        },
      },
    },
    game: {
      title: 'Eine Partie',
      about: 'Gegen Stufe 1, mit Hilfe.',
      tell: 'Jetzt eine kurze Partie mit 24 Plättchen. Gehen sie aus, entscheiden die Tempel, dann die Türme, dann die Hütten. Die Hilfe warnt dich, bevor ein Zug gründlich danebengeht.',
      tasks: {},
      advice: {
        three: 'Lass Siedlungen auf drei Felder wachsen und baue neben jede einen Tempel.',
        apart:
          'Halte Siedlungen getrennt, bis jede ihren Tempel hat: Zu früh zusammengewachsen, bekommen sie nur einen.',
        huts: 'Verbaue nicht alle Hütten, bevor die Tempel stehen.',
      },
    },
  },
});
