/** A trainer as one part of today: what comes after an answer, and the place of this part, such as “2 of 7”. */
export interface Onward {
  next: () => void;
  place: string;
}
