import { describe, expect, it } from 'vitest';
import { isJson, wantsGraphqlResponse } from './media-type.ts';

describe('wantsGraphqlResponse', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['application/graphql-response+json', true],
    ['Application/GraphQL-Response+JSON; charset=utf-8', true],
    ['application/graphql-response+json,application/json;q=0.9', true],
    ['application/json, application/graphql-response+json', true],
    ['application/json, application/graphql-response+json;q=0.5', false],
    ['application/graphql-response+json;q=0', false],
    ['application/graphql-response+json;q=nonsense', false],
  ])('of the Accept header %j is %s', (accept, wanted) => expect(wantsGraphqlResponse(accept)).toBe(wanted));
});

describe('isJson', () => {
  it.each([
    ['application/json', true],
    ['application/graphql+json; charset=utf-8', true],
    ['text/plain', false],
    ['application/x-www-form-urlencoded', false],
    ['text/plain; x=application/json', false],
    [undefined, false],
  ])('of the Content-Type %j is %s', (type, answer) => expect(isJson(type)).toBe(answer));
});
