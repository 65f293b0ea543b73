import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Taluva’s coach says, in German. */
export const words = translation<typeof english>()('de')({
  reasons: {
    winNowTempleTower: {
      title: 'Ein Sieg in diesem Zug',
      text: 'Du kannst Tempel und Türme komplett verbauen und sofort gewinnen.',
    },
    winNowTempleHut: {
      title: 'Ein Sieg in diesem Zug',
      text: 'Du kannst Tempel und Hütten komplett verbauen und sofort gewinnen.',
    },
    winNowTowerHut: {
      title: 'Ein Sieg in diesem Zug',
      text: 'Du kannst Türme und Hütten komplett verbauen und sofort gewinnen.',
    },
    out: {
      title: 'Nichts mehr zu bauen',
      text: 'Nach deinem Plättchen kannst du nichts bauen und scheidest aus.',
    },
    tilesOutTemple: {
      title: 'Die Plättchen gehen aus',
      text: 'Kein Plättchen ist übrig, und {who} hat mehr Tempel gebaut: {most} gegen {fewer}.',
    },
    tilesOutTower: {
      title: 'Die Plättchen gehen aus',
      text: 'Kein Plättchen ist übrig; die Tempel sind gleich, und {who} hat mehr Türme gebaut: {most} gegen {fewer}.',
    },
    tilesOutHut: {
      title: 'Die Plättchen gehen aus',
      text: 'Kein Plättchen ist übrig; Tempel und Türme sind gleich, und {who} hat mehr Hütten gebaut: {most} gegen {fewer}.',
    },
    lastTileTemple: {
      title: 'Das letzte Plättchen',
      text: 'Das ist das letzte Plättchen, und du kannst bei den Tempeln vorn liegen: {most} gegen {fewer}.',
    },
    lastTileTower: {
      title: 'Das letzte Plättchen',
      text: 'Das ist das letzte Plättchen, und du kannst bei den Türmen vorn liegen: {most} gegen {fewer}.',
    },
    lastTileHut: {
      title: 'Das letzte Plättchen',
      text: 'Das ist das letzte Plättchen, und du kannst bei den Hütten vorn liegen: {most} gegen {fewer}.',
    },
    replyWinsTemple: { title: 'Die Antwort gewinnt', text: '{who} antwortet mit dem letzten Tempel und gewinnt.' },
    replyWinsTower: { title: 'Die Antwort gewinnt', text: '{who} antwortet mit dem letzten Turm und gewinnt.' },
    replyWinsHut: { title: 'Die Antwort gewinnt', text: '{who} antwortet mit den letzten Hütten und gewinnt.' },
    replyStuck: {
      title: 'Nichts mehr zu bauen',
      text: '{who} antwortet, und wie die Insel dann liegt, kannst du ohne Hütten im nächsten Zug nichts bauen.',
    },
    winNext: {
      title: 'Ein Sieg im nächsten Zug',
      text: {
        one: 'Wie die Insel liegt, kann {who} mit {n} von {of} ungesehenen Plättchen gewinnen, nach dem besseren Zug mit {instead}.',
        other:
          'Wie die Insel liegt, kann {who} mit {n} von {of} ungesehenen Plättchen gewinnen, nach dem besseren Zug mit {instead}.',
      },
    },
    winNextOnly: {
      title: 'Ein Sieg im nächsten Zug',
      text: {
        one: 'Wie die Insel liegt, kann {who} mit {n} von {of} ungesehenen Plättchen gewinnen, nach dem besseren Zug mit keinem.',
        other:
          'Wie die Insel liegt, kann {who} mit {n} von {of} ungesehenen Plättchen gewinnen, nach dem besseren Zug mit keinem.',
      },
    },
    winOwn: {
      title: 'Dein Sieg im nächsten Zug',
      text: {
        one: 'Wie die Insel liegt, kannst du nach dem besseren Zug mit {n} von {of} ungesehenen Plättchen gewinnen, nach deinem mit {instead}.',
        other:
          'Wie die Insel liegt, kannst du nach dem besseren Zug mit {n} von {of} ungesehenen Plättchen gewinnen, nach deinem mit {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Dein Sieg im nächsten Zug',
      text: {
        one: 'Wie die Insel liegt, kannst du nach dem besseren Zug mit {n} von {of} ungesehenen Plättchen gewinnen, nach deinem mit keinem.',
        other:
          'Wie die Insel liegt, kannst du nach dem besseren Zug mit {n} von {of} ungesehenen Plättchen gewinnen, nach deinem mit keinem.',
      },
    },
    huts: {
      title: 'Wenige Hütten übrig',
      text: {
        one: 'Du hast noch {n} Hütte, und wie die Insel liegt, kannst du im nächsten Zug weder Tempel noch Turm bauen.',
        other:
          'Du hast noch {n} Hütten, und wie die Insel liegt, kannst du im nächsten Zug weder Tempel noch Turm bauen.',
      },
    },
    hutsNone: {
      title: 'Keine Hütten mehr',
      text: 'Du hast keine Hütten mehr; wie die Insel liegt, kannst du im nächsten Zug nichts bauen und scheidest aus.',
    },
    temple: {
      title: 'Ein Tempel lässt sich bauen',
      text: {
        one: 'Du kannst auf {cell} einen Tempel bauen: Die Siedlung daneben hat {n} Feld und keinen Tempel.',
        other: 'Du kannst auf {cell} einen Tempel bauen: Die Siedlung daneben hat {n} Felder und keinen Tempel.',
      },
    },
    templeLast: { title: 'Der letzte Tempel', text: 'Du kannst auf {cell} deinen letzten Tempel bauen.' },
    templeSplit: {
      title: 'Teilen für einen Tempel',
      text: 'Der Ausbruch teilt deine Siedlung, und der Teil ohne Tempel kann auf {cell} einen bekommen.',
    },
    tower: {
      title: 'Ein Turm lässt sich bauen',
      text: 'Du kannst auf {cell} einen Turm bauen: Das Feld liegt auf Ebene {n}, neben deiner Siedlung.',
    },
    towerMade: {
      title: 'Ein Turm lässt sich bauen',
      text: 'Das Plättchen bringt Ebene {n} neben deine Siedlung: Du kannst auf {cell} einen Turm bauen.',
    },
    towerLast: { title: 'Der letzte Turm', text: 'Du kannst auf {cell} deinen letzten Turm bauen.' },
    expand: {
      title: 'Viele Hütten auf einmal',
      text: {
        one: 'Du kannst {n} Hütte auf einmal bauen, wenn du die Siedlung auf {cell} erweiterst.',
        other: 'Du kannst {n} Hütten auf einmal bauen, wenn du die Siedlung auf {cell} erweiterst.',
      },
    },
    expandMore: {
      title: 'Mehr Hütten auf einmal',
      text: {
        one: 'Du kannst {n} Hütte bauen, wenn du die Siedlung auf {cell} erweiterst; dein Zug bringt {instead}.',
        other: 'Du kannst {n} Hütten bauen, wenn du die Siedlung auf {cell} erweiterst; dein Zug bringt {instead}.',
      },
    },
    templeWaits: {
      title: 'Der Tempel kann warten',
      text: 'Auch nach dem besseren Zug und der Antwort darauf kann deine Siedlung auf {cell} noch einen Tempel bekommen.',
    },
    ready: {
      title: 'Bereit für einen Tempel',
      text: {
        one: 'Deine Siedlung auf {cell} ist dann bereit für einen Tempel: {n} Feld und daneben ein freies.',
        other: 'Deine Siedlung auf {cell} ist dann bereit für einen Tempel: {n} Felder und daneben ein freies.',
      },
    },
    nextTemple: {
      title: 'Ein Tempel im nächsten Zug',
      text: 'Wie die Insel liegt, kannst du nach dem besseren Zug als Nächstes einen Tempel bauen, nach deinem nicht.',
    },
    nextTower: {
      title: 'Ein Turm im nächsten Zug',
      text: 'Wie die Insel liegt, kannst du nach dem besseren Zug als Nächstes einen Turm bauen, nach deinem nicht.',
    },
    joined: {
      title: 'Aus zwei Siedlungen wird eine',
      text: 'Dein Zug verbindet zwei deiner Siedlungen; zusammen bekommen sie nur einen Tempel.',
    },
    joinedServed: {
      title: 'Aus zwei Siedlungen wird eine',
      text: 'Dein Zug verbindet die Siedlung auf {cell} mit einer, die schon einen Tempel hat: Einen eigenen bekommt sie nicht.',
    },
    newSettlement: {
      title: 'Eine weitere Siedlung',
      text: {
        one: 'Eine Hütte auf {cell} gründet eine weitere Siedlung; du hast noch {n} Tempel zu bauen.',
        other: 'Eine Hütte auf {cell} gründet eine weitere Siedlung; du hast noch {n} Tempel zu bauen.',
      },
    },
    expandNext: {
      title: 'Platz zum Erweitern',
      text: {
        one: 'Der bessere Zug lässt Platz, um als Nächstes mit {n} Hütte zu erweitern, deiner mit {instead}.',
        other: 'Der bessere Zug lässt Platz, um als Nächstes mit {n} Hütten zu erweitern, deiner mit {instead}.',
      },
    },
    exposed: {
      title: 'Einem Ausbruch ausgesetzt',
      text: 'Ein Ausbruch kann einen Teil deiner Siedlung auf {cell} überdecken, nach dem besseren Zug keiner.',
    },
    high: {
      title: 'Höhere Felder',
      text: {
        one: 'Nach dem besseren Zug liegt {n} freies Feld neben deinen Siedlungen auf Ebene 2 oder höher, nach deinem {instead}.',
        other:
          'Nach dem besseren Zug liegen {n} freie Felder neben deinen Siedlungen auf Ebene 2 oder höher, nach deinem {instead}.',
      },
    },
    ownTile: {
      title: 'Gebaut auf dem neuen Plättchen',
      text: 'Der bessere Zug baut auf dem Plättchen, das er legt, auf {cell}; deiner nicht.',
    },
    denied: {
      title: 'Kein Platz für einen Tempel',
      text: 'Damit bleibt der Siedlung von {who} auf {cell} kein freies Feld für einen Tempel.',
    },
    deniedCut: {
      title: 'Zu klein für einen Tempel',
      text: {
        one: 'Der Ausbruch verkleinert eine Siedlung von {who} auf {n} Feld: zu wenig für einen Tempel.',
        other: 'Der Ausbruch verkleinert eine Siedlung von {who} auf {n} Felder: zu wenig für einen Tempel.',
      },
    },
    replyTemple: { title: 'Ein Tempel als Antwort', text: '{who} antwortet mit einem Tempel auf {cell}.' },
    replyTempleOnly: {
      title: 'Ein Tempel als Antwort',
      text: '{who} antwortet mit einem Tempel auf {cell}; nach dem besseren Zug lässt sich keiner bauen.',
    },
    replyTower: { title: 'Ein Turm als Antwort', text: '{who} antwortet mit einem Turm auf {cell}.' },
    replyTowerOnly: {
      title: 'Ein Turm als Antwort',
      text: '{who} antwortet mit einem Turm auf {cell}; nach dem besseren Zug lässt sich keiner bauen.',
    },
    replyCuts: {
      title: 'Kein Platz für deinen Tempel',
      text: '{who} antwortet, und deine Siedlung auf {cell} hat kein freies Feld mehr für einen Tempel.',
    },
    replyCutsCut: {
      title: 'Zu klein für deinen Tempel',
      text: {
        one: '{who} antwortet mit einem Ausbruch, der deiner Siedlung auf {cell} nur {n} Feld lässt: kein Tempel dort.',
        other:
          '{who} antwortet mit einem Ausbruch, der deiner Siedlung auf {cell} nur {n} Felder lässt: kein Tempel dort.',
      },
    },
    replyCutsNext: {
      title: 'Kein Tempel im nächsten Zug',
      text: 'Nach der Antwort von {who} kannst du als Nächstes keinen Tempel bauen, nach dem besseren Zug schon.',
    },
    replyReady: {
      title: 'Eine Siedlung ist bereit',
      text: {
        one: '{who} antwortet und hat eine Siedlung mit {n} Feld bereit für einen Tempel.',
        other: '{who} antwortet und hat eine Siedlung mit {n} Feldern bereit für einen Tempel.',
      },
    },
    replyExpands: {
      title: 'Viele Hütten als Antwort',
      text: {
        one: '{who} antwortet und erweitert mit {n} Hütte.',
        other: '{who} antwortet und erweitert mit {n} Hütten.',
      },
    },
    replyCovers: {
      title: 'Deine Hütten werden überdeckt',
      text: {
        one: '{who} antwortet mit einem Ausbruch, der {n} deiner Hütten überdeckt.',
        other: '{who} antwortet mit einem Ausbruch, der {n} deiner Hütten überdeckt.',
      },
    },
    covers: {
      title: 'Hütten lassen sich überdecken',
      text: {
        one: 'Der Ausbruch überdeckt {n} Hütte von {who}, wo noch kein Tempel steht.',
        other: 'Der Ausbruch überdeckt {n} Hütten von {who}, wo noch kein Tempel steht.',
      },
    },
    crowds: {
      title: 'Ein Feld wird besetzt',
      text: 'Ein Bau auf {cell} besetzt ein freies Feld neben einer Siedlung von {who}, die noch keinen Tempel hat.',
    },
    volcano: {
      title: 'Ein Vulkan im Weg',
      text: 'Der Vulkan des Plättchens liegt neben einer Siedlung von {who}: Dort lässt sich nichts bauen.',
    },
    otherTemple: {
      title: 'Ein Tempel für {who}',
      text: 'Wie die Insel liegt, kann {who} als Nächstes einen Tempel bauen; nach dem besseren Zug geht das nicht.',
    },
    otherTower: {
      title: 'Ein Turm für {who}',
      text: 'Wie die Insel liegt, kann {who} als Nächstes einen Turm bauen; nach dem besseren Zug geht das nicht.',
    },
    otherTowerMade: {
      title: 'Ein Feld für einen Turm',
      text: 'Dein Plättchen bringt {cell} auf Ebene {n}, und {who} kann dort einen Turm bauen.',
    },
  },
  remarks: {
    wins: 'gewinnt',
    out: 'scheidet aus',
    tilesOut: 'legt das letzte Plättchen',
    temple: { one: 'baut einen Tempel, noch {n}', other: 'baut einen Tempel, noch {n}' },
    templeLast: 'baut den letzten Tempel',
    tower: { one: 'baut einen Turm, noch {n}', other: 'baut einen Turm, noch {n}' },
    towerLast: 'baut den letzten Turm',
    cut: { one: 'Siedlung von {who}: nur noch {n} Feld', other: 'Siedlung von {who}: nur noch {n} Felder' },
    splits: 'teilt eine Siedlung von {who}',
    hutsLast: 'baut die letzten Hütten',
    expands: { one: 'erweitert mit {n} Hütte', other: 'erweitert mit {n} Hütten' },
    covers: { one: 'überdeckt {n} Hütte von {who}', other: 'überdeckt {n} Hütten von {who}' },
    splitsOwn: 'teilt die eigene Siedlung',
  },
});
