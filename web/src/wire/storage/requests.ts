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

/** Opens a database, which `lay` lays out the first time. */
export async function opened(name: string, lay: (fresh: IDBDatabase) => void): Promise<IDBDatabase> {
  const asking = indexedDB.open(name, 1);
  asking.onupgradeneeded = () => lay(asking.result);
  const db = await answered(asking);
  // Another page lays it out in another way, or erases it at the player's wish: it goes first.
  db.onversionchange = () => db.close();
  return db;
}

/** A database of one kind of thing, open only while something is done with it. */
export class Database {
  constructor(
    private readonly name: string,
    private readonly kind: string,
    private readonly keyPath: string | string[],
  ) {}

  /** Does something with all of them; once it is fulfilled, the changes are stored. */
  async within<T>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => Promise<T>): Promise<T> {
    const db = await opened(this.name, (fresh) => fresh.createObjectStore(this.kind, { keyPath: this.keyPath }));
    try {
      const transaction = db.transaction(this.kind, mode, { durability: 'strict' });
      const [answer] = await Promise.all([work(transaction.objectStore(this.kind)), finished(transaction)]);
      return answer;
    } finally {
      db.close();
    }
  }

  /** Deletes all of them. */
  async forget(): Promise<void> {
    await answered(indexedDB.deleteDatabase(this.name)).catch(() => undefined);
  }
}
