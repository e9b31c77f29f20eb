import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const refusal = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { response, command, responseCode: Number(response.slice(0, 3)) });

describe('a recipient that the server refuses', () => {
  it.each([
    ['550 5.1.1 no such user', 'bounced'],
    ['550-5.1.1 The email account\n550 5.1.1 does not exist', 'bounced'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'bounced'],
    ['553 5.1.2 no such domain', 'bounced'],
    ['550 5.2.1 mailbox disabled', 'bounced'],
    ['550 5.4.4 domain not found', 'bounced'],
    ['550 no such user', 'refused'],
    ['550 mail from 5.1.1.9 is not welcome', 'refused'],
    ['550 5.7.1 not welcome', 'refused'],
    ['550 5.1.7 bad sender', 'refused'],
    ['550 5.1.8 sender has no domain', 'refused'],
    ['552 5.2.2 mailbox full', 'refused'],
    ['450 4.1.1 try later', 'later'],
  ])('with the answer "%s" has the outcome "%s"', (response, kind) => {
    expect(outcomeOf(refusal(response), 'envelope').kind).toBe(kind);
  });

  it('has bounced only if the server refused the command RCPT TO', () => {
    expect(outcomeOf(refusal('550 5.1.1 no', 'MAIL FROM'), 'envelope').kind).toBe('blocked');
    expect(outcomeOf(refusal('550 5.1.1 no', 'DATA'), 'data').kind).toBe('refused');
  });
});

describe('a sender that the server refuses', () => {
  it.each([
    ['552 message too large', 'later'],
    ['534 SIZE=Message too big.', 'later'],
    ['550 5.3.4 message too big for system', 'later'],
    ['554 5.2.3 message length exceeds limit', 'later'],
    ['534 5.7.9 application-specific password required', 'blocked'],
    ['530 5.7.0 authentication required', 'blocked'],
    ['550 sender not welcome', 'blocked'],
    ['553 5.1.8 sender has no domain', 'blocked'],
  ])('with the answer "%s" has the outcome "%s"', (response, kind) => {
    expect(outcomeOf(refusal(response, 'MAIL FROM'), 'envelope').kind).toBe(kind);
  });
});
