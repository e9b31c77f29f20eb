import type { ComposeFile } from './compose-faults.ts';
import { operatorOptions, optionFaults } from './keycloak-options.ts';
import { find, type Resource } from './read-manifests.ts';

/** Folders of Keycloak's image that it writes to; all others are closed. */
const WRITABLE = ['/opt/keycloak/data', '/tmp'];

/** Lists what Keycloak's resource lacks, and where it wants another Keycloak than its image is built for. */
export function keycloakFaults(resources: readonly Resource[], { services }: ComposeFile): string[] {
  const environment = services['keycloak']?.environment ?? {};
  const resource = find(resources, 'Keycloak', 'keycloak');
  const { instances, proxy, db, startOptimized, unsupported } = resource.spec;
  const pod = unsupported?.podTemplate.spec;
  const [container] = pod?.containers ?? [];
  const mounted = (container?.volumeMounts ?? []).map(({ mountPath }) => mountPath).sort();
  const hasToken = pod?.automountServiceAccountToken !== false;
  const certificate = operatorOptions(resource)['truststore-paths'];
  const checks: Array<[boolean, string]> = [
    [!((instances ?? 0) >= 2), 'has fewer than two instances'],
    [startOptimized !== true, 'builds itself at each start'],
    [container?.securityContext?.readOnlyRootFilesystem !== true, 'writes into its image'],
    [mounted.join() !== WRITABLE.join(), 'has no folders of its own to write to'],
    [(pod?.volumes ?? []).some(({ emptyDir }) => !emptyDir?.sizeLimit), 'fills the disk of its node'],
    [hasToken, "has Kubernetes' token"],
    [!hasToken && certificate !== '', 'wants a certificate that is not mounted'],
    [proxy?.headers !== environment['KC_PROXY_HEADERS'], 'believes other headers than compose'],
    [db?.host !== 'keycloak-database-rw', 'has no database of its own'],
    [
      !resources.some(({ kind, metadata }) => kind === 'PodDisruptionBudget' && metadata.name === 'keycloak'),
      'has no disruption budget',
    ],
  ];

  return [
    ...checks.filter(([isFault]) => isFault).map(([, fault]) => `keycloak ${fault}`),
    ...optionFaults(resource, environment),
  ];
}
