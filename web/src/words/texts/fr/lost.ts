/** What is said of an address that leads nowhere, in French. */
export const frLost = {
  title: 'Page introuvable',
  text: 'Cette adresse ne mène à aucune page. Le lien est peut-être incomplet ou mal recopié.',
  seat: 'Invitation incomplète',
  seatText: 'Il manque une partie de ce lien. Demandez-le de nouveau à votre hôte et copiez-le en entier.',
};

export type LostText = typeof frLost;
