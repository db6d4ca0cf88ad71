import type { LostText } from '../fr/lost';

/** What is said of an address that leads nowhere, in English. */
export const enLost: LostText = {
  title: 'Page not found',
  text: 'This address leads to no page. The link may be incomplete or miscopied.',
  seat: 'Incomplete invitation',
  seatText: 'Part of this link is missing. Ask your host for it again, and copy it whole.',
};
