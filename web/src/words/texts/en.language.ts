import type { Language } from '../languages';

export const enLanguage: Language = {
  name: 'English',
  short: 'EN',
  change: 'Switch to English',
  voice: 'en-GB',
  like: 'en',
};
