/** What Stripe says of a person's subscription. `status` is its own word; dates are null where it has none. */
export type SubscriptionReading = {
  subscriptionId: string;
  status: string;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  /** Set while a cancellation waits for its day. */
  endsAt: Date | null;
};

/** A subscription with the person that we wrote into it. */
export type OwnedReading = SubscriptionReading & { instanceId: string; userId: string };

/** A hosted checkout. */
type Checkout = { id: string; url: string };

export type CheckoutRequest = {
  instanceId: string;
  userId: string;
  customerId: string;
  /** Origin that the browser is led back to. */
  origin: string;
  /** Days before the first payment; 0 charges at once. */
  trialDays: number;
  /** The checkout that was opened before: with it the same call twice gives one checkout. */
  previousId: string | null;
};

/** A verified message of the payment service. */
export type PaymentEvent = { id: string; type: string; occurredAt: Date; customerId: string | null };

/** The payment service, as this product uses it. Every call may fail with {@link PaymentsAwayError}. */
export type Payments = {
  createCustomer(person: { instanceId: string; userId: string; email: string }): Promise<string>;
  /** @throws UnknownCustomerError where the customer is another account's, or was removed. */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** The address of a checkout while it is open and asks for the same; one that is open for something else ends. */
  findOpenCheckout(id: string, wanted: { origin: string; trialDays: number }): Promise<Checkout | null>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The customer's one subscription that counts: one that is served before one that has ended, then the newest. */
  readSubscription(customerId: string): Promise<OwnedReading | null>;
  /** Lets a subscription end with its period, or takes that back; one that has ended stays as it is. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<OwnedReading>;
  /** Ends subscriptions at once and forgets the customer, once or twice: for an account that is purged. */
  forgetCustomer(customerId: string): Promise<void>;
  /** @throws InvalidEventError when body and signature do not belong together, or are older than five minutes. */
  verifyEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
};

/** The payment service cannot be reached, or is not trusted to answer for a while. */
export class PaymentsAwayError extends Error {
  constructor(cause?: unknown) {
    super('The payment service does not answer', { cause });
    this.name = 'PaymentsAwayError';
  }
}

/** The payment service knows no such customer. */
export class UnknownCustomerError extends Error {
  constructor() {
    super('The payment service knows no such customer');
    this.name = 'UnknownCustomerError';
  }
}

/** A message that the payment service did not send, or that is too old. */
export class InvalidEventError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidEventError';
  }
}
