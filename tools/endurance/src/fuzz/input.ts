/** Who sends an input. */
export const principals = ['visitor', 'member', 'admin', 'service'] as const;
/** `other` is somebody whose account inputs may change and end. */
type Principal = (typeof principals)[number] | 'other';

/** What the fuzz is about; each has a grammar of its own. */
export const surfaces = ['rest', 'auth', 'storage', 'functions', 'realtime', 'documents', 'wire'] as const;
export type Surface = (typeof surfaces)[number];

/** A piece of a body: text, bytes, or one text many times, so that long inputs are kept in a short line. */
export type Part = string | { base64: string } | { repeat: string; times: number };

/**
 * How a body goes out: as long as it says, in chunks, shorter or longer than it says, or with the client gone midway.
 * `none` announces nothing.
 */
type Framing = 'length' | 'chunked' | 'short' | 'long' | 'aborted' | 'none';

/** A request; `{{name}}` in path, headers and body stands for something that only the running service knows. */
export type HttpInput = {
  kind: 'http';
  principal: Principal;
  method: string;
  path: string;
  headers: readonly (readonly [string, string])[];
  body: readonly Part[];
  framing: Framing;
};

/** Bytes on a connection, as they are. */
export type WireInput = { kind: 'wire'; parts: readonly Part[] };

/** Frames on one socket, in order. */
export type SocketInput = {
  kind: 'socket';
  principal: Principal;
  /** Query of the handshake behind the key. */
  query: string;
  frames: readonly (readonly Part[] | { binary: readonly Part[] })[];
};

/** Plain data: a finding is printed as a line, and sent again from it. */
export type FuzzInput = HttpInput | WireInput | SocketInput;
