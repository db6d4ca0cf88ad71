import { textsIn, type Arrival } from './arrival';

/** What is dragged over the page and dropped there, as texts. Its handlers stand at the document or, where the document's come first, at the window. */
export class Dropping {
  /** Something is over the page that would be taken. */
  over = $state(false);

  constructor(
    private readonly take: (texts: Arrival[]) => void,
    /** Whether what is under way may be taken here. */
    private readonly may: (event: DragEvent) => boolean = () => true,
  ) {}

  dragged = (event: DragEvent): void => {
    if (!this.may(event)) return;
    event.preventDefault();
    this.over = true;
  };

  dropped = async (event: DragEvent): Promise<void> => {
    this.over = false;
    if (!this.may(event)) return;
    event.preventDefault();
    this.take(await textsIn(event.dataTransfer));
  };

  /** It has left the page. */
  left = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.over = false;
  };
}
