/** Returns the result of a request to IndexedDB. */
export function answered<T>(asking: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(failureOf(asking.error));
  });
}

/** Waits until a transaction is complete and stored. */
export function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = work.onabort = () => reject(failureOf(work.error));
  });
}

function failureOf(error: DOMException | null): Error {
  return error ?? new Error('nothing can be kept here');
}
