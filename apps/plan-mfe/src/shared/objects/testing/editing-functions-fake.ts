import type { FakeFunctions } from '@reflectory/client/testing';
import type { createEditingServiceFake } from './editing-server-fake.ts';

/**
 * The functions of editing together, for the fake of the service client.
 *
 * @example serviceFake({ functions: editingFunctionsFake(createEditingServiceFake(), FAKE_USER.id) })
 */
export function editingFunctionsFake(
  service: ReturnType<typeof createEditingServiceFake>,
  userId: string,
): FakeFunctions {
  const server = service.as(userId);
  return {
    'get-object': (place) => server.get(place),
    'change-object': ({ known, changes, ...place }) => server.change(place, known, changes),
    'list-object-changes': ({ known, row_id: rowId, ...place }) => server.list(place, known, rowId),
  };
}
