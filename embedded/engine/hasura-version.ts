/** Version of Hasura whose API the engine has; its command line refuses a server of another major version. */
export const HASURA_VERSION = 'v2.48.5';
