import { de } from './grammar';

/** Les dés dont chaque appareil donne une part. */
export const frFair = {
  making: {
    title: 'Préparation des dés',
    lead: 'L’appareil de chaque joueur tire une part au hasard : ainsi personne, pas même le serveur, ne peut choisir un coup. Pour cela, chacun doit ouvrir la partie une fois.',
    state: { given: 'part donnée', committed: 'part scellée', awaited: 'part attendue' },
    status: 'Préparation des dés',
  },

  hindrance: {
    lost: 'Cet appareil n’a plus la part qu’il devait donner : cette partie ne peut pas commencer. Commencez-en une autre.',
    elsewhere: 'Votre part est sur un autre de vos appareils : ouvrez-y la partie une fois, ou donnez une part d’ici.',
    commit:
      'Attention : le serveur a changé d’empreinte. Cet appareil ne donne pas sa part. Ne jouez pas cette partie.',
    commitments:
      'Attention : le serveur a changé les parts scellées. Cet appareil ne donne pas la sienne. Ne jouez pas cette partie.',
    unkept:
      'Ce navigateur ne garde rien, pas même la part qu’il doit donner. Est-ce une fenêtre privée ? Ouvrez la partie dans une fenêtre ordinaire.',
    here: 'Donner une part d’ici',
    leave: 'Nouvelle partie',
  },

  how: 'Avant le premier coup, le serveur montre l’empreinte de sa graine, et l’appareil de chaque joueur tire une part au hasard, scellée jusqu’à ce que toutes le soient. Tous les coups découlent de la graine et de ces parts : personne ne peut les choisir, pas même le serveur, et aucun joueur ne peut les prévoir.',
  share: (name: string) => `Part ${de(name)}`,

  proof: {
    checking: 'Vérification des dés…',
    held: (players: number) =>
      `Dés vérifiés sur cet appareil : tous les coups découlent de la graine du serveur et des parts ${players === 2 ? 'des deux joueurs' : 'de tous les joueurs'}.`,
    watched: 'Cet appareil n’a pas donné de part : il s’en tient aux sceaux montrés avant le premier coup.',
    unread: 'Les dés n’ont pas pu être vérifiés : la partie enregistrée n’a pas pu être lue.',
    again: 'Réessayer',
    failed: 'Attention : les dés de cette partie ne sont pas prouvés.',
    record: (line: number) =>
      line > 0
        ? `La partie enregistrée ne peut pas être rejouée : ligne ${line}.`
        : 'La partie enregistrée ne peut pas être rejouée.',
    silent: 'La partie enregistrée ne dit pas d’où viennent ses dés.',
    commit: 'L’empreinte n’est pas celle qui a été montrée avant la partie.',
    seed: 'La graine n’est pas celle de l’empreinte.',
    given: 'La partie enregistrée prétend que des coups n’ont pas été tirés par le serveur.',
    own: 'La part de cet appareil n’est pas celle qu’il a donnée.',
    commitment: (name: string) => `La part ${de(name)} n’est pas celle qui avait été scellée.`,
    missing: (name: string) => `La part ${de(name)} manque ou a été changée.`,
    shown: (roll: number) =>
      roll > 0
        ? `À partir du coup ${roll}, la partie enregistrée n’est pas celle qui a été jouée ici.`
        : 'Le tirage du début n’est pas celui qui a été montré ici.',
    drawn: (roll: number, written: string, drawn: string) =>
      roll > 0
        ? `Coup ${roll} : les dés ont donné ${written} ; la graine et les parts donnent ${drawn}.`
        : 'Le tirage du début n’est pas celui que donnent la graine et les parts.',
  },
};

export type FairText = typeof frFair;
