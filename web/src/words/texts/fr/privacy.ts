/** La page qui dit ce qui est gardé des joueurs, et pourquoi. */
export const frPrivacy = {
  title: 'Ce qui est gardé de vous',
  lead: 'De quoi jouer, et rien pour vous connaître.',
  kept: 'Ce qui est gardé',
  parts: [
    {
      title: 'En invité',
      lines: [
        'Vos parties : les coups, leurs dates, et le nom que vous vous donnez à la table.',
        'Un cookie, « trictrac », posé quand vous faites une partie ou prenez une place. Il dit au serveur quelles places sont les vôtres, et rien d’autre.',
        'Un autre, « trictrac-browser », reconnaît ce navigateur : quand deux comptes jouent une partie classée depuis le même, les modérateurs l’apprennent.',
      ],
    },
    {
      title: 'Avec un compte, en plus',
      lines: [
        'Votre nom, et de quoi vous reconnaître : la partie publique de vos clés d’accès, ou une empreinte du mot de passe, d’où l’on ne peut le lire.',
        'Une adresse électronique, si vous la donnez : pour vous laisser rentrer quand vous oubliez le mot de passe et, si vous le demandez, pour une lettre par jour au plus.',
        'Vos parties : leur résultat, comment vous les avez jouées et, pour celles qui sont classées, votre classement.',
        'Ce dont vous voulez être averti et, pour chaque appareil qui l’est, l’adresse que son navigateur donne pour cela.',
        'Les appareils connectés : leur navigateur, leur première et leur dernière visite.',
        'Où vous en êtes du cours, et ce que les exercices savent de vos progrès.',
        'Ce que vous écrivez aux tables, qui vous bloquez, et ce que vous signalez aux modérateurs.',
      ],
    },
    {
      title: 'Dans votre navigateur',
      lines: [
        'Vos réglages, la liste de vos parties et leurs clés, les parties jouées sur cet appareil. Cela n’en sort pas.',
      ],
    },
  ],
  long: 'Combien de temps, et qui le voit',
  columns: ['Quoi', 'Combien de temps', 'Qui le voit'],
  rows: [
    [
      'Les parties',
      'aussi longtemps que ce site les garde',
      'qui en a l’adresse ; une partie privée, ceux qui la jouent et, tant qu’elle est signalée, les modérateurs',
    ],
    ['Le nom', 'jusqu’à la suppression du compte ; il quitte alors aussi les parties', 'les autres joueurs'],
    [
      'Ce que vous écrivez aux tables',
      'aussi longtemps que la partie, ou jusqu’à la suppression du compte',
      'qui joue ou regarde avec vous, et les modérateurs',
    ],
    ['Les joueurs bloqués', 'jusqu’à ce que vous les débloquiez', 'vous, et qui tient ce site'],
    ['Les signalements', 'aussi longtemps que la partie', 'les modérateurs'],
    ['Ce qu’a fait un modérateur', 'aussi longtemps que ce site', 'les modérateurs'],
    [
      'Le classement',
      'jusqu’à la suppression du compte ; les parties classées des autres perdent alors votre nom',
      'tout le monde',
    ],
    [
      'Les parties amicales : le jeu, le jour, le résultat',
      'jusqu’à la suppression du compte',
      'tout le monde ; contre qui, vous seul',
    ],
    ['Vos progrès dans le cours et les exercices', 'jusqu’à la suppression du compte', 'vous, et qui tient ce site'],
    ['Comment on a répondu à la position du jour : des nombres, sans nom', 'deux mois', 'tout le monde'],
    ['La marque de votre navigateur', 'treize mois au plus', 'personne'],
    ['Les clés et le mot de passe', 'jusqu’à ce que vous les ôtiez', 'personne'],
    ['L’adresse électronique', 'jusqu’à ce que vous l’ôtiez', 'vous, et qui tient ce site'],
    ['L’adresse des avis d’un appareil', 'jusqu’à ce que vous y renonciez ou l’en déconnectiez', 'qui tient ce site'],
    ['Les appareils connectés', 'jusqu’à la déconnexion, treize mois au plus', 'vous, et qui tient ce site'],
    [
      'Le journal du serveur : adresses IP et heures',
      'selon qui tient ce site, deux semaines au mieux',
      'qui tient ce site',
    ],
    ['Les sauvegardes de tout cela', 'deux semaines, selon qui tient ce site', 'qui tient ce site'],
  ],
  not: 'Ce qui ne se fait pas',
  nots: [
    'Aucun suivi, aucune publicité, aucune mesure d’audience.',
    'Rien n’est chargé d’ailleurs : ni police, ni image, ni script.',
    'Rien n’est vendu, ni donné à d’autres. Un avis passe, chiffré, par le service du navigateur qui le reçoit, qui ne peut le lire.',
    'C’est pourquoi aucun bandeau ne vous demande d’accepter quoi que ce soit.',
  ],
  yours: 'Emporter vos données, ou partir',
  yoursAccount:
    'Votre compte se laisse enregistrer dans un fichier, avec toutes vos parties, et supprimer pour de bon.',
  yoursGuest: 'Sans compte, tout s’efface de ce navigateur, cookie compris, au bas de vos parties.',
  account: 'Votre compte',
  games: 'Mes parties',
};

export type PrivacyText = typeof frPrivacy;
