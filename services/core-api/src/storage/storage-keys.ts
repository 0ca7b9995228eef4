/** Where the bytes of a version lie; nothing that a caller says is part of it. */
export function fileKey(instanceId: string, version: string): string {
  return `${instanceId}/${version.slice(0, 2)}/${version}`;
}
