/** Les phrases de la page où l’on dit qui l’on est. */
export const frPerson = {
  title: 'Votre compte',
  wait: 'Un instant…',
  cancel: 'Annuler',
  show: 'Montrer',
  showPassword: 'Montrer le mot de passe',
  privacy: 'Confidentialité',
  none: 'Cette copie fonctionne sans serveur : il n’y a pas de comptes ici.',
  down: 'Le serveur est injoignable : vous ne pouvez pas vous connecter pour l’instant. Réessayez quand vous serez en ligne.',

  name: 'Nom',
  nameHint: 'De 2 à 24 caractères. Les autres joueurs le voient.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères. Quelques mots à la suite valent mieux qu’un mot compliqué.',
  mail: 'Adresse électronique',

  guest: {
    lead: 'Vous jouez en invité, et tout fonctionne. Avec un compte, vos parties entre amis vous suivent d’un appareil à l’autre.',
    title: 'Jouer en invité',
    name: 'Le nom sous lequel vous jouez',
    keep: 'Garder ce nom',
    kept: (name: string) => `Vous jouez sous le nom de ${name}.`,
    hint: 'Vos parties restent dans ce navigateur : un autre appareil ne les connaît pas.',
  },

  signIn: {
    title: 'Se connecter',
    go: 'Se connecter',
    passkey: 'Avec une clé d’accès',
    or: 'ou',
    forgotten: 'Mot de passe oublié ?',
    done: (name: string) => `Bonjour ${name}. Vos parties sont là.`,
  },

  make: {
    title: 'Créer un compte',
    lead: 'Un nom suffit ; aucune adresse n’est demandée. Vos parties entre amis, celles d’ici comprises, seront gardées avec le compte.',
    name: 'Le nom que vous choisissez',
    passkey: 'Créer avec une clé d’accès',
    passkeyHint:
      'La clé d’accès reste dans votre appareil, qui vous reconnaît à votre empreinte, à votre visage ou à son code. Vous n’avez rien à retenir.',
    password: 'Créer le compte',
    toPassword: 'Plutôt un mot de passe',
    toPasskey: 'Plutôt une clé d’accès',
    mail: 'Adresse électronique (facultatif)',
    mailHint: 'Seulement pour vous laisser rentrer si vous oubliez le mot de passe.',
    done: (name: string, mail: boolean) =>
      `Bienvenue ${name} : votre compte est créé.${mail ? ' Suivez le lien du courriel que nous avons envoyé pour confirmer votre adresse.' : ''}`,
  },

  forgotten: {
    title: 'Mot de passe oublié',
    lead: 'Si ce compte a une adresse, nous y envoyons un lien pour choisir un autre mot de passe.',
    go: 'Envoyer le lien',
    sent: (name: string) =>
      `Si le compte « ${name} » a une adresse, un courriel vient de partir. Son lien est valable une heure.`,
    back: 'Revenir',
  },

  recover: {
    title: 'Un nouveau mot de passe',
    lead: 'Choisissez un nouveau mot de passe pour vous connecter. Les autres appareils seront déconnectés.',
    go: 'Enregistrer et se connecter',
    done: 'Le mot de passe est changé, et cet appareil est connecté.',
    expired: 'Ce lien a déjà servi, ou il a plus d’une heure. Demandez-en un autre.',
    again: 'Demander un autre lien',
  },

  confirm: {
    title: 'Confirmer votre adresse',
    lead: 'Vous avez donné cette adresse pour votre compte. Confirmez-la : elle pourra servir à vous laisser rentrer.',
    go: 'Confirmer l’adresse',
    done: 'Votre adresse est confirmée.',
    unknown: 'Ce lien a déjà servi, ou il a plus d’une semaine. Demandez-en un autre sur la page de votre compte.',
  },

  undo: {
    title: 'Annuler le changement d’adresse',
    lead: 'L’adresse de votre compte a été changée. Si ce n’est pas vous, annulez : votre compte retrouve cette adresse, et tous les autres appareils sont déconnectés.',
    go: 'Annuler le changement',
    done: 'Votre compte a retrouvé son adresse, et les autres appareils sont déconnectés. Choisissez maintenant un nouveau mot de passe, et retirez les clés d’accès que vous ne connaissez pas.',
    next: 'Choisir un nouveau mot de passe',
    unknown: 'Ce lien a déjà servi, ou il a plus d’une semaine.',
  },

  proof: {
    title: 'Confirmez que c’est vous',
    lead: 'Ce changement demande votre mot de passe ou une clé d’accès : ainsi, personne d’autre ne peut le faire sur votre appareil.',
    go: 'Confirmer',
    passkey: 'Confirmer avec une clé d’accès',
    wrong: 'Ce n’est pas le mot de passe de ce compte.',
    wrongPasskey: 'Cette clé d’accès n’est pas celle de ce compte.',
  },

  mine: {
    games: 'Vos parties',
    profile: 'Votre page',
    gamesHint:
      'Vos parties entre amis, et celles jouées sur le serveur, sont gardées avec ce compte : vous les retrouvez partout.',

    nameChange: 'Changer de nom',
    nameSave: 'Changer',
    nameDone: (name: string) => `Vous vous appelez maintenant ${name}.`,

    entry: 'Connexion',
    single: (password: boolean, mail: boolean) => {
      const add = password
        ? 'une clé d’accès'
        : mail
          ? 'un mot de passe, une autre clé d’accès'
          : 'un mot de passe ou une autre clé d’accès';
      return `Vous n’avez qu’une façon de vous connecter : si vous la perdez, le compte est perdu. Ajoutez ${add}${mail ? ' ou une adresse' : ''}.`;
    },
    passkeys: 'Clés d’accès',
    noPasskeys: 'Aucune. Elles vous connectent sans mot de passe, par l’empreinte, le visage ou le code de l’appareil.',
    unsuited: 'Ce navigateur ne peut pas créer de clé à cette adresse.',
    unnamed: 'Clé d’accès',
    since: (date: string) => `depuis le ${date}`,
    add: 'Ajouter une clé d’accès',
    label: 'Nom de la clé',
    labelHint: 'Par exemple l’appareil qui la garde.',
    addGo: 'Ajouter',
    added: 'La clé d’accès a été ajoutée.',
    forget: 'Supprimer',
    forgetOf: (name: string) => `Supprimer la clé d’accès « ${name} »`,
    forgetAsk: (name: string) =>
      `Supprimer « ${name} » ? Elle n’ouvrira plus ce compte ; supprimez-la aussi de l’appareil qui la garde.`,
    forgotten: 'La clé d’accès a été supprimée.',

    hasPassword: 'Vous en avez un.',
    noPassword: 'Aucun.',
    passwordChange: 'Changer de mot de passe',
    passwordSet: 'Choisir un mot de passe',
    old: 'Mot de passe actuel',
    passwordSave: 'Enregistrer',
    passwordDone: 'Le mot de passe est enregistré.',

    mailHint:
      'Pour vous laisser rentrer si vous oubliez le mot de passe et, si vous le demandez plus bas, pour un courriel par jour au plus. Les autres joueurs ne la voient pas.',
    mailUseless: 'Ce site n’envoie pas de courriel : une adresse n’est pas nécessaire.',
    noMail: 'Aucune.',
    mailAdd: 'Ajouter une adresse',
    mailChange: 'Changer l’adresse',
    mailSave: 'Enregistrer',
    mailRemove: 'Supprimer l’adresse',
    mailDone: 'Suivez le lien du courriel que nous avons envoyé à la nouvelle adresse.',
    mailUnconfirmed: (address: string) =>
      `${address} n’est pas encore confirmée : suivez le lien du courriel que nous y avons envoyé. D’ici là, rien ne change.`,
    mailAgain: 'Renvoyer le lien',
    mailSent: 'Le lien est envoyé.',
    mailGone: 'L’adresse a été supprimée.',

    sessions: 'Appareils connectés',
    thisOne: 'celui-ci',
    seen: (date: string) => `vu ${date}`,
    end: 'Déconnecter',
    endOf: (device: string) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter tous les autres',
    ended: 'Cet appareil est déconnecté.',
    endedOthers: 'Tous les autres appareils sont déconnectés.',
    blocks: 'Joueurs bloqués',
    blocksHint: 'Leurs messages ne vous parviennent pas, et vos invitations ne leur donnent pas de place.',
    blockedGuest: 'Un invité',
    blockEnd: 'Débloquer',
    blockEndOf: (name: string) => `Débloquer ${name}`,
    blockEnded: (name: string) => `${name || 'Cet invité'} peut de nouveau vous écrire.`,
    moderation: 'Modération',
    moderationHint: 'Vous participez à la modération.',
    moderationGo: 'Voir les signalements',

    data: 'Vos données',
    dataHint: 'Tout ce que ce site garde de vous, avec chaque partie, dans un seul fichier.',
    export: 'Tout télécharger',

    out: 'Se déconnecter',
    outForget: 'Cet appareil n’est pas à moi : oublier ici les parties de mon compte',
    outDone: 'Cet appareil est déconnecté.',

    leave: 'Supprimer le compte',
    leaveHint:
      'Le compte disparaît avec ses clés, son mot de passe et son adresse. Les parties restent aux autres joueurs, sans votre nom.',
    leaveAsk: (name: string) => `Pour confirmer, saisissez votre nom : ${name}`,
    leaveGo: 'Supprimer pour de bon',
    leaveWrong: 'Ce n’est pas votre nom.',
    leaveDone: 'Votre compte est supprimé.',
  },

  calls: {
    title: 'Notifications',
    hint: 'Cet appareil peut vous dire qu’une partie vous attend, même si la page est fermée.',
    here: 'Recevoir les notifications sur cet appareil',
    notHere: 'Ne plus en recevoir sur cet appareil',
    hereDone: 'Cet appareil vous avertira.',
    hereGone: 'Cet appareil ne vous avertira plus.',
    unable: 'Ce navigateur ne peut pas recevoir de notifications ici. Sur iPhone et iPad, installez d’abord la page.',
    none: 'Ce site n’envoie pas de notifications aux appareils.',
    what: 'Me prévenir quand…',
    whats: {
      turn: 'c’est à moi de jouer',
      taken: 'quelqu’un prend place à ma table',
      offer: 'je reçois une proposition ou une demande de revanche',
      over: 'une partie finit sans moi',
    },
    letters: 'aussi par courriel : un par jour au plus, avec les parties où c’est à moi de jouer',
    kept: 'Enregistré.',
    end: {
      title: 'Désinscription',
      lead: 'Vous ne recevrez plus le courriel qui annonce les parties où c’est à vous de jouer. Votre compte ne change pas.',
      go: 'Ne plus en recevoir',
      done: 'C’est fait : vous ne recevrez plus ces courriels.',
      unknown: 'Ce lien de désinscription n’est pas valable.',
    },
  },

  trouble: {
    calls_denied: 'Le navigateur ne le permet pas : autorisez les notifications de ce site dans ses réglages.',
    calls_unsuited: 'Ce navigateur n’a pas pu s’inscrire aux notifications. Essayez encore.',
    nameLength: 'Un nom a de 2 à 24 caractères.',
    nameShape:
      'Ce nom n’est pas possible. Utilisez des lettres d’un seul alphabet, des chiffres et des espaces ; ni adresse web, ni titre comme Modérateur.',
    nameMissing: 'Saisissez votre nom.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: 'Trop court : il faut au moins 8 caractères.',
    passwordLong: 'Trop long : 200 caractères au plus.',
    passwordCommon: 'Ce mot de passe est votre nom, ou trop courant. Choisissez-en un autre.',
    passwordOld: 'Ce n’est pas votre mot de passe actuel.',
    mailShape: 'Saisissez une adresse électronique, comme nom@exemple.fr.',
    passkeyUnknown: 'Cette clé d’accès ne correspond à aucun compte ici.',
    passkeyUnmade: 'Cette clé d’accès n’a pas été acceptée. Essayez encore.',
    last: 'C’est votre seule façon de vous connecter : ajoutez-en d’abord une autre.',
    cancelled: 'Aucune clé d’accès n’a été utilisée. Essayez encore, ou utilisez un mot de passe.',
    already_here: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    unsuited: 'Ce navigateur ne peut pas utiliser de clés d’accès ici. Utilisez un mot de passe.',
    tooMany: (wait: string) => `Trop d’essais. Attendez ${wait}, puis essayez encore.`,
    seconds: (n: number) => (n === 1 ? 'une seconde' : `${n} secondes`),
    minutes: (n: number) => (n === 1 ? 'une minute' : `${n} minutes`),
  },
};

export type PersonText = typeof frPerson;
