declare module 'virtual:errors' {
  /** The messages of the program by language: the English text, and its translation. */
  export const errors: Record<string, () => Promise<{ default: [english: string, said: string][] }>>;
}
