import type { Language } from '../../languages';

export const frLanguage: Language = {
  name: 'Français',
  short: 'FR',
  change: 'Passer en français',
  locale: 'fr-FR',
  like: 'fr',
};
