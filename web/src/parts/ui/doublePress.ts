const DOUBLE = 350;

/** Recognises two presses in quick succession. */
export class DoublePress {
  #place = 0;
  #time = 0;

  /** Whether the same place was pressed a moment ago. */
  again(place: number): boolean {
    return this.#place === place && Date.now() - this.#time < DOUBLE;
  }

  /** Notes a press, for the next one to be compared with. */
  note(place: number): void {
    this.#place = place;
    this.#time = Date.now();
  }
}
