import type { FunctionOutput } from '@reflectory/contracts/functions';
import { trialDaysLeft } from '@reflectory/domain/subscription';
import type { Database } from '@reflectory/runtime/database';
import { type BillingFacts, decidingFacts, keepCheckout, keepCustomer } from './billing.repository.ts';
import { type Caller, type CallerBilling, isSubscribed, payerOf } from './caller-billing.ts';
import { type Payments, UnknownCustomerError } from '../../payments/index.ts';
import { refusals } from './refusals.ts';

type Dependencies = {
  database: Database;
  payments: Payments | null;
  billing: CallerBilling;
  now: () => Date;
};

/** Leads a person to the hosted checkout: to the one that is open, else to a new one. */
export function createStartCheckout({ database, payments, billing, now }: Dependencies) {
  const newCustomer = async (caller: Caller, service: Payments, instead: string | null) => {
    const payer = payerOf(caller);
    const email = String(caller.context.claims['email'] ?? '');
    const customerId = await service.createCustomer({ ...payer, email });
    return database.asService('billing_admin', payer.instanceId, (tx) =>
      keepCustomer(tx, payer, { customerId, instead }),
    );
  };
  const refusalFor = (facts: BillingFacts | null) => {
    if (!facts) return refusals.noMember;
    if (facts.billing === 'included') return refusals.included;
    return facts.betaSince ? refusals.beta : null;
  };

  return async (caller: Caller): Promise<FunctionOutput<'create-checkout'>> => {
    const found = await billing.find(caller);
    const refusal = refusalFor(found);
    if (refusal || !found) return { error: refusal ?? refusals.noMember };
    if (!payments) return { error: refusals.notSetUp };
    const facts = await billing.afterCheckout(caller, found);
    if (isSubscribed(facts)) return { error: refusals.subscribed };

    const payer = payerOf(caller);
    const { origin } = caller.context;
    const wanted = { origin, trialDays: trialDaysLeft(decidingFacts(facts, now())) };
    const previousId = facts.checkoutId;
    const open = previousId ? await payments.findOpenCheckout(previousId, wanted) : null;
    if (open) return { url: open.url };
    const request = { ...payer, ...wanted, previousId };
    const known = facts.customerId;
    const checkout = await payments
      .openCheckout({ ...request, customerId: known ?? (await newCustomer(caller, payments, null)) })
      .catch(async (error: unknown) => {
        if (!(error instanceof UnknownCustomerError) || !known) throw error;
        const customerId = await newCustomer(caller, payments, known);
        return payments.openCheckout({ ...request, customerId });
      });
    await database.asService('billing_admin', payer.instanceId, (tx) => keepCheckout(tx, payer, checkout.id));
    return { url: checkout.url };
  };
}
