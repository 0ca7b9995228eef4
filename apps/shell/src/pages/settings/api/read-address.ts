/**
 * The address in an answer that can also hold a readable failure.
 *
 * @throws Error when there is none.
 */
export function readAddress({
  url,
  error,
}: {
  url?: string | undefined;
  error?: string | undefined;
}): string {
  if (error !== undefined || url === undefined) throw new Error(error ?? 'The answer has no address');
  return url;
}
