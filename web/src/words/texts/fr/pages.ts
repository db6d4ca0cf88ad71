type KeyRows = [string, string][];

/** Une page expliquée en peu de mots : ce qu’on y fait, et ses touches. */
export interface PageText {
  lines: string[];
  keys: KeyRows;
}

/** The French help of each page that is not a table. */
export const frPages = {
  title: 'Aide',
  keys: 'Au clavier',
  everywhere: 'Sur toute page, une partie ou une position se dépose ou se colle (Ctrl + V) pour être ouverte.',
  help: ['?', 'cette aide'] as [string, string],
  close: ['Échap', 'fermer ce qui s’est ouvert par-dessus la page'] as [string, string],
  page: {
    replay: {
      lines: [
        'Revoyez chaque coup tel qu’il a été joué. La partie est jugée une fois, coup par coup : chaque faute dit ce qu’elle a coûté, en trous, et le coup qui valait mieux.',
        'Pointez un coup du tableau pour le voir, touchez-le pour le jouer ; ou jouez les dames vous-même : une variante s’ouvre sous le coup, est jugée aussitôt et continue avec les dés de votre choix. Touchez la courbe ou une ligne de la liste pour aller à un coup.',
        'L’adresse de la page change à chaque coup : copiez-la pour y revenir. Le menu ☰ donne le lien, les fichiers et davantage.',
      ],
      keys: [
        ['← · →', 'coup précédent, coup suivant'],
        ['↑ · ↓', 'de l’un à l’autre des coups comparés ; Entrée le joue, Échap le reprend'],
        ['Maj + ← · Maj + →', 'faute précédente, faute suivante'],
        ['Espace', 'faire défiler les coups'],
        ['Page préc. · Page suiv.', 'de même, aussi depuis le tablier'],
        ['V', 'la variante suivante de ce coup ; Suppr l’efface, Échap la quitte'],
        ['R', 'lancer ou arrêter la simulation'],
        ['Début · Fin', 'premier coup, fin de la partie'],
      ],
    },
    outlook: {
      lines: [],
      keys: [['H', 'les 36 jets possibles']],
    },
    course: {
      lines: [
        'Chaque leçon montre, demande et fait jouer. En cas d’erreur, réessayez ou affichez la réponse.',
        'Une flèche se choisit en la touchant ; au clavier, les touches fléchées parcourent le tablier et Entrée choisit.',
        'On peut quitter une leçon à tout moment : elle reprend où l’on en était.',
      ],
      keys: [
        ['Tab', 'du texte au tablier, puis aux réponses'],
        ['← ↑ → ↓', 'd’une flèche à l’autre'],
        ['Entrée', 'choisir, répondre, continuer'],
      ],
    },
    games: {
      lines: [
        'Toutes les parties que cet appareil connaît, la dernière d’abord : à reprendre, à revoir, à enregistrer.',
        'Plus bas, ouvrez des fichiers ou un texte ; plusieurs fichiers à la fois, chacun en entier ou pas du tout.',
        '« Supprimer » efface pour de bon ce qui n’est gardé qu’ici ; « Oublier » laisse la partie sur le serveur. Celles d’un compte restent avec lui.',
      ],
      keys: [],
    },
    studies: {
      lines: [
        'Une étude est une partie ou une position annotée : ses coups, d’autres suites, des commentaires, des traits et des cercles sur le tablier.',
        'Choisissez les dés et jouez sur le tablier : une nouvelle suite commence, et elle est jugée. « Annoter » ajoute commentaires et traits ; « Partager » en fait un lien, un fichier, ou un cadre pour une page web. Tout reste dans ce navigateur.',
      ],
      keys: [
        ['← · →', 'le long des coups'],
        ['↑ · ↓', 'd’une suite à l’autre'],
      ],
    },
    editor: {
      lines: [
        'Choisissez un outil (poser une blanche, une noire, ôter), puis touchez les flèches ; ou faites glisser les dames.',
        'Toutes les erreurs sont indiquées. Une position valable peut être jouée, partagée, dessinée.',
      ],
      keys: [
        ['← → ↑ ↓', 'aller d’une flèche à l’autre'],
        ['Entrée', 'poser ou ôter une dame'],
        ['+ · −', 'une dame de plus, de moins'],
        ['0 à 9', 'tant de dames sur la flèche'],
        ['Suppr', 'vider la flèche'],
        ['B · N · X', 'blanches, noires, ôter'],
      ],
    },
    sheet: {
      lines: [
        'Vous jouez sur du bois, la page tient le compte : dites qui a jeté les dés, puis touchez les points que chacun marque.',
        'La page en tire les trous, les bredouilles et les marqués. Chaque inscription peut être annulée et refaite.',
        'Tout reste dans ce navigateur ; « Enregistrer » en fait un fichier.',
      ],
      keys: [],
    },
    account: {
      lines: [
        'Un compte est un nom avec une clé d’accès ou un mot de passe ; vos parties entre amis vous suivent d’un appareil à l’autre. Personne n’en a besoin pour jouer.',
        'Deux façons d’entrer valent mieux qu’une : si vous perdez la seule que vous avez, le compte est perdu.',
        '« Notifications » permet à cet appareil de vous prévenir quand une partie vous attend. « Vos données » met tout dans un fichier ; « Supprimer le compte » est définitif.',
      ],
      keys: [],
    },
    lobby: {
      lines: [
        'Pour jouer sans attendre, touchez « Jouer tout de suite » : le premier venu s’assoit en face. En l’attendant, on peut jouer contre l’ordinateur.',
        '« Proposer » choisit le jeu, la pendule et si la partie est classée. Une offre reste tant que son auteur attend.',
      ],
      keys: [],
    },
    standing: {
      lines: [
        'Chaque jeu a son classement. Il faut une dizaine de parties classées pour y figurer ; l’écart (±) indique la fiabilité du classement.',
        'La page d’un joueur montre son classement au fil du temps, et la qualité de son jeu : ce que ses coups coûtent en moyenne.',
      ],
      keys: [],
    },
    moderation: {
      lines: [
        'Vous lisez ici les signalements, du plus récent au plus ancien, avec ce qui a été dit à la table.',
        'Toute mesure est notée avec son auteur et sa raison.',
      ],
      keys: [],
    },
    train: {
      lines: [
        'Chaque exercice pose une situation et dit aussitôt ce qui est juste, et pourquoi. Rien ne presse, sauf si vous jouez contre la montre.',
        'Ce qu’on manque revient plus tôt, ce qu’on sait plus tard. Les progrès restent sur cet appareil et, avec un compte, vous suivent sur les autres.',
      ],
      keys: [['N', 'exercice suivant']],
    },
    new: {
      lines: [
        'Choisissez d’abord le jeu, dont les règles s’ouvrent sous son nom. Puis contre qui : l’ordinateur, quelqu’un sur cet appareil, ou un ami qui recevra un lien.',
        'Sous la liste des joueurs se déplient la longueur, les règles, la façon de marquer, les dés et la pendule : les choix proposés sont les plus courants.',
      ],
      keys: [],
    },
    seat: {
      lines: [
        'Quelqu’un vous invite à jouer. Le jeu et ses règles sont indiqués ici. Donnez un nom et prenez la place : aucun compte n’est nécessaire.',
        'La place est au premier qui la prend. Par le même lien, cet appareil vous y ramène.',
      ],
      keys: [],
    },
    book: {
      lines: [
        'Les règles, section par section, et les mots du jeu. Cherchez un mot ou le numéro d’une règle (M7, K2…).',
        'Les mots soulignés mènent au glossaire, les numéros à leur règle ; le retour du navigateur ramène où l’on était.',
      ],
      keys: [],
    },
  } satisfies Record<string, PageText> as Record<HelpPage, PageText>,
};

export type HelpPage =
  | 'replay'
  | 'outlook'
  | 'games'
  | 'editor'
  | 'studies'
  | 'sheet'
  | 'account'
  | 'new'
  | 'seat'
  | 'book'
  | 'course'
  | 'lobby'
  | 'standing'
  | 'moderation'
  | 'train';
export type PagesText = typeof frPages;
