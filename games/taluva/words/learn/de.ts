import { translation } from '@threefold/words';
import type { words as english } from './en.ts';

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
      tell: 'Du bist Elfenbein. Wähle neben der Insel, wo der Vulkan des Plättchens liegen soll; wähle ihn noch einmal, um es zu drehen. Wähle dann ein freies Feld: Dort baust du eine Hütte.',
      tasks: {
        touch: {
          do: 'Leg das Plättchen so, dass eine Lichtung deine Hütte berührt.',
          ask: 'Lichtungen sind hellgrün. Dreh das Plättchen, bis eine neben der markierten Hütte liegt.',
          done: 'Mit jedem Plättchen wächst die Insel. Freie Felder neben deinen Hütten sind Platz für weitere.',
        },
        fit: {
          do: 'Leg das Plättchen so, dass beide Landschaften deine Hütte berühren.',
          ask: 'Der Vulkan muss Abstand zur Hütte halten: Wähle ein Feld weiter draußen im Meer.',
          done: 'See und Fels liegen neben deiner Hütte, der Vulkan liegt dahinter.',
        },
      },
    },
    hut: {
      title: 'Eine Hütte',
      about: 'Wo du Hütten bauen kannst.',
      tell: 'Nach jedem Plättchen baust du, zum Beispiel eine Hütte auf einem freien Feld der Ebene 1, so nah oder so fern, wie du willst. Auf einem Vulkan wird nie gebaut.',
      tasks: {
        new: {
          do: 'Leg das Plättchen und baue eine Hütte darauf.',
          ask: 'Ein Plättchen hat zwei Felder zum Bauen. Das dritte ist sein Vulkan.',
          done: 'Auf Ebene 1 darf eine Hütte überall stehen, auch gleich neben Ebenholz.',
        },
        join: {
          do: 'Baue eine zweite Hütte neben die markierte.',
          ask: 'Ein freies Feld neben ihr gibt es schon. Dein Plättchen kann weitere bringen.',
          done: 'Deine Felder, die sich berühren, sind eine Siedlung. Diese hat zwei Felder.',
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
          ask: 'Eine Lichtung berührt die markierte Hütte schon. Leg eine zweite daneben und wähle die Hütte zum Erweitern.',
          done: 'Beide Lichtungen sind auf einmal besiedelt. Du nimmst immer alle freien Felder der Landschaft und kannst keines auslassen.',
        },
        three: {
          do: 'Noch einmal: Jetzt baue drei Hütten.',
          ask: 'Beide Lichtungen des Plättchens müssen deine Hütte berühren.',
          done: 'Drei Hütten in einem Zug. Achte auf Landschaften, die mehrfach um deine Siedlungen liegen.',
        },
      },
    },
    eruption: {
      title: 'Ein Vulkanausbruch',
      about: 'Ein Plättchen auf anderen.',
      tell: 'Ein Plättchen darf auch auf Land liegen, eine Ebene höher. Sein Vulkan muss auf einen, dessen Lava in eine andere Richtung läuft, und die drei Felder darunter müssen auf einer Ebene liegen.',
      tasks: {
        land: {
          do: 'Leg das Plättchen auf Land, dann baue etwas.',
          ask: 'Wähle einen Vulkan mit Land ringsum. Wähle ihn noch einmal, und das Plättchen dreht sich.',
          done: 'Diese Felder liegen jetzt auf Ebene 2; die Zahl zeigt es. Ein Plättchen darf quer über mehreren liegen.',
          traps: { shore: 'Hier würde das Plättchen übers Meer ragen. Wähle einen Vulkan mit mehr Land ringsum.' },
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
          done: 'Zwei Hütten auf einem einzigen Feld. Nur durch Erweitern kommen Hütten höher als Ebene 1.',
          traps: { found: 'Hier oben baut man keine einzelne Hütte. Wähle deine Hütte und erweitere auf dieses Feld.' },
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
          done: 'Der Tempel gehört jetzt zur Siedlung. Einen zweiten kannst du neben sie nicht bauen.',
        },
      },
    },
    covering: {
      title: 'Hütten überdecken',
      about: 'Was Lava begraben darf.',
      tell: 'Ein Ausbruch darf Hütten überdecken, eigene wie fremde. Von jeder Siedlung muss mindestens ein Gebäude bleiben, und Tempel und Türme werden nie überdeckt.',
      tasks: {
        ebony: {
          do: 'Überdecke eine Hütte von Ebenholz.',
          ask: 'Deine Hütten stehen einzeln und lassen sich nicht überdecken. Ebenholz hat zwei nebeneinander.',
          done: 'Die Siedlung von Ebenholz hat wieder ein Feld. Eine einzelne Hütte hält die Lava fern.',
        },
      },
    },
    splitting: {
      title: 'Teilen',
      about: 'Aus einer Siedlung werden zwei.',
      tell: 'Ein Ausbruch kann eine Siedlung teilen. Jeder Teil ist dann eine eigene Siedlung, und neben jeden kannst du einen Tempel und einen Turm bauen.',
      tasks: {
        two: {
          do: 'Teile deine eigene Siedlung, dann baue etwas.',
          ask: 'Welche Hütte hält die beiden anderen zusammen? Ein Vulkan daneben kann sie überdecken.',
          done: 'Die Hütte dazwischen ist überdeckt, zwei Siedlungen bleiben. Überdeckte Hütten zählen weiter als gebaut.',
        },
        temple: {
          do: 'Baue einen zweiten Tempel.',
          ask: 'Deine Siedlung hat schon einen. Trenne einen Teil mit drei Feldern ab.',
          done: 'Neben dem Teil ohne Tempel war Platz für einen neuen. Dafür ist das Teilen gut.',
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
        },
      },
    },
    win: {
      title: 'Der vorzeitige Sieg',
      about: 'Zwei Gebäudearten komplett.',
      tell: 'Verbaust du zwei Gebäudearten komplett, gewinnst du sofort. Du hast drei Tempel, zwei Türme und zwanzig Hütten; neben deinem Namen steht, was davon übrig ist.',
      tasks: {
        temple: {
          do: 'Gewinne in diesem Zug.',
          ask: 'Beide Türme stehen, ein Tempel ist übrig. Neben welche Siedlung passt er noch?',
          done: 'Alle Tempel und alle Türme sind gebaut. Auf die übrigen Hütten kommt es nicht an.',
        },
        huts: {
          do: 'Gewinne in diesem Zug mit deinen letzten fünf Hütten.',
          ask: 'Alle Tempel stehen. Zähl die Ebenen zusammen: Welche Erweiterung braucht genau fünf Hütten?',
          done: 'Die Ebenen 2 und 3 brauchen zusammen fünf Hütten. Mit weniger hättest du dort nicht erweitern können.',
        },
      },
    },
    count: {
      title: 'Zähl deine Hütten',
      about: 'Wer nicht bauen kann, scheidet aus.',
      tell: 'Kannst du nach dem Legen nichts bauen, scheidest du aus. Das droht, wenn dir die Hütten ausgehen: Bereite vorher einen Tempel oder Turm vor.',
      tasks: {
        next: {
          do: 'Behalte eine Hütte und bereite einen Tempel vor.',
          ask: 'Deine große Siedlung hat ihren Tempel. Lass eine kleine auf drei Felder wachsen, getrennt von der großen.',
          done: 'Im nächsten Zug ist ein Tempel möglich, und Hütten hast du auch noch. Eine große Erweiterung hätte sie verbraucht.',
        },
      },
    },
    game: {
      title: 'Eine Partie',
      about: 'Gegen Stufe 1, mit Hilfe.',
      tell: 'Jetzt eine kurze Partie mit 24 Plättchen. Gehen sie aus, zählen die meisten Tempel, dann Türme, dann Hütten. Die Hilfe warnt dich, bevor dir ein Zug viel verdirbt.',
      tasks: {},
      advice: {
        three: 'Lass Siedlungen auf drei Felder wachsen und baue neben jede einen Tempel.',
        apart: 'Halte Siedlungen getrennt: Zusammengewachsen bekommen sie nur einen Tempel.',
        huts: 'Verbaue nicht alle Hütten, bevor die Tempel stehen.',
      },
    },
  },
});
