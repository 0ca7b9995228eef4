import { randomUUID } from 'node:crypto';
import type { Response, Router } from 'express';
import type { SentForm } from './read-form.ts';

/** What the stand-in hears in recordings, since it knows no language and no person. */
export type Ears = {
  /** What the next recordings say, in their order; after them all say the same. */
  heard: string[];
  /** Whether a sample is of the one who consented. */
  isSameSpeaker: boolean;
  /** Whether it makes the next voices and breaks off before it says so. */
  isSilentAfter: boolean;
};

/** Voices that it keeps for an organisation, as OpenAI does. */
const MOST_VOICES = 20;

type Refuse = (res: Response, status: number, message: string) => void;

/** Voices in memory: recordings of a consent, and what was made of a sample with one. */
export function createVoices(ears: Ears, refuse: Refuse) {
  const [consents, voices] = [new Set<string>(), new Set<string>()];
  const names = new Map<string, string>();
  const formOf = (res: Response) => res.locals['form'] as SentForm | null;
  return {
    consents,
    voices,
    addTo(api: Router): void {
      api.post('/audio/voice_consents', (_req, res) => {
        const form = formOf(res);
        if (!form?.fields['language']) return refuse(res, 400, 'There is no recording, or no language');
        const id = `cons_${randomUUID()}`;
        const { name = '', language } = form.fields;
        consents.add(id);
        names.set(id, name);
        res.json({ object: 'audio.voice_consent', id, name, language, created_at: now() });
      });
      api.post('/audio/voices', (_req, res) => {
        const { consent = '', name = '' } = formOf(res)?.fields ?? {};
        if (!consents.has(consent)) return refuse(res, 400, 'There is no such consent');
        if (!ears.isSameSpeaker)
          return refuseAs(res, 'speaker_mismatch', 'The sample does not match the consent recording');
        if (voices.size >= MOST_VOICES)
          return refuseAs(res, 'voice_limit_reached', 'The limit of 20 voices is reached');
        const id = `voice_${randomUUID()}`;
        voices.add(id);
        names.set(id, name);
        if (ears.isSilentAfter) return void res.destroy();
        res.json({ object: 'audio.voice', id, name, created_at: now() });
      });
      for (const [path, kept] of [
        ['/audio/voice_consents', consents],
        ['/audio/voices', voices],
      ] as const) {
        api.get(path, (_req, res) => {
          const data = [...kept].map((id) => ({ id, name: names.get(id) }));
          res.json({ object: 'list', data, has_more: false });
        });
        api.delete(`${path}/:id`, (req, res) => {
          const { id } = req.params;
          if (!kept.delete(id)) return refuse(res, 404, 'There is none');
          res.json({ id, deleted: true });
        });
      }
    },
  };
}

const refuseAs = (res: Response, code: string, message: string) =>
  void res.status(400).json({ error: { message, type: 'invalid_request_error', code } });

const now = () => Math.floor(Date.now() / 1000);
