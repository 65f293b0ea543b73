import type { account as english } from '../../en/online/account.ts';
import { translation } from '../../message.ts';

export const account = translation<typeof english>()('de')({
  title: 'Dein Konto',
  lead: 'Dein Name, wie du dich anmeldest und was über dich gespeichert ist.',
  offline: 'Die Verbindung ist weg',
  offlineText: 'Diese Seite braucht den Server. Deine Partien in diesem Browser sind sicher.',
  toPlayer: 'Dein Profil',
  toModeration: 'Für Betreiber',
  save: 'Sichern',
  copied: 'Kopiert.',
  download: 'Als Datei',
  print: 'Drucken',

  name: {
    field: 'Name',
    hint: 'So sehen dich andere. Höchstens 24 Zeichen.',
    none: 'Du hast hier noch keinen Namen',
    noneText: 'Wähle einen und spiel sofort. Ein Konto kann später kommen.',
    take: 'Namen nehmen',
    change: 'Namen ändern',
    changed: 'Du heißt jetzt {name}.',
    others: 'Andere sehen diesen Namen am Tisch und in Mitschriften.',
  },

  suspended: {
    until: 'Du bist bis {date} gesperrt',
    forGood: 'Du bist für immer gesperrt',
    why: 'Der Grund: {why}',
    text: 'Laufende Partien kannst du beenden, und was dir gehört, lesen, herunterladen oder löschen. Du kannst keine Partien beginnen, nichts schreiben und nichts melden.',
  },

  guest: {
    title: 'Du bist zu Gast',
    text: 'Deine Partien hängen an diesem Browser. Löschst du seine Daten, kann sie dir niemand zurückgeben. Mit einem Konto behältst du sie und deine Wertungen auf jedem Gerät.',
  },

  make: {
    title: 'Konto anlegen',
    text: 'Partien, die du als Gast gespielt hast, kommen mit. Eine Mailadresse brauchst du nicht.',
    nameHint: 'Du meldest dich damit an, also kann niemand sonst so heißen.',
    passwordHint: 'Mindestens {n} Zeichen. Ein Satz lässt sich leicht merken.',
    withPassword: 'Konto anlegen',
    withPasskey: 'Mit Passkey anlegen',
    passkeyText:
      'Einen Passkey bewahrt dein Gerät auf, und du öffnest ihn, wie du das Gerät entsperrst. Du musst dir nichts merken.',
    made: 'Dein Konto ist da.',
    passkeyFailed: 'Das Konto ist da, der Passkey aber nicht. Füge unten einen hinzu oder setze ein Passwort.',
  },

  codes: {
    title: 'Notfallcodes',
    shown: 'Sichere diese Notfallcodes',
    text: 'Jeder von ihnen meldet dich einmal an, wenn du Passwort oder Passkey verlierst. Sie werden nicht noch einmal gezeigt.',
    left: { one: '{n} Code ist übrig.', other: '{n} Codes sind übrig.' },
    anew: 'Neue Codes',
    anewText: 'Neue Codes machen die alten ungültig.',
    kept: 'Sie sind gesichert',
    unkept: 'Sichere sie erst: Sie werden nicht noch einmal gezeigt. Schließe noch einmal, um ohne sie weiterzugehen.',
    file: 'threefold-notfallcodes.txt',
    fileHead: 'Notfallcodes von {name} für {site}',
    copyAll: 'Alle kopieren',
  },

  signIn: {
    title: 'Anmelden',
    text: 'Du hast schon ein Konto? Was du hier als Gast gespielt hast, kommt mit.',
    how: 'Wie du dich anmeldest',
    byPassword: 'Passwort',
    byCode: 'Notfallcode',
    code: 'Notfallcode',
    codeHint: 'Ein Code gilt einmal.',
    button: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    done: 'Du bist als {name} angemeldet.',
  },

  confirm: {
    title: 'Bist du es?',
    text: 'Zeige vorher noch einmal, dass das Konto dir gehört.',
    button: 'Weiter',
    passkey: 'Mit Passkey bestätigen',
    recovering:
      'Du hast dich mit einem Notfallcode angemeldet. Weißt du dein Passwort nicht mehr, setze zuerst ein neues.',
  },

  password: {
    title: 'Passwort',
    has: 'Gesetzt. Du kannst es hier ändern; überall sonst wirst du dann abgemeldet.',
    hasNot: 'Nicht gesetzt. Du meldest dich mit einem Passkey oder einem Notfallcode an.',
    set: 'Passwort setzen',
    old: 'Bisheriges Passwort',
    fresh: 'Neues Passwort',
    done: 'Das Passwort ist gesetzt. Überall sonst bist du abgemeldet.',
  },

  passkeys: {
    title: 'Passkeys',
    text: 'Deine Geräte bewahren sie auf, und du öffnest sie, wie du die Geräte entsperrst.',
    add: 'Neuer Passkey',
    labelGiven: 'Passkey vom {date}',
    made: 'Angelegt am {date}, zuletzt genutzt {when}',
    remove: 'Passkey {label} entfernen',
    added: 'Der Passkey ist hinzugefügt.',
    removed: 'Der Passkey ist entfernt.',
    unsupported: 'Dieser Browser kennt keine Passkeys.',
  },

  sessions: {
    title: 'Wo du angemeldet bist',
    here: 'dieses Gerät',
    seen: 'Zuletzt genutzt {when}',
    end: 'Abmelden',
    endOf: 'Abmelden: {device}',
    ended: 'Dort bist du abgemeldet.',
  },

  notices: {
    title: 'Benachrichtigungen',
    push: 'Melden, wenn ich am Zug bin',
    pushAbout: 'Bei Fernpartien, auch bei geschlossener Seite. Auf diesem Gerät.',
    denied:
      'Dieser Browser erlaubt hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.',
    unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    failed: 'Der Browser konnte die Benachrichtigungen nicht einschalten.',
    webhook: 'Webhook',
    webhookAbout: 'Der Server ruft diese Adresse auf, wenn du am Zug bist.',
    webhookField: 'Adresse',
    webhookSave: 'Setzen',
    webhookRemove: 'Webhook entfernen',
    webhookRemoved: 'Der Webhook ist entfernt.',
    webhookFailing: 'Die letzten Aufrufe sind nicht angekommen.',
    secret: 'Das Geheimnis des Webhooks',
    secretText: 'Jeder Aufruf ist damit unterschrieben. Es wird nicht noch einmal gezeigt.',
    holiday: 'Urlaub',
    holidayAbout: 'Die Uhren deiner Fernpartien stehen still.',
    holidayLeft: {
      one: 'In diesem Jahr ist noch {n} Tag übrig.',
      other: 'In diesem Jahr sind noch {n} Tage übrig.',
    },
  },

  bots: {
    title: 'Bots',
    text: 'Ein Bot ist ein eigenes Konto, mit dem ein Programm spielt, über dieselbe Leitung wie Menschen.',
    field: 'Name des Bots',
    add: 'Bot anlegen',
    made: 'Angelegt am {date}, zuletzt hier {when}',
    token: 'Das Token von {name}',
    tokenText: 'Das Programm weist sich beim Verbinden damit aus. Es wird nicht noch einmal gezeigt.',
    remove: 'Bot {name} auflösen',
    removeTitle: '{name} auflösen?',
    removeText: 'Das Token ist sofort ungültig, und laufende Partien verliert der Bot.',
    removeNow: 'Bot auflösen',
    removed: 'Der Bot ist aufgelöst.',
  },

  people: {
    title: 'Blockiert und stumm',
    text: 'Von wem du nichts hören willst.',
    none: 'Niemand.',
    blocked: 'blockiert',
    muted: 'stumm',
    show: 'Anzeigen',
    unblock: 'Block aufheben',
    unmute: 'Wieder hören',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Alles, was dieser Server über dich speichert, als Datei.',
    export: 'Daten exportieren',
    exportFile: 'threefold-meine-daten.json',
    signOut: 'Abmelden',
    delete: 'Konto löschen',
    deleteGuest: 'Daten löschen',
    deleteTitle: 'Alles davon löschen?',
    deleteText:
      'Dein Name, deine Anmeldung, Wertungen und Nachrichten im Chat werden endgültig gelöscht. Beendete Partien bleiben, ohne deinen Namen. Laufende Partien verlierst du.',
    deleteField: 'Tippe zur Bestätigung deinen Namen ein: {name}',
    deleteNow: 'Endgültig löschen',
    deleted: 'Alles ist gelöscht.',
  },

  when: {
    now: 'gerade eben',
    today: 'heute um {time}',
    yesterday: 'gestern',
    on: 'am {date}',
  },
});
