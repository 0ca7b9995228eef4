/** Stands for the administration of accounts in supabase-js, which needs a key that no browser has. */
// oxlint-disable-next-line import/no-default-export -- the library imports it like this
export default class GoTrueAdminApi {}
