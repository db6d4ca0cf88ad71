import type { Idea } from '../../state/training/taught';
import type { CoachText } from './pages';

const s = (n: number, one: string) => `${n} ${one}${n > 1 ? 's' : ''}`;

/** The coach’s sentences in French. */
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
  cannot: 'La leçon est jouée sur cet appareil, et son navigateur ne le permet pas.',
  welcome: [
    {
      title: 'Bienvenue au trictrac',
      text: [
        'Vos quinze dames sont blanches : parties de la flèche 1 (les flèches sont les longs triangles), en bas à gauche, elles avancent vers la flèche 24. Les noires vont en sens inverse.',
        'Le relevé, une étape de la partie, est déjà commencé. Jouons-en trois coups ensemble : je vous proposerai de bons coups.',
      ],
    },
    {
      title: 'Aucune dame n’est jamais prise : vous marquez des points',
      text: [
        'Avant de jouer, vous marquez ce que les dés permettraient de faire sur le tablier tel qu’il est. Un jeton compte les points.',
        'Douze points font un trou : un fichet avance dans la bande. Le premier joueur à douze trous gagne.',
      ],
    },
  ] as CoachText[],
  guess: { title: 'Que vaut ce coup ?', text: ['Devinez : combien de points marquez-vous ?'] } as CoachText,
  guessed: (points: number) => `${s(points, 'point')} : c’est juste. Voyons d’où ils viennent.`,
  missed: (points: number) => `Ce sont ${s(points, 'point')}. Voyons d’où ils viennent.`,
  none: {
    title: 'Rien à marquer',
    text: [
      'Les dés de Valère n’atteignent aucune dame seule : ce coup ne rapporte rien. C’est le cas de beaucoup de coups.',
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
    hit: 'Suivez le trait bleu : les dés porteraient une dame sur une dame adverse qui est seule. C’est battre. Rien ne bouge et rien n’est pris, mais cela rapporte : 2 points sur les flèches 7 à 18, 4 sur les autres. Une dame laissée seule est donc exposée.',
    falseHit:
      'Vos dés atteignent une dame de Valère, mais par la somme seulement, et Valère tient les deux repos en chemin. C’est battre à faux : les points sont pour l’adversaire, qui les marquera quand vous aurez joué (si vous tenez).',
    corner:
      'La flèche 12 est votre coin de repos, et vous le tenez. Vos deux nombres porteraient chacun une dame sur le coin de l’adversaire, encore vide : c’est battre le coin. Mieux vaut souvent prendre le sien le premier.',
    helpless: 'Un nombre qui ne peut pas être joué donne 2 points à l’autre joueur : c’est l’impuissance.',
    fill: 'Les flèches 7 à 12 sont votre grand jan : un jan est un quart du tablier. Il manquait deux dames pour que chacune de ces flèches en porte deux. Ce coup les apporte : remplir votre jan vaut 4 points la façon, 6 au doublet. Si vous pouvez remplir, il le faut.',
    keep: 'Votre jan est plein et vous pouvez jouer ce coup sans le rompre : le conserver vaut 4 points à chaque coup, 6 au doublet. La plupart des trous sont gagnés ainsi.',
    rare: 'C’est un des jans rares du début de partie : les premières dames abattues sont là où les dés le font.',
    out: 'La dernière des quinze dames sort du tablier.',
  } as Record<Idea, string>,
  holeOf: (yours: boolean, holes: number) =>
    `${holes > 1 ? `${holes} trous` : 'Un trou'} pour ${yours ? 'vous' : 'Valère'}`,
  hole: 'Regardez la bande : le fichet avance d’abord, puis les jetons. Les points du perdant sont effacés ; le gagnant garde les points au-delà de douze.',
  simpleHole: 'Le perdant a marqué pendant ces douze points : le trou est simple.',
  bredouille: 'Le perdant n’a rien marqué pendant ces douze points : le trou est bredouille, et compte double.',
  decide: {
    title: 'Tenir, ou s’en aller ?',
    text: [
      'Quand vous gagnez un trou sur vos propres dés, vous choisissez. Tenir : la partie continue telle quelle, avec vos points de reste. S’en aller : toutes les dames retournent aux talons, les points sont effacés, et vous jetez encore.',
      'À vous de choisir. Votre plein peut encore rapporter.',
    ],
    rule: 'K4',
  } as CoachText,
  roll: {
    title: 'À vous de jeter',
    text: ['Jetez les dés : le programme marque ce qu’ils valent, puis je l’explique.'],
  } as CoachText,
  wait: { title: 'À Valère de jouer', text: ['Valère jette les dés, puis joue.'], quiet: true } as CoachText,
  play: (moves: string) => `Jouez ${moves}`,
  how: 'Suivez les traits bleus : touchez la dame, puis sa flèche, ou faites-la glisser.',
  confirm: {
    title: 'Confirmez',
    text: ['Les deux nombres sont joués. Confirmez, ou annulez pour changer.'],
  } as CoachText,
  pass: { title: 'Rien à jouer', text: ['Aucun nombre ne peut être joué : continuez.'] } as CoachText,
  advice: [
    'Une dame de 7 couvre la dame de 11, qui ne sera plus seule ; une autre quitte le talon.',
    'Remplir est obligatoire : la dame de 2 va sur 8, celle de 6 sur 7, et le grand jan est plein.',
    'Deux dames du talon jouent, et le plein est conservé.',
  ],
  gone: 'Vous avez choisi de vous en aller, ce qui vous coûte environ un trou. Mieux valait tenir : votre grand jan est plein, vous pouvez le conserver pendant plusieurs coups, et chacun rapporte. Allez-vous-en quand il vous faudrait rompre le premier.',
  end: {
    title: 'Et maintenant ?',
    text: [
      'Vous avez battu des dames et le coin, rempli un jan, conservé le plein, et gagné un trou bredouille : voilà ce qu’est le jeu.',
      'Le cours explique tout cela pas à pas, sur le tablier.',
    ],
  } as CoachText,
  first: 'Leçon 1 : le tablier et les dames',
  all: 'Toutes les leçons',
};

export type Words = typeof frLesson;
