import type { Format } from '../../../wire/described/messages';

/** A format: its name and its description in two or three sentences; its rules, each with its source at the end. */
export interface FormatText {
  name: string;
  /** The name beside others of its family. */
  short: string;
  source: string;
  brief: string;
  text: string;
  lines: string[];
  table?: { head: string[]; rows: string[][] };
}

const CONSOLATION = ['consolation, après 0, 1, 2, 3 refaits', '2, 4, 8, 16'];
const marque = (where: string) => [
  `Un marqué se joue comme un tour qui n’aurait pas de dernier trou : après le douzième, le fichet recommence son chemin (${where}).`,
  'Tant que les deux joueurs ont moins de six trous, s’en aller ne fait que relever les dames. Dès que l’un en a six, s’en aller met fin au marqué, même pour celui qui le perd.',
];
const filled = (last: string) => [
  'Le sort donne l’ordre de la file ; chacun met sa mise à la poule. Les deux premiers jouent ; le premier des deux est la tête.',
  'Un duel finit au sixième trou, sur les dés de l’un ou de l’autre. On tire la primauté à chaque duel (notre choix).',
  'Le perdant remet une mise et passe au bout de la file ; le gagnant est la tête, ou le devient.',
  'Le joueur qui bat tous les autres à la suite emporte toute la poule.',
  last,
];

