import type { LostText } from '../fr/lost';

/** The texts about an address that leads nowhere, in English. */
export const enLost: LostText = {
  title: 'Page not found',
  text: 'This address leads to no page. The link may be incomplete or miscopied.',
  seat: 'Incomplete invitation',
  seatText: 'Part of this link is missing. Ask your host for it again, and copy it whole.',
  alone: 'This needs a server',
  aloneText:
    'This page works without a server: you play the computer, or two of you share this device; you learn, train and analyse. Invitations, the lobby, accounts and standings need a Trictrac server.',
  away: (server) => `At ${server}`,
  awayText:
    'This page works without a server. Invitations, the lobby, accounts and standings are at that address; your games here stay on this device.',
  goThere: (server) => `Go to ${server}`,
};
