export { DocumentEditor, type DocumentEditorProps } from './document-editor.tsx';
export type { Known } from './menu/menu-items.ts';
export type { TextPictures } from './schema/text-pictures.ts';
export type { Written } from './written.ts';
