/** What a walk needs of a browser; pointer and keys are those of the browser, not made up by a script. */
export type Driver = {
  open(url: string): Promise<void>;
  /** Runs the text of a function in the page, with arguments that are JSON; a promise is waited for. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses and releases keys one after the other. */
  press(keys: readonly string[]): Promise<void>;
  /** Presses at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Chooses files for a field. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** A browser that may be installed. */
export type BrowserKind = {
  name: string;
  /** What has to be installed and is not; empty where all is there. */
  missing(): string[];
  launch(): Promise<Driver>;
};

/** Keys that are no letters, as both protocols name them. */
export const KEYS = { enter: '\uE007' } as const;

/** Keys as both protocols want them. */
export const keyActions = (keys: readonly string[]) =>
  keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

/** A press at a point of the window. */
export const clickActions = (x: number, y: number) => [
  { type: 'pointerMove', x, y },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
