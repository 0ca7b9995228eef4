import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Database } from '@reflectory/runtime/database';
import { type Caller, createCallerBilling, isSubscribed } from './caller-billing.ts';
import { type Payments, PaymentsAwayError } from '../../payments/index.ts';
import { refusals } from './refusals.ts';
import { createStartCheckout } from './start-checkout.ts';

type Dependencies = {
  database: Database;
  /** Null where payments are not set up. */
  payments: Payments | null;
  now: () => Date;
};

export type SubscriptionsService = {
  check(caller: Caller): Promise<FunctionOutput<'check-subscription'>>;
  describe(caller: Caller): Promise<FunctionOutput<'get-subscription'>>;
  startCheckout(caller: Caller): Promise<FunctionOutput<'create-checkout'>>;
  openPortal(caller: Caller): Promise<FunctionOutput<'create-portal-session'>>;
  /** Ends the subscription with its period, or takes that back. Repeating it changes nothing. */
  setEnding(caller: Caller, isEnding: boolean): Promise<FunctionOutput<'cancel-subscription'>>;
};

/** What a person does about their own subscription. Where Stripe is away they are told so, and nothing is lost. */
export function createSubscriptionsService(dependencies: Dependencies): SubscriptionsService {
  const { payments } = dependencies;
  const billing = createCallerBilling(dependencies);
  const startCheckout = createStartCheckout({ ...dependencies, billing });

  const check = async (caller: Caller): Promise<FunctionOutput<'check-subscription'>> => {
    const facts = await billing.find(caller);
    if (!facts) return { subscribed: false };
    if (facts.betaSince) return { subscribed: true };
    return { subscribed: isSubscribed(await billing.afterCheckout(caller, facts)) };
  };

  const openPortal = async (caller: Caller): Promise<FunctionOutput<'create-portal-session'>> => {
    if (!payments) return { error: refusals.notSetUp };
    const facts = await billing.find(caller);
    if (!facts?.customerId || !billing.describe(facts).hasPortal) return { error: refusals.noPortal };
    return { url: await payments.openPortal(facts.customerId, `${caller.context.origin}/settings`) };
  };

  const setEnding: SubscriptionsService['setEnding'] = async (caller, isEnding) => {
    if (!payments) return { error: refusals.notSetUp };
    const facts = await billing.find(caller);
    if (!facts?.reading || !isSubscribed(facts)) return { error: refusals.noSubscription };
    const isSo = (facts.reading.endsAt !== null) === isEnding;
    if (isSo) return { subscription: billing.describe(facts) };
    const changed = await payments.setEnding(facts.reading.subscriptionId, isEnding);
    return { subscription: billing.describe(await billing.learn(caller, facts, changed)) };
  };

  return {
    check: (caller) => unlessAway(check(caller), { subscribed: false, error: refusals.away }),
    async describe(caller) {
      const facts = await billing.find(caller);
      if (!facts) return nothingHere;
      return billing.describe(await unlessAway(billing.afterCheckout(caller, facts), facts));
    },
    startCheckout: (caller) => unlessAway(startCheckout(caller), { error: refusals.away }),
    openPortal: (caller) => unlessAway(openPortal(caller), { error: refusals.away }),
    setEnding: (caller, isEnding) => unlessAway(setEnding(caller, isEnding), { error: refusals.away }),
  };
}

const nothingHere: FunctionOutput<'get-subscription'> = {
  state: 'none',
  entitlements: { premium: false, reason: 'none', until: null },
  trialEndsAt: null,
  periodEndsAt: null,
  hasPortal: false,
};

async function unlessAway<Answer>(answer: Promise<Answer>, instead: NoInfer<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentsAwayError) return instead;
    throw error;
  }
}
