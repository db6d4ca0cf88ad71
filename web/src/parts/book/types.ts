/** One heading of the rules with what stands under it. */
export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  /** Where it comes from: "S1 X, G I"; empty where none is named. */
  sources: string;
  /** The same as bare words, for searching. */
  text: string;
}

/** One word of the game. */
export interface Term {
  id: string;
  word: string;
  english: string;
  html: string;
}

/** The rules and the glossary in one language. */
export interface Book {
  sections: Section[];
  terms: Term[];
}
