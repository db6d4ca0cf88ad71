import { frFormatTexts } from './formatTexts';
import type { Who } from '../../who';
import { Does, count as s } from './grammar';

/** The French sentences for the choice of a format, its players and its rules. */
export const frFormats = {
  title: 'Le jeu',
  versions: 'D’après quelle source ?',
  source: (text: string) => `Source : ${text}`,
  seats: (least: number, most: number) => (least === most ? s(least, 'joueur') : `${least} à ${most} joueurs`),
  seatsBrief: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),

  card: {
    tour: { name: 'Le tour', line: 'La partie ordinaire : douze trous à prendre.' },
    ecrire: { name: 'À écrire', line: 'Une suite de marqués, payés en jetons.' },
    combine: { name: 'Combiné', line: 'Deux parties à la fois, un seul tablier.' },
    engraisser: { name: 'Poule à engraisser', line: 'Chaque défaite grossit la mise commune.' },
    plumer: { name: 'Poule à plumer', line: 'La mise commune s’en va, trou par trou.' },
    courrier: { name: 'Le Tric Trac', line: 'Un jeu cousin : une course, sans trous.' },
  },

  format: frFormatTexts,

  players: 'Les joueurs',
  dice: {
    title: 'Les dés',
    brief: { table: 'tirés par la table', hand: 'jetés à la main' },
    by: { table: 'La table les tire', hand: 'Je jette de vrais dés' },
    hint: {
      table: 'au hasard, et vous pouvez le vérifier',
      hand: 'vous saisissez chaque jet, celui de l’adversaire aussi',
    },
    lead: {
      table: 'Qui a la primauté (le droit de commencer) ?',
      hand: 'Jetez chacun un dé pour la primauté (le droit de commencer) : qui l’a ?',
    },
    drawn: 'tirée aux dés',
    begins: (name: string) => `tirés par la table ; primauté : ${name}`,
    seats: 'La table tire les places et la primauté, avec le coup qu’elle donne ; tous les autres dés sont les vôtres.',
    later: 'La table tire la primauté de chaque tour ou duel suivant.',
  },
  marking: {
    title: 'La marque',
    brief: {
      assisted: 'la table marque',
      counting: 'on marque soi-même',
      strict: 'on marque soi-même, dame touchée, dame jouée',
    },
    by: { assisted: 'La table marque', counting: 'Marquer soi-même', strict: 'Règle stricte' },
    hint: {
      assisted: 'elle compte tous les points, et les explique',
      counting: 'votre adversaire prend les points que vous oubliez : c’est l’école',
      strict:
        'de plus, dame touchée, dame jouée ; un coup interdit reste si personne ne le voit (« à la rigueur », disaient les traités)',
    },
    pegs: 'Fichets et second jeton à la main',
    pegsHint: 'Sinon les trous suivent les points.',
    pegsBrief: 'fichets à la main',
    missed: 'Montrer les points oubliés',
    missedHint: 'Quand il est trop tard pour les réclamer.',
  },
  gathering: {
    two: { name: 'À deux', hint: '' },
    ronde: {
      name: 'À la ronde',
      hint: 'Trois joueurs, chacun pour soi, qui se relaient tous les deux marqués (Lois et règles XIX).',
    },
    chouette: {
      name: 'Chouette',
      hint: 'Un seul contre deux associés, qui se relaient (Guiton VIII, Wikipédia anglaise).',
    },
    pairs: {
      name: 'Deux contre deux',
      hint: 'Quatre, en deux équipes ; chacun joue deux marqués de suite (Lois et règles XIX).',
    },
  },
  count: 'Nombre de joueurs',
  countHint: 'Deux jouent, les autres attendent leur tour dans la file.',
  nameOf: (n: number) => `Nom du joueur ${n}`,
  kindOf: (n: number) => `Joueur ${n} : une personne ou l’ordinateur`,
  human: 'Personne',
  bot: 'Ordinateur',
  oneDevice: 'Toutes les personnes jouent sur cet appareil, chacune à son tour.',
  onlyComputers: 'Les ordinateurs jouent seuls, sur cet appareil ; vous suivez la partie coup par coup.',
  drawn: {
    ronde: 'Le sort décide qui joue d’abord et qui attend le premier marqué.',
    chouette: 'Le sort décide qui est la chouette.',
    pairs: 'Le sort fait les équipes.',
    line: 'Le sort donne l’ordre de la file.',
  },

  options: 'Options',
  changed: (n: number) => s(n, 'changement'),
  restore: 'Rétablir les règles de la source',
  less: (what: string) => `${what} : moins`,
  more: (what: string) => `${what} : plus`,
  digest: {
    tours: (n: number) => s(n, 'tour'),
    marques: (n: number) => s(n, 'marqué'),
    stake: (n: number) => `mise de ${n}`,
    simple: (n: number) => `enjeu de ${n}`,
    points: (n: number) => `en ${s(n, 'point')}`,
  },
  option: {
    tours: {
      name: 'Nombre de tours',
      hint: 'Chaque tour est payé à part ; les gains sont additionnés à la fin.',
      source: 'notre choix',
    },
    marques: { name: 'Nombre de marqués', hint: 'Les nombres qui font jouer tout le monde autant.', source: '' },
    simple: { name: 'Enjeu', hint: 'Ce que vaut un tour simple.', source: 'Lois et règles XX' },
    stake: {
      name: 'Mise par joueur',
      hint: 'Payée par chaque joueur au départ, et par le perdant à chaque défaite.',
      source: '',
    },
    share: { name: 'Mise par joueur', hint: 'Le total doit être un multiple de 20.', source: 'notre choix' },
    method: {
      name: 'Tenue du compte',
      hint: 'En jetons ou par écrit : cela décide à qui va la queue des jetons, et si elle compte.',
      source: '',
    },
    seats: {
      name: 'Tirage des places',
      hint: 'Au sort, ou un dé par joueur : les deux plus forts jouent d’abord.',
      source: 'Lois et règles XIX ; Wikipédia anglaise',
    },
    white: {
      name: 'Qui a les blancs',
      hint: 'Selon votre choix, ou le joueur qui amène le plus fort dé au tirage de la primauté.',
      source: 'Lois et règles V',
    },
    hole_cap: {
      name: 'Limite de trous',
      hint: 'Au-delà, les trous d’un marqué ne comptent plus.',
      source: 'Lois et règles II',
    },
    fiche: {
      name: 'Valeur d’une fiche',
      hint: 'À la fin, les jetons se changent en fiches.',
      source: 'Lois et règles XIX',
    },
    queue_per_loss: {
      name: 'Queue des jetons',
      hint: 'Ce que le perdant de chaque marqué met de côté.',
      source: 'Lois et règles XIX',
    },
    queue_generale: {
      name: 'Queue générale',
      hint: 'Prime en plus pour le gagnant ; 0 : aucune.',
      source: 'Lalanne §9',
    },
    queue_marques: {
      name: 'Queue des marqués',
      hint: 'Vingt jetons au joueur qui a gagné le plus de marqués.',
      source: 'Lalanne §1 et §6',
    },
    paris: {
      name: 'Paris à trois',
      hint: 'Réglés deux à deux, sur les marqués joués l’un contre l’autre, ou après compensation sur toute la partie.',
      source: 'Lois et règles XIX ; Guiton, Lelasseux-Lafosse',
    },
    poule_stake: {
      name: 'Mise à la poule',
      hint: 'En fiches, payée par chaque joueur chaque fois que la poule est refaite.',
      source: 'Wikipédia anglaise',
    },
    poule_simple: {
      name: 'Prix d’une partie simple',
      hint: 'En fiches ; une partie double, triple ou quadruple coûte deux, trois ou quatre fois plus.',
      source: 'notre choix',
    },
    run_doubles: {
      name: 'Série payée double',
      hint: 'Les trous du gagnant comptent double s’ils sont pris d’affilée.',
      source: 'Wikipédia anglaise',
    },
    points: {
      name: 'Points de la partie',
      hint: 'Une manche en vaut un ou deux ; le premier joueur à ce nombre gagne.',
      source: 'notre choix',
    },
  },
  word: {
    jetons: 'En jetons',
    paper: 'Par écrit',
    lots: 'Au sort',
    dice: 'Aux dés',
    pairs: 'Deux à deux',
    match: 'Sur la partie',
    as_seated: 'Selon le choix',
    higher_die: 'Le plus fort dé',
  },
  amount: {
    hole_cap: (n: number) => (n === 0 ? 'Aucune' : s(n, 'trou')),
    fiche: (n: number) => s(n, 'jeton'),
    queue_per_loss: (n: number) => (n === 0 ? 'Aucune' : s(n, 'jeton')),
  },

  resume: {
    title: 'Reprendre une partie interrompue',
    digest: 'd’après vos notes',
    hint: 'Saisissez les chiffres notés quand la partie a été interrompue. Elle reprend au début d’un marqué.',
    chouette: 'Le premier nommé est la chouette ; les deux autres se relaient dans cet ordre.',
    field: {
      lost: 'Paris (marqués perdus)',
      jetons: 'Jetons restants',
      gained: 'Jetons gagnés (− : perdus)',
      fiches: 'Fiches gagnées à l’adversaire',
      holes: 'Honneurs : trous',
      honours: 'Honneurs : fiches gagnées à l’adversaire',
      basket: 'Poule : fiches mises au panier',
      drawn: 'Fiches tirées de sa boîte',
      laid_aside: 'Fiches de sa boîte posées à part',
    },
    ronde: 'Mettez en troisième le joueur qui n’a pas joué le premier marqué : il n’a pas de mise.',
    stays: 'Qui reste et jette le premier ?',
    comes: 'Qui vient jouer contre ce joueur ?',
    firstToSecond: (a: string, b: string) => `Marqués perdus par ${a} contre ${b}`,
    of: (what: string, name: string) => `${what}, ${name}`,
    dice: 'Qui a le dé ?',
    cravate: 'Honneurs : qui a la cravate ?',
    contrat: 'Qui a son contrat à la poule ?',
    nobody: 'Aucun',
    won: (who: Who, jetons: string) => `${Does(who, 'avez', 'a', 'ont')} gagné ${jetons}`,
    even: 'Personne n’a gagné de jetons',
    left: (n: number) => `encore ${s(n, 'marqué')}`,
    clear: 'Effacer, et commencer une partie',
    wrong: {
      none: 'Saisissez les marqués que chacun a perdus : sans eux, la partie ne peut pas reprendre.',
      all: (lost: number, rounds: number) =>
        `${s(lost, 'marqué perdu', 'marqués perdus')} sur ${rounds} convenus : il n’en reste aucun à jouer.`,
      jetons: (n: number) =>
        `Les jetons ne font pas le compte : ${n > 0 ? `il y en a ${n} de trop` : `il en manque ${-n}`}. Les jetons des deux joueurs et ceux mis de côté doivent faire quarante.`,
      gained: (n: number) =>
        `Ce qu’un joueur a gagné, son adversaire l’a perdu : ${n > 0 ? `il y a ici ${s(n, 'jeton')} de trop` : `il manque ici ${s(-n, 'jeton')}`}.`,
      seats:
        'Les marqués n’ont pas pu être joués dans cet ordre : les deux premiers joueurs jouent le premier marqué, le perdant reste, puis chaque joueur sort après deux marqués.',
      cravate: 'La cravate marque des trous pris après ceux de l’adversaire : les deux joueurs doivent en avoir.',
      contrat: 'Le panier contient plus que les deux mises : un des joueurs doit avoir son contrat.',
      basket: (stake: number) =>
        `Le joueur qui a son contrat a gagné une partie : les deux joueurs ont mis ${s(stake, 'fiche')}, et le perdant davantage.`,
    },
  },

  board: 'Règles du tablier',
  boardPlain: { lois: 'selon les Lois et règles', lalanne: 'selon Lalanne et Wikipédia' },
  rules: 'Les règles',
  rulesTitle: 'Les règles des jeux',
  choose: 'Quel jeu ?',
};

export type Formats = typeof frFormats;
