/** Why a token is not taken; the text is told to the client. */
export class ChannelTokenError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChannelTokenError';
  }
}
