/** The request, or the way that its response points to, is not one that may be taken. */
export class OutboundRefusedError extends Error {
  readonly reason: 'address' | 'not_https' | 'redirect';
  constructor(reason: OutboundRefusedError['reason']) {
    super(`The request was refused: ${reason}`);
    this.name = 'OutboundRefusedError';
    this.reason = reason;
  }
}

/** Nobody answers there, or only with a failure of its own; another try may help. */
export class OutboundUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The other side is not available', { cause });
    this.name = 'OutboundUnavailableError';
  }
}
