import type { Does as Going, SettlementCode } from '../../../wire/described/messages';
import type { Who } from '../../who';
import { Does, beats, count as s, does, them, to, upper, verb } from './grammar';

/** The French sentences about a match: its account, its events, its settlement. */
export const frMatch = {
  decimal: ',',
  and: ' et ',
  player: (n: number) => `Joueur ${n}`,
  jetons: (n: number) => s(n, 'jeton'),
  fiches: (n: number) => s(n, 'fiche'),
  unit: {
    stake: (n: string) => s(n, 'enjeu', 'enjeux'),
    jeton: (n: string) => s(n, 'jeton'),
    unit: (n: string) => n,
  },

  toThrow: (who: Who, side: string) => `${upper(to(who))} de jeter les dés (${side.toLowerCase()}).`,
  toPlay: (who: Who, side: string) => `${upper(to(who))} de jouer (${side.toLowerCase()}).`,

  title: { tour: 'Les tours', ecrire: 'La feuille', combine: 'Les deux scores', poule: 'La poule' },
  round: {
    tour: (n: number, of: number) => `Tour ${n} sur ${of}`,
    marque: (n: number, of: number) => `Marqué ${n} sur ${of}`,
    poule: (n: number) => `Duel ${n}`,
  },
  /** At the head of the page, in small letters. */
  head: {
    game: { single: 'Tour', tour: 'Tours', ecrire: 'À écrire', combine: 'Combiné', poule: 'Poule' },
    tour: (n: number, of: number) => `tour ${n} sur ${of}`,
    marque: (n: number, of: number) => `marqué ${n} sur ${of}`,
    poule: (n: number) => `duel ${n}`,
    roll: (n: number) => `coup ${n}`,
    over: 'fini',
  },
  short: {
    tour: (n: number) => `Tour ${n}`,
    marque: (n: number) => `Marqué ${n}`,
    refait: (n: number) => `Marqué ${n}, rejoué`,
    poule: (n: number) => `Duel ${n}`,
  },
  seats: {
    at: (who: Who, whom: Who) => `${upper(them(who))} contre ${them(whom)}`,
    advises: (who: Who, whom: Who) =>
      `${Does(who, 'regardez', 'regarde', 'regardent')} et ${verb(who, 'pouvez', 'peut', 'peuvent')} ${whom.you ? 'vous conseiller' : `conseiller ${them(whom)}`}, de vive voix.`,
    advisesAny: (who: Who) =>
      `${Does(who, 'regardez', 'regarde', 'regardent')} et ${verb(who, 'pouvez', 'peut', 'peuvent')} conseiller l’un comme l’autre.`,
  },
  balance: {
    gain: 'Solde',
    won: (won: number, lost: number) => `${s(won, 'gagné')}, ${s(lost, 'perdu')}`,
    marques: 'Marqués',
    inFiches: (words: string) => `soit ${words}`,
  },

  tour: {
    none: 'Aucun tour gagné.',
    stake: (n: number) => `Un tour simple vaut ${n}.`,
  },

  now: {
    marque: 'Le marqué en cours',
    meeting: 'Le duel en cours',
    holes: 'Trous pris',
    needed: 'Pour gagner',
    run: 'Bredouille',
    runHint: 'Tous les trous d’affilée : chacun se paie au taux indiqué.',
    open: (rate: number) => `ouverte ×${rate}`,
    doubled: 'série ouverte',
    shut: 'rompue',
    none: '—',
    worth: 'Vaudrait',
    before: 'Personne n’a six trous : s’en aller ne fait que relever les dames.',
    after: 'Le sixième trou est pris : s’en aller met fin au marqué.',
    afterMeeting: 'Le sixième trou est pris : s’en aller met fin au duel.',
    consolation: (n: number, refaits: number) =>
      `Consolation : ${s(n, 'jeton')}${refaits > 0 ? `, après ${s(refaits, 'refait')}` : ''}.`,
  },

  /** The account in a line or two. */
  brief: {
    tours: 'Tours gagnés',
    before: 'personne n’a six trous',
    after: 's’en aller met fin au marqué',
    afterMeeting: 's’en aller met fin au duel',
    sheet: 'la feuille',
    line: 'la file',
  },

  sheet: {
    title: 'Marqués',
    empty: 'Aucun marqué gagné.',
    refaits: 'Refaits',
    refaitsHint: 'Marqués nuls, à égalité de trous, rejoués avant celui-ci.',
    idle: (who: Who, n: number) =>
      `${Does(who, 'regardiez et recevez', 'regardait et reçoit', 'regardaient et reçoivent')} la consolation : ${s(n, 'jeton')}.`,
  },
  run: {
    none: 'simple',
    petite: (rate: number) => `petite ×${rate}`,
    grande: (rate: number) => `grande ×${rate}`,
  },
  why: {
    none: 'Marqué simple : trous et consolation, moins les trous de l’adversaire.',
    petite: (rate: number) =>
      `Petite bredouille, six à onze trous d’affilée : trous et consolation ×${rate}, moins les trous de l’adversaire.`,
    grande: (rate: number) =>
      `Grande bredouille, douze trous ou plus d’affilée : trous et consolation ×${rate}, moins les trous de l’adversaire.`,
    concede: (who: Who) =>
      `En s’en allant avec moins de trous, ${does(who, 'concédez', 'concède', 'concèdent')} le marqué.`,
  },

  honours: {
    title: 'Les honneurs',
    holes: 'Trous, sur douze',
    factor: ['', 'simple', 'double', 'triple', 'quadruple'],
    parties: 'Parties gagnées',
    none: 'Aucune partie gagnée.',
    fiches: 'Fiches',
    basket: (n: number) => `Panier : ${s(n, 'fiche')}.`,
    shut: 'La poule est fermée.',
    contrat: (who: Who) =>
      `${Does(who, 'y avez votre', 'y a son', 'y ont leur')} contrat : encore une partie de suite, et le panier est gagné.`,
    both: 'Les deux y ont gagné tour à tour : à la fin de la partie ils se la partagent.',
    free: 'Personne n’y a de contrat.',
    lines: 'Les honneurs, ligne par ligne',
    paid: {
      stakes: 'Mises à la poule',
      stakesWhy: 'Chacun met sa mise au panier.',
      carriedWhy: 'Gains et mises au panier d’avant l’interruption.',
      game: (n: number, factor: string) => `Partie ${n}, ${factor}`,
      price: (n: number, open: boolean) =>
        open ? `Payée ${s(n, 'fiche')} au gagnant, et autant au panier.` : `Payée ${s(n, 'fiche')} au gagnant.`,
      drawn: 'Deux parties de suite : le panier va au gagnant.',
      refilled: 'Chacun remet sa mise.',
      shared: 'Fin de la poule',
      givenBack: 'Aucune partie gagnée depuis les mises : chacun reprend la sienne.',
      takenByOne: 'Une seule partie gagnée depuis les mises : son gagnant prend le panier.',
      sharedByTwo:
        'Les gagnants des deux dernières parties se partagent le panier ; s’il reste une fiche, elle va au gagnant de la dernière partie.',
    },
  },
  suspended: {
    ecrire: (who: Who) =>
      `${Does(who, 'avez', 'a', 'ont')} suspendu la partie à écrire : les trous ne comptent plus que pour les honneurs, jusqu’au prochain relevé.`,
    honours: (who: Who) =>
      `${Does(who, 'avez', 'a', 'ont')} suspendu les honneurs : les trous ne comptent plus qu’à écrire, jusqu’au prochain relevé.`,
    ended: (who: Who) =>
      `${Does(who, 'avez', 'a', 'ont')} mis fin au marqué et ${verb(who, 'tenez', 'tient', 'tiennent')} pour les honneurs ; un nouveau marqué commencera au prochain relevé.`,
    roll: {
      ecrire: 'Suspend la partie à écrire et tient pour les honneurs.',
      honours: 'Suspend les honneurs et tient à écrire.',
    },
  },

  poule: {
    pot: 'À la poule',
    stake: (n: number) => `mise de ${n}`,
    line: 'La file',
    head: 'tête de la file',
    board: 'au jeu',
    still: (who: Who, whom: Who) =>
      `Pour emporter la poule, ${does(who, 'devez', 'doit', 'doivent')} encore gagner contre ${them(whom)}.`,
    perHole: (n: number) => `La poule paie ${n} par trou d’écart.`,
    meetings: 'Duels',
    none: 'Aucun duel fini.',
    row: (who: Who, whom: Who, holes: string) => `${upper(beats(who, whom))}, ${holes}`,
  },

  choice: {
    account: {
      lift: () => 'on relève, je garde le dé ; le marqué continue',
      win: (jetons: string) => `je gagne le marqué : ${jetons} à moi`,
      concede: (jetons: string, who: Who) => `je laisse ${to(who)} le marqué et ${jetons}`,
      refait: () => 'égalité : refait, personne n’est payé',
    },
    lost: (n: number) => ` ; ${s(n, 'point')} de reste perdu${n > 1 ? 's' : ''}`,
    meeting: {
      lift: () => 'on relève, je garde le dé ; le duel continue',
      win: (units: string) => `je gagne le duel : ${units} de la poule`,
      concede: (units: string, who: Who) => `je laisse ${to(who)} le duel et ${units} de la poule`,
      refait: () => 'égalité : personne ne tire rien, on rejoue',
    },
    parts: {
      marque: {
        win: 'gagne le marqué',
        won: (jetons: string) => jetons,
        concede: 'perd le marqué',
        lost: (jetons: string, name: string) => `${jetons} à ${name}`,
        refait: ['refait, on rejoue', 'personne ne paie'],
      },
      meeting: {
        win: 'gagne le duel',
        won: (units: string) => `${units} de la poule`,
        concede: 'perd le duel',
        lost: (units: string, name: string) => `${units} à ${name}`,
        refait: ['on rejoue', 'personne ne tire'],
      },
      holdsHonours: 'tenir pour les honneurs',
      holdsEcrire: 'tenir à écrire',
    },
    note: {
      lift: 'Personne n’a encore six trous : s’en aller ne met pas fin au marqué.',
      win: 'Le sixième trou est pris et je suis devant : m’en aller met fin au marqué, et je le gagne.',
      concede: 'Le sixième trou est pris et je suis derrière : m’en aller donne le marqué, parfois au meilleur prix.',
      refait: 'À trous égaux, s’en aller annule le marqué : on le rejoue et la consolation augmente.',
    } satisfies Record<Going['does'], string>,
    noteMeeting: {
      lift: 'Personne n’a encore six trous : s’en aller ne met pas fin au duel.',
      win: 'À six trous et devant : m’en aller met fin au duel, et je tire de la poule.',
      concede: 'À six trous et derrière : m’en aller laisse mon adversaire tirer de la poule.',
      refait: 'À trous égaux, s’en aller ne paie personne : les deux mêmes recommencent.',
    } satisfies Record<Going['does'], string>,
    suspendEcrire: 'Suspendre à écrire',
    suspendHonours: 'Suspendre les honneurs',
    honoursText: 'je tiens à écrire seulement ; les honneurs restent comme ils sont',
    ecrireText: {
      lift: () => 'je tiens pour les honneurs ; le marqué attend, sa bredouille se paiera au taux réduit',
      win: (jetons: string) => `le marqué est payé, ${jetons} à moi ; je tiens pour les honneurs`,
      concede: (jetons: string, who: Who) => `le marqué et ${jetons} vont ${to(who)} ; je tiens pour les honneurs`,
      refait: () => 'refait à écrire ; je tiens pour les honneurs',
    },
    suspendNote:
      'Suspendre, c’est s’en aller dans un seul des deux jeux et tenir dans l’autre jeu, jusqu’au prochain relevé.',
  },

  news: {
    dismiss: 'Fermer cet avis',
    seatsLots: 'Les places sont tirées au sort',
    seatsDice: 'Les places sont tirées aux dés',
    seatsText: (who: Who, rest: Who) =>
      `${Does(who, 'vous asseyez', 's’assoit', 's’assoient')}${rest.you || rest.names.length > 0 ? ` ; ensuite ${them(rest)}` : ''}.`,
    dice: (thrown: string, again: string[]) => `Dés : ${[thrown, ...again].join(' ; puis ')}.`,
    lead: (who: Who) => `${Does(who, 'avez', 'a', 'ont')} la primauté`,
    leadText: (throws: string) => `Tirée de nouveau : ${throws}.`,
    marque: (n: number, who: Who, jetons: string) =>
      `Marqué ${n} : ${does(who, 'gagnez', 'gagne', 'gagnent')} ${jetons}`,
    refait: (n: number) => `Refait : le marqué ${n} est rejoué`,
    refaitText: (consolation: number) =>
      `Trous égaux : personne n’est payé, la primauté ne change pas, et la consolation passe à ${consolation}.`,
    tour: (n: number, who: Who) => `Tour ${n} : ${does(who, 'gagnez', 'gagne', 'gagnent')}`,
    tourText: (holes: string, worth: string, value: string) => `${holes} : ${worth}, soit ${value}.`,
    tourResigned: 'Tour abandonné : c’est un tour simple.',
    meeting: (who: Who, whom: Who) => upper(beats(who, whom)),
    meetingFilled: (holes: string, who: Who, stake: string, pot: string) =>
      `${holes} : ${does(who, 'remettez', 'remet', 'remettent')} ${stake} et ${verb(who, 'passez', 'passe', 'passent')} au bout de la file ; ${pot} à la poule.`,
    meetingDrained: (holes: string, drawn: string, pot: string) =>
      `${holes} : la poule paie ${drawn}, il y reste ${pot}.`,
    tie: 'Duel nul',
    tieText: 'Trous égaux : personne ne tire rien, les deux mêmes recommencent.',
    honours: (who: Who, factor: string) => `Honneurs : ${does(who, 'gagnez', 'gagne', 'gagnent')} une partie ${factor}`,
    honoursText: (n: string, open: boolean) =>
      open ? `Payée ${n} au gagnant, et autant au panier.` : `Payée ${n} au gagnant ; il n’y a pas de poule.`,
    honoursWhy: [
      '',
      'L’adversaire avait passé le sixième trou.',
      'L’adversaire n’avait pas plus de six trous.',
      'Douze trous d’affilée, pris en second.',
      'L’adversaire n’avait pris aucun trou.',
    ],
    poule: (who: Who) => `${Does(who, 'tirez', 'tire', 'tirent')} la poule : deux parties de suite.`,
    suspend: { ecrire: 'La partie à écrire est suspendue', honours: 'Les honneurs sont suspendus' },
    resumed: 'Les deux jeux reprennent',
    resumedText: 'On a relevé : les trous comptent de nouveau à écrire et pour les honneurs.',
    half: 'Un dé décide de la demi-fiche',
    halfText: (a: number, b: number, up: boolean) =>
      `${a} contre ${b} : ${up ? 'elle compte entière' : 'elle ne compte pas'}.`,
  },

  code: {
    carried: 'Report',
    marque: 'Marqué',
    consolation: 'Consolation, marqué',
    queue_jetons: 'Queue des jetons',
    marques: 'Marqués',
    queue_marques: 'Queue des marqués',
    postillon: 'Postillon',
    further_paris: 'Paris suivants',
    paris: 'Paris',
    queue_paris: 'Queue des paris',
    rounding: 'Arrondi à la fiche',
    queue_generale: 'Queue générale',
  } satisfies Record<SettlementCode, string>,
  codeWhy: {
    carried: 'Le résultat des marqués joués avant l’interruption.',
    marque: 'Payé par le perdant du marqué.',
    consolation: 'Le perdant paie aussi la consolation, au même taux, au joueur qui regardait.',
    queue_jetons: 'Les jetons mis de côté à chaque marqué perdu vont au joueur qui a gagné le plus de jetons.',
    marques: 'Quatre jetons par marqué gagné.',
    queue_marques: 'Vingt jetons au joueur qui a gagné le plus de marqués.',
    postillon:
      'Le premier marqué perdu au-delà de votre part coûte vingt-huit (vingt-quatre si les deux se sont rencontrés un nombre impair de fois).',
    further_paris: 'Chaque marqué suivant se paie huit.',
    paris: 'Quatre jetons par marqué perdu en plus de ceux qu’on a gagnés.',
    queue_paris: 'Vingt jetons, de ceux qui perdent des paris à ceux qui en gagnent.',
    rounding: 'On ne paie que des fiches entières ; ce qui dépasse s’arrondit.',
    queue_generale: 'La prime convenue d’avance, payée par le perdant au gagnant.',
  } satisfies Record<SettlementCode, string>,
  source: (label: string) => `Source : ${label}`,

  paper: {
    title: {
      ecrire: 'Trictrac à écrire',
      combine: 'Trictrac combiné',
      tour: 'Trictrac en douze trous',
      poule: 'Poule au trictrac',
    },
    marques: 'Marqués',
    refaits: 'Refaits',
    points: 'Jetons gagnés',
    total: 'Total',
    payment: 'Paiement des marqués',
    result: 'Résultat',
    lost: 'Pertes',
    gross: 'Gain brut',
    net: 'Gain en fiches entières',
    last: 'Gain final',
    caption: 'Chaque colonne dit ce que son joueur a gagné.',
    balance: 'Les soldes',
    player: 'Joueur',
  },

  end: {
    title: 'Partie terminée',
    lines: 'Ligne par ligne',
    sheet: 'La feuille',
    winner: (who: Who, amount: string) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} ${amount}${who.you ? ' !' : '.'}`,
    takes: (who: Who, amount: string) =>
      `${Does(who, 'emportez', 'emporte', 'emportent')} la poule et ${verb(who, 'gagnez', 'gagne', 'gagnent')} ${amount}.`,
    gain: (name: string, fiches: string) => `${name} : ${fiches}.`,
    even: 'Personne ne doit rien : les comptes sont égaux.',
    evenRounded: 'Personne ne doit rien : l’écart ne fait pas une fiche.',
    resigned: (who: Who) => `${Does(who, 'abandonnez', 'abandonne', 'abandonnent')} la partie.`,
    resignedText: 'Une partie abandonnée n’est pas réglée : le score reste comme il est.',
    unfinished: 'La partie des honneurs en cours n’était pas finie : elle ne compte pas.',
    shares: 'Part de chacun',
    print: 'Imprimer la feuille',
    open: 'Voir le règlement',
    total: 'Total',
    half: 'Un dé doit encore décider de la demi-fiche.',
  },

  tag: {
    etendard: 'étendard',
    etendardHint: 'Une série de trous sans s’en aller depuis le premier : la bredouille se paie au taux fort.',
    cravate: 'cravate',
    cravateHint: 'Une série commencée après des trous de l’adversaire : la bredouille est encore possible.',
    ecrire: 'à écrire',
    honneurs: 'honneurs',
    both: (ecrire: number, honours: number) => `${ecrire} à écrire, ${honours} aux honneurs`,
    round: (n: number, at: number) => `${s(n, 'trou')} : le fichet refait le tour, au trou ${at}`,
  },

  log: {
    seats: (who: Who) => `${Does(who, 'vous asseyez', 's’assoit', 's’assoient')} au tablier.`,
    suspendEcrire: (who: Who) => `${Does(who, 'suspendez', 'suspend', 'suspendent')} la partie à écrire.`,
    suspendHonours: (who: Who) => `${Does(who, 'suspendez', 'suspend', 'suspendent')} les honneurs.`,
    half: 'Un dé décide de la demi-fiche.',
  },
};

export type MatchText = typeof frMatch;
