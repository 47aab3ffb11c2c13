// The transport of a table's messages.

export interface Transport {
  isOpen(): boolean;
  send(text: string): void;
  /** Later messages are ignored. */
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  ended(): void;
}
