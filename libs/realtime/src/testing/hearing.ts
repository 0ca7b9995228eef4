import type { RealtimeChannel } from '@supabase/supabase-js';

/** Joins and waits for the answer; the reason when it was refused. */
export function join(channel: RealtimeChannel): Promise<{ status: string; reason: string | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => {
      if (status !== 'CLOSED') resolve({ status, reason: error?.message });
    });
  });
}

/** What a channel hears, gathered. */
export function hear(channel: RealtimeChannel, event: string): unknown[] {
  const heard: unknown[] = [];
  channel.on('broadcast', { event }, ({ payload }) => void heard.push(payload));
  return heard;
}
