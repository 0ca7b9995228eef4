import { createContext } from 'react';

/** The picture that was opened where it stands in the text. */
export type ShownPicture = { id: string | null; show: (id: string | null) => void };

export const ShownPictureContext = createContext<ShownPicture>({ id: null, show: () => undefined });
