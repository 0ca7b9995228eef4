/** The keys that go on, as they are written on the person's keyboard. */
export function nextKeys(platform: string = navigator.platform): string {
  return /mac|iphone|ipad/iu.test(platform) ? '⌘ ↵' : 'Ctrl ↵';
}
