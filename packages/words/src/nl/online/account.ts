import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

export const account = translation<typeof english>()('nl')({
  title: 'Je account',
  lead: 'Je naam, hoe je inlogt en wat er over je bewaard wordt.',
  offline: 'Je bent offline',
  offlineText: 'Deze pagina heeft de server nodig. Je partijen in deze browser zijn veilig.',
  toPlayer: 'Je profiel',
  toModeration: 'Voor beheerders',
  save: 'Opslaan',
  copied: 'Gekopieerd.',
  download: 'Downloaden',
  print: 'Printen',

  name: {
    field: 'Naam',
    hint: 'Wat anderen zien. Hoogstens 24 tekens.',
    none: 'Je hebt hier nog geen naam',
    noneText: 'Kies er een en speel meteen. Een account kan later.',
    take: 'Deze naam gebruiken',
    change: 'Naam wijzigen',
    changed: 'Je heet nu {name}.',
    others: 'Anderen zien deze naam aan tafel en in partijverslagen.',
  },

  suspended: {
    until: 'Je bent geschorst tot {date}',
    forGood: 'Je bent voorgoed geschorst',
    why: 'Reden: {why}',
    text: 'Je kunt lopende partijen uitspelen, en lezen, exporteren of wissen wat van jou is. Je kunt geen partijen beginnen, niet schrijven en niets melden.',
  },

  guest: {
    title: 'Je speelt als gast',
    text: 'Je partijen zitten vast aan deze browser. Wis je zijn gegevens, dan kan niemand ze je teruggeven. Met een account houd je ze, met je ratings, op elk apparaat.',
  },

  make: {
    title: 'Account aanmaken',
    text: 'Partijen die je als gast hebt gespeeld, gaan mee. Je hebt geen e-mailadres nodig.',
    nameHint: 'Je logt ermee in, dus niemand anders kan zo heten.',
    passwordHint: 'Minstens {n} tekens. Een zin is makkelijk te onthouden.',
    withPassword: 'Account aanmaken',
    withPasskey: 'Met een passkey',
    passkeyText:
      'Je apparaat bewaart de passkey; je gebruikt hem zoals je het apparaat ontgrendelt (vinger, gezicht of code). Je hoeft niets te onthouden.',
    made: 'Je account is klaar.',
    passkeyFailed: 'Je account is klaar, maar zonder passkey. Voeg er hieronder een toe, of stel een wachtwoord in.',
  },

  codes: {
    title: 'Herstelcodes',
    shown: 'Bewaar deze herstelcodes',
    text: 'Met elk daarvan log je één keer in, als je je wachtwoord of passkey kwijt bent. Ze worden niet nog eens getoond.',
    left: { one: 'Er is nog {n} code over.', other: 'Er zijn nog {n} codes over.' },
    anew: 'Nieuwe codes',
    anewText: 'Nieuwe codes vervangen de oude.',
    kept: 'Ze zijn bewaard',
    unkept: 'Bewaar ze eerst: ze worden niet nog eens getoond. Sluit nog een keer om zonder ze verder te gaan.',
    file: 'threefold-herstelcodes.txt',
    fileHead: 'Herstelcodes van {name} voor {site}',
    copyAll: 'Alles kopiëren',
  },

  signIn: {
    title: 'Inloggen',
    text: 'Heb je al een account? Wat je hier als gast hebt gespeeld, gaat mee.',
    how: 'Hoe je inlogt',
    byPassword: 'Wachtwoord',
    byCode: 'Herstelcode',
    code: 'Herstelcode',
    codeHint: 'Een code werkt één keer.',
    button: 'Inloggen',
    passkey: 'Inloggen met een passkey',
    done: 'Je bent ingelogd als {name}.',
  },

  confirm: {
    title: 'Bevestig dat jij het bent',
    text: 'Log nog een keer in voordat dit gebeurt.',
    button: 'Verder',
    passkey: 'Bevestigen met een passkey',
    recovering: 'Je bent ingelogd met een herstelcode. Weet je je wachtwoord niet meer, stel dan eerst een nieuw in.',
  },

  password: {
    title: 'Wachtwoord',
    has: 'Ingesteld. Wijzig je het, dan word je overal elders uitgelogd.',
    hasNot: 'Niet ingesteld. Je logt in met een passkey of een herstelcode.',
    set: 'Wachtwoord instellen',
    old: 'Huidig wachtwoord',
    fresh: 'Nieuw wachtwoord',
    done: 'Het wachtwoord is ingesteld. Overal elders ben je uitgelogd.',
  },

  passkeys: {
    title: 'Passkeys',
    text: 'Je apparaten bewaren ze; je gebruikt ze zoals je het apparaat ontgrendelt (vinger, gezicht of code).',
    add: 'Nieuwe passkey',
    labelGiven: 'Passkey van {date}',
    made: 'Gemaakt op {date}, laatst gebruikt {when}',
    remove: 'Passkey {label} verwijderen',
    added: 'Passkey toegevoegd.',
    removed: 'Passkey verwijderd.',
    unsupported: 'Deze browser ondersteunt geen passkeys.',
  },

  sessions: {
    title: 'Waar je bent ingelogd',
    here: 'dit apparaat',
    seen: 'Laatst gebruikt {when}',
    end: 'Uitloggen',
    endOf: 'Uitloggen: {device}',
    ended: 'Daar ben je uitgelogd.',
  },

  notices: {
    title: 'Meldingen',
    push: 'Seintje als ik aan de beurt ben',
    pushAbout: 'Bij correspondentiepartijen, ook als deze pagina dicht is. Op dit apparaat.',
    denied: 'Deze browser blokkeert meldingen van hier. Je kunt ze toestaan in zijn instellingen voor deze site.',
    unsupported: 'Deze browser kan geen meldingen tonen.',
    failed: 'De browser kon de meldingen niet aanzetten.',
    webhook: 'Webhook',
    webhookAbout: 'De server roept dit adres aan als het jouw beurt is.',
    webhookField: 'Adres',
    webhookSave: 'Opslaan',
    webhookRemove: 'Webhook verwijderen',
    webhookRemoved: 'Webhook verwijderd.',
    webhookFailing: 'De laatste aanroepen kwamen niet aan.',
    secret: 'Geheim van de webhook',
    secretText: 'Elke aanroep is ermee ondertekend. Het wordt niet nog eens getoond.',
    holiday: 'Vakantie',
    holidayAbout: 'De klokken van je correspondentiepartijen staan stil.',
    holidayLeft: { one: 'Er is dit jaar nog {n} dag over.', other: 'Er zijn dit jaar nog {n} dagen over.' },
  },

  bots: {
    title: 'Bots',
    text: 'Een bot is een account waarmee een programma speelt, via hetzelfde protocol als mensen.',
    field: 'Naam van de bot',
    add: 'Bot maken',
    made: 'Gemaakt op {date}, laatst hier {when}',
    token: 'Het token van {name}',
    tokenText: 'Het programma stuurt het mee bij het verbinden. Het wordt niet nog eens getoond.',
    remove: 'Bot {name} verwijderen',
    removeTitle: '{name} verwijderen?',
    removeText: 'Het token is meteen ongeldig, en de bot verliest zijn lopende partijen.',
    removeNow: 'Bot verwijderen',
    removed: 'Bot verwijderd.',
  },

  people: {
    title: 'Geblokkeerd en gedempt',
    text: 'Van wie je niets wilt horen.',
    none: 'Niemand.',
    blocked: 'geblokkeerd',
    muted: 'gedempt',
    show: 'Tonen',
    unblock: 'Deblokkeren',
    unmute: 'Weer horen',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Alles wat deze server over je bewaart, als bestand.',
    export: 'Gegevens exporteren',
    exportFile: 'threefold-mijn-gegevens.json',
    signOut: 'Uitloggen',
    delete: 'Account verwijderen',
    deleteGuest: 'Gegevens wissen',
    deleteTitle: 'Alles wissen?',
    deleteText:
      'Je naam, hoe je inlogt, je ratings en je chatberichten worden voorgoed gewist. Afgelopen partijen blijven, zonder je naam. Je verliest lopende partijen.',
    deleteField: 'Typ je naam, {name}, om te bevestigen',
    deleteNow: 'Voorgoed wissen',
    deleted: 'Alles is gewist.',
  },

  when: {
    now: 'zojuist',
    today: 'vandaag om {time}',
    yesterday: 'gisteren',
    on: 'op {date}',
  },
});
