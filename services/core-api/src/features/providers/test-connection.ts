import type { FunctionOutput } from '@reflectory/contracts/functions';
import { createOutboundClient, OutboundRefusedError, parseAnswer } from '@reflectory/outbound';
import * as z from 'zod';

type Tested = FunctionOutput<'test-provider'>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;
const MOST_MODELS = 500;

const listSchema = z.object({ data: z.array(z.object({ id: z.string().max(200) })) });

const said = (outcome: Tested['outcome'], models: string[] = []): Tested => ({ outcome, models });

/** Asks for the list of models, which costs nothing and says nothing of anybody. */
export async function testConnection(
  baseUrl: string,
  key: string | null,
  privateOrigins: readonly string[],
): Promise<Tested> {
  const client = createOutboundClient({
    allowedOrigins: privateOrigins,
    timeoutMs: TIMEOUT_MS,
    maxResponseBytes: MAX_BYTES,
  });
  try {
    const { statusCode, body } = await client.request(`${baseUrl}/models`, {
      method: 'GET',
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    });
    if (statusCode >= 400) {
      await body.dump();
      return said(statusCode === 401 || statusCode === 403 ? 'wrong_key' : 'no_list');
    }
    const { success, data } = listSchema.safeParse(parseAnswer(await body.text()));
    if (!success) return said('no_list');
    return said(
      'answered',
      data.data
        .map(({ id }) => id)
        .slice(0, MOST_MODELS)
        .toSorted(),
    );
  } catch (error) {
    return said(error instanceof OutboundRefusedError ? 'not_allowed' : 'unavailable');
  }
}
