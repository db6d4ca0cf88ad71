import type { Language } from '../../languages';

export const frLanguage: Language = {
  name: 'Français',
  locale: 'fr-FR',
  like: 'fr',
};