/** Every format, in French. */
export const frFormatTexts: Record<Format, FormatText> = {
  tour: {
    name: 'Le tour en douze trous',
    short: 'Le tour',
    source: 'Lois et règles I et XX',
    brief: 'Lois et règles XX',
    text: 'Les dés rapportent des points, douze points font un trou, et le premier à douze trous gagne le tour. Il vaut l’enjeu, ou le double si les douze trous ont été pris d’affilée (grande bredouille).',
    lines: [
      'Douze points font un trou, ou deux si l’adversaire n’a rien marqué pendant ce temps (bredouille) (Lois et règles XV).',
      'Un trou gagné sur vos propres dés vous laisse le choix : tenir et garder les points de reste, ou vous en aller, toutes les dames au talon, et jeter le premier (Lois et règles XVI).',
      'Le tour est gagné dès le douzième trou, sur les dés de l’un ou de l’autre (Lois et règles XX).',
      'Ce qu’il vaut dépend de la convention choisie parmi les règles du tablier ; le tableau le dit en enjeux.',
      'Si vous jouez plusieurs tours, chacun est payé à part, et vous tirez de nouveau la primauté.',
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
          '2 si le perdant en a moins de six ; 3 pour douze d’affilée pris en second ; 4 s’il n’en a aucun',
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
    name: 'À écrire, selon les Lois et règles',
    short: 'Lois et règles',
    source: 'Lois et règles II, V, XV, XVI et XIX',
    brief: 'Lois et règles XIX',
    text: 'On joue un nombre convenu de marqués : dès que l’un des joueurs a six trous, s’en aller met fin au marqué, que gagne le joueur qui en a le plus. Les trous se paient en jetons, deux ou quatre fois s’ils sont pris d’affilée ; à la fin, le premier marqué perdu au-delà de votre part coûte 28 jetons (le postillon), les suivants 8.',
    lines: [
      ...marque('Lois et règles II'),
      'Le joueur qui a le plus de trous gagne. À égalité, il y a refait : on rejoue le marqué, et la consolation double (Lois et règles XIX).',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous du perdant. La primauté alterne d’un marqué à l’autre (Lois et règles V).',
      'Le perdant met un jeton de côté. Cette queue va au joueur qui a gagné le plus de jetons ; les ex æquo la partagent ; par écrit, elle ne compte pas (Lois et règles XIX).',
      'Puis on règle les paris : le premier marqué perdu au-delà de votre part coûte 28 jetons (le postillon), chacun des suivants 8 (Lois et règles XIX).',
      'À trois, le perdant doit aussi la consolation au joueur qui regarde, et l’on règle les paris deux à deux, sur les marqués joués l’un contre l’autre ; à quatre, les associés partagent (Lois et règles XIX).',
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
    name: 'À écrire, selon Lalanne',
    short: 'Lalanne',
    source: 'Lalanne, Le trictrac à écrire',
    brief: 'Lalanne §2',
    text: 'Des marqués en nombre pair, notés sur une fiche : les trous du gagnant, doublés ou quadruplés par une série, moins ceux du perdant. Chaque marqué gagné ajoute quatre points, la majorité des marqués vingt, et le résultat est arrondi à la dizaine.',
    lines: [
      ...marque('Lalanne §3'),
      'Le joueur qui a le plus de trous gagne. À égalité, il y a refait : on rejoue le marqué, et la consolation monte de deux (Lalanne §4).',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous du perdant. Il a aussi le dé au marqué suivant (Lalanne §4 et §11).',
      'La queue des jetons donne deux points par marqué gagné au joueur qui mène par les marqués, en jetons comme par écrit (Lalanne §8).',
      'Chaque marqué gagné vaut quatre points, et le joueur qui en a gagné le plus en reçoit vingt de plus (Lalanne §6).',
      'La différence est arrondie à la dizaine la plus proche, cinq vers le haut (Lalanne §7). La queue générale, si l’on en convient, s’y ajoute (Lalanne §9).',
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
    name: 'À écrire, à l’ancienne',
    short: 'Règles de 1774',
    source: 'Wikipédia anglaise, règles anciennes',
    brief: 'Wikipédia anglaise',
    text: 'Le jeu d’avant la Révolution : une série de trous faite sans relever les dames se paie trois fois au lieu de deux, cinq au lieu de quatre. On compte en jetons et en fiches de dix ; chaque marqué perdu au-delà des marqués gagnés en coûte quatre, et la queue vingt.',
    lines: [
      ...marque('Wikipédia anglaise'),
      'Le joueur qui a le plus de trous gagne. À égalité, il y a refait : on rejoue le marqué, et la consolation double.',
      'Le gagnant reçoit taux × (ses trous + consolation) − les trous du perdant. Le taux est plus fort si, depuis le premier trou de la série, il ne s’en est pas allé.',
      'Une série commencée après le sixième trou de l’adversaire est payée au taux qu’aurait eu la série de celui-ci.',
      'L’étendard montre une série faite sans s’en aller ; la cravate au fichet, une série commencée après des trous de l’adversaire.',
      'Le perdant met un jeton de côté. En jetons, la queue va au joueur qui en a le plus ; par écrit, au joueur qui a perdu le moins dans les marqués.',
      'Chaque marqué perdu au-delà des marqués gagnés coûte quatre jetons, et la queue vingt, pour toute la table.',
      'On paie en fiches de dix : quatre jetons de reste ou moins sont abandonnés, six ou plus font une fiche, un dé décide de cinq.',
    ],
    table: {
      head: ['Série', 's’en est allé', 'ne s’en est pas allé'],
      rows: [
        ['aucune', '1', '1'],
        ['6 à 11 trous', '2', '3'],
        ['12 trous et plus', '4', '5'],
        [CONSOLATION[0]!, CONSOLATION[1]!, CONSOLATION[1]!],
      ],
    },
  },
  combine: {
    name: 'Le trictrac combiné',
    short: 'Combiné',
    source: 'Wikipédia anglaise, d’après Le trictrac combiné (vers 1780)',
    brief: 'Wikipédia anglaise',
    text: 'Un même trou sert deux fois : au marqué à écrire et à la partie avec les honneurs, qui se gagne en douze trous. Le marqué se paie en jetons ; les honneurs, de simple à quadruple, en fiches, au gagnant et à une poule que prend le gagnant de deux parties de suite.',
    lines: [
      'Chaque trou compte dans le marqué, joué à l’ancienne (voir À écrire, règles de 1774), et dans la partie avec les honneurs.',
      'Avec les honneurs, le douzième trou gagne ; les trous au-delà ouvrent la partie suivante, ceux du perdant sont effacés.',
      'Au lieu de vous en aller, vous pouvez suspendre : vous vous en allez d’un jeu et tenez à l’autre, jusqu’au prochain relevé.',
      'Quand un joueur a six trous, suspendre le marqué y met fin, comme s’en aller.',
      'Chacun met deux fiches à la poule. Le perdant d’une partie paie le gagnant, et autant à la poule ; deux parties gagnées de suite donnent la poule.',
      'Une partie inachevée à la fin du dernier marqué ne compte pas (notre lecture).',
    ],
    table: {
      head: ['Partie avec les honneurs', 'Payée'],
      rows: [
        ['le perdant a sept trous ou plus', '1 fois'],
        ['le perdant en a six ou moins', '2 fois'],
        ['douze d’affilée, pris en second', '3 fois'],
        ['douze trous à aucun', '4 fois'],
      ],
    },
  },
  'poule-engraisser': {
    name: 'La poule à engraisser',
    short: 'Ordinaire',
    source: 'Wikipédia anglaise',
    brief: 'Wikipédia anglaise',
    text: 'Chacun met à la poule ; deux joueurs font un duel de six trous, le perdant remet sa mise et cède la place au suivant. Le premier à battre tous les autres de suite emporte tout ; la victoire qui donne la tête ne compte pas.',
    lines: filled(
      'La victoire qui donne la tête ne compte pas : il faut encore battre tous les autres, l’ancienne tête comprise (Wikipédia anglaise).',
    ),
    table: {
      head: ['Duels de suite', 'à 3', 'à 4', 'à 5'],
      rows: [
        ['tête dès le départ', '2', '3', '4'],
        ['nouvelle tête, en tout', '3', '4', '5'],
      ],
    },
  },
  'poule-guiton': {
    name: 'La poule à engraisser de Guiton',
    short: 'Guiton',
    source: 'Guiton VIII',
    brief: 'Guiton VIII',
    text: 'Chacun met à la poule ; deux joueurs font un duel de six trous, le perdant remet sa mise et cède la place au suivant. Le premier à battre tous les autres de suite emporte tout, et la victoire qui donne la tête compte déjà : c’est plus court.',
    lines: filled('La victoire qui donne la tête est la première (Guiton VIII).'),
    table: { head: ['Duels de suite', 'à 3', 'à 4', 'à 5'], rows: [['tête ou nouvelle tête', '2', '3', '4']] },
  },
  'poule-plumer': {
    name: 'La poule à plumer',
    short: 'Plumer',
    source: 'Wikipédia anglaise',
    brief: 'Wikipédia anglaise',
    text: 'Tous mettent la même somme, et l’on gagne un duel en s’en allant avec six trous ou plus. Le gagnant tire cinq pour cent de la poule par trou d’avance, le perdant reste pour affronter le suivant, et la partie finit quand la poule est vide.',
    lines: [
      'Le sort donne l’ordre de la file ; tous mettent la même mise, une seule fois, au départ.',
      'Avec six trous ou plus, dont un que vous venez de faire sur vos propres dés, vous pouvez mettre fin au duel en vous en allant, ou tenir pour en gagner davantage.',
      'Le gagnant tire cinq pour cent de la poule de départ par trou de différence ; si vous en êtes convenus, une série compte double les trous du gagnant.',
      'Le perdant reste au tablier et affronte le suivant ; le gagnant passe au bout de la file.',
      'À trous égaux, rien n’est payé et les deux mêmes rejouent (notre choix).',
      'Le dernier paiement ne dépasse pas ce qui reste (notre choix) ; la partie finit quand la poule est vide.',
    ],
    table: {
      head: ['Duel', 'Trous payés', 'De la poule'],
      rows: [
        ['9 à 5', '4', '20 %'],
        ['7 à 2', '5', '25 %'],
        ['8 d’affilée à 1', '16 − 1 = 15', '75 %'],
      ],
    },
  },
  courrier: {
    name: 'Le Tric Trac',
    short: 'Le Tric Trac',
    source: 'Le Tric Trac, jeu de parcours',
    brief: 'Le Tric Trac',
    text: 'Chaque joueur fait courir quinze dames, toutes dans le même sens, la première en courrier devant les autres ; elles peuvent barrer la route. Le premier à les sortir toutes marque un point, ou deux si l’adversaire n’en a sorti aucune.',
    lines: [
      'Ce n’est pas le trictrac : ni points ni trous, une course de la famille du jacquet.',
      'Les quinze dames partent ensemble ; la première, le courrier, va seule jusqu’au dernier quart du tablier.',
      'Une dame ne s’arrête ni ne se repose où l’adversaire en a une. Un doublet se joue quatre fois.',
      'Six flèches de suite que vous tenez barrent le passage, n’importe où sur le tablier.',
      'Quand vos quinze dames sont au dernier quart, vous les sortez ; la bande vaut une flèche.',
      'Le premier à sortir toutes ses dames marque un point, ou deux si l’adversaire n’en a sorti aucune.',
    ],
  },
};
