import { failureKindOf, SaveFailure } from '../model/save-failure.ts';

/** The failure behind an answer of a table call; status 0 stands for no answer. */
export function tableFailure(status: number, error: { code?: string; message: string }): SaveFailure {
  return new SaveFailure(failureKindOf(status), error.code ?? '', error.message);
}
