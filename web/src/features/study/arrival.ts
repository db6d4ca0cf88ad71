/** A text brought to the page; the name is that of its file. */
export interface Arrival {
  name: string;
  text: string;
}

/** The texts of files; one that cannot be read as text is empty. */
export function textsOf(files: Iterable<File>): Promise<Arrival[]> {
  return Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text().catch(() => '') })));
}

/** What was dropped or pasted: files, or else the text itself. */
export function textsIn(data: DataTransfer | null): Promise<Arrival[]> {
  const files = [...(data?.files ?? [])];
  return files.length > 0 ? textsOf(files) : Promise.resolve([{ name: '', text: data?.getData('text/plain') ?? '' }]);
}
