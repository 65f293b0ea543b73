import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Taluva’s coach says, in Spanish. “Tu turno” is the one that was played, “el mejor turno” the one that is shown beside it. */
export const words = translation<typeof english>()('es')({
  reasons: {
    winNowTempleTower: {
      title: 'Victoria en este turno',
      text: 'Puedes completar tus templos y tus torres, y ganar al instante.',
    },
    winNowTempleHut: {
      title: 'Victoria en este turno',
      text: 'Puedes completar tus templos y tus chozas, y ganar al instante.',
    },
    winNowTowerHut: {
      title: 'Victoria en este turno',
      text: 'Puedes completar tus torres y tus chozas, y ganar al instante.',
    },
    out: { title: 'Nada que construir', text: 'Tras tu loseta no puedes construir nada: quedas fuera.' },
    tilesOutTemple: {
      title: 'Se acaban las losetas',
      text: 'No quedan losetas, y {who} ha construido más templos: {most} contra {fewer}.',
    },
    tilesOutTower: {
      title: 'Se acaban las losetas',
      text: 'No quedan losetas; hay empate a templos, y {who} ha construido más torres: {most} contra {fewer}.',
    },
    tilesOutHut: {
      title: 'Se acaban las losetas',
      text: 'No quedan losetas; hay empate a templos y a torres, y {who} ha construido más chozas: {most} contra {fewer}.',
    },
    lastTileTemple: {
      title: 'La última loseta',
      text: 'Esta loseta es la última, y puedes acabar por delante en templos: {most} contra {fewer}.',
    },
    lastTileTower: {
      title: 'La última loseta',
      text: 'Esta loseta es la última, y puedes acabar por delante en torres: {most} contra {fewer}.',
    },
    lastTileHut: {
      title: 'La última loseta',
      text: 'Esta loseta es la última, y puedes acabar por delante en chozas: {most} contra {fewer}.',
    },
    replyWinsTemple: { title: 'Una respuesta que gana', text: '{who} responde con el último templo y gana.' },
    replyWinsTower: { title: 'Una respuesta que gana', text: '{who} responde con la última torre y gana.' },
    replyWinsHut: { title: 'Una respuesta que gana', text: '{who} responde con las últimas chozas y gana.' },
    replyStuck: {
      title: 'Nada que construir',
      text: '{who} responde y, tal como está la isla, sin chozas no puedes construir nada en tu próximo turno.',
    },
    winNext: {
      title: 'Victoria en el próximo turno',
      text: {
        one: 'Tal como está la isla, {who} puede ganar con {n} de {of} losetas sin ver; tras el mejor turno, con {instead}.',
        other:
          'Tal como está la isla, {who} puede ganar con {n} de {of} losetas sin ver; tras el mejor turno, con {instead}.',
      },
    },
    winNextOnly: {
      title: 'Victoria en el próximo turno',
      text: {
        one: 'Tal como está la isla, {who} puede ganar con {n} de {of} losetas sin ver; tras el mejor turno, con ninguna.',
        other:
          'Tal como está la isla, {who} puede ganar con {n} de {of} losetas sin ver; tras el mejor turno, con ninguna.',
      },
    },
    winOwn: {
      title: 'Tu victoria en el próximo turno',
      text: {
        one: 'Tal como está la isla, tras el mejor turno puedes ganar con {n} de {of} losetas sin ver; tras el tuyo, con {instead}.',
        other:
          'Tal como está la isla, tras el mejor turno puedes ganar con {n} de {of} losetas sin ver; tras el tuyo, con {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Tu victoria en el próximo turno',
      text: {
        one: 'Tal como está la isla, tras el mejor turno puedes ganar con {n} de {of} losetas sin ver; tras el tuyo, con ninguna.',
        other:
          'Tal como está la isla, tras el mejor turno puedes ganar con {n} de {of} losetas sin ver; tras el tuyo, con ninguna.',
      },
    },
    huts: {
      title: 'Quedan pocas chozas',
      text: {
        one: 'Te queda {n} choza y, tal como está la isla, en tu próximo turno no puedes construir templo ni torre.',
        other:
          'Te quedan {n} chozas y, tal como está la isla, en tu próximo turno no puedes construir templo ni torre.',
      },
    },
    hutsNone: {
      title: 'No quedan chozas',
      text: 'No te quedan chozas: tal como está la isla, en tu próximo turno no puedes construir nada y quedas fuera.',
    },
    temple: {
      title: 'Un templo que construir',
      text: {
        one: 'Puedes construir un templo en {cell}: el poblado de al lado tiene {n} casilla y ningún templo.',
        other: 'Puedes construir un templo en {cell}: el poblado de al lado tiene {n} casillas y ningún templo.',
      },
    },
    templeLast: { title: 'El último templo', text: 'Puedes construir tu último templo en {cell}.' },
    templeSplit: {
      title: 'Dividir para un templo',
      text: 'La erupción divide tu poblado, y la parte sin templo puede tener uno en {cell}.',
    },
    tower: {
      title: 'Una torre que construir',
      text: 'Puedes construir una torre en {cell}: la casilla es de nivel {n} y está junto a tu poblado.',
    },
    towerMade: {
      title: 'Una torre que construir',
      text: 'La loseta queda en el nivel {n}, junto a tu poblado: puedes construir una torre en {cell}.',
    },
    towerLast: { title: 'La última torre', text: 'Puedes construir tu última torre en {cell}.' },
    expand: {
      title: 'Muchas chozas a la vez',
      text: {
        one: 'Puedes construir {n} choza a la vez si amplías el poblado en {cell}.',
        other: 'Puedes construir {n} chozas a la vez si amplías el poblado en {cell}.',
      },
    },
    expandMore: {
      title: 'Más chozas a la vez',
      text: {
        one: 'Puedes construir {n} choza si amplías el poblado en {cell}; con tu turno, {instead}.',
        other: 'Puedes construir {n} chozas si amplías el poblado en {cell}; con tu turno, {instead}.',
      },
    },
    templeWaits: {
      title: 'El templo puede esperar',
      text: 'Tras el mejor turno y su respuesta, tu poblado en {cell} aún puede tener un templo.',
    },
    ready: {
      title: 'Listo para un templo',
      text: {
        one: 'Así tu poblado en {cell} queda listo para un templo: {n} casilla, y una libre al lado.',
        other: 'Así tu poblado en {cell} queda listo para un templo: {n} casillas, y una libre al lado.',
      },
    },
    nextTemple: {
      title: 'Un templo en el próximo turno',
      text: 'Tal como está la isla, tras el mejor turno puedes construir un templo en el siguiente; tras el tuyo, no.',
    },
    nextTower: {
      title: 'Una torre en el próximo turno',
      text: 'Tal como está la isla, tras el mejor turno puedes construir una torre en el siguiente; tras el tuyo, no.',
    },
    joined: {
      title: 'Dos poblados se hacen uno',
      text: 'Tu turno une dos de tus poblados; juntos solo pueden tener un templo.',
    },
    joinedServed: {
      title: 'Dos poblados se hacen uno',
      text: 'Tu turno une el poblado en {cell} a otro que ya tiene templo: no podrá tener el suyo.',
    },
    newSettlement: {
      title: 'Otro poblado',
      text: {
        one: 'Una choza en {cell} empieza otro poblado; aún tienes {n} templo por construir.',
        other: 'Una choza en {cell} empieza otro poblado; aún tienes {n} templos por construir.',
      },
    },
    expandNext: {
      title: 'Sitio para ampliar',
      text: {
        one: 'El mejor turno deja sitio para ampliar después con {n} choza; el tuyo, con {instead}.',
        other: 'El mejor turno deja sitio para ampliar después con {n} chozas; el tuyo, con {instead}.',
      },
    },
    exposed: {
      title: 'Expuesto a una erupción',
      text: 'Una erupción puede cubrir parte de tu poblado en {cell}; tras el mejor turno, ninguna puede.',
    },
    high: {
      title: 'Casillas más altas',
      text: {
        one: 'Tras el mejor turno, {n} casilla libre junto a tus poblados está en el nivel 2 o más alto; tras el tuyo, {instead}.',
        other:
          'Tras el mejor turno, {n} casillas libres junto a tus poblados están en el nivel 2 o más alto; tras el tuyo, {instead}.',
      },
    },
    ownTile: {
      title: 'Sobre la loseta nueva',
      text: 'El mejor turno construye en la loseta que coloca, en {cell}; el tuyo, no.',
    },
    denied: {
      title: 'Sin sitio para un templo',
      text: 'Así el poblado de {who} en {cell} se queda sin casilla libre para un templo.',
    },
    deniedCut: {
      title: 'Demasiado pequeño para un templo',
      text: {
        one: 'La erupción deja un poblado de {who} con {n} casilla: no basta para un templo.',
        other: 'La erupción deja un poblado de {who} con {n} casillas: no bastan para un templo.',
      },
    },
    replyTemple: { title: 'Un templo como respuesta', text: '{who} responde con un templo en {cell}.' },
    replyTempleOnly: {
      title: 'Un templo como respuesta',
      text: '{who} responde con un templo en {cell}; tras el mejor turno no puede construir ninguno.',
    },
    replyTower: { title: 'Una torre como respuesta', text: '{who} responde con una torre en {cell}.' },
    replyTowerOnly: {
      title: 'Una torre como respuesta',
      text: '{who} responde con una torre en {cell}; tras el mejor turno no puede construir ninguna.',
    },
    replyCuts: {
      title: 'Sin sitio para tu templo',
      text: '{who} responde, y tu poblado en {cell} se queda sin casilla libre para un templo.',
    },
    replyCutsCut: {
      title: 'Demasiado pequeño para tu templo',
      text: {
        one: '{who} responde con una erupción que deja tu poblado en {cell} con {n} casilla: no basta para un templo.',
        other:
          '{who} responde con una erupción que deja tu poblado en {cell} con {n} casillas: no bastan para un templo.',
      },
    },
    replyCutsNext: {
      title: 'Sin templo en el próximo turno',
      text: '{who} responde, y en tu próximo turno no puedes construir un templo; tras el mejor turno, sí.',
    },
    replyReady: {
      title: 'Un poblado queda listo',
      text: {
        one: '{who} responde y tiene un poblado de {n} casilla listo para un templo.',
        other: '{who} responde y tiene un poblado de {n} casillas listo para un templo.',
      },
    },
    replyExpands: {
      title: 'Muchas chozas como respuesta',
      text: {
        one: '{who} responde con una ampliación de {n} choza.',
        other: '{who} responde con una ampliación de {n} chozas.',
      },
    },
    replyCovers: {
      title: 'Chozas tuyas, cubiertas',
      text: {
        one: '{who} responde con una erupción que cubre {n} de tus chozas.',
        other: '{who} responde con una erupción que cubre {n} de tus chozas.',
      },
    },
    covers: {
      title: 'Chozas que cubrir',
      text: {
        one: 'La erupción cubre {n} choza de {who} donde aún no hay templo.',
        other: 'La erupción cubre {n} chozas de {who} donde aún no hay templo.',
      },
    },
    crowds: {
      title: 'Una casilla ocupada',
      text: 'Construir en {cell} ocupa una casilla libre junto a un poblado de {who} que aún no tiene templo.',
    },
    volcano: {
      title: 'Un volcán que estorba',
      text: 'El volcán de la loseta queda junto a un poblado de {who}: ahí no se puede construir nada.',
    },
    otherTemple: {
      title: 'Un templo para {who}',
      text: 'Tal como está la isla, {who} puede construir un templo en su próximo turno; tras el mejor turno, no.',
    },
    otherTower: {
      title: 'Una torre para {who}',
      text: 'Tal como está la isla, {who} puede construir una torre en su próximo turno; tras el mejor turno, no.',
    },
    otherTowerMade: {
      title: 'Una casilla para una torre',
      text: 'Tu loseta pone {cell} en el nivel {n}, y {who} puede construir ahí una torre.',
    },
  },
  remarks: {
    wins: 'gana',
    out: 'queda fuera',
    tilesOut: 'coloca la última loseta',
    temple: { one: 'construye un templo, queda {n}', other: 'construye un templo, quedan {n}' },
    templeLast: 'construye el último templo',
    tower: { one: 'construye una torre, queda {n}', other: 'construye una torre, quedan {n}' },
    towerLast: 'construye la última torre',
    cut: { one: 'deja un poblado de {who} en {n} casilla', other: 'deja un poblado de {who} en {n} casillas' },
    splits: 'divide un poblado de {who}',
    hutsLast: 'construye las últimas chozas',
    expands: { one: 'amplía con {n} choza', other: 'amplía con {n} chozas' },
    covers: { one: 'cubre {n} choza de {who}', other: 'cubre {n} chozas de {who}' },
    splitsOwn: 'divide su propio poblado',
  },
});
