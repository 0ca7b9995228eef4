/** Names, in an address, what members are searched for. */
export const MEMBER_PARAMETER = 'member';
