import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

/** Dates stand without an article, which would change before 8 and 11. */
export const account = translation<typeof english>()('it')({
  title: 'Il tuo account',
  lead: 'Il tuo nome, come accedi e che cosa viene conservato su di te.',
  offline: 'Sei offline',
  offlineText: 'Questa pagina ha bisogno del server. Le tue partite in questo browser sono al sicuro.',
  toPlayer: 'Il tuo profilo',
  toModeration: 'Moderazione',
  save: 'Salva',
  copied: 'Copiato.',
  download: 'Scarica',
  print: 'Stampa',

  name: {
    field: 'Nome',
    hint: 'Quello che vedono gli altri. Al massimo 24 caratteri.',
    none: 'Qui non hai ancora un nome',
    noneText: 'Scegline uno e comincia a giocare. L’account può aspettare.',
    take: 'Usa questo nome',
    change: 'Cambia nome',
    changed: 'Ora ti chiami {name}.',
    others: 'Gli altri vedono questo nome al tavolo e nelle trascrizioni.',
  },

  suspended: {
    until: 'La tua partecipazione è sospesa fino al {date}',
    forGood: 'La tua partecipazione è sospesa per sempre',
    why: 'Motivo: {why}',
    text: 'Puoi finire le partite in corso, e leggere, esportare o cancellare ciò che è tuo. Non puoi iniziare partite, scrivere messaggi o segnalare qualcuno.',
  },

  guest: {
    title: 'Giochi senza account',
    text: 'Le tue partite sono legate a questo browser. Se ne cancelli i dati, nessuno può ridartele. Un account le conserva, con i tuoi punteggi, su ogni dispositivo.',
  },

  make: {
    title: 'Crea un account',
    text: 'Le partite che hai giocato senza account vengono con te. Non serve un indirizzo e-mail.',
    nameHint: 'Lo usi per accedere, perciò nessun altro può averlo.',
    passwordHint: 'Almeno {n} caratteri. Una frase è facile da ricordare.',
    withPassword: 'Crea l’account',
    withPasskey: 'Crealo con una passkey',
    passkeyText: 'Una passkey resta nel tuo dispositivo e funziona come il suo sblocco. Non c’è nulla da ricordare.',
    made: 'Account creato.',
    passkeyFailed: 'Account creato, ma senza passkey. Aggiungine una qui sotto, o imposta una password.',
  },

  codes: {
    title: 'Codici di recupero',
    shown: 'Conserva questi codici di recupero',
    text: 'Ognuno ti fa accedere una volta, se perdi la password o la passkey. Non vengono mostrati una seconda volta.',
    left: { one: 'Resta {n} codice.', other: 'Restano {n} codici.' },
    anew: 'Crea nuovi codici',
    anewText: 'I nuovi codici sostituiscono i vecchi.',
    kept: 'Li ho conservati',
    unkept: 'Prima conservali: non vengono mostrati una seconda volta. Chiudi ancora per continuare senza.',
    file: 'threefold-codici-di-recupero.txt',
    fileHead: 'Codici di recupero di {name} per {site}',
    copyAll: 'Copia tutti',
  },

  signIn: {
    title: 'Accedi',
    text: 'Hai già un account? Quello che hai giocato qui senza account viene con te.',
    how: 'Come accedi',
    byPassword: 'Password',
    byCode: 'Codice di recupero',
    code: 'Codice di recupero',
    codeHint: 'Un codice vale una volta sola.',
    button: 'Accedi',
    passkey: 'Accedi con una passkey',
    done: 'Accesso eseguito come {name}.',
  },

  confirm: {
    title: 'Conferma che sei tu',
    text: 'Prima di procedere, accedi ancora una volta.',
    button: 'Continua',
    passkey: 'Conferma con una passkey',
    recovering: 'Hai usato un codice di recupero. Se non ricordi più la password, impostane prima una nuova.',
  },

  password: {
    title: 'Password',
    has: 'Impostata. Se la cambi, gli altri dispositivi vengono disconnessi.',
    hasNot: 'Non impostata. Accedi con una passkey o un codice di recupero.',
    set: 'Imposta password',
    old: 'Password attuale',
    fresh: 'Nuova password',
    done: 'Password impostata. Gli altri dispositivi sono disconnessi.',
  },

  passkeys: {
    title: 'Passkey',
    text: 'Restano nei tuoi dispositivi e funzionano come il loro sblocco.',
    add: 'Aggiungi passkey',
    labelGiven: 'Passkey, {date}',
    made: 'Creata: {date}; ultimo uso: {when}',
    remove: 'Rimuovi la passkey {label}',
    added: 'Passkey aggiunta.',
    removed: 'Passkey rimossa.',
    unsupported: 'Questo browser non supporta le passkey.',
  },

  sessions: {
    title: 'Dispositivi collegati',
    here: 'questo dispositivo',
    seen: 'Ultimo uso: {when}',
    end: 'Disconnetti',
    endOf: 'Disconnetti {device}',
    ended: 'Dispositivo disconnesso.',
  },

  notices: {
    title: 'Notifiche',
    push: 'Avvisami quando tocca a me',
    pushAbout: 'Per le partite per corrispondenza, su questo dispositivo, anche a pagina chiusa.',
    denied: 'Questo browser blocca le notifiche di questo sito. Puoi permetterle nelle sue impostazioni.',
    unsupported: 'Questo browser non può mostrare notifiche.',
    failed: 'Il browser non è riuscito ad attivare le notifiche.',
    webhook: 'Webhook',
    webhookAbout: 'Il server chiama questo indirizzo quando tocca a te.',
    webhookField: 'Indirizzo',
    webhookSave: 'Salva',
    webhookRemove: 'Rimuovi il webhook',
    webhookRemoved: 'Webhook rimosso.',
    webhookFailing: 'Le ultime chiamate non sono arrivate.',
    secret: 'Segreto del webhook',
    secretText: 'Firma ogni chiamata. Non viene mostrato una seconda volta.',
    holiday: 'Vacanza',
    holidayAbout: 'I tuoi orologi nelle partite per corrispondenza si fermano.',
    holidayLeft: { one: 'Resta {n} giorno quest’anno.', other: 'Restano {n} giorni quest’anno.' },
  },

  bots: {
    title: 'Bot',
    text: 'Un bot è un account con cui gioca un programma, con lo stesso protocollo delle persone.',
    field: 'Nome del bot',
    add: 'Crea un bot',
    made: 'Creato: {date}; ultima visita: {when}',
    token: 'Il token di {name}',
    tokenText: 'Il programma lo usa per connettersi. Non viene mostrato una seconda volta.',
    remove: 'Elimina il bot {name}',
    removeTitle: 'Eliminare {name}?',
    removeText: 'Il suo token non vale più da subito, e perde le partite in corso.',
    removeNow: 'Elimina il bot',
    removed: 'Bot eliminato.',
  },

  people: {
    title: 'Account bloccati e silenziati',
    text: 'Persone che non vuoi sentire.',
    none: 'Nessuno.',
    blocked: 'account bloccato',
    muted: 'account silenziato',
    show: 'Mostra',
    unblock: 'Sblocca',
    unmute: 'Riattiva',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Tutto ciò che questo server conserva su di te, in un file.',
    export: 'Esporta i miei dati',
    exportFile: 'threefold-i-miei-dati.json',
    signOut: 'Esci',
    delete: 'Elimina il mio account',
    deleteGuest: 'Elimina i miei dati',
    deleteTitle: 'Eliminare tutto?',
    deleteText:
      'Il tuo nome, i modi di accedere, i punteggi e i messaggi vengono eliminati per sempre. Le partite finite restano, senza il tuo nome. Perdi le partite in corso.',
    deleteField: 'Scrivi il tuo nome, {name}, per confermare',
    deleteNow: 'Elimina per sempre',
    deleted: 'Dati eliminati.',
  },

  when: {
    now: 'proprio ora',
    today: 'oggi alle {time}',
    yesterday: 'ieri',
    on: '{date}',
  },
});
