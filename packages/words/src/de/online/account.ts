import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

export const account = translation<typeof english>()('de')({
  title: 'Dein Konto',
  lead: 'Dein Name, wie du dich anmeldest und was über dich gespeichert ist.',
  offline: 'Du bist offline',
  offlineText: 'Diese Seite braucht den Server. Deine Partien in diesem Browser sind sicher.',
  toPlayer: 'Dein Profil',
  toModeration: 'Moderation',
  save: 'Speichern',
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
    text: 'Laufende Partien kannst du zu Ende spielen, und was dir gehört, kannst du lesen, herunterladen oder löschen. Du kannst keine Partien beginnen, nichts schreiben und nichts melden.',
  },

  guest: {
    title: 'Du bist zu Gast',
    text: 'Deine Partien sind an diesen Browser gebunden. Löschst du seine Daten, kann sie niemand zurückholen. Mit einem Konto hast du sie und deine Wertungen auf jedem Gerät.',
  },

  make: {
    title: 'Konto anlegen',
    text: 'Partien, die du als Gast gespielt hast, kommen mit. Du brauchst keine E-Mail-Adresse.',
    nameHint: 'Du meldest dich damit an, also kann niemand sonst so heißen.',
    passwordHint: 'Mindestens {n} Zeichen. Ein Satz lässt sich leicht merken.',
    withPassword: 'Konto anlegen',
    withPasskey: 'Mit Passkey anlegen',
    passkeyText:
      'Ein Passkey wird auf deinem Gerät gespeichert und funktioniert so, wie du es entsperrst. Du musst dir nichts merken.',
    made: 'Dein Konto ist angelegt.',
    passkeyFailed: 'Dein Konto ist angelegt, der Passkey aber nicht. Füg unten einen hinzu oder leg ein Passwort fest.',
  },

  codes: {
    title: 'Notfallcodes',
    shown: 'Speichere diese Notfallcodes',
    text: 'Wenn du Passwort oder Passkey verlierst, meldet dich jeder Code einmal an. Sie werden nicht noch einmal gezeigt.',
    left: { one: 'Noch {n} Code.', other: 'Noch {n} Codes.' },
    anew: 'Neue Codes',
    anewText: 'Neue Codes ersetzen die alten.',
    kept: 'Ich habe sie gespeichert',
    unkept:
      'Speichere sie zuerst: Sie werden nicht noch einmal gezeigt. Schließ noch einmal, um ohne sie weiterzumachen.',
    file: 'threefold-notfallcodes.txt',
    fileHead: 'Notfallcodes von {name} für {site}',
    copyAll: 'Alle kopieren',
  },

  signIn: {
    title: 'Anmelden',
    text: 'Du hast schon ein Konto? Partien, die du hier als Gast gespielt hast, kommen mit.',
    how: 'Wie du dich anmeldest',
    byPassword: 'Passwort',
    byCode: 'Notfallcode',
    code: 'Notfallcode',
    codeHint: 'Jeder Code gilt einmal.',
    button: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    done: 'Du bist als {name} angemeldet.',
  },

  confirm: {
    title: 'Bestätige, dass du es bist',
    text: 'Melde dich vorher noch einmal an.',
    button: 'Weiter',
    passkey: 'Mit Passkey bestätigen',
    recovering:
      'Du hast dich mit einem Notfallcode angemeldet. Weißt du dein Passwort nicht mehr, leg zuerst ein neues fest.',
  },

  password: {
    title: 'Passwort',
    has: 'Festgelegt. Wenn du es änderst, wirst du überall sonst abgemeldet.',
    hasNot: 'Nicht festgelegt. Du meldest dich mit einem Passkey oder einem Notfallcode an.',
    set: 'Passwort festlegen',
    old: 'Aktuelles Passwort',
    fresh: 'Neues Passwort',
    done: 'Passwort festgelegt. Überall sonst bist du abgemeldet.',
  },

  passkeys: {
    title: 'Passkeys',
    text: 'Auf deinen Geräten gespeichert; sie funktionieren so, wie du die Geräte entsperrst.',
    add: 'Passkey hinzufügen',
    labelGiven: 'Passkey vom {date}',
    made: 'Hinzugefügt am {date}, zuletzt genutzt {when}',
    remove: 'Passkey {label} entfernen',
    added: 'Passkey hinzugefügt.',
    removed: 'Passkey entfernt.',
    unsupported: 'Dieser Browser unterstützt keine Passkeys.',
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
    push: 'Benachrichtigen, wenn ich am Zug bin',
    pushAbout: 'Bei Fernpartien, auf diesem Gerät, auch bei geschlossener Seite.',
    denied:
      'Dieser Browser blockiert hier Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Website erlauben.',
    unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    failed: 'Der Browser konnte die Benachrichtigungen nicht einschalten.',
    webhook: 'Webhook',
    webhookAbout: 'Der Server ruft diese Adresse auf, wenn du am Zug bist.',
    webhookField: 'Adresse',
    webhookSave: 'Speichern',
    webhookRemove: 'Webhook entfernen',
    webhookRemoved: 'Webhook entfernt.',
    webhookFailing: 'Die letzten Aufrufe sind nicht angekommen.',
    secret: 'Webhook-Geheimnis',
    secretText: 'Jeder Aufruf ist damit signiert. Es wird nicht noch einmal gezeigt.',
    holiday: 'Urlaub',
    holidayAbout: 'Deine Uhren in Fernpartien stehen still.',
    holidayLeft: {
      one: 'Noch {n} Tag in diesem Jahr.',
      other: 'Noch {n} Tage in diesem Jahr.',
    },
  },

  bots: {
    title: 'Bots',
    text: 'Ein Bot ist ein Konto, mit dem ein Programm spielt, über dasselbe Protokoll wie Menschen.',
    field: 'Name des Bots',
    add: 'Bot anlegen',
    made: 'Angelegt am {date}, zuletzt hier {when}',
    token: 'Token von {name}',
    tokenText: 'Das Programm weist sich beim Verbinden damit aus. Es wird nicht noch einmal gezeigt.',
    remove: 'Bot {name} löschen',
    removeTitle: '{name} löschen?',
    removeText: 'Das Token ist sofort ungültig, und laufende Partien verliert der Bot.',
    removeNow: 'Bot löschen',
    removed: 'Bot gelöscht.',
  },

  people: {
    title: 'Blockiert und stummgeschaltet',
    text: 'Von wem du nichts hören willst.',
    none: 'Niemand.',
    blocked: 'blockiert',
    muted: 'stummgeschaltet',
    show: 'Anzeigen',
    unblock: 'Blockierung aufheben',
    unmute: 'Nicht mehr stummschalten',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Alles, was dieser Server über dich speichert, als Datei.',
    export: 'Meine Daten exportieren',
    exportFile: 'threefold-meine-daten.json',
    signOut: 'Abmelden',
    delete: 'Konto löschen',
    deleteGuest: 'Daten löschen',
    deleteTitle: 'Alles löschen?',
    deleteText:
      'Dein Name, deine Anmeldung, Wertungen und Chatnachrichten werden endgültig gelöscht. Beendete Partien bleiben, ohne deinen Namen. Laufende Partien verlierst du.',
    deleteField: 'Tippe zur Bestätigung deinen Namen ein: {name}',
    deleteNow: 'Endgültig löschen',
    deleted: 'Gelöscht.',
  },

  when: {
    now: 'gerade eben',
    today: 'heute um {time}',
    yesterday: 'gestern',
    on: 'am {date}',
  },
});
