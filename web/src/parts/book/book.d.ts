declare module 'virtual:book/fr' {
  const book: import('./types').Book;
  export default book;
}
declare module 'virtual:book/en' {
  const book: import('./types').Book;
  export default book;
}
