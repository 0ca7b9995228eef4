import { voiceFunctions as contract } from '@reflectory/contracts/voice';
import { defineFunction, defineServiceFunction, FunctionError } from '@reflectory/runtime/functions';
import type { RecordingsService } from './recordings.service.ts';
import { readConsent, requestTranscription } from './transcription.repository.ts';

type Dependencies = {
  /** Null where nobody writes recordings down. */
  provider: string | null;
  /** Null where no files are kept. */
  recordings: RecordingsService | null;
};

/** Recordings, and what was said in them. */
export const createRecordingFunctions = ({ provider, recordings }: Dependencies) => [
  defineServiceFunction({
    contract,
    name: 'keep-recording',
    access: 'signed-in',
    isClosedWhileClosing: true,
    handle(input, { context }) {
      if (!recordings) throw new FunctionError('unavailable', 'No files are kept here');
      return recordings.keep(context, input);
    },
  }),
  defineFunction({
    contract,
    name: 'get-transcription',
    access: 'signed-in',
    readOnly: true,
    async handle(_input, { tx }) {
      return { provider, ...(await readConsent(tx, provider)) };
    },
  }),
  defineFunction({
    contract,
    name: 'transcribe-recording',
    access: 'signed-in',
    async handle({ recording_id: recordingId, language }, { tx }) {
      const isAsked =
        provider !== null && (await requestTranscription(tx, { recordingId, provider, language }));
      if (!isAsked)
        throw new FunctionError('not_permitted', 'This recording may not be sent to be written down');
      return {};
    },
  }),
];
