import type { RulesText } from '@threefold-games/catalogue-core';
import { english, type Lang, type Shape, translation } from '@threefold-games/speech';

/** As RULES.md has them; a test compares. */
export const en = english({
  chapters: { '1': 'Board and men', '2': 'Placing', '3': 'Moving', '4': 'End', '5': 'Notation' },
  rules: {
    'MM-1.1': 'The board has nine points, `a1` to `c3`, on eight lines: three rows, three columns and two diagonals.',
    'MM-1.2': 'Two sides play, White (seat 0) and Black (seat 1), with three men each; White begins.',
    'MM-2.1': 'As long as a side has men in hand, it places one of them on a free point.',
    'MM-2.2': 'All men are placed before any man moves; then none is placed any more.',
    'MM-3.1': 'A turn is one step, and nobody passes: there is always a move.',
    'MM-3.2': 'A side moves its own men alone.',
    'MM-3.3': 'A man moves along a line to the next point, which must be free.',
    'MM-4.1': 'Whoever has three men on one line wins at once.',
    'MM-4.2': 'After 50 turns the game is drawn.',
    'MM-4.3': 'Nothing is played after the end.',
    'MM-5.1': 'A man that is placed is written `@b2`, one that moves `a1-b2`.',
  },
});

const as = translation<typeof en>();

