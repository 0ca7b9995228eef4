/**
 * Libraries look for these when they are loaded; what draws a page uses none of them. Nothing runs after a page is drawn,
 * so that a timer never fires.
 */
const never = () => 0;
globalThis.setTimeout ??= never;
globalThis.setInterval ??= never;
globalThis.clearTimeout ??= never;
globalThis.clearInterval ??= never;
globalThis.queueMicrotask ??= never;
globalThis.MessageChannel ??= class {
  port1 = {};
  port2 = { postMessage: never };
};
globalThis.TextEncoder ??= class {
  encode() {
    return [];
  }
};
globalThis.URL ??= class {
  constructor(href) {
    this.href = `${href}`;
  }
};
