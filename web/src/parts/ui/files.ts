/** Saves a text or picture as a file of the reader. */
export function save(name: string, content: BlobPart, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Returns a name for a file, from its contents. */
export function fileName(words: string[], ending: string): string {
  const plain = words
    .join('-')
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);
  return `${plain || 'trictrac'}${ending}`;
}
