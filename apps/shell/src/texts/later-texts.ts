import type { LaterTexts, RemoteTexts } from '@reflectory/platform-sdk';

/** Parts of a remote's texts that some places wait for. A remote of before has one, and no list. */
export const laterTexts = ({ later }: RemoteTexts): readonly LaterTexts[] => [later ?? []].flat();
