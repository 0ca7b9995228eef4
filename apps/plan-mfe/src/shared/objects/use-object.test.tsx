import 'fake-indexeddb/auto';
import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import { defineObject } from '@reflectory/contracts/editing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { objectsKeeper } from './device-keeper.ts';
import type { ObjectStore } from './store/object-store.ts';
import { createEditingServiceFake } from './testing/editing-server-fake.ts';
import { editingFunctionsFake } from './testing/editing-functions-fake.ts';
import { padShape } from './testing/test-devices.ts';
import { type EditedObject, useObject, useObjectState, useRow, useRows, useSelected } from './use-object.ts';

const shape = defineObject({ ...padShape, parent: 'pad_id' } as never);
const PAD = '55555555-5555-4555-8555-555555555555';
const noQuiet: string[] = [];
const drawn: string[] = [];

type Pad = EditedObject<typeof shape> & Pick<ObjectStore, 'change'>;

const Note = memo(function Note({ pad, id }: { pad: Pad; id: string }) {
  const note = useRow(pad, 'notes', id) as { text: string } | undefined;
  drawn.push(id);
  return <li>{note?.text}</li>;
});

/** Follows nothing but whether the object is there. */
const Status = memo(function Status({ pad }: { pad: Pad }) {
  const status = useObjectState(pad, 'status');
  drawn.push(status);
  return null;
});

function PadView({ pad }: { pad: Pad }) {
  const status = useObjectState(pad, 'status');
  const pending = useObjectState(pad, 'pending');
  const save = useObjectState(pad, 'save');
  const notes = useRows(pad, 'notes') as ReadonlyMap<string, { id: string }>;
  const longest = useSelected(pad, (tables) =>
    Math.max(0, ...[...(tables.get('notes')?.values() ?? [])].map(({ text }) => String(text).length)),
  );
  const change = (kind: 'add' | 'set', id: string, text: string) =>
    pad.change([{ kind, table: 'notes', id, fields: { text } }] as never);
  return (
    <>
      <Status pad={pad} />
      <p>{`${status} ${pending} ${save} ${longest}`}</p>
      <ul>
        {[...notes.keys()].map((id) => (
          <Note key={id} pad={pad} id={id} />
        ))}
      </ul>
      <button onClick={() => change('add', crypto.randomUUID(), 'New')}>Add</button>
      <button onClick={() => change('set', [...notes.keys()][0] ?? '', 'Changed')}>Change</button>
    </>
  );
}

function Page({ id }: { id: string }) {
  const pad = useObject(shape, id, noQuiet);
  return pad ? <PadView pad={pad as Pad} /> : <p>Opening</p>;
}

it('a page shows an object, changes it, and draws again what changed alone', async () => {
  const service = createEditingServiceFake();
  const place = { type: 'pad', id: PAD };
  const moment = new Date().toISOString();
  const rest = { device_id: PAD, made_at: moment, seen: 0, kind: 'add' as const };
  await service.as(FAKE_USER.id).change(place, 0, [
    { ...rest, id: crypto.randomUUID(), table: 'pads', row_id: PAD, fields: { title: 'Pad' } },
    { ...rest, id: crypto.randomUUID(), table: 'notes', row_id: 'first', fields: { text: 'First' } },
  ]);
  const fake = createServiceClientFake({
    user: FAKE_USER,
    functions: editingFunctionsFake(service, FAKE_USER.id),
  });
  const { client } = fake;
  renderWithPlatform(<Page id={PAD} />, { client });
  expect(await screen.findByText('First')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(() => service.rows(place, 'notes').length).toBe(2);
  expect(await screen.findByText('ready 0 saved 5')).toBeInTheDocument();
  drawn.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('ready 0 saved 7')).toBeInTheDocument();
  expect(new Set(drawn)).toEqual(new Set(['first']));
});

it('what is on this device alone is counted when somebody signs out, and stays until they say so', async () => {
  const fake = createServiceClientFake({ user: FAKE_USER });
  fake.setReachable(false);
  const { client } = fake;
  renderWithPlatform(<Page id={crypto.randomUUID()} />, { client });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const owner = { client, instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };
  await expect.poll(() => objectsKeeper.countUnsent(owner)).toBe(1);
  await objectsKeeper.forget(owner, { withUnsent: false });
  expect(await objectsKeeper.countUnsent(owner)).toBe(1);
  await objectsKeeper.forget(owner, { withUnsent: true });
  expect(await objectsKeeper.countUnsent(owner)).toBe(0);
});
