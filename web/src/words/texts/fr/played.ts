/** Ce que l’on dit d’un coup joué. */
export const frPlayed = {
  free: (n: number) => `Aucune règle ne l’imposait : ${n} coups étaient permis, celui-ci est un choix.`,
  among: (n: number) => `${n} coups étaient permis.`,
  made: (places: string) => `Il fait une case, deux dames ensemble, sur ${places}.`,
  broken: (places: string) => `Il défait la case de ${places}.`,
  alone: (places: string, n: number) =>
    n === 1
      ? `Il laisse une dame seule sur ${places}, qui peut être battue.`
      : `Il laisse des dames seules sur ${places}, qui peuvent être battues.`,
  none: 'Il ne laisse aucune dame seule.',
};

export type PlayedText = typeof frPlayed;
