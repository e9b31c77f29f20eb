export function withoutProxyInside(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
