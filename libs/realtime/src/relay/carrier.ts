/** What is done with what a carrier brings. */
export type CarrierListener = {
  /** A letter of any process, our own too. */
  onLetter(text: string): void;
  /** From now on letters come and go; what was sent before may have missed us. */
  onConnected(): void;
};

/** Carries letters between the processes of the service, in order, to all who are connected. */
export type Carrier = {
  start(listener: CarrierListener): void;
  isConnected(): boolean;
  /** @throws Error when the letter may not have been carried */
  send(text: string): Promise<void>;
  stop(): Promise<void>;
};
