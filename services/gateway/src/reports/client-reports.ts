import { REPORTED_ERRORS } from '@reflectory/contracts/boot';
import * as z from 'zod';

/** A file of a release. */
type FilePlace = { name: string; release: string; file: string };

const placePattern = /^\/r\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{20})\/([\w.-]{1,160})$/;
const position = z.number().int().min(0).max(10_000_000).optional();

const ownReportSchema = z.strictObject({
  kind: z.enum(['load', 'error']),
  error: z.enum(REPORTED_ERRORS),
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  release: z.string().regex(/^[0-9a-f]{20}$/),
  file: z
    .string()
    .regex(/^[\w.-]{1,160}$/)
    .optional(),
  line: position,
  column: position,
});

/** A failure as it is logged and counted: nothing in it was written by anybody. */
export type ReadReport =
  | z.output<typeof ownReportSchema>
  | ({ kind: 'policy'; directive: string; blocked: string } & Partial<FilePlace>);

/** What two generations of browsers call the same. */
const violationSchema = z.union([
  z
    .object({
      'csp-report': z.object({
        'violated-directive': z.string(),
        'blocked-uri': z.string().default(''),
        'source-file': z.string().nullish(),
      }),
    })
    .transform(({ 'csp-report': report }) => ({
      directive: report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    })),
  z
    .object({
      type: z.literal('csp-violation'),
      body: z.object({
        effectiveDirective: z.string(),
        blockedURL: z.string().default(''),
        sourceFile: z.string().nullish(),
      }),
    })
    .transform(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
    })),
]);

/** The file of a release that an address names; whatever else stands in an address is left out. */
function placeOf(address: string | null | undefined, origin: string): FilePlace | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const [, name, release, file] = (url.origin === origin && placePattern.exec(url.pathname)) || [];
  return name && release && file ? { name, release, file } : null;
}

/** What was refused, without its address: that may hold anything. */
function blockedKind(address: string, origin: string): string {
  if (/^(inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink)$/.test(address)) return address;
  if (/^(data|blob|filesystem)(:|$)/.test(address)) return address.split(':', 1)[0] ?? '';
  if (!URL.canParse(address, origin)) return 'unknown';
  return new URL(address, origin).origin === origin ? 'own' : 'elsewhere';
}

function readOne(value: unknown, origin: string): ReadReport | null {
  const own = ownReportSchema.safeParse(value);
  if (own.success) return own.data;
  const violation = violationSchema.safeParse(value);
  if (!violation.success) return null;
  const { directive, blocked, source } = violation.data;
  const [name = ''] = directive.split(' ');
  if (!/^[a-z-]{3,40}$/.test(name)) return null;
  const place = placeOf(source, origin) ?? placeOf(blocked, origin);
  return { kind: 'policy', directive: name, blocked: blockedKind(blocked, origin), ...place };
}

/** Reads a body of one report or several, at most `most`; what is none is left out. */
export function readReports(body: unknown, origin: string, most: number): ReadReport[] {
  const values: unknown[] = Array.isArray(body) ? body.slice(0, most) : [body];
  return values.flatMap((value) => readOne(value, origin) ?? []);
}
