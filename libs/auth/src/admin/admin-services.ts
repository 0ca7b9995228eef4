import type { Database } from '@reflectory/runtime/database';
import type { OutboxStore } from '@reflectory/runtime/mail';
import type { EmailChangeService } from '../links/email-change.service.ts';
import type { LinkMailer } from '../links/link-mailer.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicyAt } from '../passwords/password-policies.ts';
import { createDirectoryService, type DirectoryService } from './directory.service.ts';
import { createGeneratedLinksService, type GeneratedLinksService } from './generated-links.service.ts';
import { createPersonChange } from './person-change.ts';
import { createPersonFactorsService, type PersonFactorsService } from './person-factors.service.ts';

/** What programs with the service key do. */
export type AdminServices = {
  directory: DirectoryService;
  personFactors: PersonFactorsService;
  generatedLinks: GeneratedLinksService;
};

type Dependencies = {
  database: Database;
  hasher: PasswordHasher;
  links: LinkMailer;
  emailChange: EmailChangeService;
  policyAt: PasswordPolicyAt;
  /** Removes mails that were kept instead of sent. */
  forgetMails: OutboxStore['removeOf'];
  now: () => number;
};

export function createAdminServices(dependencies: Dependencies): AdminServices {
  const change = createPersonChange(dependencies);
  return {
    directory: createDirectoryService({ ...dependencies, change }),
    personFactors: createPersonFactorsService(dependencies),
    generatedLinks: createGeneratedLinksService(dependencies),
  };
}
