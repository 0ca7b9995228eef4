import * as z from 'zod';

const urlSetting = z.url({ protocol: /^https?$/ }).optional();

/** By which providers know this installation; shared by the service and the worker. */
export const oauthEnvironment = {
  /** Left out: nobody is offered to connect Google Calendar. */
  CORE_API_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  CORE_API_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Left out: Google itself. */
  CORE_API_GOOGLE_URL: urlSetting,
  /** Left out: nobody is offered to connect calendars of Microsoft. */
  CORE_API_MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  CORE_API_MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  /** Whose accounts may be connected: `common`, `organizations`, `consumers`, or the id of a directory. */
  CORE_API_MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('common'),
  /** Left out: Microsoft itself. */
  CORE_API_MICROSOFT_URL: urlSetting,
};

type Settings = z.output<z.ZodObject<typeof oauthEnvironment>>;

/** How a provider knows this installation; `url` is where a stand-in of it is. */
type OAuthClient = { id: string; secret: string; url: string | null };

/** Those providers that the operator set up. */
export type OAuthClients = {
  google?: OAuthClient;
  microsoft?: OAuthClient & { tenant: string };
};

const NAMES = ['GOOGLE', 'MICROSOFT'] as const;

/** Says of an id without its secret, and the other way round, that both are needed. */
export function checkOAuthSettings({ value, issues }: z.core.ParsePayload<Settings>): void {
  for (const name of NAMES) {
    const [id, secret] = [`CORE_API_${name}_CLIENT_ID`, `CORE_API_${name}_CLIENT_SECRET`] as const;
    if (Boolean(value[id]) === Boolean(value[secret])) continue;
    const [missing, there] = value[id] ? [secret, id] : [id, secret];
    issues.push({
      code: 'custom',
      path: [missing],
      message: `is required beside ${there}`,
      input: value[missing],
    });
  }
}

const clientOf = (id: string | undefined, secret: string | undefined, url: string | undefined) =>
  id && secret ? { id, secret, url: url === undefined ? null : new URL(url).origin } : null;

export function readOAuthClients(settings: Settings): OAuthClients {
  const google = clientOf(
    settings.CORE_API_GOOGLE_CLIENT_ID,
    settings.CORE_API_GOOGLE_CLIENT_SECRET,
    settings.CORE_API_GOOGLE_URL,
  );
  const microsoft = clientOf(
    settings.CORE_API_MICROSOFT_CLIENT_ID,
    settings.CORE_API_MICROSOFT_CLIENT_SECRET,
    settings.CORE_API_MICROSOFT_URL,
  );
  return {
    ...(google && { google }),
    ...(microsoft && { microsoft: { ...microsoft, tenant: settings.CORE_API_MICROSOFT_TENANT } }),
  };
}
