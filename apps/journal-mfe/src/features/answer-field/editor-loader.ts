import { createContext } from 'react';

type EditorModule = typeof import('@reflectory/editor/editor');

/** What brings the editor. */
export type LoadEditor = () => Promise<EditorModule>;

const load: LoadEditor = () => import('@reflectory/editor/editor');

/** How the field of an answer gets the editor: with the first one that is shown, and not before. */
export const EditorLoader = createContext<LoadEditor>(load);
