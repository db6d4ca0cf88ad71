/** Ce que l’on dit d’un coup joué. */
export const frPlayed = {
  free: (n: number) => `Aucune règle ne l’imposait : ${n} coups étaient permis, celui-ci est un choix.`,
  among: (n: number) => `${n} coups étaient permis.`,
  made: (places: string) => `Il fait une case, deux dames ensemble, sur ${places}.`,
  broken: (places: string) => `Il défait la case de ${places}.`,
  exposed: (place: string, throws: number) =>
    `Il laisse une dame seule sur ${place} : ${throws} des 36 jets de l’adversaire ${throws === 1 ? 'la bat' : 'la battent'}.`,
  safe: (places: string, n: number) =>
    n === 1
      ? `Aucun jet ne peut battre la dame laissée seule sur ${places}.`
      : `Aucun jet ne peut battre les dames laissées seules sur ${places}.`,
  none: 'Il ne laisse aucune dame seule.',
};

export type PlayedText = typeof frPlayed;
