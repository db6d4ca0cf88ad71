import type { Why } from '../../../wire/messages/sheet';
import { count as s, de } from './grammar';

/** The French sentences of the sheet kept at a real board. */
export const frSheet = {
  title: 'Feuille de marque',
  linkHint: 'Vous jouez sur un vrai tablier ; la page tient la marque.',
  loading: 'Chargement…',
  broken:
    'La feuille n’a pas pu s’ouvrir : le moteur n’a pas été chargé. Connectez-vous une fois au réseau, puis rechargez la page.',
  gone: 'Cette feuille n’est plus dans ce navigateur.',
  back: 'Toutes les feuilles',
  offline: 'Tout reste dans ce navigateur ; une fois ouverte, la feuille fonctionne hors ligne.',
  unstored: 'Le navigateur n’a pas pu garder la dernière inscription : enregistrez la feuille dans un fichier.',

  shelf: {
    mine: 'Feuilles de ce navigateur',
    entries: (n: number) => s(n, 'inscription'),
    over: 'terminée',
    discard: 'Supprimer',
    discardOf: (names: string) => `Supprimer la feuille ${de(names)}`,
    ask: 'Supprimer cette feuille pour de bon ?',
    yes: 'Oui, supprimer',
    no: 'Garder',
    fresh: 'Nouvelle feuille',
    file: 'Ouvrir une feuille enregistrée',
    bad: (line: number | undefined, message: string) =>
      `Ce fichier n’est pas une feuille lisible${line ? ` (ligne ${line})` : ''} : ${message}`,
  },

  setup: {
    game: 'Jeu',
    who: 'Joueurs',
    worth: 'Valeur d’un tour',
    price: 'Prix d’une fiche',
    priceHint: 'Par exemple 100 EUR ; vide : aucun.',
    begin: 'Commencer la feuille',
    bad: (message: string) => `La feuille ne peut pas commencer ainsi : ${message}`,
  },

  seats: {
    lead: 'Qui jette le premier ?',
    order: 'Dans quel ordre les joueurs ont-ils été tirés ?',
    orderHint: {
      ronde: 'Les deux premiers commencent, le troisième attend.',
      chouette: 'Le premier est la chouette, seul contre les deux autres.',
      pairs: 'Les deux premiers sont associés contre les deux derniers.',
      line: 'Les deux premiers s’assoient, les autres attendent leur tour.',
    },
    place: (name: string) => `Place ${de(name)}`,
    up: (name: string) => `${name} : monter d’un rang`,
  },

  pad: {
    roller: 'Qui a jeté les dés ?',
    rollerOf: (name: string) => `${name} a jeté`,
    marks: (name: string) => `${name} marque`,
    plus: (name: string, n: number) => `${name} marque ${s(n, 'point')}`,
    more: 'Plus de points',
    write: 'Inscrire',
    undo: 'Annuler',
    redo: 'Refaire',
    hole: (name: string) => `Trou pour ${name} : tenir, ou s’en aller ?`,
    hold: 'rien à inscrire, on continue',
    held: (name: string) => `${name} tient : on continue.`,
    nextRoll: (name: string) => `Coup suivant : ${name} jette`,
    kept: (a: number, b: number) => `Trous déjà inscrits : ${a} à ${b}.`,
    fewer: 'Le résultat ne peut pas être inférieur aux trous déjà inscrits : annulez d’abord ceux qui sont de trop.',
    result: { marque: 'Le résultat du marqué', tour: 'Le résultat du tour', meeting: 'Le résultat du duel' },
    resultHint: 'Les trous de chacun à la fin, sans suivre les points.',
    even: { marque: 'À trous égaux, c’est un refait.', drained: 'À trous égaux, on recommence.' },
    holesOf: (name: string) => `Trous ${de(name)}`,
    run: 'Ceux du gagnant sont d’affilée (bredouille)',
    unlifted: 'et sans avoir relevé',
    other: 'Autres inscriptions',
    holesOnly: 'Des trous sans les points',
    giveUp: (name: string) => `${name} abandonne`,
    giveUpAsk: (name: string) => `${name} abandonne vraiment ?`,
    yes: 'Oui',
    no: 'Non',
    half: 'Un dé décide de la demi-fiche',
    halfHint: (name: string) =>
      `Elle appartient au compte ${de(name)}. Le joueur qui serait payé et celui qui paierait jettent chacun un dé ; le plus fort l’emporte.`,
    paid: 'Dé du joueur qui serait payé',
    pays: 'Dé du joueur qui paierait',
  },

  school: {
    title: 'École, points à rendre',
    kind: {
      few: 'École : trop peu de points',
      many: 'École : trop de points',
      false: 'Fausse école',
      augmentation: 'Augmentation',
      back: 'Des points à rendre, sans école',
    },
    hint: {
      few: 'Votre adversaire a marqué moins qu’il ne gagnait : vous marquez la différence.',
      many: 'Votre adversaire a marqué plus qu’il ne gagnait : il rend l’excédent, avec les trous qu’il a faits, et vous le marquez.',
      false: 'Votre adversaire vous a marqué une école à tort : il rend ces points, et vous en marquez autant.',
      augmentation:
        'Votre adversaire a marqué une fausse école contre vous, à tort : il rend ces points, vous reprenez ceux de votre école et en marquez encore autant.',
      back: 'Les derniers points marqués dans cette manche étaient de trop : on les rend, avec les trous qu’ils ont faits.',
    },
    who: 'Qui marque ces points ?',
    whoBack: 'Qui rend ces points ?',
    points: 'Points',
    write: {
      few: (name: string, n: number) => `${name} marque ${n} d’école`,
      many: (name: string, n: number) => `${name} marque ${n} d’école, l’adversaire les rend`,
      false: (name: string, n: number) => `${name} marque ${n} de fausse école, l’adversaire les rend`,
      augmentation: (name: string, n: number) => `${name} reprend ${n} et augmente de ${n}`,
      back: (name: string, n: number) => `${name} rend ${n}`,
    },
  },

  dice: {
    title: 'Un incident de dés',
    ask: 'Qu’est-il arrivé aux dés ?',
    by: 'Qui décide ?',
    what: {
      flat: 'À plat sur une dame, sur un jeton, ou dans l’autre table',
      leaning: 'Penché contre une dame ou une bande',
      outside: 'Hors du tablier, sur une bande, ou sur l’autre dé',
      broken: 'Cassé en deux',
      early: 'Jeté trop tôt',
      hand: 'A touché la main de l’adversaire',
    },
    who: {
      nobody: 'Personne : la règle suffit.',
      both: 'Les deux joueurs, puis au besoin un troisième dé.',
      thrower: 'Le joueur qui a jeté.',
    },
    then: {
      flat: 'Le dé est bon.',
      leaning:
        'Si les deux joueurs l’acceptent, le dé est bon. Sinon, le joueur qui le croit bon pose dessus un troisième dé : il est bon si ce dé tient, mauvais s’il glisse. Après un mauvais dé, on jette de nouveau les deux.',
      outside: 'Le dé est mauvais : on jette de nouveau les deux dés.',
      broken: 'Le dé est bon si un seul morceau montre ses points ; sinon on jette de nouveau les deux dés.',
      early:
        'Le coup est bon. L’adversaire finit de jouer en connaissant ces dés, et rien dans ce qu’il joue ne peut être réparé comme fausse case. Le joueur qui a jeté sans marquer ce que le coup de l’adversaire lui donnait s’expose à une école.',
      hand: 'Si l’adversaire avait fini de jouer, le joueur qui a jeté garde le coup ou jette de nouveau les dés, à son gré. Sinon, c’est un coup jeté trop tôt.',
    },
    rule: 'La règle : jeter les dés',
  },

  state: {
    double: 'double jeton',
    bredouille: 'bredouille ×2',
    etendard: 'étendard',
    cravate: 'cravate',
    pavillon: 'pavillon',
    board: (text: string) => `Le tablier : ${text}`,
  },

  log: {
    title: 'Inscriptions',
    none: 'Rien encore : la première inscription ira ici.',
    points: (name: string, n: number, roller: string) =>
      roller ? `${name} marque ${n} au coup ${de(roller)}` : `${name} marque ${n}`,
    claims: {
      school: (name: string, n: number, by: string) => `${name} marque ${n} d’école (${by})`,
      false_school: (name: string, n: number, by: string) => `${name} marque ${n} de fausse école (${by})`,
      augmentation: (name: string, n: number, by: string) => `${name} augmente de ${n} (${by})`,
    },
    back: (name: string, n: number) => `${name} rend ${n}`,
    holes: (name: string, n: number, roller: string) =>
      `${name} prend ${s(n, 'trou')}${roller ? ` au coup ${de(roller)}` : ''}`,
    goes: (name: string) => `${name} s’en va`,
    gives: (name: string) => `${name} abandonne`,
    suspends: {
      ecrire: (name: string) => `${name} suspend à écrire`,
      honours: (name: string) => `${name} suspend les honneurs`,
    },
    round: (a: string, x: number, b: string, y: number) => `${a} ${x}, ${b} ${y}`,
    refait: 'refait',
    run: 'd’affilée',
    unlifted: 'sans relever',
    half: (a: number, b: number) => `Demi-fiche : ${a} contre ${b}, elle ${a > b ? 'compte entière' : 'ne compte pas'}`,
    seats: (names: string, lead: string) => `Places : ${names} ; ${lead} jette le premier`,
    ended: 'fin',
  },

  account: 'Les comptes',
  toPay: 'À payer, au prix de la fiche :',
  save: 'Enregistrer',
  print: 'Imprimer',
  over: 'Partie terminée',

  off: {
    title: 'Interrompre la partie',
    hint: 'Notez ces chiffres pour pouvoir reprendre un autre jour. Arrêtez-vous à la fin d’une manche, ou notez aussi la position des dames.',
    marques: 'Paris (marqués perdus)',
    jetons: 'Jetons',
    gained: 'Jetons gagnés',
    fiches: 'Fiches',
    dice: 'Le dé',
    ecrire: 'À écrire',
    honours: 'Honneurs',
    holes: 'Trous',
    cravate: 'cravate',
    poule: 'Poule',
    total: 'Au panier',
    stakeless: 'sans mise de jetons',
    from: (n: number, name: string) => `${s(n, 'fiche')} ${de(name)}`,
    drawn: (n: number) => `${s(n, 'fiche tirée', 'fiches tirées')} de sa boîte`,
    laidAside: (n: number) => `dont ${s(n, 'posée', 'posées')} à part`,
    contrat: (name: string) => `${name} a son contrat à la poule.`,
    hasDice: (name: string) => `${name} a le dé.`,
    noDice: 'La primauté sera tirée.',
    midway: 'La manche est en cours : notez aussi la position des dames, et qui a le dé.',
    length: (n: number) => `Partie de ${n} marqués.`,
    goesOn: (a: string, b: string) => `${a} continue avec ${b}.`,
    standing: (round: string) => `En cours : ${round}.`,
    suspended: { ecrire: 'La partie à écrire est suspendue.', honours: 'Les honneurs sont suspendus.' },
  },

  why: {
    over: 'La partie est finie.',
    no_holes: 'Il faut au moins un trou.',
    may_not_go: 'Vous ne pouvez vous en aller qu’aussitôt après un trou sur vos propres dés.',
    suspended: 'Un jeu est déjà suspendu : un joueur doit d’abord s’en aller.',
    not_here: 'Ce jeu n’a pas cette inscription.',
    equal_dice: 'Dés égaux : on jette de nouveau.',
    bad_holes:
      'À ces trous-là, la manche n’est pas finie : le gagnant doit en avoir six au moins (douze pour un tour).',
    bad_points: 'Les points sont pairs, de 2 à 60.',
    not_at_the_start: 'Placez les joueurs avant toute marque.',
    bad_seats: 'Chacun a une place et une seule.',
    takes_too_much:
      'On ne rend que les derniers points marqués dans cette manche, avant que quelqu’un s’en aille, et pas davantage.',
    fewer_holes: 'Les joueurs ont déjà plus de trous que cela.',
  } satisfies Record<Why, string>,
};

export type SheetText = typeof frSheet;
