import type { Account } from '../storage/account-store.ts';
import type { Role } from '../storage/representation.ts';

export type TokenKind = 'access' | 'id' | 'userinfo';

/** Data that a mapper may read. */
export type MapperSource = {
  account: Account;
  /** Roles that the token may show, composites expanded. */
  roles: readonly Role[];
};

/** Target for the claims and audiences that a mapper sets. */
export type ClaimsBuilder = {
  set(path: readonly string[], value: unknown): void;
  addAudience(audience: string): void;
};

/** One kind of Keycloak's protocol mappers. Mappers with a higher priority run later, so their claims win. */
export type ProtocolMapperType = {
  name: string;
  priority: number;
  apply(config: Readonly<Record<string, string>>, source: MapperSource, claims: ClaimsBuilder): void;
};

/** Returns the path of the mapper's claim: dots separate names, an escaped dot belongs to a name. */
export function claimPath(config: Readonly<Record<string, string>>): string[] {
  return (config['claim.name'] ?? '')
    .split(/(?<!\\)\./)
    .map((part) => part.replaceAll('\\.', '.'))
    .filter((part) => part !== '');
}

/** Reads a string as the JSON type that the mapper asks for. */
export function typedValue(config: Readonly<Record<string, string>>, text: string): unknown {
  switch (config['jsonType.label']) {
    case 'boolean':
      return text === 'true';
    case 'int':
    case 'long':
      return Number(text);
    case 'JSON':
      return JSON.parse(text);
    default:
      return text;
  }
}
