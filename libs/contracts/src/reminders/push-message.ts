/** What a notification says, and where it leads; nothing of what anybody wrote is in it. */
export type PushMessage = {
  title: string;
  body: string;
  /** BCP 47. */
  language: string;
  /** Kind of the notification: a newer one takes the place of an older one. At most 32 letters, digits, `-`, `_`. */
  tag: string;
  /** Path of the page that it opens. */
  path: string;
  /** A button that posts to a path and opens nothing. */
  pause?: { title: string; path: string };
};
