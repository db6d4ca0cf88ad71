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
  everywhere:
    'Vous pouvez déposer ou coller (Ctrl + V) une partie ou une position sur n’importe quelle page pour l’ouvrir.',
  help: ['?', 'cette aide'] as [string, string],
  close: ['Échap', 'fermer le panneau du dessus'] as [string, string],
  page: {
    replay: {
      lines: [
        'Revoyez chaque coup tel qu’il a été joué. L’ordinateur juge la partie coup par coup : chaque faute indique ce qu’elle a coûté, en trous, et le coup qui valait mieux.',
        'Pointez un coup du tableau pour le voir, touchez-le pour le jouer. Ou jouez les dames vous-même : une variante s’ouvre sous le coup et elle est jugée aussitôt ; vous en choisissez les dés. Touchez la courbe ou une ligne de la liste pour aller à un coup.',
        'L’adresse de la page change à chaque coup : copiez-la pour y revenir. Le menu ☰ donne le lien, les fichiers et davantage.',
      ],
      keys: [
        ['← · →', 'coup précédent, coup suivant'],
        ['↑ · ↓', 'parcourir les coups comparés ; Entrée joue celui que vous regardez, Échap le reprend'],
        ['Maj + ← · Maj + →', 'faute précédente, faute suivante'],
        ['Espace', 'faire défiler les coups, ou arrêter'],
        ['Page préc. · Page suiv.', 'coup précédent, coup suivant, même depuis le tablier'],
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
        'Chaque leçon explique, pose des questions et vous fait jouer. En cas d’erreur, réessayez ou affichez la réponse.',
        'Touchez une flèche pour la choisir ; au clavier, les touches fléchées parcourent le tablier et Entrée choisit.',
        'Vous pouvez quitter une leçon à tout moment : elle reprend là où vous en étiez.',
      ],
      keys: [
        ['Tab', 'du texte au tablier, puis aux réponses'],
        ['← ↑ → ↓', 'd’une flèche à l’autre'],
        ['Entrée', 'choisir, répondre, continuer'],
      ],
    },
    games: {
      lines: [
        'Toutes les parties de cet appareil, la dernière d’abord. Reprenez-les, revoyez-les ou enregistrez-les.',
        'Plus bas, ouvrez des fichiers ou un texte. Vous pouvez ouvrir plusieurs fichiers à la fois ; un fichier qui contient une erreur est laissé de côté.',
        '« Supprimer » efface pour de bon une partie qui n’est gardée qu’ici ; « Oublier » la laisse sur le serveur. Les parties de votre compte y restent.',
      ],
      keys: [],
    },
    studies: {
      lines: [
        'Une étude est une partie ou une position annotée : ses coups, des variantes, des commentaires, des traits et des cercles sur le tablier.',
        'Choisissez les dés et jouez sur le tablier : une nouvelle variante commence, et elle est jugée. « Annoter » ajoute des commentaires et des traits ; « Partager » en fait un lien, un fichier, ou un cadre pour une page web. Tout reste dans ce navigateur.',
      ],
      keys: [
        ['← · →', 'le long des coups'],
        ['↑ · ↓', 'd’une variante à l’autre'],
      ],
    },
    editor: {
      lines: [
        'Choisissez un outil (poser une dame blanche, une noire, en retirer une), puis touchez les flèches ; ou faites glisser les dames.',
        'Toutes les erreurs sont indiquées. Une position valable peut être jouée, partagée et enregistrée comme image.',
      ],
      keys: [
        ['← → ↑ ↓', 'aller d’une flèche à l’autre'],
        ['Entrée', 'poser ou retirer une dame'],
        ['+ · −', 'une dame de plus, de moins'],
        ['0 à 9', 'mettre autant de dames sur la flèche'],
        ['Suppr', 'vider la flèche'],
        ['B · N · X', 'blanches, noires, retirer'],
      ],
    },
    sheet: {
      lines: [
        'Vous jouez sur un vrai tablier, la page tient la marque. Dites qui a jeté les dés, puis touchez les points que chacun marque.',
        'La page calcule les trous, les bredouilles et les marqués. Vous pouvez annuler et refaire chaque inscription.',
        'Tout reste dans ce navigateur ; « Enregistrer » la met dans un fichier.',
      ],
      keys: [],
    },
    account: {
      lines: [
        'Un compte est un nom avec une clé d’accès ou un mot de passe ; vos parties entre amis vous suivent d’un appareil à l’autre. Vous n’en avez pas besoin pour jouer.',
        'Ajoutez une seconde façon de vous connecter : si vous perdez la seule que vous avez, le compte est perdu.',
        '« Notifications » permet à cet appareil de vous prévenir quand une partie vous attend. « Vos données » met tout dans un fichier ; « Supprimer le compte » est définitif.',
      ],
      keys: [],
    },
    lobby: {
      lines: [
        'Pour jouer sans attendre, touchez « Jouer tout de suite » : le premier joueur qui arrive s’assoit en face de vous. En l’attendant, vous pouvez jouer contre l’ordinateur.',
        'Avec « Proposer », vous choisissez le jeu, la pendule, et si la partie est classée. Votre proposition reste ouverte tant que vous attendez.',
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
        'Chaque mesure est notée au journal, avec le nom du modérateur et la raison.',
      ],
      keys: [],
    },
    train: {
      lines: [
        'Chaque exercice montre une position et vous dit aussitôt ce qui est juste, et pourquoi. Le temps n’est pas limité, sauf si vous jouez contre la montre.',
        'Vos erreurs reviennent plus tôt, le reste plus tard. Vos progrès restent sur cet appareil et, avec un compte, vous suivent sur les autres.',
      ],
      keys: [['N', 'exercice suivant']],
    },
    new: {
      lines: [
        'Choisissez d’abord le jeu, dont les règles s’ouvrent sous son nom. Choisissez ensuite votre adversaire : l’ordinateur, quelqu’un sur cet appareil, ou un ami qui recevra un lien.',
        'Sous la liste des joueurs, vous pouvez changer la longueur, les règles, la façon de marquer, les dés et la pendule. Les réglages proposés sont les plus courants.',
      ],
      keys: [],
    },
    seat: {
      lines: [
        'Quelqu’un vous invite à jouer. Le jeu et ses règles sont indiqués ici. Donnez un nom et prenez la place : aucun compte n’est nécessaire.',
        'La place est à la première personne qui la prend. Sur cet appareil, le même lien vous y ramène.',
      ],
      keys: [],
    },
    book: {
      lines: [
        'Les règles, section par section, et les mots du jeu. Cherchez un mot ou le numéro d’une règle (M7, K2…).',
        'Les mots soulignés mènent au glossaire, les numéros à leur règle ; le bouton Retour du navigateur vous ramène là où vous étiez.',
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
