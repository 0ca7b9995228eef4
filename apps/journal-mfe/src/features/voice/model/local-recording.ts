import type { RecordedSound, RecordingType } from '@reflectory/recorder';

/** Whose recordings: a person at an instance. Nobody else on the device is offered them. */
export type RecordingOwner = { instanceId: string; userId: string };

/** A recording that is still on this device. */
export type LocalRecording = RecordingOwner &
  RecordedSound & {
    /** The draft that it is spoken into. */
    sessionId: string;
    /** Milliseconds since 1970. */
    startedAt: number;
    contentType: RecordingType;
    /** In which language it is spoken. */
    language: string;
    /** `recording` until it was ended; `kept` until the server has it; `refused` when that will not take it as it is. */
    state: 'recording' | 'kept' | 'refused';
    /** First chunk of each part that is uploaded; none before the recording was ended. */
    partStarts: number[];
    uploadedParts: number;
    /** Its waveform, from 0 to 100; none before the recording was ended. */
    peaks: number[];
    /** Why it was refused. */
    failure: string | null;
  };

/** Held by the tab that records it. */
export const recordingLock = (id: string): string => `reflectory.recording:${id}`;
