// People move to Keycloak and no longer back (docs/operate/moving.md).
process.stderr.write(
  'People no longer move back from Keycloak: keep Keycloak, which KEYCLOAK_URL names, or import them by release 0.3.0 and then upgrade (docs/operate/moving.md).\n',
);
process.exitCode = 1;
