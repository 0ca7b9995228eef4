import { beforeEach, describe, expect, it } from 'vitest';
import type { ObjectPlace } from '../model/objects.ts';
import { createEditingServiceFake } from '../testing/editing-server-fake.ts';
import { createIds, createTestDevice, createTestTime } from '../testing/test-devices.ts';
import type { ObjectStore } from './object-store.ts';

describe('an object that is edited together', () => {
  let time: ReturnType<typeof createTestTime>;
  let service: ReturnType<typeof createEditingServiceFake>;
  let place: ObjectPlace;
  let newId: () => string;
  let note: string;
  let adas: ReturnType<typeof createTestDevice>;
  let ada: ObjectStore;
  const deviceOf = (userId: string, clockError = 0) =>
    createTestDevice({ service, time, userId, newId, clockError });
  const open = async (device: ReturnType<typeof deviceOf>, quiet: string[] = []) => {
    const page = device.openPage(place, quiet);
    await page.open();
    return page;
  };
  const textOf = (page: ObjectStore) => page.tables().get('notes')?.get(note)?.['text'];
  const write = (page: ObjectStore, text: string) =>
    page.change([{ kind: 'set', table: 'notes', id: note, fields: { text } }]);

  beforeEach(async () => {
    time = createTestTime();
    service = createEditingServiceFake({ now: time.now });
    newId = createIds();
    [place, note] = [{ type: 'pad', id: newId() }, newId()];
    adas = deviceOf('ada');
    ada = adas.openPage(place);
    ada.change([
      { kind: 'add', table: 'pads', id: place.id, fields: { title: 'Pad' } },
      { kind: 'add', table: 'notes', id: note, fields: { text: 'Note' } },
    ]);
    await ada.open();
    await ada.settle();
    service.share(place, 'max', 'edit');
    time.pass(1000);
  });

  it('is shown before the service answers, with what a new row begins with', async () => {
    ada.change([{ kind: 'add', table: 'notes', id: newId(), fields: { text: 'New' } }]);
    expect([...(ada.tables().get('notes')?.values() ?? [])].at(-1)).toMatchObject({
      text: 'New',
      color: null,
    });
    expect(ada.state()).toMatchObject({ pending: 1, save: 'saving' });
    await ada.settle();
    expect(ada.state()).toMatchObject({ pending: 0, save: 'saved' });
  });

  it('keeps rows that did not change the same, so that nobody draws them again', async () => {
    const other = newId();
    ada.change([{ kind: 'add', table: 'notes', id: other, fields: { text: 'Other' } }]);
    await ada.settle();
    const before = ada.tables();
    write(ada, 'Changed');
    await ada.settle();
    expect(ada.tables().get('notes')?.get(other)).toBe(before.get('notes')?.get(other));
    expect(ada.tables().get('pads')).toBe(before.get('pads'));
  });

  it('is on the device while there is no network, outlives the page, and is sent later', async () => {
    time.pass(2000);
    adas.network.isOnline = false;
    write(ada, 'In a tunnel');
    await ada.settle();
    expect(ada.state()).toMatchObject({ pending: 1, save: 'kept' });
    const next = await open(adas);
    expect([textOf(next), next.state().pending]).toEqual(['In a tunnel', 1]);
    adas.network.isOnline = true;
    await next.refresh();
    expect(service.rows(place, 'notes')).toMatchObject([{ text: 'In a tunnel' }]);
  });

  it('can be made without a network, and opened again before there is one', async () => {
    adas.network.isOnline = false;
    place = { type: 'pad', id: newId() };
    const first = adas.openPage(place);
    first.change([{ kind: 'add', table: 'pads', id: place.id, fields: { title: 'On a train' } }]);
    expect(first.state()).toMatchObject({ status: 'ready', level: 'manage' });
    const again = await open(adas);
    expect(again.state()).toMatchObject({ status: 'ready', pending: 1 });
    adas.network.isOnline = true;
    await again.refresh();
    expect(service.rows(place, 'pads')).toMatchObject([{ title: 'On a train' }]);
  });

  it('tells both people when they changed one field, and gives back what gave way', async () => {
    const maxs = deviceOf('max', 3_600_000);
    const max = await open(maxs);
    maxs.network.isOnline = false;
    write(max, 'Max’s');
    time.pass(60_000);
    write(ada, 'Ada’s');
    await ada.settle();
    maxs.network.isOnline = true;
    await max.refresh();
    expect([textOf(ada), textOf(max)]).toEqual(['Ada’s', 'Ada’s']);
    const conflict = { kind: 'conflict', field: 'text', value: 'Max’s', rowId: note };
    expect(max.state().notices).toMatchObject([{ ...conflict, isMine: true, other: 'ada' }]);
    expect(ada.state().notices).toMatchObject([{ ...conflict, isMine: false, other: 'max' }]);
    time.pass(1000);
    const [notice] = ada.state().notices;
    if (notice) ada.restoreValue(notice);
    await ada.settle();
    await max.refresh();
    expect([textOf(ada), textOf(max), ada.state().notices]).toEqual(['Max’s', 'Max’s', []]);
    ada.undo();
    expect(textOf(ada)).toBe('Ada’s');
  });

  it('says nothing of fields in which nobody loses words', async () => {
    const maxs = deviceOf('max');
    const max = await open(maxs, ['text']);
    maxs.network.isOnline = false;
    write(max, 'Max’s');
    write(ada, 'Ada’s');
    await ada.settle();
    maxs.network.isOnline = true;
    await max.refresh();
    expect(max.state().notices).toEqual([]);
  });

  it('puts right what the service refuses, and gives the words back', async () => {
    const max = await open(deviceOf('max'));
    service.share(place, 'max', 'view');
    write(max, 'Not allowed');
    await max.settle();
    await max.refresh();
    expect(textOf(max)).toBe('Note');
    expect(max.state()).toMatchObject({
      level: 'view',
      notices: [{ kind: 'refused', code: 'not_permitted', fields: { text: 'Not allowed' } }],
    });
    service.share(place, 'max', null);
    write(max, 'Gone');
    await max.settle();
    await expect.poll(() => max.state().status).toBe('gone');
  });

  it('is taken back and done again, act by act', async () => {
    write(ada, 'One');
    ada.change([
      { kind: 'set', table: 'notes', id: note, fields: { color: 'red' } },
      { kind: 'remove', table: 'notes', id: note },
    ]);
    ada.undo();
    expect(ada.tables().get('notes')?.get(note)).toMatchObject({ text: 'One', color: null });
    ada.undo();
    expect(textOf(ada)).toBe('Note');
    ada.redo();
    ada.redo();
    expect(ada.tables().get('notes')?.has(note)).toBe(false);
    expect(ada.state()).toMatchObject({ canUndo: true, canRedo: false });
    await ada.settle();
    expect(service.rows(place, 'notes')).toEqual([]);
  });

  it('is taken back through several texts of one field, answered or not, and through a removal', async () => {
    for (const text of ['One', 'Two', 'Three']) write(ada, text);
    await ada.settle();
    ada.change([{ kind: 'remove', table: 'notes', id: note }]);
    await ada.settle();
    const texts: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      ada.undo();
      if (turn % 2 === 0) await ada.settle();
      texts.push(textOf(ada));
    }
    expect(texts).toEqual(['Three', 'Two', 'One', 'Note']);
    for (let turn = 0; turn < 3; turn += 1) ada.redo();
    ada.undo();
    expect([textOf(ada), ada.state().notices]).toEqual(['Two', []]);
  });

  it('does not take back what somebody else wrote since, and says so', async () => {
    const max = await open(deviceOf('max'));
    ada.change([{ kind: 'set', table: 'notes', id: note, fields: { text: 'Ada’s', color: 'red' } }]);
    await ada.settle();
    time.pass(1000);
    write(max, 'Max’s');
    await max.settle();
    ada.undo();
    expect(ada.tables().get('notes')?.get(note)).toMatchObject({ text: 'Max’s', color: null });
    expect(ada.state().notices).toMatchObject([{ kind: 'not-undone' }]);
  });

  it('is the same in all tabs of a browser, of which one sends', async () => {
    const other = await open(adas);
    adas.network.isOnline = false;
    write(ada, 'From the first tab');
    expect(textOf(other)).toBe('From the first tab');
    await ada.close();
    adas.network.isOnline = true;
    await other.refresh();
    expect(service.rows(place, 'notes')).toMatchObject([{ text: 'From the first tab' }]);
    expect(other.state().pending).toBe(0);
  });

  it.each([false, true])(
    'catches up with what happened while it was closed, thinned: %s',
    async (isThinned) => {
      await ada.close();
      const max = await open(deviceOf('max'));
      write(max, 'While away');
      await max.settle();
      if (isThinned) service.thin(place);
      const again = await open(adas);
      expect(textOf(again)).toBe('While away');
    },
  );

  it('says who else has it open, and what they are at', async () => {
    const max = await open(deviceOf('max'));
    const other = await open(adas);
    max.presence.say(`notes/${note}`);
    expect(ada.presence.people()).toEqual([
      { userId: 'max', spot: `notes/${note}` },
      { userId: 'ada', spot: null },
    ]);
    await other.close();
    await max.close();
    expect(ada.presence.people()).toEqual([]);
  });

  it('is gone for whoever may not see it, and failed for whoever cannot ask', async () => {
    const stranger = await open(deviceOf('eve'));
    expect(stranger.state().status).toBe('gone');
    const away = deviceOf('ada');
    away.network.isOnline = false;
    const page = await open(away);
    expect(page.state().status).toBe('failed');
    away.network.isOnline = true;
    await page.refresh();
    expect(page.state().status).toBe('ready');
  });
});
