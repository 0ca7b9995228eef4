import type { Stack } from './stack.ts';

/** The text shown when everything serves: addresses, people and where mail can be read. */
export function describeStack({ ports, seed, hasStandIn, hasProvider }: Stack): string {
  const address = (slug?: string) => `http://${slug ? `${slug}.` : ''}localhost:${ports.public}`;
  const demo = seed.instances.filter((instance) => !instance.isDefault);
  const width = Math.max(...seed.people.map((person) => person.email.length));
  const person = (one: Stack['seed']['people'][number]) =>
    `    ${one.email.padEnd(width)}  ${one.password}   ${one.role} at ${one.instance}`;
  const first = seed.people.filter((one) => one.isFirstAdministrator);
  const others = seed.people.filter((one) => !one.isFirstAdministrator);
  return [
    '',
    `  Ready:  ${address()}`,
    ...demo.map((instance) => `          ${address(instance.slug)}   ${instance.name}`),
    '',
    '  First administrator',
    ...first.map(person),
    '  Demo people',
    ...others.map(person),
    '',
    `  Mail that would have been sent:  http://localhost:${ports.coreApiAdmin}/outbox`,
    ...(hasStandIn ? [`  Test payments and their clock:   http://localhost:${ports.stripeStandIn}`] : []),
    ...(hasProvider
      ? [`  Provider to set up, model stand-in: http://127.0.0.1:${ports.providerStandIn}/v1`]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
