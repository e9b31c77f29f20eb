import type { Case } from './case.ts';
import { absentCases } from './cases/absent.ts';
import { clientCases } from './cases/clients.ts';
import { credentialCases } from './cases/credentials.ts';
import { endingCases } from './cases/endings.ts';
import { filterCases } from './cases/filters.ts';
import { grantCases } from './cases/grants.ts';
import { openidCases } from './cases/openid.ts';
import { originCases } from './cases/origins.ts';
import { peopleCases } from './cases/people.ts';
import { roleCases } from './cases/roles.ts';
import { sessionCases } from './cases/sessions.ts';
import { signInCases } from './cases/sign-ins.ts';

/** Requests that are put to the embedded identity and to a real Keycloak, which has to answer the same. */
export const CASES: readonly Case[] = [
  ...filterCases,
  ...peopleCases,
  ...credentialCases,
  ...roleCases,
  ...sessionCases,
  ...signInCases,
  ...clientCases,
  ...openidCases,
  ...grantCases,
  ...endingCases,
  ...originCases,
  ...absentCases,
];
