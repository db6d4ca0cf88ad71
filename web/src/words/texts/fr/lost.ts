/** The texts about an address that leads nowhere, in French. */
export const frLost = {
  title: 'Page introuvable',
  text: 'Cette adresse ne mène à aucune page. Le lien est peut-être incomplet ou mal recopié.',
  seat: 'Invitation incomplète',
  seatText: 'Il manque une partie de ce lien. Demandez-le de nouveau à votre hôte et copiez-le en entier.',
  /** The text about a feature that needs a server, on a page without one, which may name a server. */
  alone: 'Il faut un serveur',
  aloneText:
    'Cette page fonctionne sans serveur : vous y jouez contre l’ordinateur ou à deux sur cet appareil, vous apprenez, vous vous entraînez, vous analysez. Les invitations, le salon, les comptes et le classement demandent un serveur de Trictrac.',
  away: (server: string) => `Sur ${server}`,
  awayText:
    'Cette page fonctionne sans serveur. Les invitations, le salon, les comptes et le classement se trouvent à cette adresse ; vos parties d’ici restent sur cet appareil.',
  goThere: (server: string) => `Aller sur ${server}`,
};

export type LostText = typeof frLost;
