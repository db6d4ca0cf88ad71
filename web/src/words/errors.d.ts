declare module 'virtual:errors' {
  /** The messages of the program in each of its languages: in English, and what is said for it. */
  export const errors: Record<string, () => Promise<{ default: [english: string, said: string][] }>>;
}
