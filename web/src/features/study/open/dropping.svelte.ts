/** Takes texts dropped on the page. Its handlers stand at the document, or at the window if they must come later. */
export class Dropping {
  /** Texts that this page accepts are dragged over it. */
  over = $state(false);

  constructor(
    private readonly take: (texts: Arrival[]) => void,
    /** Returns whether this page accepts a drag. */
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

  /** Notes that a drag has left the page. */
  left = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.over = false;
  };
}

/** A text brought to the page; the name is that of its file. */
export interface Arrival {
  name: string;
  text: string;
}

/** Returns the texts of files; empty for a file that cannot be read as text. */
export function textsOf(files: Iterable<File>): Promise<Arrival[]> {
  return Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text().catch(() => '') })));
}

/** Returns the texts that were dropped or pasted: files, or else the text itself. */
export function textsIn(data: DataTransfer | null): Promise<Arrival[]> {
  const files = [...(data?.files ?? [])];
  return files.length > 0 ? textsOf(files) : Promise.resolve([{ name: '', text: data?.getData('text/plain') ?? '' }]);
}
