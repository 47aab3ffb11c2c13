// A way to one table.

export interface Transport {
  isOpen(): boolean;
  send(text: string): void;
  /** Nothing is heard after it. */
  close(): void;
}

export interface Listener {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}
