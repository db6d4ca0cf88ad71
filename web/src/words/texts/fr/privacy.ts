/** La page qui dit ce qui est gardé des joueurs, et pourquoi. */
export const frPrivacy = {
  title: 'Confidentialité',
  lead: 'Nous ne gardons que ce qu’il faut pour jouer.',
  kept: 'Les données gardées',
  parts: [
    {
      title: 'En invité',
      lines: [
        'Vos parties : les coups, leurs dates, et le nom que vous utilisez à la table.',
        'Un cookie, « trictrac », créé quand vous commencez une partie ou prenez une place. Il indique au serveur quelles places sont les vôtres, et rien d’autre.',
        'Un autre, « trictrac-browser », identifie ce navigateur : si deux comptes jouent une partie classée depuis le même, la modération en est informée.',
      ],
    },
    {
      title: 'Avec un compte, en plus',
      lines: [
        'Votre nom, et de quoi vous connecter : la partie publique de vos clés d’accès, ou une empreinte du mot de passe, qui ne permet pas de le retrouver.',
        'Une adresse électronique, si vous la donnez : pour vous laisser rentrer si vous oubliez le mot de passe, pour vous prévenir quand votre compte sert sur un nouvel appareil ou que l’adresse change et, si vous le demandez, pour un courriel par jour au plus.',
        'Vos parties : leur résultat, comment vous les avez jouées et, pour celles qui sont classées, votre classement.',
        'Vos choix de notifications et, pour chaque appareil qui en reçoit, l’adresse que son navigateur donne pour cela.',
        'Les appareils connectés : leur navigateur, leur première et leur dernière visite.',
        'Vos progrès dans le cours et les exercices.',
        'Vos messages aux tables, les joueurs que vous bloquez, et vos signalements à la modération.',
      ],
    },
    {
      title: 'Dans votre navigateur',
      lines: [
        'Vos réglages, la liste de vos parties et leurs clés, les parties jouées sur cet appareil. Cela n’en sort pas.',
      ],
    },
  ],
  long: 'Durée et visibilité',
  columns: ['Données', 'Durée', 'Visibles pour'],
  rows: [
    [
      'Les parties',
      'aussi longtemps que ce site les garde',
      'toute personne qui a le lien ; une partie privée : ses joueurs et, tant qu’elle est signalée, la modération',
    ],
    ['Le nom', 'jusqu’à la suppression du compte ; il est alors retiré aussi des parties', 'les autres joueurs'],
    [
      'Vos messages aux tables',
      'aussi longtemps que la partie, ou jusqu’à la suppression du compte',
      'les joueurs et spectateurs de cette partie, et la modération',
    ],
    ['Les joueurs bloqués', 'jusqu’à ce que vous les débloquiez', 'vous et l’administration du site'],
    ['Les signalements', 'aussi longtemps que la partie', 'la modération'],
    ['Les mesures de modération', 'aussi longtemps que ce site', 'la modération'],
    [
      'Le classement',
      'jusqu’à la suppression du compte ; les parties classées des autres perdent alors votre nom',
      'tout le monde',
    ],
    [
      'Les parties amicales : le jeu, le jour, le résultat',
      'jusqu’à la suppression du compte',
      'tout le monde ; l’adversaire n’est montré qu’à vous',
    ],
    [
      'Vos progrès dans le cours et les exercices',
      'jusqu’à la suppression du compte',
      'vous et l’administration du site',
    ],
    ['Les réponses à la position du jour : des nombres, sans nom', 'deux mois', 'tout le monde'],
    ['La marque de votre navigateur', 'treize mois au plus', 'personne'],
    ['Les clés et le mot de passe', 'jusqu’à ce que vous les supprimiez', 'personne'],
    [
      'L’adresse électronique',
      'jusqu’à ce que vous la changiez ou la supprimiez, puis une semaine pour annuler',
      'vous et l’administration du site',
    ],
    [
      'L’adresse de notification d’un appareil',
      'jusqu’à ce que vous désactiviez les notifications ou déconnectiez l’appareil',
      'l’administration du site',
    ],
    ['Les appareils connectés', 'jusqu’à la déconnexion, treize mois au plus', 'vous et l’administration du site'],
    [
      'Le journal du serveur : adresses IP et heures',
      'selon le réglage du site, deux semaines conseillées',
      'l’administration du site',
    ],
    ['Les sauvegardes de tout cela', 'selon le réglage du site, deux semaines en général', 'l’administration du site'],
  ],
  not: 'Ce que nous ne faisons pas',
  nots: [
    'Ni suivi, ni publicité, ni mesure d’audience.',
    'La page ne charge rien d’ailleurs : ni police, ni image, ni script.',
    'Nous ne vendons ni ne donnons rien à d’autres. Une notification passe, chiffrée, par le service du navigateur destinataire, qui ne peut pas la lire.',
    'C’est pourquoi aucun bandeau ne vous demande d’accepter quoi que ce soit.',
  ],
  yours: 'Exporter ou supprimer vos données',
  yoursAccount:
    'Vous pouvez télécharger votre compte avec toutes vos parties dans un fichier, et le supprimer pour de bon.',
  yoursGuest: 'Sans compte, vous pouvez tout effacer de ce navigateur, cookie compris, au bas de « Mes parties ».',
  account: 'Votre compte',
  games: 'Mes parties',
};

export type PrivacyText = typeof frPrivacy;
