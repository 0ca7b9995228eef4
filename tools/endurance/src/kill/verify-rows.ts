import type { Owner } from '../testing/owner.ts';
import type { Ledger } from './ledger.ts';

/** What of the rows is not as the clients were told. */
export async function verifyRows(owner: Owner, ledger: Ledger): Promise<string[]> {
  return [...(await verifyMarks(owner, ledger)), ...(await verifyIds(owner, ledger))];
}

async function verifyMarks(owner: Owner, { marks }: Ledger): Promise<string[]> {
  const rows = await owner.query<{ mark: string; found: number; places: number; twins: number }>(
    `select mark, count(*)::int as found, count(distinct place)::int as places,
       (select count(*)::int from append_twins t where t.mark = a.mark) as twins
     from appends a group by mark`,
  );
  const found = new Map(rows.map((row) => [row.mark, row]));
  const findings: string[] = [];
  for (const { via, mark, size, hasTwin, isAcknowledged } of marks) {
    const row = found.get(mark) ?? { found: 0, places: 0, twins: 0 };
    found.delete(mark);
    const isAbsent = row.found === 0 && row.twins === 0;
    if (isAbsent && !isAcknowledged) continue;
    const problem = isAbsent
      ? 'lost'
      : row.found > size
        ? 'doubled'
        : row.found < size
          ? 'half written'
          : null;
    if (problem) findings.push(`${via} ${mark}: ${problem}, ${row.found} rows of ${size}`);
    if (row.places !== row.found) findings.push(`${via} ${mark}: the same row twice`);
    if (row.twins !== (hasTwin ? row.found : 0)) findings.push(`${via} ${mark}: half of the pair`);
  }
  for (const mark of found.keys()) findings.push(`${mark}: nobody wrote it`);
  const lonely = await owner.query<{ mark: string }>(
    'select mark from append_twins where mark not in (select mark from appends)',
  );
  return [...findings, ...lonely.map(({ mark }) => `rpc ${mark}: half of the pair`)];
}

async function verifyIds(owner: Owner, { ids }: Ledger): Promise<string[]> {
  const rows = await owner.query<{ id: string }>('select id from appends_by_id');
  const found = new Set(rows.map(({ id }) => id));
  return ids
    .filter(({ id, isAcknowledged }) => isAcknowledged && !found.has(id))
    .map(({ id }) => `insert by id ${id}: lost`);
}
