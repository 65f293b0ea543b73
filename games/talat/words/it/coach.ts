import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Talat's coach says, in Italian. Towers are feminine (la M4), and no name follows “a”, for it may begin with a vowel. */
export const words = translation<typeof english>()('it')({
  reasons: {
    ended: {
      title: 'La partita finisce',
      text: '{step} congela il tavoliere {board} e chiude la partita: {who} ha {theirs} punti, tu ne hai {own}.',
    },
    endedTied: {
      title: 'La partita finisce',
      text: '{step} congela il tavoliere {board} e chiude la partita: {own} punti a testa, e {who} vince lo spareggio.',
    },
    ends: {
      title: 'La partita può finire',
      text: '{step} congela il tavoliere {board} e chiude la partita: tu hai {own} punti, {who} ne ha {theirs}.',
    },
    endsTied: {
      title: 'La partita può finire',
      text: '{step} congela il tavoliere {board} e chiude la partita: {own} punti a testa, e vinci lo spareggio.',
    },
    taken: { title: 'Una torre persa', text: '{who} risponde e cattura la {tower} in {cell}: {step}.' },
    takes: { title: 'Una torre da catturare', text: '{step} cattura la {tower}: 5 punti.' },
    prepares: {
      title: 'Una cattura in vista',
      text: 'Dopo {step} la stessa torre prosegue e cattura la {tower}: {later}.',
    },
    costs: { title: 'Una torre persa più tardi', text: 'Più tardi {who} cattura la {tower} in {cell}: {step}.' },
    canWait: {
      title: 'Una cattura che può aspettare',
      text: 'Anche dopo {first} catturi la {tower}: {later}.',
    },
    gains: { title: 'Una cattura più avanti', text: 'Dopo {first} catturi più avanti la {tower}: {step}.' },
    exposed: { title: 'Una torre a portata', text: '{who} può catturare la {tower} in {cell} da {from}.' },
    leftExposed: {
      title: 'Una torre resta a portata',
      text: 'La {tower} in {cell} resta a portata: {who} può catturarla da {from}.',
    },
    attacks: { title: 'Una torre attaccata', text: '{step} attacca la {tower} in {cell}.' },
    attacksTwo: {
      title: 'Due torri attaccate',
      text: '{step} attacca due torri: la {tower} in {cell} e la {other} in {cell2}.',
    },
    guards: {
      title: 'Una torre protetta',
      text: 'Dopo {step} puoi catturare a tua volta, se {who} cattura la {tower} in {cell}.',
    },
    runs: {
      title: 'Una torre verso il fondo',
      text: 'Dopo {step} la stessa torre prosegue fino alla linea di fondo: {later}.',
    },
    pins: { title: 'Una torre trattenuta', text: 'Dopo {step} la {tower} in {cell} non ha mosse sicure.' },
    releases: {
      title: 'Una torre liberata',
      text: 'La {tower} in {cell} non aveva mosse sicure; ora ha {free}.',
    },
    cramped: {
      title: 'Poche mosse sicure',
      text: {
        one: 'Al tuo prossimo turno hai {n} mossa sicura; dopo {step} ne hai {m}.',
        other: 'Al tuo prossimo turno hai {n} mosse sicure; dopo {step} ne hai {m}.',
      },
    },
    crampedAll: {
      title: 'Nessuna mossa sicura',
      text: 'Al tuo prossimo turno non hai mosse sicure; dopo {step} ne hai {m}.',
    },
    squeezes: {
      title: 'Poche mosse sicure',
      text: {
        one: '{who} ha {n} mossa sicura dopo {step}, {m} dopo {first}.',
        other: '{who} ha {n} mosse sicure dopo {step}, {m} dopo {first}.',
      },
    },
    squeezesAll: {
      title: 'Nessuna mossa sicura',
      text: '{who} non ha mosse sicure dopo {step}, ne ha {m} dopo {first}.',
    },
    passes: {
      title: 'Una torre fuori pericolo',
      text: 'In {cell} la {tower} non ha più davanti nulla che la catturi.',
    },
    letsPast: { title: 'Una torre passa oltre', text: 'Con {step} la {tower} supera tutto ciò che la cattura.' },
    crosses: { title: 'La linea di fondo', text: 'Con {step} la torre arriva in fondo: 3 punti.' },
    stops: {
      title: 'Un tavoliere congelato',
      text: {
        one: '{step} congela il tavoliere {board}, e lì {n} torre che gioca per te non avanza più.',
        other: '{step} congela il tavoliere {board}, e lì {n} torri che giocano per te non avanzano più.',
      },
    },
    stopsOthers: {
      title: 'Un tavoliere da congelare',
      text: {
        one: '{step} congela il tavoliere {board}, dove {who} ha {n} torre che non avanza più.',
        other: '{step} congela il tavoliere {board}, dove {who} ha {n} torri che non avanzano più.',
      },
    },
    hunted: {
      title: 'Davanti c’è chi la cattura',
      text: {
        one: 'Davanti alla {tower} in {cell} c’è una {towers}, che la cattura.',
        other: 'Davanti alla {tower} in {cell} ci sono {towers}, che la catturano.',
      },
    },
    hunts: {
      title: 'Prede davanti',
      text: {
        one: 'La {tower} in {cell} non ha davanti nulla che la catturi, e cattura la {towers}.',
        other: 'La {tower} in {cell} non ha davanti nulla che la catturi, e cattura {towers}.',
      },
    },
    zihinGiven: {
      title: 'Lo Zihin sul tavoliere {board}',
      text: {
        one: 'Sul tavoliere {board} {who} muove lo Zihin, la cui {tower} cattura {m} delle tue nove torri; una la cattura.',
        other:
          'Sul tavoliere {board} {who} muove lo Zihin, la cui {tower} cattura {m} delle tue nove torri; {n} la catturano.',
      },
    },
    zihinKept: {
      title: 'Lo Zihin sul tavoliere {board}',
      text: {
        one: 'Sul tavoliere {board} muovi lo Zihin: la sua {tower} cattura {m} delle nove torri avversarie; una la cattura.',
        other:
          'Sul tavoliere {board} muovi lo Zihin: la sua {tower} cattura {m} delle nove torri avversarie; {n} la catturano.',
      },
    },
    zihinFor: {
      title: 'Lo Zihin sul tavoliere {board}',
      text: {
        one: 'Sul tavoliere {board} muovi lo Zihin: la sua {tower} cattura {m} delle nove torri avversarie; una la cattura.',
        other:
          'Sul tavoliere {board} muovi lo Zihin: la sua {tower} cattura {m} delle nove torri avversarie; {n} la catturano.',
      },
    },
    zihinAgainst: {
      title: 'Lo Zihin sul tavoliere {board}',
      text: {
        one: 'Sul tavoliere {board} {who} muove lo Zihin: una delle tue nove torri ne cattura la {tower}.',
        other: 'Sul tavoliere {board} {who} muove lo Zihin: {n} delle tue nove torri ne catturano la {tower}.',
      },
    },
    zihinLeft: {
      title: 'Una torre dello Zihin lasciata',
      text: '{who} risponde con {step}: ora la {tower} dello Zihin gioca contro di te.',
    },
    keeps: {
      title: 'Una torre tenuta in mano',
      text: {
        one: '{step} tiene in mano la {tower}, mentre resta da piazzare {n} torre avversaria.',
        other: '{step} tiene in mano la {tower}, mentre restano da piazzare {n} torri avversarie.',
      },
    },
    answered: {
      title: 'Di fronte arriva chi la cattura',
      text: '{who} risponde con {step}: ora di fronte alla {tower} c’è una torre che la cattura.',
    },
    opposed: {
      title: 'Di fronte c’è chi la cattura',
      text: {
        one: 'Di fronte alla {tower} in {cell} c’è una {towers}, che la cattura.',
        other: 'Di fronte alla {tower} in {cell} ci sono {towers}, che la catturano.',
      },
    },
    opposes: {
      title: 'Prede di fronte',
      text: {
        one: 'La {tower} in {cell} cattura la {towers} che ha di fronte.',
        other: 'La {tower} in {cell} cattura {towers}, che ha di fronte.',
      },
    },
    middle: { title: 'La colonna centrale', text: 'Da {cell} la {tower} può raggiungere ogni colonna in due mosse.' },
  },
  /** A few words beside a turn in a list, without a subject. */
  remarks: {
    wins: 'vince',
    shares: 'chiude la partita, vittoria condivisa',
    ends: 'chiude la partita',
    freezes: 'il tavoliere {board} si congela',
    takesFreezes: 'cattura {tower}, tavoliere {board} congelato',
    skips: '{who} non ha mosse',
    david: 'la S3 cattura la L6',
    takes: 'cattura la {tower}',
    takesCrosses: 'cattura la {tower} e arriva in fondo',
    takesLeads: 'cattura la {tower} e va in testa',
    crosses: 'arriva in fondo',
    crossesLeads: 'arriva in fondo e va in testa',
    faces: 'piazza la S3 di fronte a una L6',
    swaps: 'scambia i lati',
  },
});
