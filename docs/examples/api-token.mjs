// REFLECTORY_TOKEN=rfl_… node api-token.mjs <origin>: reads the last titles, and leaves a draft for the evening
const call = async (path, init = {}) => {
  const response = await fetch(new URL(path, process.argv[2]), {
    ...init,
    headers: { authorization: `Bearer ${process.env.REFLECTORY_TOKEN}`, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.json()).message}`);
  return response;
};

const entries = await call('/rest/v1/entries?select=title,entry_at&order=entry_at.desc&limit=5');
const titles = (await entries.json()).map(({ title }) => title);
const draft = { framework: 'free', title: 'This evening', answers: [`Since “${titles[0] ?? 'nothing'}” …`] };
await call('/rest/v1/sessions', { method: 'POST', body: JSON.stringify(draft) });
process.stdout.write(`${JSON.stringify({ titles, left: entries.headers.get('ratelimit') })}\n`);
