import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/learn.ts';

/** What the lessons of this game say, in Italian. The far line is the “linea di fondo”, since a tower across is “arrivata in fondo”. */
export const words = translation<typeof english>()('it')({
  aim: {
    text: 'Tre tavolieri, ciascuno tra due giocatori. Fai avanzare le tue torri: ogni torre che catturi vale 5 punti, ogni tua torre su una linea di fondo ne vale 3. Quando due tavolieri sono congelati, la partita finisce, e vince chi ha più punti.',
    line: 'Cattura torri e arriva in fondo: vince chi ha più punti.',
  },
  lessons: {
    forward: {
      title: 'Avanti',
      about: 'Una casella, dritto o in diagonale.',
      tell: 'Giochi con Avorio, le torri chiare, contro Ebano e Brace. Un turno è una mossa con una torre: una casella avanti, dritto o in diagonale, se è vuota.',
      tasks: {
        step: {
          do: 'Muovi la torre illuminata.',
          ask: 'Sceglila, poi scegli una delle tre caselle davanti.',
          done: 'Tutte le torri si muovono così, qualunque forma abbiano. Non lasciano mai il loro tavoliere.',
          traps: { back: 'Quella casella è dietro. Le torri non vanno mai indietro.' },
        },
        line: {
          do: 'Porta una torre sulla linea di fondo.',
          ask: 'La linea di fondo è quella da cui partono le torri di Ebano. A una delle tue manca una sola casella.',
          done: 'Oltre non va. Se alla fine è ancora lì, vale 3 punti.',
          traps: { blocked: 'Su quella casella c’è una torre. Passale accanto.' },
        },
      },
    },
    heights: {
      title: 'Tre altezze',
      about: 'Cattura ciò che è più basso di un’altezza.',
      tell: 'Le torri sono piccole, medie o grandi: S, M, L. Una torre va sulla casella di un’altra più bassa esattamente di un’altezza e la cattura: L cattura M, M cattura S.',
      tasks: {
        large: {
          do: 'Cattura con la tua torre grande.',
          ask: 'Davanti ha due torri. Quale delle due è più bassa di un’altezza?',
          done: 'Ora al suo posto c’è la tua. Puoi sempre catturare, ma non è mai obbligatorio.',
          traps: { small: 'Quella è piccola, più bassa di due altezze. La grande non cattura mai la piccola.' },
        },
        medium: {
          do: 'Cattura con la tua torre media.',
          ask: 'Guarda le lettere delle tre torri davanti.',
          done: 'La media cattura la piccola. Le due torri grandi sono troppo alte per lei.',
          traps: {
            higher: 'Quella torre è grande e la tua è media: è troppo alta.',
          },
        },
      },
    },
    sides: {
      title: 'Tre forme',
      about: 'A pari altezza vince chi ha più lati.',
      tell: 'Le torri hanno 3, 4 o 6 lati. A pari altezza, la torre con più lati cattura l’altra. Due torri identiche non si catturano mai.',
      tasks: {
        count: {
          do: 'Cattura con la tua torre media.',
          ask: 'Anche le tre davanti sono medie. Conta i lati.',
          done: 'Quattro lati contro tre. In breve: una M4 (media, quattro lati) ha catturato una M3.',
          traps: {
            same: 'Media con quattro lati, come la tua. Due torri identiche non si catturano mai.',
            more: 'Quella ha sei lati, la tua quattro.',
          },
        },
        choose: {
          do: 'Cattura una torre.',
          ask: 'Confronta prima le altezze. Se sono pari, confronta i lati.',
          done: 'L4 cattura L3: stessa altezza, più lati.',
          traps: {
            fewer: 'Sono medie tutte e due, ma la tua ha solo tre lati.',
            higher: 'Quella torre è grande e la tua è media: è troppo alta.',
          },
        },
      },
    },
    david: {
      title: 'Davide e Golia',
      about: 'La più piccola cattura la più grande.',
      tell: 'C’è un’eccezione. La torre più piccola, S3, cattura la più grande, L6. Nient’altro cattura mai una L6.',
      tasks: {
        goliath: {
          do: 'Cattura la torre più grande.',
          ask: 'Quale delle tue torri è piccola e ha tre lati?',
          done: 'Una S3 cattura solo una L6. E nessun’altra torre può catturare una L6.',
          traps: { medium: 'Quella è una M4. Una S3 cattura solo una L6.' },
        },
      },
    },
    sideways: {
      title: 'Di lato',
      about: 'Solo per catturare.',
      tell: 'Con le stesse regole, una torre cattura anche direttamente a fianco, a sinistra e a destra. Non va mai di lato su una casella vuota, e non cattura mai all’indietro.',
      tasks: {
        beside: {
          do: 'Cattura di lato.',
          ask: 'Intorno alla tua ci sono tre torri, ma una è dietro.',
          done: 'Davanti e a fianco: una torre non arriva altrove. Dietro di lei tutto è al sicuro.',
          traps: { behind: 'Quella torre è dietro la tua. Non si cattura mai all’indietro.' },
        },
        line: {
          do: 'Cattura con la torre che è sulla linea di fondo.',
          ask: 'Non può più avanzare, ma cattura ancora di lato.',
          done: 'È ancora sulla linea di fondo, e da lì ha catturato una torre.',
          traps: {
            small: 'Quella è piccola. La grande non cattura mai la piccola.',
            forward: 'È una cattura, ma in avanti. Usa la torre che è già sulla linea di fondo.',
          },
        },
      },
    },
    points: {
      title: 'Punti',
      about: '5 per una cattura, 3 per la linea di fondo.',
      tell: 'Ogni torre che catturi vale 5 punti, ogni tua torre su una linea di fondo ne vale 3. Sopra il tavoliere vedi i punti fatti finora.',
      tasks: {
        eight: {
          do: 'Guadagna 8 punti con una mossa.',
          ask: '8 è 5 più 3.',
          done: 'Una cattura, e la linea di fondo: 5 punti più 3.',
          traps: {
            line: 'La sola linea di fondo vale 3 punti. Una cattura ne aggiungerebbe 5.',
            beside: 'Così fai 3 punti, e la L4 a fianco può catturare la tua torre.',
          },
        },
        safe: {
          do: 'Metti al sicuro la torre illuminata.',
          ask: 'La L6 di Ebano la minaccia: cattura davanti a sé e di lato. Dove sarà fuori portata?',
          done: 'Fuori portata, e 3 punti. Cerca pericoli come questo prima di ogni mossa.',
          traps: {
            beside: 'La L6 le era proprio a fianco, e l’ha catturata di lato.',
            other: 'La L6 può ancora catturare una delle tue torri. Porta quella illuminata fuori dalla sua portata.',
          },
        },
      },
    },
    frozen: {
      title: 'Tavolieri congelati',
      about: 'Quando non si può più catturare.',
      tell: 'Un tavoliere si congela appena lì nessuno può più catturare nulla, neanche in futuro. Da lì in poi le sue torri restano dove sono, e contano ancora.',
      tasks: {
        freeze: {
          do: 'Congela questo tavoliere con la torre illuminata.',
          ask: 'Quasi tutte le torri si sono superate. Una di Ebano può ancora incontrare le tue.',
          done: 'Le torri rimaste si sono superate o non possono catturarsi. Qui non si muove più nulla.',
          traps: {
            beside: 'La tua L4 potrebbe ancora catturare la M3 al suo fianco: il tavoliere non è congelato.',
            open: 'La M3 di Ebano può ancora catturare o essere catturata: il tavoliere non è congelato.',
          },
        },
      },
    },
    lead: {
      title: 'Chiudi quando sei in testa',
      about: 'Due tavolieri congelati chiudono la partita.',
      tell: 'Appena due tavolieri sono congelati, la partita è finita, e vince chi ha più punti. Qui il tavoliere 2 è già congelato.',
      tasks: {
        end: {
          do: 'Congela il tavoliere 1 e vinci.',
          ask: 'Sei in testa di 2 punti. Dove la M6 di Ebano non potrà mai raggiungere la tua M4?',
          done: 'Le torri si sono superate: la partita è finita, e vinci 35 a 33.',
          traps: { beside: 'Fianco a fianco, la M6 poteva ancora catturare la tua M4, e l’ha fatto: vince Ebano.' },
        },
      },
    },
    finish: {
      title: 'Cattura e chiudi',
      about: 'L’ultima cattura può decidere.',
      tell: 'L’ultima cattura possibile su un tavoliere fa due cose insieme: porta 5 punti e congela il tavoliere.',
      tasks: {
        both: {
          do: 'Vinci la partita con questa mossa.',
          ask: 'Ebano è in testa di 3 punti. Congelare un tavoliere non basta.',
          done: 'Prima i 5 punti, poi la fine: vinci 35 a 33.',
          traps: {
            behind: 'Così congeli il tavoliere 3, ma in testa c’è Ebano. La partita è finita e vince Ebano.',
            beside: 'Quella torre potresti ancora catturarla: si continua, e gli altri muovono prima di te.',
          },
        },
      },
    },
    alive: {
      title: 'Tieni viva la partita',
      about: 'Quando in testa c’è qualcun altro.',
      tell: 'Chi è in testa vuole la fine. Ebano ha 3 punti in più, e manca un solo tavoliere congelato: alla torre illuminata basta superare la tua M6.',
      tasks: {
        block: {
          do: 'Non lasciare che Ebano chiuda la partita.',
          ask: 'Da quale casella deve passare la torre illuminata per superare la tua M6?',
          done: 'La via è chiusa. Ebano deve muovere, e gli resta solo la casella proprio a fianco della tua M6.',
          traps: {
            edge: 'La via lungo il bordo era aperta: la torre illuminata ha superato la tua M6, e vince Ebano.',
            beside: 'La tua M6 le era a fianco. Una mossa avanti, e la torre illuminata l’ha superata: vince Ebano.',
            past: 'Con questa mossa le torri si superano: il tavoliere 1 si congela, e vince Ebano.',
          },
        },
      },
    },
    zihin: {
      title: 'Lo Zihin',
      about: 'Il terzo colore quando si gioca in due.',
      tell: 'Quando si gioca in due, il terzo colore è lo Zihin. Non ha turni: muovi anche le sue torri, ma solo sul tavoliere tra lui ed Ebano.',
      tasks: {
        take: {
          do: 'Cattura con una torre dello Zihin.',
          ask: 'Lo Zihin è grigio. Guarda tutti e tre i tavolieri: quale è tra lui ed Ebano?',
          done: 'Un turno come gli altri: la torre catturata e i suoi 5 punti sono tuoi.',
          traps: { other: 'Questo tavoliere è tra lo Zihin e te. Qui le torri dello Zihin le muove Ebano.' },
        },
        line: {
          do: 'Guadagna 3 punti.',
          ask: 'Una torre dello Zihin sulla linea di partenza di Ebano conta per te.',
          done: 'Conta 3 punti per te. Ebano vuole fare lo stesso sulla tua linea, con le altre torri dello Zihin.',
        },
      },
    },
    game: {
      title: 'Una partita',
      about: 'Contro il livello 1, con l’aiuto.',
      tell: 'Ora una partita a tre. Prima ognuno piazza nove torri sulle proprie linee di partenza, una alla volta. L’aiuto ti avverte prima di un turno che concede molto.',
      tasks: {},
      advice: {
        large: 'Piazza torri grandi di fronte a torri medie: L cattura M.',
        david: 'Piazza la tua S3 sul tavoliere dove hai contro una L6: nient’altro cattura una L6.',
        mixed: 'Su entrambi i tuoi tavolieri piazza una torre di ogni altezza.',
      },
    },
  },
});
