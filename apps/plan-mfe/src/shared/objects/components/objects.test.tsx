import { createServiceClientFake } from '@reflectory/client/testing';
import type { ObjectPerson } from '@reflectory/contracts/sharing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import english from '../../../locales/en.json';
import later from '../locales/en.json';
import type { ObjectStore } from '../store/object-store.ts';
import { createEditingServiceFake } from '../testing/editing-server-fake.ts';
import { createIds, createTestDevice, createTestTime } from '../testing/test-devices.ts';
import { usePeople } from '../use-people.ts';
import { ObjectNotices, type NoticeWords } from './object-notices.tsx';
import { ObjectStatus } from './object-status.tsx';

const words: NoticeWords = {
  whatOf: ({ kind }) => (kind === 'refused' ? 'The note' : 'Text of the note'),
  valueOf: (_table, _field, value) => String(value),
};

const person: ObjectPerson = { user_id: 'max', name: 'Max', email: null, level: 'edit', is_owner: false };

function Page({ object }: { object: ObjectStore }) {
  const people = usePeople(object);
  return (
    <>
      <ObjectStatus object={object} people={people} />
      <ObjectNotices object={object} people={people} words={words} />
    </>
  );
}

describe('what a page says of an object that is edited together', () => {
  let service: ReturnType<typeof createEditingServiceFake>;
  let time: ReturnType<typeof createTestTime>;
  let adas: ReturnType<typeof createTestDevice>;
  let maxs: ReturnType<typeof createTestDevice>;
  let ada: ObjectStore;
  let max: ObjectStore;
  let note: string;
  beforeEach(async () => {
    time = createTestTime();
    service = createEditingServiceFake({ now: time.now });
    const newId = createIds();
    const place = { type: 'pad', id: newId() };
    note = newId();
    adas = createTestDevice({ service, time, userId: 'ada', newId });
    maxs = createTestDevice({ service, time, userId: 'max', newId });
    ada = adas.openPage(place);
    ada.change([
      { kind: 'add', table: 'pads', id: place.id },
      { kind: 'add', table: 'notes', id: note, fields: { text: 'Note' } },
    ]);
    await ada.open();
    await ada.settle();
    service.share(place, 'max', 'edit');
    max = maxs.openPage(place);
    await max.open();
    time.pass(1000);
    const { client } = createServiceClientFake({
      user: FAKE_USER,
      functions: { 'list-object-people': () => ({ people: [person], reasons: [] }) },
    });
    renderWithPlatform(<Page object={ada} />, { client, texts: { plan: { ...english, ...later } } });
  });
  const write = (page: ObjectStore, text: string) =>
    page.change([{ kind: 'set', table: 'notes', id: note, fields: { text } }]);

  it('who else is here, and what waits for the network', async () => {
    expect(await screen.findByText('Max is here')).toBeInTheDocument();
    adas.network.isOnline = false;
    write(ada, 'Offline');
    expect(await screen.findByText(/1 change waits for the network/)).toBeInTheDocument();
  });

  it('what gave way, which comes back in one tap', async () => {
    adas.network.isOnline = false;
    write(ada, 'Mine');
    time.pass(1000);
    write(max, 'Later');
    await max.settle();
    adas.network.isOnline = true;
    await ada.refresh();
    expect(await screen.findByText(/Text of the note: Max changed it after you/)).toBeInTheDocument();
    expect(screen.getByText('Mine')).toBeInTheDocument();
    time.pass(1000);
    await userEvent.click(screen.getByRole('button', { name: 'Put mine back' }));
    await ada.settle();
    expect(service.rows(ada.place, 'notes')).toMatchObject([{ text: 'Mine' }]);
    expect(screen.queryByText('Mine')).toBeNull();
  });

  it('what was not taken, with the words', async () => {
    service.share(ada.place, 'ada', 'view');
    write(ada, 'Too late');
    expect(await screen.findByText(/The note: you may not change this any more/)).toBeInTheDocument();
    expect(screen.getByText('Too late')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByText('Too late')).toBeNull();
  });
});
