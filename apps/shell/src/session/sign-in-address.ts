/** Address of the sign-in page that comes back to `path` afterwards. */
export function signInAddress(path: string): string {
  return `/auth?${new URLSearchParams({ next: path })}`;
}
