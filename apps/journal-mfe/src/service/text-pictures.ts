import type { DocumentViewProps } from '@reflectory/editor/document-view';
import type { TextPictures } from '@reflectory/editor/editor';
import { createContext } from 'react';

/** The pictures that stand in the text of an entry: how they are kept while it is written, and drawn where it is read. */
export type PicturesOfText = TextPictures & { draw: NonNullable<DocumentViewProps['drawImage']> };

/** Null where a text has no place for pictures. */
export const TextPicturesContext = createContext<PicturesOfText | null>(null);
