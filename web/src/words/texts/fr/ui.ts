import type { Who } from '../../who';
import { Does, count as s, does, list, them, upper } from './grammar';

/** The French sentences of the page itself. */
const NUMBERS = ['', 'as', 'deux', 'trois', 'quatre', 'cinq', 'six'];

export const frUi = {
  title: 'Trictrac',
  tagline: 'Le jeu de tables français, chaque point expliqué.',

  language: 'Langue',

  side: { white: 'Blancs', black: 'Noirs' },
  ofSide: { white: 'des blancs', black: 'des noirs' },
  placeOf: { white: (name: string) => `${name} des blancs`, black: (name: string) => `${name} des noirs` },
  you: 'Vous',
  commis: 'Le Commis',
  unnamed: { white: 'Blanc', black: 'Noir' },

  /** Le lien vers le compte, sur chaque page. */
  person: {
    signIn: 'Se connecter',
    mine: 'Votre compte',
    privacy: 'Confidentialité',
  },

  /** Les parties qui attendent ailleurs. */
  calls: {
    waiting: (n: number) =>
      n === 1 ? 'Une partie vous attend' : `${s(n, 'partie')} ${n > 1 ? 'vous attendent' : 'vous attend'}`,
    waitingShort: (n: number): string => (n === 1 ? 'à vous de jouer' : n > 1 ? 'parties à jouer' : 'partie à jouer'),
    go: 'Y aller',
    close: 'Fermer',
  },

  /** « Anne : 3 trous » ; several such, one after another. */
  pair: (name: string, text: string) => `${name} : ${text}`,
  /** An agreed rule and its value. */
  agreed: (rule: string, how: string) => `${rule} : ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
  parts: (all: string[]) => all.join(' ; '),
  points: (n: number) => s(n, 'point'),
  pointsShort: (n: number) => s(n, 'pt'),
  holes: (n: number) => s(n, 'trou'),
  ways: (n: number) => s(n, 'façon'),
  men: {
    white: (n: number) => (n === 1 ? 'une dame blanche' : `${n} dames blanches`),
    black: (n: number) => (n === 1 ? 'une dame noire' : `${n} dames noires`),
  },
  menOff: (n: number) => s(n, 'dame sortie', 'dames sorties'),

  start: {
    opponent: 'Adversaire',
    computer: 'L’ordinateur',
    computerHint: 'le Commis, qui joue juste et sans malice',
    two: 'Deux personnes',
    twoHint: 'à tour de rôle sur cet appareil',
    name: 'Votre nom',
    nameWhite: 'Nom des blancs',
    nameBlack: 'Nom des noirs',
    colour: 'Votre couleur',
    play: 'Jouer',
    how: 'Comment se joue un coup',
    continueWith: (name: string) => `contre ${name}`,
    import: 'Ouvrir une partie enregistrée',
    importHint:
      'Choisissez une partie enregistrée (.trictrac, .json) ou l’image d’une position, ou collez ici le texte : une partie, une position en TRID, XGID ou lettres.',
    file: 'Choisir un fichier',
    paste: 'Partie ou position',
    open: 'Ouvrir',
    blackComputer: 'L’ordinateur joue les noirs',
    starting: 'Mise en place…',
    learn: 'Apprendre',
    playComputer: 'Jouer contre l’ordinateur',
    foes: 'Adversaires',
    more: 'Autres jeux',
    moreHint: 'à écrire, combiné, poules, ou à deux',
    elsewhere: 'Et aussi',
    bookHint: 'chaque règle avec sa source',
  },

  turn: {
    yours: 'À vous de jouer.',
    yourThrow: 'À vous de jeter les dés.',
    yoursAs: (side: string) => `Aux ${side.toLowerCase()} de jouer.`,
    throwAs: (side: string) => `Aux ${side.toLowerCase()} de jeter les dés.`,
    theirs: (who: Who) => `${Does(who, 'jouez', 'joue', 'jouent')}…`,
    watching: 'Vous regardez cette partie.',
    roll: 'Jeter les dés',
    choose: 'Trou ! Tenir, ou s’en aller ?',
    pick: 'Choisissez une dame, puis sa flèche.',
    pickLast: (n: number) => `Jouez maintenant le ${n}.`,
    pickTarget: (from: string) => `De ${from}, où la porter ?`,
    ready: 'Coup complet : confirmez ou annulez.',
    oneOnly: 'Un seul nombre peut être joué.',
    helpless: 'Impuissance : aucune dame ne peut jouer.',
    pass: 'Continuer',
    confirm: 'Confirmer',
    undo: 'Annuler le coup',
    waiting: 'Un instant…',
    off: 'Sortir',
    offName: 'Hors du tablier',
  },

  choice: {
    short: { hold: 'Tenir', go: 'S’en aller' },
    /** The French term, beside a word of another language. */
    term: { hold: '', go: '' },
    opponent: 'l’adversaire',
    /** The meaning of a decision, in a few words. */
    parts: {
      keeps: (rest: number) => (rest > 0 ? `garde ${rest}` : 'ne garde rien'),
      marks: (name: string, points: number, holes: number) =>
        `${name} marque ${points}${holes > 0 ? `, ${s(holes, 'trou')}` : ''}`,
      back: 'dames au talon',
      throws: 'vous jetez',
      lost: (n: number) => `perd ${n}`,
      nothingLost: 'rien de perdu',
    },
    holdText: (rest: number, other: string) =>
      `${rest > 0 ? `je garde ${s(rest, 'point')} de reste` : 'sans point de reste'} ; ${other}`,
    holdOther: (points: number, holes: number) =>
      points === 0
        ? 'l’adversaire ne marque rien à ce coup'
        : `l’adversaire marque ${s(points, 'point')}${holes > 0 ? ` (${s(holes, 'trou')})` : ''} à ce coup`,
    goText: (lost: number) =>
      `on relève, je garde le dé ; ${lost > 0 ? `${s(lost, 'point')} de reste perdu${lost > 1 ? 's' : ''}` : 'rien de perdu'}`,
  },

  tag: {
    bredouille: 'bredouille ×2',
    bredouilleHint: 'Douze points de suite compteraient deux trous.',
    pavillon: 'pavillon',
    pavillonHint: 'Porte le pavillon : douze trous de suite feraient grande bredouille.',
    dice: 'a le dé',
  },

  explain: {
    title: 'Ce coup',
    titleDice: (dice: string) => `Ce coup : ${dice}`,
    oldTitle: (n: number, dice: string) => `Coup ${n} : ${dice}`,
    empty: 'Les points de chaque coup seront expliqués ici.',
    nothing: 'Ce coup ne rapporte rien.',
    marked: 'Ce que vaut ce coup est déjà marqué.',
    gainOf: (who: Who) => `Pour ${them(who)}`,
    later: 'une fois le coup joué',
    ifHeld: (who: Who) => `seulement si ${does(who, 'tenez', 'tient', 'tiennent')}`,
    lost: (who: Who) => `non marqué : ${does(who, 'vous en allez', 's’en va', 's’en vont')}`,
    lostOver: 'non marqué : la partie est finie',
    hole: 'trou',
    holeSimple: 'trou simple',
    holeDouble: 'trou bredouille ×2',
    several: (first: string, further: number, holes: string) =>
      `${first}, puis ${further > 1 ? `${further} trous bredouille` : 'trou bredouille'} ×2, soit ${holes}`,
    rest: (n: number) => (n === 0 ? 'sans reste' : `reste ${n}`),
    nowAt: 'La marque ne change pas encore.',
    terms: 'Au glossaire :',
    out: 'Dernière dame sortie : on relève.',
  },

  sheet: {
    title: 'Liste des coups',
    empty: 'Aucun coup joué.',
    open: (n: number) => `Revoir le coup ${n}`,
    back: 'Revenir au jeu',
    looking: (n: number) => `Vous revoyez le coup ${n}.`,
    hold: 'tient',
    go: 's’en va',
    nothing: 'rien',
  },

  menu: {
    title: 'Partie',
    resign: 'Abandonner',
    resignAsk: 'Abandonner cette partie ? Elle sera perdue.',
    resignTour: 'Abandonner ce tour ? Vous perdrez un tour simple, et le suivant commencera.',
    resignMatch: 'Abandonner cette partie ? Elle s’arrête là, et le compte reste où il en est, sans règlement.',
    resignYes: 'Oui, abandonner',
    cancel: 'Annuler',
    newGame: 'Nouvelle partie',
    leave: 'La partie en cours reste enregistrée : vous pourrez la reprendre.',
    export: 'Enregistrer la partie',
    copy: 'Copier la position',
    copied: 'Position copiée.',
    speeds: { slow: 'lent', normal: 'normal', fast: 'vif', instant: 'immédiat' },
    naming: 'Noms des flèches',
    namings: {
      '1-24': '1-24 : d’un talon à l’autre',
      '1-12': "1-12 : en face, de 1' à 12'",
      'T-11': 'T-11 : de T (talon) à 11 (coin)',
      lepeintre: 'Lepeintre : A à Y, sans W',
      soumille: 'Soumille : A en haut, & en bas',
    },
    printed: 'Noms écrits sur le tablier',
    close: 'Fermer',
    help: 'Aide',
    dice: 'Les dés',
    diceText:
      'Tous les coups viennent d’une graine choisie avant la partie. Voici son empreinte ; la graine est révélée à la fin.',
    commit: 'Empreinte',
    seed: 'Graine',
    verify: 'Pour vérifier les dés, enregistrez la partie, puis exécutez :',
    rules: 'Options',
  },

  moment: { hole: 'Trou !', bredouille: 'Trou en bredouille !' },

  end: {
    title: 'Partie terminée',
    winner: (who: Who) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} la partie${who.you ? ' !' : '.'}`,
    worths: { simple: 'simple', double: 'double', triple: 'triple', quadruple: 'quadruple', pont: 'au pont' },
    again: 'Rejouer',
    look: 'Revoir le tablier',
  },

  /** The texts about the connection. */
  link: {
    lost: 'Connexion perdue ; nouvel essai…',
    leaving: 'Le serveur redémarre : un instant…',
    late: 'Le serveur tarde à répondre…',
    short: {
      lost: 'Connexion perdue…',
      leaving: 'Redémarrage…',
      late: 'En attente…',
      unreachable: 'Pas de réponse',
    },
    lag: (ms: string) => `Le serveur répond en ${ms} ms.`,
    loading: 'Chargement…',
    coming: 'Chargement de la partie…',
    missing: 'Cette page n’a pas pu être chargée. Vérifiez la connexion.',
    again: 'Réessayer',
    lostGame: 'Cette partie est introuvable.',
    unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
    home: 'Retour à l’accueil',
  },

  board: {
    name: 'Tablier',
    group: { petit: (of: string) => `Petit jan ${of}`, grand: (of: string) => `Grand jan ${of}` },
    fleche: (name: string) => `Flèche ${name}`,
    coin: 'coin de repos',
    talon: 'talon',
    own: 'à vous',
    opposing: 'adverse',
    none: 'vide',
    canMove: 'peut jouer',
    chosen: 'choisie',
    target: 'but possible',
    die: (n: number) => `Dé ${n}`,
    diePlayed: (n: number) => `Dé ${n}, joué`,
    swap: 'Échanger les dés (X)',
  },

  refusal: {
    intro: (step: string, law: string, rule: string) => `Refusé${step && `, ${step}`} : ${law} (règle ${rule})`,
    unknown: 'Ce coup n’est pas permis maintenant.',
    notYours: (place: string) => `La dame de la flèche ${place} n’est pas à vous.`,
    noMan: (place: string) => `Vous n’avez pas de dame sur la flèche ${place}.`,
    line: (n: number) => `Ligne ${n}.`,
  },

  log: {
    dice: (who: Who, dice: string) => `${upper(them(who))} : ${dice}.`,
    says: (who: Who, quoted: string) => `${upper(them(who))} : ${quoted}`,
    stands: (who: Who, points: number, holes: number) => {
      if (points + holes === 0) return `${Does(who, 'n’avez', 'n’a', 'n’ont')} rien.`;
      const both = [points > 0 ? s(points, 'point') : '', holes > 0 ? s(holes, 'trou') : ''].filter(Boolean);
      return `${Does(who, 'avez', 'a', 'ont')} ${both.join(' et ')}.`;
    },
    /** One man, or as many as go the same way; null is off. */
    move: (from: string, to: string | null, men = 1) =>
      `${men > 1 ? `${NUMBERS[men]} dames ` : ''}de ${from} ${to === null ? 'hors du tablier' : `à ${to}`}`,
    /** The same man by both numbers, with the flèche it rests on. */
    onward: (from: string, rest: string, to: string | null) =>
      `de ${from} ${to === null ? 'hors du tablier' : `à ${to}`} par ${rest}`,
    moves: (all: string[]) => list(all),
    played: (who: Who, moves: string) => `${Does(who, 'jouez', 'joue', 'jouent')} ${moves}.`,
    nothing: (who: Who) => `${Does(who, 'ne pouvez', 'ne peut', 'ne peuvent')} rien jouer.`,
    hold: (who: Who) => `${Does(who, 'tenez', 'tient', 'tiennent')}.`,
    go: (who: Who) => `${Does(who, 'vous en allez', 's’en va', 's’en vont')}, on relève.`,
    lead: (who: Who) => `${Does(who, 'avez', 'a', 'ont')} la primauté.`,
    resign: (who: Who) => `${Does(who, 'abandonnez', 'abandonne', 'abandonnent')}.`,
    off: 'dehors',
  },

  numbers: NUMBERS,
  diceWords: (a: string, b: string) => `${a} et ${b}`,
};

export type Ui = typeof frUi;
