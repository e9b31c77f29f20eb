import type { ProtocolMapper } from '../storage/representation.ts';
import type { ClaimsBuilder, MapperSource, ProtocolMapperType, TokenKind } from './protocol-mapper.ts';
import { PROTOCOL_MAPPERS } from './protocol-mappers.ts';

const TYPES: ReadonlyMap<string, ProtocolMapperType> = new Map(
  PROTOCOL_MAPPERS.map((type) => [type.name, type]),
);

export type MappedClaims = { claims: Record<string, unknown>; audiences: string[] };

/** Tells whether this server supports a kind of mapper; the Admin API refuses to configure others. */
export function knowsMapper(name: string): boolean {
  return TYPES.has(name);
}

/** Runs a client's protocol mappers for one kind of token. */
export function applyMappers(
  mappers: readonly ProtocolMapper[],
  kind: TokenKind,
  source: MapperSource,
): MappedClaims {
  const result: MappedClaims = { claims: {}, audiences: [] };
  const builder = claimsBuilder(result);
  const chosen = mappers
    .filter((mapper) => mapper.config[`${kind}.token.claim`] === 'true')
    .map((mapper) => ({ mapper, type: typeOf(mapper) }))
    .sort((a, b) => a.type.priority - b.type.priority);
  for (const { mapper, type } of chosen) type.apply(mapper.config, source, builder);

  return result;
}

function typeOf(mapper: ProtocolMapper): ProtocolMapperType {
  const type = TYPES.get(mapper.protocolMapper);
  if (type === undefined)
    throw new Error(`Mapper ${mapper.name} is of an unknown kind: ${mapper.protocolMapper}.`);
  return type;
}

function claimsBuilder(result: MappedClaims): ClaimsBuilder {
  return {
    addAudience: (name) => result.audiences.push(name),
    set: (path, value) => {
      const parents = path.slice(0, -1);
      const name = path.at(-1);
      if (name === undefined) return;
      let target = result.claims;
      for (const parent of parents) {
        const inner = Object.hasOwn(target, parent) ? target[parent] : undefined;
        const next = typeof inner === 'object' && inner !== null ? inner : {};
        define(target, parent, next);
        target = next as Record<string, unknown>;
      }
      define(target, name, value);
    },
  };
}

/** Sets an own property, also one that is called `__proto__`. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}
