import type { Idea } from './pages';
import type { Said } from './pages';

const s = (n: number, one: string) => `${n} ${one}${n > 1 ? 's' : ''}`;

/** What the coach says in French. */
export const frLesson = {
  title: 'Première partie guidée',
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
        'Chacun a quinze dames, empilées sur son talon. Les vôtres sont blanches : elles partent de la flèche 1, en bas à gauche, et avancent vers la flèche 24.',
        'Les noires font le chemin inverse. À chaque coup, on joue deux nombres, ceux des deux dés.',
      ],
    },
    {
      title: 'On ne prend jamais : on marque',
      text: [
        'Tout l’art est là : avant de jouer, on marque ce que les dés permettraient de faire sur le tablier tel qu’il est.',
        'Un jeton avance au bout des flèches pour compter vos points, de deux en deux.',
      ],
    },
    {
      title: 'Douze points font un trou',
      text: [
        'Un fichet avance alors d’un trou dans la bande, et l’autre joueur retombe à zéro. Le premier à douze trous gagne la partie.',
        'Jouons un premier relevé. Je vous souffle les coups, et chaque point sera expliqué.',
      ],
    },
  ] as Said[],
  none: {
    title: 'Rien à marquer',
    text: [
      'Avec ces dés, aucune de vos dames n’atteint de dame noire seule : le coup ne rapporte rien. C’est le sort de la plupart des premiers coups.',
    ],
  } as Said,
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
      'Valère atteint une de vos dames seules, mais par la somme de ses dés seulement, et vos cases lui ferment les deux repos en chemin. C’est battre à faux : les points sont pour celui qui est visé. Vous les marquerez dès qu’il aura joué.',
    corner:
      'La flèche 12 est votre coin de repos, et vous le tenez. Vos deux nombres porteraient chacun une dame sur le coin de l’autre, encore vide : c’est battre le coin. Prendre le sien le premier paie souvent.',
    helpless: 'Un nombre qui ne peut pas se jouer vaut 2 points à l’autre : c’est l’impuissance.',
    fill: 'Il ne manquait qu’une dame pour que vos six flèches 7 à 12 en aient deux chacune. Ce coup l’apporte : remplir son grand jan vaut 4 points la façon, 6 au doublet. Et quand on peut remplir, il le faut.',
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
    hold: {
      title: 'Tenir, ou s’en aller ?',
      text: [
        'Quand on gagne un trou de ses propres dés, on choisit. Tenir : la partie continue telle quelle, et vos points de reste aussi. S’en aller : toutes les dames retournent aux talons.',
        'Votre jeu est bon, il promet encore : tenez.',
      ],
      rule: 'K4',
    },
    go: {
      title: 'Cette fois, allez-vous-en',
      text: [
        'Votre jan est plein, mais vous n’avez presque plus de dames pour jouer ailleurs : aux prochains coups il faudra le rompre. Vous avez gagné assez.',
        'S’en aller garde les trous, remet toutes les dames aux talons, efface les points des deux joueurs, et vous donne le dé.',
      ],
      rule: 'K4',
    },
  } as Record<'hold' | 'go', Said>,
  astray: (go: boolean): Said => ({
    title: go ? 'Plutôt s’en aller' : 'Plutôt tenir',
    text: [
      go
        ? 'Pour cette leçon, allez-vous-en : on verra ainsi le relevé jusqu’à sa fin.'
        : 'Pour cette leçon, tenez : la suite montre pourquoi. Vous pourrez choisir librement dans vos parties.',
    ],
  }),
  roll: {
    title: 'À vous de jeter',
    text: ['Jetez les dés : ce qu’ils valent se marque tout seul, puis je l’explique.'],
  } as Said,
  wait: { title: 'À Valère de jouer', text: ['Il jette les dés, puis il joue.'], quiet: true } as Said,
  play: (moves: string) => `Jouez ${moves}`,
  how: 'Suivez les traits bleus : touchez la dame, puis sa place, ou faites-la glisser.',
  confirm: {
    title: 'Confirmez',
    text: ['Les deux nombres sont joués. Confirmez, ou défaites si vous voulez revoir.'],
  } as Said,
  pass: { title: 'Rien à jouer', text: ['Aucun nombre ne peut se jouer : continuez.'] } as Said,
  advice: [
    'On commence par sortir des dames du talon : une sur 7, une sur 6. Chacun des deux nombres se joue une fois.',
    'Les deux dames avancent dans votre grand jan, les flèches 7 à 12 : c’est là que l’on construit.',
    'Une même dame peut jouer les deux nombres, en se reposant entre les deux : c’est le tout d’une. Elle va couvrir la dame de 10, qui ne sera plus seule.',
    'Deux dames neuves : plus il y en a devant le talon, plus de coups construisent.',
    'Un doublet ne se joue pas deux fois : un quatre pour chaque dame. La seconde couvre la flèche 8.',
    'Le coin, la flèche 12 : on n’y entre qu’à deux dames ensemble, et ces dés les y portent toutes deux. C’est la place forte du jeu.',
    'Deux dames ensemble sur 7 : une case faite, où rien ne peut être battu.',
    'Les dames s’approchent des flèches qui manquent encore : 8, 9 et 11.',
    'Encore un tout d’une, jusqu’au coin : une troisième dame y est libre de revenir au jeu, ou de battre le coin de l’autre.',
    'Les deux nombres tombent sur 11 : encore une case.',
    'Les deux dames se rejoignent sur 9. Il ne manque plus que 7 et 8 pour un grand jan plein.',
    'Une dame couvre la flèche 7, l’autre se prépare.',
    'Une dame va sur 8 : il n’en manquera plus qu’une pour remplir.',
    'Remplir est obligatoire : la dame de 6 va sur 8, et le grand jan est plein.',
  ],
  end: {
    title: 'Le relevé est fini',
    text: [
      'Vous avez battu des dames et le coin, profité d’une dame battue à faux, pris le coin, rempli un jan et conservé le plein, gagné un trou simple et des trous bredouille, tenu, et fini par vous en aller.',
      'Vous savez comment se joue une partie ; le reste est affaire de jugement. Dans vos parties, touchez un point marqué : il vous sera expliqué. Le bouton ? rappelle le déroulement d’un coup.',
    ],
  } as Said,
};

export type Words = typeof frLesson;
