import { connect } from 'node:net';
import { once } from 'node:events';
import type { TestPerson } from '@reflectory/runtime/testing';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { feature } from './feature.ts';
import { DOMAIN, startMailScene } from './testing/mail-scene.ts';

const scene = await startMailScene();
const { api, send, signed, call, state, port } = scene;
afterAll(scene.stop);

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let ada: TestPerson;
let address: string;
beforeEach(async () => {
  ada = await scene.createPerson();
  address = String((await call(ada, 'add-mail-address')).body.address);
});

const mailOf = (more: SendMailOptions = {}): SendMailOptions => ({
  from: ada.email,
  to: address,
  subject: 'First snow',
  text: 'The garden was quiet.',
  ...more,
});
const own = (more: SendMailOptions = {}) => send(mailOf(more), 'people.example');
const strange = (more: SendMailOptions = {}) =>
  send(mailOf({ from: 'Bo <bo@elsewhere.example>', ...more }), 'elsewhere.example');
/** Mails of the hour: of the person themself, and of others. */
const arrivals = async () => {
  const [row] = await api.owner.query<{ own: number; others: number }>(
    'select arrived as own, others_arrived as others from app.mail_arrivals where user_id = $1',
    [ada.id],
  );
  return [row?.own, row?.others];
};
const setArrived = ({ arrived = 0, others_arrived = 0 }) =>
  api.owner.query(
    `insert into app.mail_arrivals (instance_id, user_id, arrived, others_arrived)
     select instance_id, user_id, $2, $3 from public.instance_users where user_id = $1
     on conflict (instance_id, user_id) do update
       set arrived = greatest(mail_arrivals.arrived, excluded.arrived), others_arrived = greatest(mail_arrivals.others_arrived, excluded.others_arrived)`,
    [ada.id, arrived, others_arrived],
  );
const entriesOf = (person = ada) =>
  api.owner.query<{ id: string; title: string; text: string; at: Date; source: string }>(
    'select id, title, text, entry_at as at, source from public.entries where user_id = $1 order by created_at',
    [person.id],
  );
const heldOf = async (person = ada) =>
  (
    await api
      .clientFor(person.context)
      .from('held_mails')
      .select('id,sender,subject,text,file_count')
      .order('created_at')
      .throwOnError()
  ).data ?? [];

describe('a mail from the own address of its person', () => {
  it('becomes an entry of its day, which is told of', async () => {
    const day = new Date(Date.now() - 86_400_000);
    day.setMilliseconds(0);
    expect(await own({ date: day })).toBe(250);
    const [entry] = await entriesOf();
    expect(entry).toMatchObject({
      title: 'First snow',
      text: 'The garden was quiet.',
      at: day,
      source: 'mail',
    });
    const told = await api.owner.query('select from app.events where name = $1 and subject = $2', [
      'entry.finished',
      entry?.id,
    ]);
    expect(told).toHaveLength(1);
    expect(await heldOf()).toEqual([]);
  });

  it('is of today where its date is of long ago, or to come', async () => {
    await own({ date: new Date('2001-01-01T00:00:00Z') });
    await own({ date: new Date(Date.now() + 86_400_000) });
    for (const { at } of await entriesOf()) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await entriesOf()).toHaveLength(2);
  });

  it('comes once, however often it is brought', async () => {
    expect([
      await own({ messageId: '<one@people.example>' }),
      await own({ messageId: '<one@people.example>' }),
    ]).toEqual([250, 250]);
    expect(await entriesOf()).toHaveLength(1);
  });

  it('writes its pictures once, however often it is brought', async () => {
    const mail = {
      messageId: '<picture@people.example>',
      attachments: [{ filename: 'a.png', content: pixel }],
    };
    expect(await own(mail)).toBe(250);
    const written = await scene.written();
    expect([await own(mail), await scene.written()]).toEqual([250, written]);
  });

  it('brings its pictures, by their bytes, and nothing that only says it is one', async () => {
    expect(
      await own({
        attachments: [
          { filename: 'garden.png', content: pixel },
          { filename: 'no.png', content: 'no picture', contentType: 'image/png' },
          { filename: 'drawing.svg', content: '<svg onload="x()"/>', contentType: 'image/svg+xml' },
          { filename: 'letter.pdf', content: '%PDF-1.4' },
        ],
      }),
    ).toBe(250);
    const client = api.clientFor(ada.context);
    const { data } = await client.from('entry_files').select('name,type,path,entry_id').throwOnError();
    const [entry] = await entriesOf();
    expect(data).toMatchObject([{ name: 'garden.png', type: 'image/png', entry_id: entry?.id }]);
    expect((await client.storage.from('media').download(data?.[0]?.path ?? '')).error).toBeNull();
  });

  it('of HTML alone is its words', async () => {
    await own({
      text: '',
      html: '<style>p{}</style><p>One <b>fine</b> day</p><script>x()</script><p>Two</p>',
    });
    expect((await entriesOf()).map(({ text }) => text)).toEqual(['One fine day\n\nTwo']);
  });

  it('waits at its server while the key cannot be asked for', async () => {
    state.isDnsUp = false;
    const mail = { messageId: '<later@people.example>' };
    expect(await own(mail)).toBe(451);
    state.isDnsUp = true;
    expect(await own(mail)).toBe(250);
    expect(await entriesOf()).toHaveLength(1);
  });
});

