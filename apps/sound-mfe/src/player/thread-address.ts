declare const __webpack_public_path__: string;

/** Where the release has the script of the engine. */
export const threadAddress = (): string => `${__webpack_public_path__}sound.worklet.js`;
