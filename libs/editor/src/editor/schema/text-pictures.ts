/** What a picture in a text shows; null where its bytes cannot be had. */
export type TextPicture = { content: Blob | null; alt: string };

/** Where the pictures of a text are kept. */
export type TextPictures = {
  /** Takes pictures in, and answers what the document calls each of them; nothing where they cannot be kept. */
  add: (files: readonly File[]) => readonly string[];
  /** Rejects where another try may help. */
  read: (src: string) => Promise<TextPicture>;
};
