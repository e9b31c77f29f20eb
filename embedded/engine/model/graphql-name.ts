const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

/** Returns true if the text is a valid GraphQL name. See https://spec.graphql.org/October2021/#sec-Names */
export function isGraphqlName(text: string): boolean {
  return NAME.test(text);
}
