import type { Margin, NOTHING } from './because';
import type { ChoiceWord, QuestionName } from './questions';

const s = (n: number, one: string) => `${n} ${one}${n > 1 ? 's' : ''}`;

/** A lesson as the list names it: its title and its aim. */
interface Named {
  title: string;
  aim: string;
}

/** The sentences around the lessons of the course, in French. */
export const frCourse = {
  title: 'Apprendre',
  lead: (n: number) =>
    `${n} leçons sur le tablier, de moins de dix minutes pour la plupart. Commencez où vous voulez, arrêtez quand vous voulez.`,
  taste: {
    title: 'Premier relevé',
    aim: 'Un avant-goût : quelques coups joués ensemble, chaque point expliqué.',
  },
  parts: [
    'Les premiers pas',
    'Le cœur du jeu',
    'L’autre côté du tablier',
    'Bien jouer',
    'La marque et les autres jeux',
  ],
  lessons: [
    { title: 'Le tablier et les dames', aim: 'Savoir où vont vos dames, et jouer un coup.' },
    { title: 'Battre', aim: 'Voir ce que vos dés atteignent, et ce que cela rapporte.' },
    { title: 'Points, trous, bredouille', aim: 'Lire la marque, et savoir quand un trou compte double.' },
    { title: 'Le coin de repos', aim: 'Prendre le vôtre, et battre celui de l’adversaire.' },
    { title: 'Faire des cases, remplir', aim: 'Construire un jan plein, et compter ses façons.' },
    { title: 'Conserver et rompre', aim: 'Tirer parti d’un plein aussi longtemps qu’il tient.' },
    { title: 'Tenir ou s’en aller', aim: 'Bien choisir quand vous venez de gagner un trou.' },
    { title: 'Ce que marque l’adversaire', aim: 'Voir ce que vos dés lui donnent.' },
    { title: 'Jans interdits, jan de retour', aim: 'Savoir quand passer chez l’adversaire.' },
    { title: 'Sortir ses dames', aim: 'Finir un relevé, jusqu’à la dernière dame.' },
    { title: 'Les jans rares', aim: 'Marquer un début heureux, et savoir quand il se retourne contre vous.' },
    { title: 'Compter les chances', aim: 'Savoir combien des 36 jets vous servent.' },
    {
      title: 'Les plans',
      aim: 'Bien ouvrir, puis faire ses cases, attendre, enfermer l’adversaire, viser l’enfilade.',
    },
    { title: 'Un tour entier', aim: 'Jouer douze trous, avec pavillon et enjeux.' },
    { title: 'Les écoles', aim: 'Marquer soi-même, et voir ce que l’adversaire oublie.' },
    { title: 'Le trictrac à écrire', aim: 'Gagner un marqué, et tenir la feuille.' },
    { title: 'Les autres jeux', aim: 'Combiné, poules, jeux à trois ou plus, et Le Tric Trac.' },
  ] as Named[],
  number: (n: number) => `Leçon ${n}`,
  minutes: (n: number) => `${n} min`,
  standing: { begun: 'commencée', done: 'faite' },
  doneOf: (n: number, all: number) => `${s(n, 'leçon')} sur ${all}`,
  resume: (lesson: string) => `Reprendre : ${lesson}`,
  first: 'Commencer par le premier relevé',
  words: 'Les mots de la leçon',
  kept: 'Vos progrès sont gardés sur cet appareil et, si vous avez un compte, sur vos autres appareils.',

  stage: {
    step: (n: number, all: number) => `${n} sur ${all}`,
    next: 'Suite',
    back: 'Revenir d’un pas',
    leave: 'Toutes les leçons',
    skip: 'Passer',
    check: 'Valider',
    show: 'Voir la réponse',
    another: 'Encore un coup',
    goOn: 'Continuer la leçon',
    again: 'Refaire la leçon',
    run: (n: number) => (n === 0 ? '' : `${s(n, 'juste')} de suite`),
    right: 'C’est juste.',
    itWas: 'La réponse :',
    wrong: 'Pas encore. Regardez mieux.',
    wrongPlay: 'Ce coup est permis, mais ce n’est pas celui de la leçon.',
    chosen: (fleches: string) => `Choisies : ${fleches}`,
    none: 'Aucune',
    drill: 'Exercice',
    task: 'À vous de jouer',
    choose: 'Touchez les flèches, puis validez.',
    reached: 'C’est fait.',
    dice: (dice: string) => `Les dés : ${dice}.`,
    rings: (fleches: string, n: number) =>
      n === 1 ? `Flèche entourée : ${fleches}.` : `Flèches entourées : ${fleches}.`,
    outOfReach: (play: string) =>
      `Depuis votre coup ${play}, il reste trop peu de dames derrière : elles ne peuvent plus remplir un jan de votre côté.`,
    takeBack: 'Rejouer ce coup',
    retry: 'Recommencer cette partie',
    strays: (fleches: string, n: number) =>
      `${n === 1 ? 'Flèche fausse' : 'Flèches fausses'} : ${fleches}. Les autres que vous avez choisies sont justes.`,
    stray: (fleches: string, n: number) => `${n === 1 ? 'Flèche fausse' : 'Flèches fausses'} : ${fleches}.`,
    missing: 'Ce que vous avez choisi est juste, mais il manque quelque chose.',
    long: 'Les dés se font attendre. Le moteur peut jouer pour vous, et vous verrez comment faire.',
    showMe: 'Montrez-moi',
    led: 'Le moteur joue pour vous.',
    playMyself: 'Je reprends la main',
    equal: 'Le livre des ouvertures juge ce coup aussi bon que celui de la leçon, à sa marge d’erreur près.',
    wait: 'Recherche d’une position…',
    failed: 'Ce navigateur n’a pas pu charger le moteur du jeu : vous ne pouvez pas suivre le cours ici.',
  },
  end: {
    title: 'Leçon finie',
    text: (n: number, all: number): string =>
      n === all ? 'Vous avez fait tout le cours. Au tablier !' : 'Vous savez une chose de plus.',
    skippedTitle: 'Vous êtes au bout de la leçon',
    skipped: (n: number) =>
      n === 1
        ? 'Vous avez passé une étape. Reprenez-la pour finir la leçon.'
        : `Vous avez passé ${n} étapes. Reprenez-les pour finir la leçon.`,
    takeUp: 'Reprendre ce que vous avez passé',
    train: (name: string) => `S’exercer : ${name}`,
    next: (lesson: string) => `Leçon suivante : ${lesson}`,
    play: 'Jouer une partie',
  },
  round: (won: number, lost: number, run: boolean) =>
    `Vous gagnez ${s(won, 'trou')} à ${lost}${run ? ', d’affilée' : ''}.`,
  question: {
    points: () => 'Combien de points marquez-vous ?',
    other: () => 'Combien de points ce coup donne-t-il à l’adversaire ?',
    hits: () => 'Quelles dames noires battez-vous ?',
    false: () => 'Quelles dames noires battez-vous à faux ?',
    ends: (from: string) => `Où peut s’arrêter la dame de la flèche ${from}, par un nombre ou par les deux ?`,
    holes: () => 'Combien de trous gagnez-vous ?',
    stands: () => 'Où en est votre jeton après ce coup ?',
    erased: () => 'Combien de points reste-t-il à l’adversaire ?',
    coin: () => 'Pouvez-vous prendre votre coin ?',
    fills: () => 'Ce coup remplit-il un jan ?',
    keeps: () => 'Ce coup conserve-t-il votre plein ?',
    unplayed: () => 'Combien de nombres ne pouvez-vous pas jouer ?',
    decide: () => 'Tenez-vous, ou vous en allez-vous ?',
    leads: () => 'Si vous vous en allez, qui jette ensuite ?',
    left: () => 'Si vous vous en allez, combien de points gardez-vous ?',
    leave: () => 'Combien de dames ce coup peut-il sortir, au plus ?',
    again: () => 'La dernière dame est sortie : qui jette ensuite ?',
    worth: () => 'Combien vaut ce tour ?',
    school: () => 'Combien de points l’adversaire prend-il par école ?',
    paid: () => 'Combien de jetons paie ce marqué ?',
    hitting: () => 'Combien des 36 jets battent une dame ?',
    filling: () => 'Combien des 36 jets remplissent votre jan ?',
    keeping: () => 'Combien des 36 jets conservent votre plein ?',
    taking: () => 'Combien des 36 jets prennent votre coin ?',
    touch: () => '',
    quiz: () => '',
  } as Record<QuestionName, (from: string) => string>,
  because: {
    title: 'Pourquoi',
    leads: (number: string, to: string) => `${number} mène à ${to}`,
    sum: 'la somme',
    puissance: 'votre coin, par puissance',
    throws: (throws: number, rolls: string) =>
      `${s(throws, 'jet')} sur 36 : ${rolls}. Un coup de deux nombres différents compte pour deux jets.`,
    noThrow: 'Aucun des 36 jets ne le fait.',
    play: (play: string) => `Par exemple : ${play}.`,
    decision: (go: boolean, by: Margin) =>
      `Pour le moteur, ${go ? 's’en aller' : 'tenir'} vaut ${{ little: 'un peu mieux', some: 'mieux', much: 'beaucoup mieux' }[by]}.`,
    risk: (hit: number, fill: number, keep: number) => {
      const all = [
        hit > 0 && `bat une de vos dames à vrai par ${s(hit, 'jet')} sur 36`,
        fill > 0 && `remplit un jan par ${s(fill, 'jet')} sur 36`,
        keep > 0 && `conserve un plein par ${s(keep, 'jet')} sur 36`,
      ].filter((text) => text !== false);
      if (all.length === 0)
        return 'Si vous tenez, le prochain coup de l’adversaire ne peut ni battre vos dames à vrai, ni remplir ou conserver un jan.';
      return `Si vous tenez, le prochain coup de l’adversaire ${all.join(', et ')}.`;
    },
    exact: (number: string, from: number) => `${number} mène la dame de ${from} exactement sur la bande, et elle sort.`,
    exceeding: (number: string, from: number) =>
      `${number} est excédant : il sort la dame de ${from}, la plus éloignée.`,
    inside: (number: string, from: number, to: number) => `${number} est joué à l’intérieur, de ${from} à ${to}.`,
    stuck: 'Un nombre ne peut pas être joué : il ne sort aucune dame.',
    left: (points: number) => `Si vous tenez, vous gardez ${s(points, 'point')} pour le trou suivant.`,
    paid: (won: number, lost: number, times: number, pays: number) =>
      times === 1 ? `${won} + 2 − ${lost} = ${pays}` : `${times} × (${won} + 2) − ${lost} = ${pays}`,
    nothing: {
      nothing: 'Ce coup ne bat aucune dame seule, ne remplit et ne conserve aucun jan.',
      other: 'Vous ne battez aucune dame à faux et vous pouvez jouer les deux nombres : l’adversaire ne marque rien.',
      fills: 'Aucune dame n’achève un jan, ni par un nombre ni par la somme.',
      keeps: 'Toutes les façons de jouer ce coup prennent une dame dont le jan a besoin.',
      coin: 'Deux dames ne peuvent pas arriver ensemble à votre coin, ni par effet ni par puissance.',
      played: 'Les deux nombres peuvent être joués.',
    } as Record<keyof typeof NOTHING, string>,
  },
  choice: {
    yes: 'Oui',
    no: 'Non',
    effect: 'Par effet',
    puissance: 'Par puissance',
    neither: 'Non',
    hold: 'Tenir',
    go: 'S’en aller',
    you: 'Vous',
    other: 'L’adversaire',
  } as Record<ChoiceWord, string>,
};

export type CourseText = typeof frCourse;
