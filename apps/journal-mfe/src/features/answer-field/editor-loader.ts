import { createContext } from 'react';

type EditorModule = typeof import('@reflectory/editor/editor');

/** What brings the editor. */
export type LoadEditor = () => Promise<EditorModule>;

let arrived: EditorModule | null = null;
const load: LoadEditor = async () => (arrived = await import('@reflectory/editor/editor'));

/** The editor, where an earlier field has brought it. */
export const arrivedEditor = (): EditorModule | null => arrived;

/** How the field of an answer gets the editor: with the first one that is shown, and not before. */
export const EditorLoader = createContext<LoadEditor>(load);
