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
const views = ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'];
const buffers = [...views, 'BigInt64', 'BigUint64'].map((kind) => `${kind}Array`);
for (const name of ['ArrayBuffer', 'DataView', ...buffers]) globalThis[name] ??= class {};
