import { FAKE_USER } from '@reflectory/platform-sdk/testing';

/** A piece as its table has it; `id` is a digit. */
export const trackRow = (id: string, title: string, values: object = {}) => ({
  id,
  title,
  artist: 'Mira Sol',
  album: 'Shore',
  album_place: null,
  duration_ms: 240_000,
  bytes: 4_000_000,
  loudness_lufs: -10,
  peak_dbfs: -1,
  has_cover: false,
  stopped_at_ms: 0,
  heard_at: null,
  removed_at: null,
  user_id: FAKE_USER.id,
  created_at: `2026-01-0${id}`,
  ...values,
});
