import type { ServiceClient } from '@reflectory/client';
import { type ServiceFailure, tableFailure } from '../../../service/service-failure.ts';
import type { CheckIn } from '../model/check-in.ts';
import type { MoodChange } from '../outbox/mood-outbox.ts';
import { rowOfCheckIn } from './check-in-columns.ts';

const CALL_TIMEOUT_MS = 15_000;

type Answer = { error: { code?: string; message: string } | null; status: number };

const failureOf = ({ error, status }: Answer): ServiceFailure | null => error && tableFailure(status, error);

/** Saves or removes a check-in, under the id that the device gave it. @throws ServiceFailure where another try may help */
export async function sendMoodChange(
  client: ServiceClient,
  userId: string,
  { kind, checkIn }: MoodChange,
): Promise<'taken' | 'refused'> {
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== userId) throw new Error('Somebody else is signed in');
  const save = async (one: CheckIn) =>
    failureOf(
      await client
        .from('mood_check_ins')
        .upsert({ ...rowOfCheckIn(one), user_id: userId })
        .abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS)),
    );
  const remove = async () =>
    failureOf(
      await client
        .from('mood_check_ins')
        .delete()
        .eq('id', checkIn.id)
        .abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS)),
    );
  let failure = kind === 'save' ? await save(checkIn) : await remove();
  // The entry may have been deleted meanwhile; what was felt stays true without it.
  if (failure?.kind === 'refused' && kind === 'save' && checkIn.entryId) {
    failure = await save({ ...checkIn, entryId: null });
  }
  if (failure && failure.kind !== 'refused') throw failure;
  return failure ? 'refused' : 'taken';
}
