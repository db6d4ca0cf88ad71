declare module 'virtual:book/fr' {
  const book: import('./types').Book;
  export default book;
}
declare module 'virtual:book/en' {
  const book: import('./types').Book;
  export default book;
}
declare module 'virtual:book' {
  /** Where the file of data/book is. */
  export const openings: string;
}
