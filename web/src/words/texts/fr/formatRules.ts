import type { Format } from '../../../wire/described/messages';

/** The rules of a format: lines, the source of each at its end, and perhaps a table. */
export interface FormatRules {
  lines: string[];
  table?: { head: string[]; rows: string[][] };
}

const CONSOLATION = ['consolation, après 0, 1, 2, 3 refaits', '2, 4, 8, 16'];
const marque = (where: string) => [
  `Un marqué se joue comme un tour qui n’aurait pas de dernier trou : après le douzième, le fichet recommence son chemin (${where}).`,
  'Tant que les deux joueurs ont moins de six trous, s’en aller ne fait que relever les dames. Dès que l’un en a six, qui s’en va finit le marqué, même s’il le perd.',
];
const filled = (last: string) => [
  'Le sort donne l’ordre de la file ; chacun met sa mise à la poule. Les deux premiers jouent, celui de devant est la tête.',
  'Une rencontre finit au sixième trou, quel que soit le dé qui le donne. On tire la primauté à chaque rencontre (notre choix).',
  'Le vaincu remet une mise, toujours, et passe à la queue ; le vainqueur est ou devient la tête.',
  'Qui bat tous les autres à la suite emporte toute la poule.',
  last,
];

/** The rules of every format, in French. */
export const frFormatRules: Record<Format, FormatRules> = {
  tour: {
    lines: [
      'Douze points font un trou, ou deux si l’autre n’a rien marqué pendant ce temps (bredouille) (Lois et règles XV).',
      'Un trou pris par son propre dé laisse choisir : tenir et garder les points de reste, ou s’en aller, toutes les dames au talon et le dé à soi (Lois et règles XVI).',
      'Le tour est gagné dès le douzième trou, sur le dé de l’un ou de l’autre (Lois et règles XX).',
      'Ce qu’il vaut dépend de la convention choisie parmi les règles du tablier ; le tableau le dit en enjeux.',
      'De plusieurs tours, chacun se paye, et sa primauté se tire de nouveau.',
      'Un tour abandonné vaut un tour simple.',
    ],
    table: {
      head: ['Convention', 'Simple', 'Davantage'],
      rows: [
        ['Simple ou double (Lois et règles XX)', '1', '2 en grande bredouille : douze trous d’affilée'],
        ['Au pont (Wikipédia française)', '1', '1½ si le perdant a moins de sept trous ; 2 en grande bredouille'],
        [
          'Honneurs (Lois et règles XX)',
          '1',
          '2 s’il en a moins de six ; 3 pour douze d’affilée pris en second ; 4 s’il n’en a aucun',
        ],
        [
          'Honneurs de 1780 environ (Wikipédia française, note 46)',
          '1',
          'de même, mais 2 si le perdant en a moins de sept',
        ],
      ],
    },
  },
  'ecrire-lois': {
    lines: [
      ...marque('Lois et règles II'),
      'Le plus de trous gagne. À égalité il y a refait : on recommence, et la consolation double (Lois et règles XIX).',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous de l’autre. La primauté alterne d’un marqué à l’autre (Lois et règles V).',
      'Le perdant met un jeton de côté. Cette queue va à qui a gagné le plus de jetons, et se partage entre ex æquo ; par écrit, elle ne compte pas (Lois et règles XIX).',
      'Puis se règlent les paris, ou marqués en trop : 28 jetons pour le premier, le postillon, et 8 pour chacun des suivants (Lois et règles XIX).',
      'À trois, le perdant doit aussi la consolation à celui qui regarde, et les paris se règlent deux à deux, sur les marqués joués l’un contre l’autre ; à quatre, les équipiers partagent (Lois et règles XIX).',
      'Enfin les jetons se changent en fiches ; ce qui ne fait pas une fiche reste en jetons.',
    ],
    table: {
      head: ['Lois et règles XIX', 'Taux'],
      rows: [
        ['simple', '1'],
        ['petite bredouille : 6 à 11 trous d’affilée', '2'],
        ['grande bredouille : 12 trous et plus', '4'],
        CONSOLATION,
      ],
    },
  },
  'ecrire-lalanne': {
    lines: [
      ...marque('Lalanne §3'),
      'Le plus de trous gagne. À égalité il y a refait : on recommence, et la consolation monte de deux (Lalanne §4).',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous de l’autre. Il a aussi le dé au marqué suivant (Lalanne §4 et §11).',
      'La queue des jetons donne deux points par marqué gagné à qui mène par les marqués, que l’on compte en jetons ou par écrit (Lalanne §8).',
      'Chaque marqué gagné vaut quatre points, et vingt de plus vont à qui en a gagné davantage (Lalanne §6).',
      'La différence s’arrondit à la dizaine, cinq comptant pour dix (Lalanne §7). La queue générale, si l’on en convient, s’y ajoute (Lalanne §9).',
    ],
    table: {
      head: ['Lalanne §4', 'Taux'],
      rows: [
        ['simple', '1'],
        ['petite bredouille : 6 à 11 trous d’affilée', '2'],
        ['grande bredouille : 12 trous et plus', '4'],
        ['consolation, après 0, 1, 2, 3 refaits', '2, 4, 6, 8'],
      ],
    },
  },
  'ecrire-1780': {
    lines: [
      ...marque('Wikipédia anglaise'),
      'Le plus de trous gagne. À égalité il y a refait : on recommence, et la consolation double.',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous de l’autre. Le taux est plus fort si, depuis le premier trou de la suite, il ne s’en est pas allé.',
      'Une suite commencée quand l’autre a déjà six trous se paye au taux qu’aurait eu la sienne.',
      'L’étendard montre une suite sans lever ; la cravate au fichet, une suite commencée après des trous de l’autre.',
      'Le perdant met un jeton de côté. En jetons, la queue va à qui en a le plus devant soi ; par écrit, à qui a perdu le moins dans les marqués.',
      'Chaque marqué perdu de plus qu’on n’en a gagné coûte quatre jetons, et la queue vingt, pour toute la table.',
      'On paye en fiches de dix : quatre jetons de reste s’oublient, six font une fiche, cinq se jouent au dé.',
    ],
    table: {
      head: ['Suite', 'en ayant levé', 'sans lever'],
      rows: [
        ['aucune', '1', '1'],
        ['6 à 11 trous', '2', '3'],
        ['12 trous et plus', '4', '5'],
        [CONSOLATION[0]!, CONSOLATION[1]!, CONSOLATION[1]!],
      ],
    },
  },
  combine: {
    lines: [
      'Chaque trou compte dans le marqué, joué à l’ancienne (voir À écrire, vers 1780), et dans la partie avec les honneurs.',
      'Avec les honneurs, le douzième trou gagne ; les trous au-delà ouvrent la partie suivante, ceux du perdant s’effacent.',
      'Qui pourrait s’en aller peut suspendre : il s’en va d’un jeu et tient à l’autre, jusqu’au prochain relevé.',
      'Suspendre le marqué quand quelqu’un a six trous le finit, comme s’en aller.',
      'Chacun met deux fiches à la poule. Une partie perdue se paye au gagnant et autant à la poule ; deux gagnées de suite l’emportent.',
      'Une partie inachevée à la fin du dernier marqué ne compte pas (notre lecture).',
    ],
    table: {
      head: ['Partie avec les honneurs', 'Payée'],
      rows: [
        ['le perdant a sept trous ou plus', '1 fois'],
        ['le perdant en a six ou moins', '2 fois'],
        ['douze d’affilée, pris en second', '3 fois'],
        ['douze trous, l’autre aucun', '4 fois'],
      ],
    },
  },
  'poule-engraisser': {
    lines: filled(
      'La victoire qui donne la tête ne compte pas parmi elles : il faut encore battre tous les autres, l’ancienne tête comprise (Wikipédia anglaise).',
    ),
    table: {
      head: ['Rencontres de suite', 'à 3', 'à 4', 'à 5'],
      rows: [
        ['tête dès le départ', '2', '3', '4'],
        ['qui prend la tête, en tout', '3', '4', '5'],
      ],
    },
  },
  'poule-guiton': {
    lines: filled('La victoire qui donne la tête est la première d’entre elles (Guiton VIII).'),
    table: { head: ['Rencontres de suite', 'à 3', 'à 4', 'à 5'], rows: [['tête ou nouvelle tête', '2', '3', '4']] },
  },
  'poule-plumer': {
    lines: [
      'Le sort donne l’ordre de la file ; tous mettent la même mise, une fois pour toutes.',
      'Qui a six trous ou plus et vient d’en faire un par son dé peut finir la rencontre en s’en allant, ou tenir pour davantage.',
      'Le gagnant tire cinq pour cent de la poule de départ par trou de différence ; si l’on en est convenu, une suite compte double ses propres trous.',
      'Le perdant reste au tablier et rencontre le suivant ; le gagnant passe à la queue de la file.',
      'À trous égaux, rien n’est payé et les deux mêmes rejouent (notre choix).',
      'Le dernier paiement ne dépasse pas ce qui reste (notre choix) ; la poule vide, on a fini.',
    ],
    table: {
      head: ['Rencontre', 'Trous payés', 'De la poule'],
      rows: [
        ['9 à 5', '4', '20 %'],
        ['7 à 2', '5', '25 %'],
        ['8 d’affilée à 1', '16 − 1 = 15', '75 %'],
      ],
    },
  },
  courrier: {
    lines: [
      'Ce n’est pas le trictrac : ni points ni trous, une course de la famille du jacquet.',
      'Les quinze dames partent ensemble ; la première, le courrier, va seule jusqu’au dernier quart du tablier.',
      'On ne s’arrête ni ne se repose où l’autre a une dame. Un doublet se joue quatre fois.',
      'Six flèches de suite garnies barrent le passage ; on peut les garnir n’importe où.',
      'Les quinze dames au dernier quart, on les sort, la bande valant une flèche.',
      'Un point à qui les sort toutes, deux si l’autre n’en a sorti aucune.',
    ],
  },
};
