declare module 'virtual:book/fr' {
  const book: import('./lib/book/types').Book;
  export default book;
}
declare module 'virtual:book/en' {
  const book: import('./lib/book/types').Book;
  export default book;
}
