import { GeneratorError, type Kind, pascalCase, requireName } from '../plan.ts';

const usage = 'feature <app> <name>';

/** A feature of a remote: one call, a panel and its test. */
export const feature: Kind = {
  usage,
  summary: 'a feature folder in a remote',
  plan([wantedApp, wantedName], workspace) {
    const app = requireName(wantedApp, usage);
    const name = requireName(wantedName, usage);
    if (!workspace.exists(`apps/${app}/src/remote.ts`))
      throw new GeneratorError(`apps/${app} is not a remote`);
    const folder = `apps/${app}/src/features/${name}`;
    return {
      files: featureFiles(folder, name, app.replace(/-mfe$/, '')),
      next: [
        `Mount <${pascalCase(name)}Panel /> in a page of apps/${app}/src/app.`,
        `Add the texts ${name}.title and ${name}.empty to apps/${app}/src/locales.`,
      ],
    };
  },
};

/** Files of a feature that lists the finished sessions; a start with a real call to change. */
function featureFiles(folder: string, name: string, namespace: string): Record<string, string> {
  return {
    [`${folder}/api/find-${name}.ts`]: callOf(name, namespace),
    [`${folder}/${name}.panel.tsx`]: panelOf(name, namespace),
    [`${folder}/${name}.module.css`]: styleOf(),
    [`${folder}/${name}.panel.test.tsx`]: testOf(name, namespace),
  };
}

const callOf = (name: string, namespace: string) => `import type {} from '@reflectory/contracts/journal';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** The latest finished sessions of the signed-in person; the key names them, so that nobody is shown another's. */
export function use${pascalCase(name)}() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return useQuery({
    queryKey: ['${namespace}', boot.instance.id, userId, '${name}'],
    queryFn: async () => {
      const { data } = await client
        .from('sessions')
        .select('id,title')
        .eq('status', 'done')
        .order('completed_at', { ascending: false })
        .limit(10)
        .throwOnError();
      return data;
    },
  });
}
`;

const panelOf = (name: string, namespace: string) => `import { useTranslation } from 'react-i18next';
import { use${pascalCase(name)} } from './api/find-${name}.ts';
import classes from './${name}.module.css';

/** What a page mounts of this feature. */
export function ${pascalCase(name)}Panel() {
  const { t } = useTranslation('${namespace}');
  const { data = [] } = use${pascalCase(name)}();
  return (
    <section className={classes.panel} aria-label={t('${name}.title')}>
      <h2>{t('${name}.title')}</h2>
      {data.length === 0 && <p>{t('${name}.empty')}</p>}
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
`;

const styleOf = () => `@layer areas {
  .panel {
    max-inline-size: var(--width-content);
    margin-inline: auto;
  }
}
`;

const testOf = (
  name: string,
  namespace: string,
) => `import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${pascalCase(name)}Panel } from './${name}.panel.tsx';

const texts = { ${namespace}: { '${name}': { title: 'Title', empty: 'Nothing here yet' } } };

test('finished sessions are listed by title', async () => {
  const session = { id: '44444444-4444-4444-8444-444444444444', title: 'A walk', framework: 'free' };
  const row = { ...session, user_id: FAKE_USER.id, status: 'done' as const };
  const { client } = createServiceClientFake({ user: FAKE_USER, tables: { sessions: [row] } });
  renderWithPlatform(<${pascalCase(name)}Panel />, { client, texts });
  expect(await screen.findByText('A walk')).toBeVisible();
});

test('an empty account says what belongs here', () => {
  renderWithPlatform(<${pascalCase(name)}Panel />, { texts });
  expect(screen.getByText('Nothing here yet')).toBeVisible();
});
`;
