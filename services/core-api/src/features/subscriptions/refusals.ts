/** The texts that answer instead of what was asked for; nothing was charged in any of these cases. */
export const refusals = {
  notSignedIn: 'User not authenticated',
  notSetUp: 'Payments are not set up here yet. You have not been charged.',
  away: 'The payment service does not answer at the moment. You have not been charged. Try again in a minute.',
  included: 'Everything is included for you here. There is nothing to pay.',
  beta: 'Everything is free for you while you take part in the beta. There is nothing to pay.',
  subscribed: 'You have a subscription already. You find it in the settings.',
  noSubscription: 'There is no subscription to change.',
  noPortal: 'There is nothing to manage yet.',
  noMember: 'You are not a member here.',
} as const;
