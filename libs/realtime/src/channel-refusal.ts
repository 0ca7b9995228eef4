/** A join that is not granted; the text is told to the client. */
export class ChannelRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ChannelRefusal';
  }
}
