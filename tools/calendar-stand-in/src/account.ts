import { createHash, randomBytes } from 'node:crypto';

/** A meeting; moments in milliseconds, days as `2026-11-27`, the last one not included. */
export type StandInMeeting = { title: string } & (
  | { from: number; until: number; isFree?: boolean; isDeclined?: boolean; seriesTitle?: string }
  | { firstDay: string; nextDay: string }
);
type Calendar = { id: string; name: string; isMain: boolean; version: number; meetings: StandInMeeting[] };
type Grant = { scopes: string[]; isOver: boolean; refresh: string };
type Code = { challenge: string; redirect: string; scopes: string[] };

const NAME = 'ada@example.org';
const newToken = (kind: string) => `${kind}-${randomBytes(24).toString('base64url')}`;

/** The one account, who was let into it, and with what. */
export function createAccount() {
  const calendars: Calendar[] = [
    { id: NAME, name: 'Ada', isMain: true, version: 1, meetings: [] },
    { id: 'team@group.example', name: 'Team', isMain: false, version: 1, meetings: [] },
  ];
  const codes = new Map<string, Code>();
  const access = new Map<string, { grant: Grant; endsAt: number }>();
  const grants: Grant[] = [];
  let forgottenBefore = 0;
  const calendarOf = (id: string) => calendars.find((one) => one.id === id);

  return {
    name: NAME,
    calendars,
    calendarOf,
    /** Puts other meetings into a calendar. */
    change(id: string, meetings: StandInMeeting[]) {
      const calendar = calendarOf(id);
      if (!calendar) throw new Error(`There is no calendar ${id}`);
      calendar.meetings = meetings;
      calendar.version += 1;
    },
    /** Marks that were given out are good no more. */
    forgetMarks() {
      for (const calendar of calendars) calendar.version += 1;
      forgottenBefore = Math.max(...calendars.map(({ version }) => version));
      for (const calendar of calendars) calendar.version = forgottenBefore;
    },
    isForgotten: (mark: number) => mark < forgottenBefore,
    newCode(code: Code): string {
      const made = newToken('code');
      codes.set(made, code);
      return made;
    },
    /** A grant for a code, which is taken once. */
    takeCode(code: string, { verifier, redirect }: { verifier: string; redirect: string }): Grant | null {
      const known = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (!known || known.redirect !== redirect || known.challenge !== challenge) return null;
      const grant = { scopes: known.scopes, isOver: false, refresh: newToken('refresh') };
      grants.push(grant);
      return grant;
    },
    grantOf: (refresh: string) => grants.find((one) => one.refresh === refresh && !one.isOver),
    rotate(grant: Grant) {
      grant.refresh = newToken('refresh');
    },
    newAccess(grant: Grant, seconds: number): string {
      const token = newToken('access');
      access.set(token, { grant, endsAt: Date.now() + seconds * 1000 });
      return token;
    },
    hasAccess(token: string): boolean {
      const known = access.get(token);
      return known !== undefined && known.endsAt > Date.now() && !known.grant.isOver;
    },
    /** Ends a grant, as the account's person does at the provider. */
    endGrants() {
      for (const grant of grants) grant.isOver = true;
    },
    openGrants: () => grants.filter(({ isOver }) => !isOver).length,
  };
}

export type Account = ReturnType<typeof createAccount>;
