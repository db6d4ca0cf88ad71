declare module 'virtual:books' {
  /** The book in each language that has one. */
  export const books: Record<string, () => Promise<{ default: import('./types').Book }>>;
}
declare module 'virtual:book' {
  /** The address of the file of data/book. */
  export const openings: string;
}
