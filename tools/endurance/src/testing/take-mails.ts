/** Lets services that are started after this take mails to journals, on any port: what is switched off cannot be tried. */
export function takeMails(): void {
  process.env['CORE_API_MAIL_IN_DOMAIN'] ??= 'in.endurance.example';
  process.env['CORE_API_WORKER_MAIL_IN_PORT'] ??= '0';
}