describe('what is not known to be from its person', () => {
  it('is held: a stranger, a name without a signature, one of another domain, and words that were changed', async () => {
    expect(await strange({ attachments: [{ filename: 'a.png', content: pixel }] })).toBe(250);
    expect(await send(mailOf({ subject: 'Unsigned' }))).toBe(250);
    expect(await send(mailOf({ subject: 'Foreign' }), 'elsewhere.example')).toBe(250);
    const raw = await signed(mailOf({ subject: 'Whole' }), 'people.example');
    const envelope = { from: ada.email, to: address };
    expect(await send({ envelope, raw: `${raw}\r\nMore words` })).toBe(250);
    const twice = (await signed(mailOf({ subject: 'Twice' }), 'people.example')).replace(
      /^/,
      'Subject: Other\r\n',
    );
    expect(await send({ envelope, raw: twice })).toBe(250);
    expect(await entriesOf()).toEqual([]);
    expect((await heldOf()).map(({ subject }) => subject)).toEqual([
      'First snow',
      'Unsigned',
      'Foreign',
      'Whole',
      'Other',
    ]);
    expect((await heldOf())[0]).toMatchObject({ sender: 'Bo <bo@elsewhere.example>', file_count: 1 });
  });

  it('is held where whoever has a signed mail could have changed its subject, day or parts', async () => {
    const html = '<p>The garden was quiet.</p>';
    const envelope = { from: ada.email, to: address };
    const outcomes = async (names: string, change: (raw: string) => string) => {
      const raw = change(await signed(mailOf({ html }), 'people.example', names));
      const before = (await entriesOf()).length;
      expect(await send({ envelope, raw })).toBe(250);
      return (await entriesOf()).length > before ? 'entry' : 'held';
    };
    const same = (raw: string) => raw;
    const all = 'from:subject:date:message-id:content-type';
    expect(await outcomes(all, same)).toBe('entry');
    expect(await outcomes(all.replace('subject:', ''), same)).toBe('held');
    expect(await outcomes(all.replace('date:', ''), same)).toBe('held');
    const large = 'from:subject:date';
    expect(await outcomes(large, same)).toBe('entry');
    expect(await outcomes(large, (raw) => raw.replace(/boundary="[^"]*"/, 'boundary="other"'))).toBe('held');
    expect(await outcomes(large, (raw) => raw.replace(/boundary=/, 'boundary=x; boundary='))).toBe('held');
    expect(await outcomes(large, (raw) => raw.replace('multipart/alternative', 'message/rfc822'))).toBe(
      'held',
    );
    expect((await entriesOf()).map(({ text }) => text)).toEqual(Array(2).fill('The garden was quiet.'));
  });

  it('is an entry once, whatever Message-ID is given to it that nobody signed', async () => {
    const raw = await signed(mailOf(), 'people.example', 'from:subject:date');
    const envelope = { from: ada.email, to: address };
    for (const id of ['<a@b>', '<c@d>'])
      expect(await send({ envelope, raw: raw.replace(/^Message-ID: .*$/m, `Message-ID: ${id}`) })).toBe(250);
    expect([(await entriesOf()).length, await heldOf()]).toEqual([1, []]);
  });

  it('is taken by its person alone, once, or thrown away', async () => {
    await strange();
    await strange({ subject: 'Advertising' });
    const [first, second] = await heldOf();
    const eve = await scene.createPerson();
    expect(await heldOf(eve)).toEqual([]);
    expect((await call(eve, 'take-held-mail', { id: first?.id })).status).toBe(404);
    await api
      .clientFor(eve.context)
      .from('held_mails')
      .delete()
      .eq('id', first?.id ?? '');
    const taken = await call(ada, 'take-held-mail', { id: first?.id });
    const [entry] = await entriesOf();
    expect(taken).toEqual({ status: 200, body: { entry_id: entry?.id } });
    expect((await call(ada, 'take-held-mail', { id: first?.id })).status).toBe(404);
    await api
      .clientFor(ada.context)
      .from('held_mails')
      .delete()
      .eq('id', second?.id ?? '')
      .throwOnError();
    expect([await heldOf(), (await entriesOf()).length]).toEqual([[], 1]);
  });

  it('is held fifty times at most and for a month', async () => {
    await api.owner.query(
      `insert into public.held_mails (instance_id, user_id, message_key, sender, subject, text, entry_at, created_at)
       select $1, $2, encode(sha256(n::text::bytea), 'hex'), 's', '', '', now(), now() - n * interval '1 day'
       from generate_series(1, 50) n`,
      [ada.instanceId, ada.id],
    );
    expect(await strange()).toBe(452);
    expect(await own()).toBe(250);
    const [forget] = feature.retention ?? [];
    await forget?.sweep(api.owner, forget.keptSince(new Date()));
    expect(await heldOf()).toHaveLength(29);
  });
});

describe('an address', () => {
  it('that never was, was removed, is of another host or of nobody who may have one is refused alike', async () => {
    const client = api.clientFor(ada.context);
    const remove = (at: string | null) =>
      client.from('mail_addresses').update({ removed_at: at }).eq('user_id', ada.id).throwOnError();
    const refused = async (to: string) => {
      const began = Date.now();
      const error = await scene.transport.sendMail(mailOf({ to })).then(
        () => ({ response: 'taken' }),
        (failure: { response: string }) => failure,
      );
      return { said: error.response, isLate: Date.now() - began >= 240 };
    };
    const refusal = { said: '550 No such mailbox', isLate: true };
    expect(await refused(`rfm_${'0'.repeat(48)}@${DOMAIN}`)).toEqual(refusal);
    expect(await refused('bo@elsewhere.example')).toEqual(refusal);
    expect(await refused(address.replace(DOMAIN, 'elsewhere.example'))).toEqual(refusal);
    await remove(new Date().toISOString());
    expect(await refused(address)).toEqual(refusal);
    await remove(null);
    expect(await own({ to: address.toUpperCase() })).toBe(250);
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [ada.id]);
    expect(await refused(address)).toEqual(refusal);
  });

  it('is one for each person, and renewed: the one of before works for a day, or no longer', async () => {
    expect((await call(ada, 'add-mail-address')).status).toBe(409);
    const renew = async (isAtOnce: boolean) =>
      String((await call(ada, 'rotate-mail-address', { is_at_once: isAtOnce })).body.address);
    const second = await renew(false);
    expect([await own(), await own({ to: second })]).toEqual([250, 250]);
    const third = await renew(true);
    expect([await own(), await own({ to: second }), await own({ to: third })]).toEqual([550, 550, 250]);
  });

  it('takes one recipient at a time and sixty mails an hour, and others go on', async () => {
    const eve = await scene.createPerson();
    const other = String((await call(eve, 'add-mail-address')).body.address);
    const { rejected } = await scene.transport.sendMail(mailOf({ to: [address, other] }));
    expect(rejected).toEqual([other]);
    await setArrived({ arrived: 60 });
    expect([await own(), await strange(), await strange({ to: other })]).toEqual([452, 250, 250]);
    await api.owner.query(
      "update app.mail_arrivals set began_at = now() - interval '61 minutes' where user_id = $1",
      [ada.id],
    );
    expect([await own(), await own()]).toEqual([250, 250]);
  });

  it('counts every mail that is brought, whatever becomes of it', async () => {
    const again = { messageId: '<again@people.example>' };
    await own(again);
    expect(await own(again)).toBe(250);
    expect(await strange({ headers: { 'auto-submitted': 'auto-replied' } })).toBe(250);
    expect(await strange({ envelope: { from: '', to: address } })).toBe(250);
    expect(await own({ text: 'a\n\n'.repeat(60_000) })).toBe(552);
    state.isDnsUp = false;
    expect(await own()).toBe(451);
    state.isDnsUp = true;
    expect(await arrivals()).toEqual([2, 4]);
    await setArrived({ arrived: 59 });
    expect([await own(again), await own(), await arrivals()]).toEqual([250, 452, [60, 4]]);
  });

  it('takes those of its person when others have used up what is theirs', async () => {
    await setArrived({ others_arrived: 59 });
    const forged = () => send(mailOf(), 'elsewhere.example');
    expect([await strange(), await strange(), await forged()]).toEqual([250, 452, 452]);
    expect([await own(), await arrivals()]).toEqual([250, [1, 61]]);
    expect(await entriesOf()).toHaveLength(1);
    await setArrived({ others_arrived: 299 });
    expect([await strange(), await forged(), await own()]).toEqual([452, 452, 452]);
    expect(await arrivals()).toEqual([1, 300]);
  });

  it('has one mail in memory, and whoever brings another tries again, while others go on', async () => {
    const eve = await scene.createPerson();
    const other = String((await call(eve, 'add-mail-address')).body.address);
    const { promise, resolve } = Promise.withResolvers<void>();
    [state.answered, state.asked] = [promise, 0];
    const first = own();
    await expect.poll(() => state.asked).toBe(1);
    expect([await own(), await strange({ to: other })]).toEqual([451, 250]);
    resolve();
    expect([await first, await own()]).toEqual([250, 250]);
  });

  it('takes those of its person while a stranger’s comes slowly, which is given up', async () => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => void (said += String(bytes)));
    const say = async (line: string, answer: string) => {
      socket.write(`${line}\r\n`);
      await expect.poll(() => said, { timeout: 5000 }).toContain(answer);
    };
    await expect.poll(() => said).toContain('220 ');
    await say('EHLO slow.example', '250 ');
    await say('MAIL FROM:<bo@elsewhere.example>', '250 ');
    await say(`RCPT TO:<${address}>`, '250 ');
    await say('DATA', '354 ');
    socket.write('Subject: slow\r\n\r\n');
    expect([await own(), await strange()]).toEqual([250, 451]);
    await expect.poll(() => strange(), { timeout: 10_000 }).toBe(250);
    await say('.', '451 The mail came too slowly');
    socket.destroy();
  });
});

