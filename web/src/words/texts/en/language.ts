import type { Language } from '../../languages';

export const enLanguage: Language = {
  name: 'English',
  locale: 'en-GB',
  like: 'en',
};
