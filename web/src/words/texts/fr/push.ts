/** Ce que dit un appareil de ce qui attend ailleurs ; {who} est le nom des autres. Le service worker les a en toutes lettres. */
export const frPush = {
  turn: { named: '{who} a joué : à vous.', unnamed: 'À vous de jouer.' },
  taken: { named: '{who} a pris place à votre table.', unnamed: 'Quelqu’un a pris place à votre table.' },
  offer: { named: '{who} vous a fait une proposition.', unnamed: 'Vous avez une proposition.' },
  over: { named: 'Votre partie contre {who} est finie.', unnamed: 'Votre partie est finie.' },
};

export type PushText = typeof frPush;
