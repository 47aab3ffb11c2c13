// Texts stored in this browser, by key. Without space or permission they last as long as the page.

const STORE = "kept";
const MOST = { table: 20, record: 200 };

export function databaseOf(root: string): string {
  return `mazzo${root}`;
}

interface Kept {
  text: string;
  at: number; // milliseconds since 1970
}

export class DeviceStorage {
  private readonly database: Promise<IDBDatabase | null>;
  private readonly unkept = new Map<string, string | null>();
  private hasRefused = false;

  constructor(
    name: string,
    private readonly refused: () => void,
  ) {
    this.database = opened(name).catch(() => null);
    void this.forgetOldest();
  }

  async get(key: string): Promise<string | null> {
    const unkept = this.unkept.get(key);
    if (unkept !== undefined) return unkept;
    const database = await this.database;
    if (!database) return null;
    const kept = await done(database.transaction(STORE).objectStore(STORE).get(key) as IDBRequest<Kept | undefined>);
    return kept?.text ?? null;
  }

  /** Writes all texts, or none. */
  async put(texts: Record<string, string | null>): Promise<void> {
    const database = await this.database;
    try {
      if (!database) throw new Error("this browser stores nothing");
      await written(database, (store) => {
        for (const [key, text] of Object.entries(texts)) {
          if (text === null) store.delete(key);
          else store.put({ text, at: Date.now() } satisfies Kept, key);
        }
      });
      for (const key of Object.keys(texts)) this.unkept.delete(key);
    } catch {
      for (const [key, text] of Object.entries(texts)) this.unkept.set(key, text);
      if (!this.hasRefused) this.refused();
      this.hasRefused = true;
    }
  }

  private async forgetOldest(): Promise<void> {
    const database = await this.database;
    if (!database) return;
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, kept] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<Kept[]>)]);
    const newest = keys.map((key, index) => ({ key: key as string, at: kept[index]!.at })).sort((a, b) => b.at - a.at);
    const old = Object.entries(MOST).flatMap(([kind, most]) =>
      newest.filter(({ key }) => key.startsWith(`${kind} `)).slice(most),
    );
    if (old.length) await written(database, (store) => old.forEach(({ key }) => store.delete(key)));
  }
}

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error!);
  });
}

function written(database: IDBDatabase, work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((finished, failed) => {
    const transaction = database.transaction(STORE, "readwrite");
    transaction.oncomplete = () => finished();
    transaction.onabort = transaction.onerror = () => failed(transaction.error!);
    work(transaction.objectStore(STORE));
  });
}
