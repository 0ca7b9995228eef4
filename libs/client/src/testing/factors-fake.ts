/** The one code that every second factor of the fake shows. */
export const FAKE_FACTOR_CODE = '123456';

/** A second factor of a person, as the auth endpoints answer it. */
export type FakeFactor = { id: string; friendly_name: string; status?: 'verified' | 'unverified' };

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const SECRET = 'JBSWY3DPEHPK3PXP';

/** What the auth endpoints say of a factor. */
export function factorObject({ id, friendly_name, status = 'verified' }: FakeFactor) {
  const at = '2025-01-01T00:00:00Z';
  return { id, friendly_name, factor_type: 'totp', status, created_at: at, updated_at: at };
}

type FactorsFake = {
  /** Factors of the signed-in person; they change in place. */
  factors: FakeFactor[];
  failure: (status: number, code: string, message: string) => Response;
  /** Answers with a session that has given its second factor. */
  raise: () => Response;
};

/** Answers below `/factors`: enrol, challenge, verify with {@link FAKE_FACTOR_CODE}, and remove. */
export function answerFactors(
  { factors, failure, raise }: FactorsFake,
  { path, method, body }: { path: string; method: string; body: Record<string, unknown> },
): Response {
  const [, id, action] = path.split('/');
  if (id === undefined) {
    const name = String(body.friendly_name ?? '');
    if (factors.some((factor) => factor.friendly_name === name)) {
      return failure(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" exists`);
    }
    const factor: FakeFactor = { id: crypto.randomUUID(), friendly_name: name, status: 'unverified' };
    factors.push(factor);
    const uri = `otpauth://totp/Fake?secret=${SECRET}`;
    return Response.json({
      id: factor.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: PICTURE, secret: SECRET, uri },
    });
  }
  const factor = factors.find((candidate) => candidate.id === id);
  if (!factor) return failure(404, 'mfa_factor_not_found', 'Factor not found');
  if (method === 'DELETE') {
    factors.splice(factors.indexOf(factor), 1);
    return Response.json({ id });
  }
  if (action === 'challenge') {
    return Response.json({ id: crypto.randomUUID(), type: 'totp', expires_at: Date.now() / 1000 + 300 });
  }
  if (body.code !== FAKE_FACTOR_CODE) {
    return failure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  factor.status = 'verified';
  return raise();
}
