import { podOf, type Container, type PodSpec, type Resource } from './read-manifests.ts';

type Check = [isFault: boolean, fault: string];

const faultsOf = (who: string, checks: Check[]) =>
  checks.filter(([isFault]) => isFault).map(([, fault]) => `${who} ${fault}`);

function containerFaults(who: string, { securityContext, resources }: Container): string[] {
  const { requests, limits } = resources ?? {};
  const { drop = [], add = [] } = securityContext?.capabilities ?? {};

  return faultsOf(who, [
    [securityContext?.privileged === true, 'leaves its container'],
    [securityContext?.readOnlyRootFilesystem !== true, 'writes into its image'],
    [drop.join() !== 'ALL' || add.length > 0, 'keeps rights of the administrator'],
    [securityContext?.allowPrivilegeEscalation !== false, 'may get new rights'],
    [!requests?.cpu || !requests.memory, 'asks for no memory or processor'],
    [!limits?.cpu || !limits.memory, 'has no limit of memory or processor'],
  ]);
}

function podFaults(name: string, spec: PodSpec): string[] {
  const { securityContext, volumes = [], initContainers = [] } = spec;

  return [
    ...faultsOf(name, [
      [spec.hostNetwork === true, 'leaves its container'],
      [spec.automountServiceAccountToken !== false, "has Kubernetes' token"],
      [spec.enableServiceLinks !== false, 'gets variables of services'],
      [securityContext?.runAsNonRoot !== true || !securityContext.runAsUser, 'may run as root'],
      [securityContext?.seccompProfile?.type !== 'RuntimeDefault', 'has every system call'],
      [volumes.some(({ hostPath }) => hostPath !== undefined), 'sees the disk of its node'],
      [volumes.some(({ emptyDir }) => emptyDir && !emptyDir.sizeLimit), 'fills the disk of its node'],
    ]),
    ...[...initContainers, ...spec.containers].flatMap((container) =>
      containerFaults(container.name === name ? name : `${name}/${container.name}`, container),
    ),
  ];
}

/** Lists what is missing for a Deployment to run in several pods, one of which may go at any time. */
function deploymentFaults(name: string, spec: PodSpec, resources: readonly Resource[]): string[] {
  const [container] = spec.containers;
  const named = (kind: string) =>
    resources.find((one) => one.kind === kind && one.metadata.name === name)?.spec;
  const spread = (spec.topologySpreadConstraints ?? []).map(({ topologyKey }) => topologyKey);
  const scaler = named('HorizontalPodAutoscaler');

  return faultsOf(name, [
    [!((scaler?.minReplicas ?? 0) >= 2), 'has fewer than two replicas'],
    [scaler?.scaleTargetRef?.name !== name, 'is not scaled by its own autoscaler'],
    [named('PodDisruptionBudget')?.maxUnavailable !== 1, 'has no disruption budget'],
    [!spread.includes('kubernetes.io/hostname'), 'may have all replicas on one node'],
    [!spread.includes('topology.kubernetes.io/zone'), 'may have all replicas in one zone'],
    [!container?.startupProbe || !container.livenessProbe || !container.readinessProbe, 'lacks a probe'],
    [!container?.lifecycle?.preStop?.sleep?.seconds, 'ends while it still gets connections'],
  ]);
}

/** Lists which guarantees the pods of Deployments, Jobs and CronJobs break. */
export const workloadFaults = (resources: readonly Resource[]): string[] =>
  resources.flatMap((resource) => {
    const { kind, metadata, spec } = resource;
    const pod = podOf(resource);
    if (!pod) return [];
    return [
      ...podFaults(metadata.name, pod),
      ...(kind === 'Deployment' ? deploymentFaults(metadata.name, pod, resources) : []),
      ...faultsOf(metadata.name, [[kind === 'CronJob' && spec.suspend !== true, 'starts by itself']]),
    ];
  });
