/** Whose bytes a key names: a version of an object at an instance. */
export type FileName = { instanceId: string; version: string };

/** Where the bytes of a version lie; nothing that a caller says is part of it. */
export function fileKey(instanceId: string, version: string): string {
  return `${instanceId}/${version.slice(0, 2)}/${version}`;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const keyPattern = new RegExp(`^(${uuid})/[0-9a-f]{2}/(${uuid})$`);

/** What a key names; null for whatever else lies in a store. */
export function readFileKey(key: string): FileName | null {
  const [, instanceId, version] = keyPattern.exec(key) ?? [];
  return instanceId !== undefined && version !== undefined ? { instanceId, version } : null;
}
