import {
  mdiEarth,
  mdiFaceAgent,
  mdiServerNetwork,
  mdiShieldLockOutline,
} from '#src/components/icon-paths.generated.ts';

/** Reasons under "Why choose us". */
export const REASONS = [
  { icon: mdiServerNetwork, title: 'about.why.infrastructure', text: 'about.why.infrastructureText' },
  { icon: mdiShieldLockOutline, title: 'about.why.security', text: 'about.why.securityText' },
  { icon: mdiFaceAgent, title: 'about.why.support', text: 'about.why.supportText' },
  { icon: mdiEarth, title: 'about.why.network', text: 'about.why.networkText' },
] as const;

/** The company's values. */
export const VALUES = [
  { title: 'about.values.excellence', text: 'about.values.excellenceText' },
  { title: 'about.values.customer', text: 'about.values.customerText' },
  { title: 'about.values.reliability', text: 'about.values.reliabilityText' },
] as const;
