/** In development: fetches the document again when an app was built, unless that would lose text. */
export function followReleases(hasUnsaved: () => boolean, reload: () => void): void {
  new EventSource('/dev/events').addEventListener('releases', () => {
    if (!hasUnsaved()) reload();
  });
}
