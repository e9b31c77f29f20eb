import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

export type EnvEntry = {
  name: string;
  value?: string;
  valueFrom?: {
    secretKeyRef?: { name: string; key: string; optional?: boolean };
    configMapKeyRef?: { name: string; key: string };
  };
};

type Probe = { httpGet?: { path: string; port: string | number } };

export type Container = {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  ports?: Array<{ name: string; containerPort: number }>;
  env?: EnvEntry[];
  envFrom?: Array<{ configMapRef?: { name: string } }>;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: {
    requests?: { cpu?: string; memory?: string };
    limits?: { cpu?: string; memory?: string };
  };
  volumeMounts?: Array<{ name: string; mountPath: string }>;
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
    privileged?: boolean;
  };
};

export type PodSpec = {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  hostNetwork?: boolean;
  securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    seccompProfile?: { type: string };
  };
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: Array<{ topologyKey: string }>;
  initContainers?: Container[];
  containers: Container[];
  volumes?: Array<{ name: string; hostPath?: unknown; emptyDir?: { sizeLimit?: string } }>;
};

export type Selector = {
  matchLabels?: Record<string, string>;
  matchExpressions?: Array<{ key: string; operator: string; values: string[] }>;
};

export type Peer = {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
};

type Ports = Array<{ port: number; protocol?: string }>;

type PodTemplate = { metadata: { labels: Record<string, string> }; spec: PodSpec };

/** What the checks read of a resource; each kind has some of it. */
export type Resource = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: Selector & Record<string, unknown>;
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    suspend?: boolean;
    ports?: Array<{ name: string; port: number; targetPort: string }>;
    minReplicas?: number;
    maxReplicas?: number;
    scaleTargetRef?: { name: string };
    maxUnavailable?: number;
    podSelector?: Selector;
    policyTypes?: string[];
    ingress?: Array<{ from?: Peer[]; ports?: Ports }>;
    egress?: Array<{ to?: Peer[]; ports?: Ports }>;
    instances?: number;
    image?: string;
    imageName?: string;
    groups?: unknown;
    startOptimized?: boolean;
    hostname?: { hostname: string };
    http?: { httpEnabled: boolean; httpPort: number };
    proxy?: { headers: string };
    features?: { enabled?: string[]; disabled?: string[] };
    transaction?: { xaEnabled: boolean };
    tracing?: { enabled: boolean; samplerType?: string };
    additionalOptions?: Array<{ name: string; value: string }>;
    db?: { vendor: string; host: string; port: number; database: string; poolMaxSize?: number };
    unsupported?: { podTemplate: { spec: PodSpec } };
    bootstrap?: { initdb: Record<string, string | string[]> };
    postgresql?: {
      synchronous?: { method: string; number: number; dataDurability: string };
      parameters: Record<string, string>;
    };
    plugins?: Array<{ isWALArchiver?: boolean; parameters: { barmanObjectName: string } }>;
    cluster?: { name: string };
    accessModes?: string[];
  };
};

type Kustomization = {
  resources: string[];
  images: Array<{ name: string; newName?: string; newTag: string; digest?: string }>;
  secretGenerator: Array<{ name: string; envs: string[] }>;
};

/** The files of `deploy/kubernetes`, read as kustomize reads them, without its help. */
export type Manifests = {
  resources: Resource[];
  /** Files of the base that its kustomization does not name. */
  leftOut: string[];
  overlay: Kustomization;
  /** Keycloak's image as the overlay patches it. */
  keycloakImage: string;
  settings: Record<string, string>;
  /** Names of the keys of each secret that the overlay makes. */
  secrets: Record<string, string[]>;
};

/** Returns the pairs of a file of NAME=value lines. */
export const readEnvFile = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(path, 'utf8').matchAll(/^([A-Za-z][\w-]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Reads the resources of a file; one without a specification gets an empty one. */
const readResources = (path: string): Resource[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    const { spec = {}, ...resource } = document.toJS() as Omit<Resource, 'spec'> & Partial<Resource>;
    return { ...resource, spec };
  });

/** Reads the base and an overlay. */
export function readManifests(root: string, overlayName = 'example'): Manifests {
  const base = `${root}/base`;
  const overlay = `${root}/overlays/${overlayName}`;
  const read = <Content>(path: string) => parse(readFileSync(path, 'utf8')) as Content;
  const { resources: files } = read<Kustomization>(`${base}/kustomization.yaml`);
  const kustomization = read<Kustomization>(`${overlay}/kustomization.yaml`);
  const isManifest = (file: string) => file.endsWith('.yaml');
  const own = files.filter(isManifest);
  const added = kustomization.resources.filter(isManifest);

  return {
    resources: [
      ...own.map((file) => `${base}/${file}`),
      ...added.map((file) => `${overlay}/${file}`),
    ].flatMap(readResources),
    leftOut: readdirSync(base).filter((file) => file !== 'kustomization.yaml' && !own.includes(file)),
    overlay: kustomization,
    keycloakImage: read<Resource>(`${overlay}/keycloak.yaml`).spec.image ?? '',
    settings: readEnvFile(`${overlay}/settings.env`),
    secrets: Object.fromEntries(
      kustomization.secretGenerator.map(({ name, envs }) => [
        name,
        envs.flatMap((file) => Object.keys(readEnvFile(`${overlay}/${file}.example`))),
      ]),
    ),
  };
}

/** Returns the resource of a kind and name; fails where there is none. */
export function find(resources: readonly Resource[], kind: string, name: string): Resource {
  const found = resources.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** Returns the pods that a resource makes; undefined if it makes none. */
export const podOf = ({ spec }: Resource): PodSpec | undefined =>
  (spec.template ?? spec.jobTemplate?.spec.template)?.spec;
