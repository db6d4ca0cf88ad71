import type { Idea } from './pages';
import type { CoachText } from './pages';

const s = (n: number, one: string) => `${n} ${one}${n > 1 ? 's' : ''}`;

/** What the coach says in French. */
export const frLesson = {
  title: 'Premier relevé',
  next: 'Suite',
  back: 'Revenir d’un pas',
  step: (n: number, all: number) => `${n} sur ${all}`,
  leave: 'Quitter la leçon',
  leaveAsk: 'Quitter la leçon ?',
  leaveHome: { name: 'Retour à l’accueil', hint: 'La leçon reprendra où vous en êtes.' },
  leavePlay: { name: 'Continuer sans la leçon', hint: 'Vous jouez la suite librement, contre Valère.' },
  stay: 'Rester',
  goOn: 'Continuer contre Valère',
  home: 'Retour à l’accueil',
  cannot: 'La leçon se joue sur cet appareil, et son navigateur ne le permet pas.',
  welcome: [
    {
      title: 'Bienvenue au trictrac',
      text: [
        'Vos quinze dames sont blanches : parties de la flèche 1, en bas à gauche, elles avancent vers la flèche 24. Les noires font le chemin inverse.',
        'Le relevé est déjà commencé. Jouons-en trois coups ensemble : je vous souffle les plus sûrs.',
      ],
    },
    {
      title: 'On ne prend jamais : on marque',
      text: [
        'Avant de jouer, on marque ce que les dés permettraient de faire sur le tablier tel qu’il est. Un jeton compte les points.',
        'Douze points font un trou : un fichet avance dans la bande. Le premier à douze trous gagne.',
      ],
    },
  ] as CoachText[],
  guess: { title: 'Que vaut ce coup ?', text: ['Devinez : combien de points marquez-vous ?'] } as CoachText,
  guessed: (points: number) => `${s(points, 'point')} : c’est juste. Voyons d’où ils viennent.`,
  missed: (points: number) => `Ce sont ${s(points, 'point')}. Voyons d’où ils viennent.`,
  none: {
    title: 'Rien à marquer',
    text: [
      'Avec ces dés, aucune dame n’en atteint une autre qui soit seule : le coup de Valère ne rapporte rien. C’est le sort de bien des coups.',
    ],
  } as CoachText,
  pointsOf: (yours: boolean, points: number, roller: boolean) => {
    const n = s(points, 'point');
    if (yours) return roller ? `${n} pour vous` : `${n} pour vous, sur les dés de Valère`;
    return roller ? `${n} pour Valère` : `${n} pour Valère, sur vos dés`;
  },
  here: 'Ici :',
  or: ', ou ',
  ideas: {
    hit: 'Suivez le trait bleu : les dés porteraient une dame sur une dame seule de l’autre. C’est battre. Rien ne bouge et rien n’est pris, mais on marque : 2 points dans la moitié des grands jans (flèches 7 à 18), 4 dans celle des petits jans. Laisser une dame seule, c’est donc s’exposer.',
    falseHit:
      'Vos dés atteignent une dame de Valère, mais par la somme seulement, et ses cases ferment les deux repos en chemin. C’est battre à faux : les points sont pour celui qui est visé. Il les marquera quand vous aurez joué, si vous tenez.',
    corner:
      'La flèche 12 est votre coin de repos, et vous le tenez. Vos deux nombres porteraient chacun une dame sur le coin de l’autre, encore vide : c’est battre le coin. Prendre le sien le premier paie souvent.',
    helpless: 'Un nombre qui ne peut pas se jouer vaut 2 points à l’autre : c’est l’impuissance.',
    fill: 'Deux dames manquaient pour que vos six flèches 7 à 12 en aient deux chacune. Ce coup les apporte : remplir son grand jan vaut 4 points la façon, 6 au doublet. Et quand on peut remplir, il le faut.',
    keep: 'Votre jan est plein et vous pouvez jouer ce coup sans le rompre : le conserver vaut 4 points à chaque coup, 6 au doublet. C’est ainsi que les trous viennent.',
    rare: 'C’est un des jans rares du début de partie : la position des premières dames abattues le donne.',
    out: 'La dernière des quinze dames sort du tablier.',
  } as Record<Idea, string>,
  holeOf: (yours: boolean, holes: number) =>
    `${holes > 1 ? `${holes} trous` : 'Un trou'} pour ${yours ? 'vous' : 'Valère'}`,
  hole: 'Regardez la bande : on pique d’abord le fichet, puis on touche aux jetons. Les points de l’autre sont effacés ; ce qui dépasse douze reste au gagnant.',
  simpleHole: 'L’autre avait marqué pendant ces douze points : le trou est simple.',
  bredouille:
    'Ces douze points ont été pris sans que l’autre marque entre-temps : c’est la bredouille, et le trou compte double.',
  decide: {
    title: 'Tenir, ou s’en aller ?',
    text: [
      'Quand on gagne un trou de ses propres dés, on choisit. Tenir : la partie continue telle quelle, avec vos points de reste. S’en aller : toutes les dames retournent aux talons, les points s’effacent, et vous jetez encore.',
      'À vous de choisir. Votre plein promet encore.',
    ],
    rule: 'K4',
  } as CoachText,
  roll: {
    title: 'À vous de jeter',
    text: ['Jetez les dés : ce qu’ils valent se marque tout seul, puis je l’explique.'],
  } as CoachText,
  wait: { title: 'À Valère de jouer', text: ['Il jette les dés, puis il joue.'], quiet: true } as CoachText,
  play: (moves: string) => `Jouez ${moves}`,
  how: 'Suivez les traits bleus : touchez la dame, puis sa place, ou faites-la glisser.',
  confirm: {
    title: 'Confirmez',
    text: ['Les deux nombres sont joués. Confirmez, ou défaites si vous voulez revoir.'],
  } as CoachText,
  pass: { title: 'Rien à jouer', text: ['Aucun nombre ne peut se jouer : continuez.'] } as CoachText,
  advice: [
    'Une dame de 7 couvre la dame de 11, qui ne sera plus seule ; une autre quitte le talon.',
    'Remplir est obligatoire : la dame de 2 va sur 8, celle de 6 sur 7, et le grand jan est plein.',
    'Deux dames du talon jouent, et le plein est conservé.',
  ],
  gone: 'Vous avez choisi de vous en aller, et y laissez environ un trou. Mieux valait tenir : votre grand jan est plein, vous pouvez le conserver pendant plusieurs coups, et chacun rapporte. Allez-vous-en quand il vous faudrait rompre le premier.',
  end: {
    title: 'Et maintenant ?',
    text: [
      'Vous avez battu des dames et le coin, rempli un jan, conservé le plein, et gagné un trou bredouille : c’est tout le sel du jeu.',
      'Le cours reprend chaque chose à son tour, en quelques minutes, sur le tablier.',
    ],
  } as CoachText,
  first: 'Leçon 1 : le tablier et les dames',
  all: 'Toutes les leçons',
};

export type Words = typeof frLesson;
