/** Guards that another one stands before: taking one of them away changes nothing that anybody could see, and why. */
const equivalents: readonly (readonly [name: RegExp, reason: string])[] = [
  [
    /^public\.instance_users: admins_change_members for every (new )?row$/,
    'the other half of the policy asks the same, and nobody is granted to change whose the row is; both together are one more mutant',
  ],
  [
    /^public\.presentation_shares: own_shares_revoke for every row$/,
    'the other half of the policy refuses what is not theirs, and own_shares_read shows none of it; both halves together are one more mutant',
  ],
  [
    /^a token belongs to the instance of the host$/,
    "an auth session belongs to one instance, and resolve-role refuses those of another; the gateway's own calls.test.ts asks this guard alone",
  ],
  [
    /^functions for who is signed in are closed to visitors$/,
    'each of these functions asks for its person by itself, and the one that does not writes a journal, on which visitors are granted nothing',
  ],
  [
    /^a way to sign in is its person's$/,
    'the identity is looked for among those of the locked account before; the statement names the person once more',
  ],
  [
    /^a channel takes tokens of its own instance$/,
    'the standing of the caller is asked for with the auth session, which belongs to one instance',
  ],
  [
    /^schemas that are not exposed stay out of reach$/,
    "the data API's catalogue is read for the exposed schemas alone, so that there is no table to be found in another",
  ],
];

/** Why a mutant cannot be noticed; null when it can. */
export const findReason = (name: string): string | null =>
  equivalents.find(([pattern]) => pattern.test(name))?.[1] ?? null;
