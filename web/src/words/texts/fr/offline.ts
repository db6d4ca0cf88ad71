/** Où se tient la table, et ce qu'il faut pour jouer sans réseau. */
export const frOffline = {
  where: 'La table',
  place: { device: 'Sur cet appareil', server: 'Sur le serveur' },
  placeHint: {
    device: 'commence aussitôt, même hors ligne ; la partie est gardée ici',
    server: 'l’empreinte des dés est montrée d’avance ; la partie reste sur le serveur',
  },
  placeShort: { device: 'sur cet appareil', server: 'sur le serveur' },
  dice: 'L’appareil jette lui-même les dés : leur empreinte ne prouve donc rien. Avec votre propre graine, vous pouvez tout de même vérifier chaque coup.',
  seed: 'Votre graine (facultatif)',
  seedHint: '64 chiffres hexadécimaux ; laissez vide pour une graine au hasard.',
  seedWrong: (n: number) => `Une graine a 64 chiffres (0 à 9, a à f) ; celle-ci en a ${n}.`,
  newer: 'Une nouvelle version du trictrac est prête.',
  takeNewer: 'Mettre à jour',
  install: 'Installer sur cet appareil',
  at: (server: string) => `sur ${server}`,
  away: 'Hors ligne : la partie se joue sur cet appareil.',
};

export type Offline = typeof frOffline;