export const rulebook: Readonly<Record<Lang, Shape<typeof en> & RulesText>> = {
  en,
  de: as('de')({
    chapters: { '1': 'Brett und Steine', '2': 'Setzen', '3': 'Ziehen', '4': 'Ende', '5': 'Notation' },
    rules: {
      'MM-1.1':
        'Das Brett hat neun Punkte, `a1` bis `c3`, auf acht Linien: drei Reihen, drei Spalten und zwei Diagonalen.',
      'MM-1.2': 'Zwei Seiten spielen, Weiß (Platz 0) und Schwarz (Platz 1), mit je drei Steinen; Weiß beginnt.',
      'MM-2.1': 'Solange eine Seite Steine in der Hand hat, setzt sie einen davon auf einen freien Punkt.',
      'MM-2.2': 'Alle Steine werden gesetzt, bevor einer zieht; danach wird keiner mehr gesetzt.',
      'MM-3.1': 'Ein Zug ist ein Schritt, und niemand passt: Ziehen kann man immer.',
      'MM-3.2': 'Eine Seite zieht nur ihre eigenen Steine.',
      'MM-3.3': 'Ein Stein zieht auf einer Linie zum nächsten Punkt, der frei sein muss.',
      'MM-4.1': 'Wer drei Steine auf einer Linie hat, gewinnt sofort.',
      'MM-4.2': 'Nach 50 Zügen ist das Spiel unentschieden.',
      'MM-4.3': 'Nach dem Ende wird nicht mehr gespielt.',
      'MM-5.1': 'Ein gesetzter Stein wird `@b2` geschrieben, ein gezogener `a1-b2`.',
    },
  }),
  fr: as('fr')({
    chapters: { '1': 'Plateau et pions', '2': 'Pose', '3': 'Déplacement', '4': 'Fin', '5': 'Notation' },
    rules: {
      'MM-1.1':
        'Le plateau a neuf points, de `a1` à `c3`, sur huit lignes : trois rangées, trois colonnes et deux diagonales.',
      'MM-1.2': 'Deux camps jouent, Blanc (place 0) et Noir (place 1), avec trois pions chacun ; Blanc commence.',
      'MM-2.1': 'Tant qu’un camp a des pions en main, il en pose un sur un point libre.',
      'MM-2.2': 'Tous les pions sont posés avant qu’un seul bouge ; ensuite on n’en pose plus.',
      'MM-3.1': 'Un tour est un seul pas, et personne ne passe : on peut toujours jouer.',
      'MM-3.2': 'Un camp ne déplace que ses propres pions.',
      'MM-3.3': 'Un pion va par une ligne au point suivant, qui doit être libre.',
      'MM-4.1': 'Qui a trois pions sur une ligne gagne aussitôt.',
      'MM-4.2': 'Après 50 tours la partie est nulle.',
      'MM-4.3': 'On ne joue plus après la fin.',
      'MM-5.1': 'Un pion posé s’écrit `@b2`, un pion déplacé `a1-b2`.',
    },
  }),
  pl: as('pl')({
    chapters: { '1': 'Plansza i piony', '2': 'Stawianie', '3': 'Ruchy', '4': 'Koniec', '5': 'Notacja' },
    rules: {
      'MM-1.1':
        'Plansza ma dziewięć punktów, od `a1` do `c3`, na ośmiu liniach: trzy rzędy, trzy kolumny i dwie przekątne.',
      'MM-1.2': 'Grają dwie strony, białe (miejsce 0) i czarne (miejsce 1), każda trzema pionami; zaczynają białe.',
      'MM-2.1': 'Dopóki strona ma piony w ręce, stawia jeden z nich na wolnym punkcie.',
      'MM-2.2': 'Wszystkie piony stawia się, zanim któryś się ruszy; potem nie stawia się już żadnego.',
      'MM-3.1': 'Tura to jeden krok i nikt nie pasuje: ruch jest zawsze.',
      'MM-3.2': 'Strona rusza tylko własnymi pionami.',
      'MM-3.3': 'Pion idzie linią na następny punkt, który musi być wolny.',
      'MM-4.1': 'Kto ma trzy piony na jednej linii, od razu wygrywa.',
      'MM-4.2': 'Po 50 turach jest remis.',
      'MM-4.3': 'Po końcu nic się nie gra.',
      'MM-5.1': 'Postawiony pion zapisuje się `@b2`, przesunięty `a1-b2`.',
    },
  }),
  es: as('es')({
    chapters: { '1': 'Tablero y fichas', '2': 'Colocar', '3': 'Mover', '4': 'Final', '5': 'Notación' },
    rules: {
      'MM-1.1':
        'El tablero tiene nueve puntos, de `a1` a `c3`, en ocho líneas: tres filas, tres columnas y dos diagonales.',
      'MM-1.2':
        'Juegan dos bandos, blancas (asiento 0) y negras (asiento 1), con tres fichas cada uno; empiezan las blancas.',
      'MM-2.1': 'Mientras un bando tiene fichas en mano, coloca una de ellas en un punto libre.',
      'MM-2.2': 'Todas las fichas se colocan antes de mover alguna; después no se coloca ninguna más.',
      'MM-3.1': 'Un turno es un solo paso, y nadie pasa: siempre se puede mover.',
      'MM-3.2': 'Cada bando mueve solo sus propias fichas.',
      'MM-3.3': 'Una ficha va por una línea al punto siguiente, que debe estar libre.',
      'MM-4.1': 'Quien tiene tres fichas en una línea gana al instante.',
      'MM-4.2': 'Tras 50 turnos la partida es tablas.',
      'MM-4.3': 'Tras el final no se juega nada.',
      'MM-5.1': 'Una ficha colocada se escribe `@b2`, una movida `a1-b2`.',
    },
  }),
  nl: as('nl')({
    chapters: { '1': 'Bord en stenen', '2': 'Plaatsen', '3': 'Zetten', '4': 'Einde', '5': 'Notatie' },
    rules: {
      'MM-1.1':
        'Het bord heeft negen punten, `a1` tot `c3`, op acht lijnen: drie rijen, drie kolommen en twee diagonalen.',
      'MM-1.2': 'Twee kanten spelen, wit (plaats 0) en zwart (plaats 1), met elk drie stenen; wit begint.',
      'MM-2.1': 'Zolang een kant stenen in de hand heeft, plaatst hij er een op een vrij punt.',
      'MM-2.2': 'Alle stenen worden geplaatst voordat er een beweegt; daarna wordt er geen meer geplaatst.',
      'MM-3.1': 'Een beurt is één stap, en niemand past: er kan altijd gezet worden.',
      'MM-3.2': 'Een kant verzet alleen zijn eigen stenen.',
      'MM-3.3': 'Een steen gaat over een lijn naar het volgende punt, dat vrij moet zijn.',
      'MM-4.1': 'Wie drie stenen op één lijn heeft, wint meteen.',
      'MM-4.2': 'Na 50 beurten is het remise.',
      'MM-4.3': 'Na het einde wordt niets meer gespeeld.',
      'MM-5.1': 'Een geplaatste steen wordt `@b2` geschreven, een verzette `a1-b2`.',
    },
  }),
  it: as('it')({
    chapters: { '1': 'Tavola e pedine', '2': 'Posa', '3': 'Mosse', '4': 'Fine', '5': 'Notazione' },
    rules: {
      'MM-1.1': 'La tavola ha nove punti, da `a1` a `c3`, su otto linee: tre righe, tre colonne e due diagonali.',
      'MM-1.2': 'Giocano due parti, Bianco (posto 0) e Nero (posto 1), con tre pedine ciascuna; comincia il Bianco.',
      'MM-2.1': 'Finché una parte ha pedine in mano, ne posa una su un punto libero.',
      'MM-2.2': 'Tutte le pedine si posano prima che una si muova; poi non se ne posano più.',
      'MM-3.1': 'Un turno è un solo passo, e nessuno passa: una mossa c’è sempre.',
      'MM-3.2': 'Una parte muove solo le proprie pedine.',
      'MM-3.3': 'Una pedina va lungo una linea al punto successivo, che deve essere libero.',
      'MM-4.1': 'Chi ha tre pedine su una linea vince subito.',
      'MM-4.2': 'Dopo 50 turni la partita è patta.',
      'MM-4.3': 'Dopo la fine non si gioca più.',
      'MM-5.1': 'Una pedina posata si scrive `@b2`, una mossa `a1-b2`.',
    },
  }),
};
