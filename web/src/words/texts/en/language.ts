import type { Language } from '../../languages';

export const enLanguage: Language = {
  name: 'English',
  short: 'EN',
  change: 'Switch to English',
  locale: 'en-GB',
  like: 'en',
};
