/** Key of the list of devices in the query cache. */
export const AUTH_SESSIONS_KEY = ['settings', 'auth-sessions'];
