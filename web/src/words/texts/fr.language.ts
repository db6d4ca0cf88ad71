import type { Language } from '../languages';

export const frLanguage: Language = {
  name: 'Français',
  short: 'FR',
  change: 'Passer en français',
  voice: 'fr-FR',
  like: 'fr',
};
