/** Aliases of the monolithic build; each leads to the `remote.ts` of an app. */
declare module 'monolith-remotes/*' {
  const remote: unknown;
  export default remote;
}
