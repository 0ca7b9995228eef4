import type {
  FunctionContract,
  FunctionInput,
  FunctionName,
  FunctionOutput,
} from '@reflectory/contracts/functions';
import type { TestPerson } from '@reflectory/runtime/testing';
import type { TestApi } from './test-api.ts';

/** Calls functions of a contract as somebody; throws an error with the code of a refusal. */
export const askAs =
  <Name extends FunctionName>(api: TestApi, person: TestPerson, contract: Record<Name, FunctionContract>) =>
  async <Asked extends Name>(name: Asked, input: FunctionInput<Asked>): Promise<FunctionOutput<Asked>> => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as { error?: { code: string } };
    if (body.error) throw new Error(body.error.code);
    return contract[name].output.parse(body) as FunctionOutput<Asked>;
  };
