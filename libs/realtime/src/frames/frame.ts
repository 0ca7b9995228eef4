/** A message of the channel protocol, whichever version carries it. */
export type Frame = {
  /** Reference of the join that the frame belongs to. */
  joinRef: string | null;
  /** Reference that the answer repeats. */
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** Versions of the serialisation: objects, or arrays with binary broadcasts. */
export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

/** A broadcast that came, or goes, as bytes: JSON text or anything else. */
export type BinaryBroadcast = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  /** Event that the sender named. */
  event: string;
  /** JSON text or '' when there is none. */
  metadata: string;
  isJson: boolean;
  payload: Buffer;
};
