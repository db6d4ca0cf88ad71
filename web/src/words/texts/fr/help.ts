/** The French help: how a turn goes, keys and words. */
export const frHelp = {
  turn: 'Comment se joue un coup',
  turnSteps: [
    'Jetez les deux dés : la position, telle qu’elle est, dit ce que vaut le coup.',
    'Vous marquez vos points aussitôt, avant de toucher une dame ; douze points font un trou.',
    'Un trou gagné sur vos propres dés vous laisse le choix : tenir et garder les points de reste, ou vous en aller : toutes les dames retournent au talon et vous jetez les dés.',
    'Jouez chaque nombre une fois, avec deux dames, ou avec une seule qui se repose en chemin.',
    'Votre adversaire marque alors ce que votre coup lui donne : dames battues à faux, nombres que vous n’avez pas pu jouer.',
    'Puis il jette les dés, et ainsi de suite jusqu’à douze trous.',
  ],
  /** Où l’on marque soi-même. */
  handSteps: [
    'Marquez ce que le dernier coup de votre adversaire vous a donné : votre jeton avance de flèche en flèche, deux points à la fois.',
    'Vérifiez ses marques. Si l’une est fausse, dites « École ! » et de combien : ces points sont à vous.',
    'Jetez les dés : après, il est trop tard pour réclamer ce qui précède.',
    'Marquez ce que vaut votre coup, avant de toucher une dame. À douze points le jeton repart du talon : c’est un trou.',
    'Après un trou sur vos propres dés, tenez ou allez-vous-en ; votre adversaire accepte ou s’oppose.',
    'Jouez vos dames. Votre adversaire peut réclamer jusqu’à son jet suivant. Personne n’a besoin d’attendre.',
  ],
  handKeys: [
    ['+ · −', 'avancer, reculer le jeton de deux points'],
    ['Espace', 'lâcher le jeton : la marque est faite'],
    ['Z · Échap', 'reprendre le jeton'],
    ['E', 'École !'],
  ],
  bredouille: 'La bredouille',
  bredouilleText:
    'Douze points pris sans que l’adversaire marque entre-temps valent deux trous au lieu d’un. Le joueur qui marque le second porte un double jeton ; il le perd dès que le premier marque de nouveau.',
  keys: 'À la souris, au doigt, au clavier',
  keyRows: [
    ['← → ↑ ↓', 'aller d’une flèche à l’autre'],
    ['Début · Fin', 'talon · coin de repos'],
    ['Entrée', 'choisir une dame, la poser'],
    ['Maj + Entrée', 'prendre une dame sans la jouer, pour savoir où elle ne peut pas aller'],
    ['1 à 6', 'jouer ce dé depuis la flèche'],
    ['Espace', 'jeter les dés, confirmer'],
    ['Z', 'annuler la dernière dame'],
    ['X', 'échanger les dés'],
    ['T · V', 'tenir · s’en aller'],
    ['Échap', 'reposer la dame'],
    ['?', 'cette aide'],
    ['M', 'écrire un coup : « 7 11 » ou « T/4 T/2 »'],
    ['L', 'redire le dernier coup'],
    ['S', 'dire la marque'],
    ['E', 'aller à l’explication du coup'],
    ['Maj + Z', 'annuler tout le coup'],
    ['H', 'demander conseil, contre l’ordinateur'],
  ],
  pointer:
    'Touchez une dame puis sa flèche, ou faites-la glisser ; un double clic joue le dé de gauche. Un clic droit, ou un doigt qui reste posé, la prend sans la jouer et dit pourquoi elle ne peut pas aller ailleurs.',
  words: 'Les mots du jeu',
  wordRows: [
    ['talon', 'la première flèche, où les quinze dames commencent.'],
    ['petit jan, grand jan', 'les six premières flèches d’un joueur, et les six suivantes.'],
    ['coin de repos', 'la douzième flèche ; on y entre et on la quitte à deux dames.'],
    [
      'battre',
      'atteindre par les dés une dame seule. Elle reste en place, vous marquez. À faux, c’est votre adversaire qui marque.',
    ],
    ['remplir, conserver', 'garnir de deux dames les six flèches d’un jan ; jouer ensuite sans le défaire.'],
    ['trou', 'douze points. Douze trous font la partie.'],
    ['bredouille', 'douze points pris de suite : le trou compte double. Un second jeton le rappelle.'],
    [
      'tenir, s’en aller',
      'après un trou sur vos propres dés : continuer, ou relever toutes les dames et jeter le premier.',
    ],
    ['pavillon', 'le drapeau du joueur qui prend des trous sans interruption après son adversaire.'],
    ['par puissance', 'prendre votre coin avec des nombres qui atteindraient celui, vide, de l’adversaire.'],
    ['marqué', 'à écrire, la manche qu’on gagne à six trous ou plus, en s’en allant.'],
    ['refait', 'un marqué à trous égaux : on le rejoue, et la consolation augmente.'],
    [
      'étendard, cravate',
      'les signes d’une bredouille de trous : prise sans relever, ou après les trous de l’adversaire.',
    ],
  ],
};

export type Help = typeof frHelp;
