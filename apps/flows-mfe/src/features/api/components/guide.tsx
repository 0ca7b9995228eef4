import { useTranslation } from 'react-i18next';
import classes from './api.module.css';
import { CodeBlock } from './code-block.tsx';

const AUTHORIZATION = 'Bearer rfl_…';

const curlExample = (origin: string) =>
  `curl '${origin}/rest/v1/entries?select=title&limit=5' \\\n  -H 'Authorization: ${AUTHORIZATION}'`;

/** As most clients of the Model Context Protocol read it from their settings. */
const mcpExample = (origin: string) =>
  JSON.stringify(
    {
      mcpServers: {
        journal: {
          type: 'http',
          url: `${origin}/functions/v1/mcp`,
          headers: { Authorization: AUTHORIZATION },
        },
      },
    },
    null,
    2,
  );

/** How a program says whose token it has. */
export function Guide() {
  const { t } = useTranslation('flows');
  const { origin } = globalThis.location;
  return (
    <section aria-labelledby="api-guide" className={classes.section}>
      <h2 id="api-guide" className={classes.heading}>
        {t('api.guide.title')}
      </h2>
      <p>{t('api.guide.text')}</p>
      <CodeBlock title={t('api.guide.curl')} code={curlExample(origin)} />
      <p>{t('api.guide.mcpText')}</p>
      <CodeBlock title={t('api.guide.mcp')} code={mcpExample(origin)} />
    </section>
  );
}
