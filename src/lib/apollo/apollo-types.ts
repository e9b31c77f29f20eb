import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import type { RequestContext } from './request-context.ts';

declare module '@apollo/client' {
  /** A component reads its own fragment's fields only; the generated types say so. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what the module augments
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  /** What the links of `lib/apollo` read from a request's context, and write into it. */
  export interface DefaultContext extends RequestContext {
    headers?: Record<string, string>;
    /** The token that the request was sent with. */
    accessToken?: string | null;
    /** Whether the request is the second try after a refused token. */
    isRenewed?: boolean;
  }
}
