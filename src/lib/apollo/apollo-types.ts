import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import type { RequestContext } from './request-context.ts';

declare module '@apollo/client' {
  /** Data masking by the generated types: a component can read only the fields of its own fragment. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is what the module augments
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}

  /** Context of a request, which the links of `lib/apollo` read and write. */
  export interface DefaultContext extends RequestContext {
    headers?: Record<string, string>;
    /** Access token with which the request was sent. */
    accessToken?: string | null;
    /** True if the request is the second attempt after a refused token. */
    isRenewed?: boolean;
  }
}