describe('a receiver', () => {
  it('takes five megabytes and keeps nothing of what is longer, or cannot be read', async () => {
    expect(await own({ attachments: [{ filename: 'a.bin', content: Buffer.alloc(4_000_000) }] })).toBe(552);
    expect(await own({ text: 'a'.repeat(2_300_000) })).toBe(552);
    expect(await own({ text: 'a\n\n'.repeat(60_000) })).toBe(552);
    expect(await own({ text: 'a\n\n'.repeat(60_000), textEncoding: 'base64' })).toBe(552);
    expect(await own({ text: '--a\n'.repeat(1001) })).toBe(552);
    expect(await own({ text: '', html: 'a<br>'.repeat(110_000) })).toBe(552);
    expect(await own({ text: '', html: 'a&#10;'.repeat(110_000) })).toBe(552);
    expect([await entriesOf(), await heldOf()]).toEqual([[], []]);
  });

  it('drops answers of programs and what did not arrive', async () => {
    expect(await strange({ headers: { 'auto-submitted': 'auto-replied' } })).toBe(250);
    expect(await own({ headers: { precedence: 'auto_reply' } })).toBe(250);
    expect(await strange({ envelope: { from: '', to: address } })).toBe(250);
    expect(await own({ subject: '', text: ' ' })).toBe(250);
    expect([await entriesOf(), await heldOf()]).toEqual([[], []]);
  });

  it('says nothing in its log of addresses, senders and words', async () => {
    await own();
    await strange({ to: `rfm_${'1'.repeat(48)}@${DOMAIN}` });
    const log = JSON.stringify(state.logged);
    expect(log).toContain('taken');
    for (const secret of ['rfm_', ada.email, 'elsewhere', 'garden', 'snow'])
      expect(log).not.toContain(secret);
  });

  it('has fifty connections at most', async () => {
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    const [said] = await once(connect(port, '127.0.0.1'), 'data');
    expect(String(said)).toMatch(/^421 /);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => own()).toBe(250);
  });
});
