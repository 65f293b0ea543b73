import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

export const account = translation<typeof english>()('fr')({
  title: 'Ton compte',
  lead: 'Ton nom, tes façons de te connecter et ce qui est gardé sur toi.',
  offline: 'Tu es hors ligne',
  offlineText: 'Cette page a besoin du serveur. Tes parties dans ce navigateur sont en sécurité.',
  toPlayer: 'Ton profil',
  toModeration: 'Modération',
  save: 'Enregistrer',
  copied: 'Copié.',
  download: 'Télécharger',
  print: 'Imprimer',

  name: {
    field: 'Nom',
    hint: 'Ce que voient les autres. 24 caractères au plus.',
    none: 'Tu n’as pas encore de nom ici',
    noneText: 'Choisis-en un et joue aussitôt. Le compte peut venir plus tard.',
    take: 'Utiliser ce nom',
    change: 'Changer de nom',
    changed: 'Tu t’appelles maintenant {name}.',
    others: 'Les autres voient ce nom à la table et dans les relevés de partie.',
  },

  suspended: {
    until: 'Ta participation est suspendue jusqu’au {date}',
    forGood: 'Ta participation est suspendue définitivement',
    why: 'Raison : {why}',
    text: 'Tu peux finir les parties en cours, et lire, exporter ou supprimer ce qui est à toi. Tu ne peux pas commencer de partie, écrire ni signaler.',
  },

  guest: {
    title: 'Tu joues sans compte',
    text: 'Tes parties sont liées à ce navigateur. Si tu effaces ses données, personne ne peut te les rendre. Un compte les garde, avec tes cotes, sur tous tes appareils.',
  },

  make: {
    title: 'Créer un compte',
    text: 'Les parties que tu as jouées sans compte te suivent. Pas besoin d’adresse e-mail.',
    nameHint: 'Il te sert à te connecter ; personne d’autre ne peut donc l’avoir.',
    passwordHint: 'Au moins {n} caractères. Une phrase est facile à retenir.',
    withPassword: 'Créer le compte',
    withPasskey: 'Créer avec clé d’accès',
    passkeyText:
      'Une clé d’accès reste dans ton appareil et se débloque de la même façon que lui (empreinte, visage ou code). Il n’y a rien à retenir.',
    made: 'Ton compte est créé.',
    passkeyFailed: 'Le compte est créé, mais pas la clé d’accès. Ajoutes-en une plus bas, ou définis un mot de passe.',
  },

  codes: {
    title: 'Codes de secours',
    shown: 'Garde ces codes de secours',
    text: 'Chacun permet de te connecter une fois, si tu perds ton mot de passe ou ta clé d’accès. Ils ne seront plus affichés.',
    left: { one: 'Il reste {n} code.', other: 'Il reste {n} codes.' },
    anew: 'Nouveaux codes',
    anewText: 'Les nouveaux codes remplacent les anciens.',
    kept: 'Je les ai gardés',
    unkept: 'Garde-les d’abord : ils ne seront plus affichés. Ferme encore une fois pour continuer sans eux.',
    file: 'threefold-codes-de-secours.txt',
    fileHead: 'Codes de secours pour {site}, compte {name}',
    copyAll: 'Tout copier',
  },

  signIn: {
    title: 'Se connecter',
    text: 'Tu as déjà un compte ? Ce que tu as joué ici sans compte te suit.',
    how: 'Comment tu te connectes',
    byPassword: 'Mot de passe',
    byCode: 'Code de secours',
    code: 'Code de secours',
    codeHint: 'Un code sert une seule fois.',
    button: 'Connexion',
    passkey: 'Connexion par clé d’accès',
    done: 'Connexion réussie : {name}.',
  },

  confirm: {
    title: 'Confirme que c’est toi',
    text: 'Avant de continuer, connecte-toi encore une fois.',
    button: 'Continuer',
    passkey: 'Confirmer par clé d’accès',
    recovering: 'Tu as utilisé un code de secours. Si tu as oublié ton mot de passe, définis-en d’abord un nouveau.',
  },

  password: {
    title: 'Mot de passe',
    has: 'Défini. Si tu le changes, tes autres appareils sont déconnectés.',
    hasNot: 'Pas défini. Tu te connectes avec une clé d’accès ou un code de secours.',
    set: 'En définir un',
    old: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    done: 'Le mot de passe est défini. Tes autres appareils sont déconnectés.',
  },

  passkeys: {
    title: 'Clés d’accès',
    text: 'Elles restent dans tes appareils et se débloquent de la même façon qu’eux (empreinte, visage ou code).',
    add: 'Ajouter une clé',
    labelGiven: 'Clé d’accès du {date}',
    made: 'Créée le {date}, utilisée {when}',
    remove: 'Retirer la clé d’accès {label}',
    added: 'Clé d’accès ajoutée.',
    removed: 'Clé d’accès retirée.',
    unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  },

  sessions: {
    title: 'Tes appareils connectés',
    here: 'cet appareil',
    seen: 'Utilisé {when}',
    end: 'Déconnecter',
    endOf: 'Déconnecter {device}',
    ended: 'L’appareil est déconnecté.',
  },

  notices: {
    title: 'Notifications',
    push: 'M’avertir quand c’est mon tour',
    pushAbout: 'Pour les parties par correspondance, même quand cette page est fermée. Sur cet appareil.',
    denied: 'Ce navigateur bloque les notifications d’ici. Tu peux les autoriser dans ses réglages pour ce site.',
    unsupported: 'Ce navigateur ne sait pas afficher de notifications.',
    failed: 'Le navigateur n’a pas pu activer les notifications.',
    webhook: 'Webhook',
    webhookAbout: 'Le serveur appelle cette adresse quand c’est à toi de jouer.',
    webhookField: 'Adresse',
    webhookSave: 'Enregistrer',
    webhookRemove: 'Retirer le webhook',
    webhookRemoved: 'Webhook retiré.',
    webhookFailing: 'Les derniers appels ne sont pas passés.',
    secret: 'Secret du webhook',
    secretText: 'Il signe chaque appel. Il ne sera plus affiché.',
    holiday: 'Vacances',
    holidayAbout: 'Les pendules des parties par correspondance s’arrêtent.',
    holidayLeft: { one: 'Il reste {n} jour cette année.', other: 'Il reste {n} jours cette année.' },
  },

  bots: {
    title: 'Bots',
    text: 'Un bot est un compte avec lequel un programme joue, par le même protocole que tout le monde.',
    field: 'Nom du bot',
    add: 'Créer un bot',
    made: 'Créé le {date}, actif {when}',
    token: 'Jeton du bot {name}',
    tokenText: 'Le programme l’envoie en se connectant. Il ne sera plus affiché.',
    remove: 'Supprimer le bot {name}',
    removeTitle: 'Supprimer {name} ?',
    removeText: 'Son jeton est aussitôt annulé, et il perd ses parties en cours.',
    removeNow: 'Supprimer',
    removed: 'Bot supprimé.',
  },

  people: {
    title: 'Comptes bloqués ou masqués',
    text: 'Les personnes que tu ne veux plus lire.',
    none: 'Personne.',
    blocked: 'compte bloqué',
    muted: 'messages masqués',
    show: 'Les voir',
    unblock: 'Débloquer',
    unmute: 'Ne plus masquer',
    endFor: '{action} : {name}',
  },

  data: {
    text: 'Tout ce que ce serveur garde sur toi, dans un fichier.',
    export: 'Exporter mes données',
    exportFile: 'threefold-mes-donnees.json',
    signOut: 'Déconnexion',
    delete: 'Supprimer mon compte',
    deleteGuest: 'Supprimer mes données',
    deleteTitle: 'Tout supprimer ?',
    deleteText:
      'Ton nom, tes façons de te connecter, tes cotes et tes messages sont supprimés pour de bon. Les parties terminées restent, sans ton nom. Tu perds les parties en cours.',
    deleteField: 'Écris ton nom, {name}, pour confirmer',
    deleteNow: 'Tout supprimer',
    deleted: 'Tout est supprimé.',
  },

  when: {
    now: 'à l’instant',
    today: 'aujourd’hui à {time}',
    yesterday: 'hier',
    on: 'le {date}',
  },
});
