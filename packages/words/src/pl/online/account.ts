import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

export const account = translation<typeof english>()('pl')({
  title: 'Twoje konto',
  lead: 'Twój nick, logowanie i to, co jest o tobie przechowywane.',
  offline: 'Jesteś offline',
  offlineText: 'Ta strona potrzebuje serwera. Twoje partie w tej przeglądarce są bezpieczne.',
  toPlayer: 'Twój profil',
  toModeration: 'Dla operatorów',
  save: 'Zapisz',
  copied: 'Skopiowano.',
  download: 'Pobierz',
  print: 'Drukuj',

  name: {
    field: 'Nick',
    hint: 'Widzą go inni. Do 24 znaków.',
    none: 'Nie masz tu jeszcze nicku',
    noneText: 'Wybierz go i graj od razu. Konto może poczekać.',
    take: 'Użyj tego nicku',
    change: 'Zmień nick',
    changed: 'Twój nick to teraz {name}.',
    others: 'Inni widzą ten nick przy stole i w zapisach.',
  },

  suspended: {
    until: 'Twój udział jest zawieszony do {date}',
    forGood: 'Twój udział jest zawieszony na zawsze',
    why: 'Powód: {why}',
    text: 'Możesz dokończyć partie w toku oraz czytać, eksportować i usuwać to, co twoje. Nie możesz zaczynać partii, pisać wiadomości ani nikogo zgłaszać.',
  },

  guest: {
    title: 'Grasz jako gość',
    text: 'Twoje partie są związane z tą przeglądarką. Jeśli wyczyścisz jej dane, nikt ci ich nie odda. Konto zachowuje je razem z rankingami na każdym urządzeniu.',
  },

  make: {
    title: 'Załóż konto',
    text: 'Partie, które grasz jako gość, zostają z tobą. Adres e-mail nie jest potrzebny.',
    nameHint: 'Służy do logowania, więc nikt inny nie może go mieć.',
    passwordHint: 'Co najmniej {n} znaków. Zdanie łatwo zapamiętać.',
    withPassword: 'Załóż konto',
    withPasskey: 'Załóż z kluczem dostępu',
    passkeyText:
      'Klucz dostępu jest zapisany w twoim urządzeniu i działa tak jak jego odblokowanie. Nie trzeba niczego pamiętać.',
    made: 'Konto założone.',
    passkeyFailed: 'Konto założone, ale klucz dostępu nie powstał. Dodaj go niżej albo ustaw hasło.',
  },

  codes: {
    title: 'Kody odzyskiwania',
    shown: 'Zapisz te kody odzyskiwania',
    text: 'Każdy z nich loguje cię jeden raz, jeśli stracisz hasło albo klucz dostępu. Nie będą pokazane ponownie.',
    left: {
      one: 'Został {n} kod.',
      few: 'Zostały {n} kody.',
      many: 'Zostało {n} kodów.',
      other: 'Zostało {n} kodu.',
    },
    anew: 'Utwórz nowe',
    anewText: 'Nowe kody zastępują stare.',
    kept: 'Mam je zapisane',
    unkept: 'Najpierw je zapisz: nie będą pokazane ponownie. Zamknij jeszcze raz, żeby iść dalej bez nich.',
    file: 'threefold-kody-odzyskiwania.txt',
    fileHead: 'Kody odzyskiwania, {name}, {site}',
    copyAll: 'Kopiuj kody',
  },

  signIn: {
    title: 'Zaloguj się',
    text: 'Masz już konto? To, co grasz tu jako gość, zostaje z tobą.',
    how: 'Jak się logujesz',
    byPassword: 'Hasło',
    byCode: 'Kod odzyskiwania',
    code: 'Kod odzyskiwania',
    codeHint: 'Kod działa jeden raz.',
    button: 'Zaloguj się',
    passkey: 'Zaloguj kluczem dostępu',
    done: 'Zalogowano: {name}.',
  },

  confirm: {
    title: 'Potwierdź, że to ty',
    text: 'Zanim to się stanie, zaloguj się jeszcze raz.',
    button: 'Dalej',
    passkey: 'Potwierdź kluczem dostępu',
    recovering: 'To logowanie kodem odzyskiwania. Jeśli nie pamiętasz już hasła, najpierw ustaw nowe.',
  },

  password: {
    title: 'Hasło',
    has: 'Ustawione. Gdy je zmienisz, pozostałe urządzenia zostaną wylogowane.',
    hasNot: 'Nieustawione. Logujesz się kluczem dostępu albo kodem odzyskiwania.',
    set: 'Ustaw hasło',
    old: 'Obecne hasło',
    fresh: 'Nowe hasło',
    done: 'Hasło ustawione. Pozostałe urządzenia zostały wylogowane.',
  },

  passkeys: {
    title: 'Klucze dostępu',
    text: 'Są zapisane w twoich urządzeniach i działają tak jak ich odblokowanie.',
    add: 'Dodaj klucz',
    labelGiven: 'Klucz z dnia {date}',
    made: 'Utworzony: {date}, ostatnio użyty: {when}',
    remove: 'Usuń klucz dostępu: {label}',
    added: 'Klucz dostępu dodany.',
    removed: 'Klucz dostępu usunięty.',
    unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
  },

  sessions: {
    title: 'Zalogowane urządzenia',
    here: 'to urządzenie',
    seen: 'Ostatnio użyte: {when}',
    end: 'Wyloguj',
    endOf: 'Wyloguj: {device}',
    ended: 'Wylogowano tamto urządzenie.',
  },

  notices: {
    title: 'Powiadomienia',
    push: 'Powiadom, gdy moja kolej',
    pushAbout: 'W partiach korespondencyjnych, na tym urządzeniu, także gdy ta strona jest zamknięta.',
    denied: 'Ta przeglądarka blokuje powiadomienia z tej witryny. Pozwolisz na nie w jej ustawieniach.',
    unsupported: 'Ta przeglądarka nie może pokazywać powiadomień.',
    failed: 'Przeglądarka nie mogła włączyć powiadomień.',
    webhook: 'Webhook',
    webhookAbout: 'Serwer wywołuje ten adres, gdy przychodzi twoja kolej.',
    webhookField: 'Adres',
    webhookSave: 'Zapisz',
    webhookRemove: 'Usuń webhook',
    webhookRemoved: 'Webhook usunięty.',
    webhookFailing: 'Ostatnie wywołania nie dotarły.',
    secret: 'Sekret webhooka',
    secretText: 'Każde wywołanie jest nim podpisane. Nie będzie pokazany ponownie.',
    holiday: 'Urlop',
    holidayAbout: 'Twoje zegary w partiach korespondencyjnych stoją.',
    holidayLeft: {
      one: 'W tym roku został {n} dzień.',
      few: 'W tym roku zostały {n} dni.',
      many: 'W tym roku zostało {n} dni.',
      other: 'W tym roku zostało {n} dnia.',
    },
  },

  bots: {
    title: 'Boty',
    text: 'Bot to konto, na którym gra program, tym samym protokołem co ludzie.',
    field: 'Nazwa bota',
    add: 'Utwórz bota',
    made: 'Utworzony: {date}, ostatnio tutaj: {when}',
    token: 'Token bota {name}',
    tokenText: 'Program podaje go przy połączeniu. Nie będzie pokazany ponownie.',
    remove: 'Usuń bota {name}',
    removeTitle: 'Usunąć bota {name}?',
    removeText: 'Jego token od razu traci ważność, a trwające partie są dla niego przegrane.',
    removeNow: 'Usuń bota',
    removed: 'Bot usunięty.',
  },

  people: {
    title: 'Blokady i wyciszenia',
    text: 'Osoby, od których nie chcesz nic słyszeć.',
    none: 'Nikt.',
    blocked: 'blokada',
    muted: 'wyciszenie',
    show: 'Pokaż',
    unblock: 'Odblokuj',
    unmute: 'Cofnij wyciszenie',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Wszystko, co ten serwer o tobie przechowuje, jako plik.',
    export: 'Eksportuj dane',
    exportFile: 'threefold-moje-dane.json',
    signOut: 'Wyloguj',
    delete: 'Usuń moje konto',
    deleteGuest: 'Usuń moje dane',
    deleteTitle: 'Usunąć wszystko?',
    deleteText:
      'Twój nick, sposoby logowania, rankingi i wiadomości znikną na zawsze. Zakończone partie zostaną, bez twojego nicku. Partie w toku będą dla ciebie przegrane.',
    deleteField: 'Wpisz swój nick, {name}, żeby potwierdzić',
    deleteNow: 'Usuń na zawsze',
    deleted: 'Wszystko usunięte.',
  },

  when: {
    now: 'przed chwilą',
    today: 'dzisiaj, {time}',
    yesterday: 'wczoraj',
    on: '{date}',
  },
});
