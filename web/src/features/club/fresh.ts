import type { ClubSettings } from '../../wire/described/messages';

/** Returns the settings of a new club: seen by everybody, and joined on request. */
export function fresh(): ClubSettings {
  return { name: '', place: '', meets: '', about: '', joining: 'request', is_private: false, young: false };
}
