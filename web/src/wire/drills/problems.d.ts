declare module 'virtual:problems' {
  /** The addresses of the files of data/problems. */
  export const count: string;
  export const chances: string;
  export const play: string;
  export const hold_or_go: string;
  export const hold_or_go_ecrire: string;
  export const masters: string;
  /** The positions of the days, made of them. */
  export const days: string;
}
