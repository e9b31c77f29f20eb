const PLACEHOLDER = /\$\{([A-Z][A-Z0-9_]*)(?::([^}]*))?\}/g;

/**
 * Resolves `${NAME}` and `${NAME:default}` in every string, as Keycloak does when it imports a realm. The results are
 * strings; `coerceSettings` later turns some of them into numbers and booleans.
 */
export function resolvePlaceholders(value: unknown, env: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return resolveText(value, env);
  if (Array.isArray(value)) return value.map((item) => resolvePlaceholders(item, env));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolvePlaceholders(item, env)]),
  );
}

function resolveText(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string, preset: string | undefined) => {
    const found = env[name] ?? preset;
    if (found === undefined) throw new Error(`The realm file asks for ${whole}, and ${name} is not set.`);
    return found;
  });
}
